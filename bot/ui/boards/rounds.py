"""The line that stands for a finished round: who leads with how much, within a notification's length."""

from collections.abc import Callable, Sequence
from typing import Final

import discord

from bot.tables.model import Table, TableError
from bot.tables.records import Step
from bot.tables.view import View
from bot.texts import Words, signed
from bot.ui.boards.standings import number_text, rows
from bot.ui.boards.undo import undo_step
from bot.ui.kit.buttons import button, in_rows
from bot.ui.kit.message import Message
from bot.ui.kit.names import listed, marked, width
from rules.contract import Score, Seat, Standing

ESSENTIAL: Final = 100
"""Columns that a notification shows for sure."""


def last_round(table: Table) -> int:
    """Return the number of the last round that was scored. TableError `no_round_yet`."""
    scored = 0 if table.state is None else len(table.game.scores(table.state))
    if not scored:
        raise TableError("no_round_yet")
    return scored


def past_round(table: Table, number: int) -> int:
    """Return the number of a round that was scored. TableError `no_round_yet`, `no_such_round`."""
    if not 1 <= number <= last_round(table):
        raise TableError("no_such_round", given=number, high=last_round(table))
    return number


def round_line(table: View, number: int, score: Score, standings: Sequence[Standing], words: Words) -> str:
    """Say who leads after the round, with what the round brought them, then the others' totals."""
    names = marked(table.names)
    first = [row for row in standings if row.rank == 1]
    leaders = [_with_points(names[row.seat], score, row.seat) for row in first]
    leader = listed(leaders, room=ESSENTIAL // 2, more=_more(words))
    text = "scores-round" if len(first) == 1 else "scores-round-tied"
    others = [f"{names[row.seat]} {number_text(row.score)}" for row in standings if row.rank > 1]

    def line(shown: str) -> str:
        return words(
            text, round=number, leader=leader, total=first[0].score, others=shown, more=min(len(others), 1)
        )

    room = ESSENTIAL - width(line(""))
    return line(listed(others, room=room, more=_more(words)))


def took_the_lead(
    before: Sequence[Standing], after: Sequence[Standing], names: Sequence[str], words: Words
) -> str:
    """Say who leads now and did not before; empty where nobody new does."""
    led = {row.seat for row in before if row.rank == 1}
    new = [names[row.seat] for row in after if row.rank == 1 and row.seat not in led]
    return words("scores-took-lead", players=listed(new), count=len(new)) if new else ""


def scored(
    table: View,
    step: Step,
    words: Words,
    *,
    title: str,
    lines: Sequence[str],
    footer: str,
    colour: int,
    explained: bool = True,
) -> Message:
    """Show the round that this entry finished: standings, who leads now, then the game's own `lines`.

    `explained`: there is more to say of where the points come from.
    """
    game = table.game
    played, ranking = game.scores(step.after), game.standings(step.after)
    number, score = len(played), played[-1]
    shown = list(rows(table.names, ranking, score=score))
    if number > 1:
        before = game.standings(step.before)
        shown += filter(None, [took_the_lead(before, ranking, marked(table.names), words)])
    embed = discord.Embed(title=title, description="\n".join((*shown, *lines)), colour=colour)
    embed.set_footer(text=footer)
    why = [button(words, "scores-why", table, "why", number, "-")] if explained else []
    return Message(
        content=round_line(table, number, score, ranking, words),
        embed=embed,
        rows=in_rows([*why, undo_step(table, step, words)]),
    )


def best_round(table: View, words: Words, *, lowest: bool = False) -> str:
    """Say which round brought one seat most, or least where the `lowest` total wins; empty for a tie."""
    found = [
        (points, number, seat)
        for number, score in enumerate(table.game.scores(table.state), 1)
        for seat, points in enumerate(score.points)
        if points is not None
    ]
    best = (min if lowest else max)(points for points, _, _ in found)
    whose = [(number, seat) for points, number, seat in found if points == best]
    if len(whose) != 1:
        return ""
    number, seat = whose[0]
    text, points = ("final-low-round", number_text(best)) if lowest else ("final-round", signed(best))
    return words(text, players=marked(table.names)[seat], points=points, round=number)


def _with_points(name: str, score: Score, seat: Seat) -> str:
    points = score.points[seat]
    return name if points is None else f"{name} {signed(points)}"


def _more(words: Words) -> Callable[[int], str]:
    return lambda count: words("scores-more", count=count)
