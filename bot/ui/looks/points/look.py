"""How a game counted in points looks: board, panel, a finished round."""

from collections.abc import Collection
from typing import Final

import discord

from bot.tables.records import Step
from bot.tables.view import View
from bot.texts import Words
from bot.ui.boards.frame import framed, text
from bot.ui.boards.menu import for_all
from bot.ui.boards.rounds import best_round, scored
from bot.ui.boards.standings import rows_or_names, totals_now
from bot.ui.boards.threshold import progress
from bot.ui.boards.waiting import ask_of, closed, signs, waiting
from bot.ui.kit.buttons import button, in_rows
from bot.ui.kit.look import Look
from bot.ui.kit.message import Message
from bot.ui.kit.names import footed, marked
from bot.ui.looks.points.titles import COLOUR, chosen, details, name, state_of, summary, title
from rules.contract import Seat
from rules.points.entries import Points
from rules.points.game import GAME, State, first_of_round


def board(table: View, words: Words, *, unreachable: Collection[Seat] = frozenset()) -> Message:
    """Show the round at the table to all: who has entered, never how many points."""
    state, ask = state_of(table), table.ask
    notes = [_progress(state, words, table), closed(table, unreachable, words)]
    embed = discord.Embed(
        title=title(table, words),
        description=text(table, notes, rows_or_names(table, signs(table)), words),
        colour=COLOUR,
    )
    first = first_of_round(state)
    if first is not None:
        embed.set_footer(text=words("points-starts", player=footed(table.names)[first]))
    content = words("points-board", round=0 if ask is None else ask.round, waiting=waiting(table, words))
    own = [
        button(words, "points-enter", table, "total", style="primary"),
        button(words, "points-mine", table, "mine"),
    ]
    return framed(table, words, content=content, embed=embed, buttons=own)


def panel(table: View, seat: Seat, words: Words, *, own: bool = True) -> Message:
    """Show what this seat may enter now, and what it has entered."""
    ask = ask_of(table, seat, words)
    if isinstance(ask, Message):
        return ask
    reader = "you" if own and table.chairs[seat].user is not None else "other"
    given, player = table.drafts.get(seat), marked(table.names)[seat]
    enter = button(
        words, "points-enter", table, "total", seat, style="secondary" if given is not None else "primary"
    )
    if not isinstance(given, Points):
        return Message(
            content=words(f"points-ask-{reader}", player=player, round=ask.round), rows=in_rows([enter])
        )
    content = words(f"points-given-{reader}", player=player, points=given.points, round=ask.round)
    return Message(
        content=content, rows=in_rows([enter, button(words, "board-withdraw", table, "unbet", seat)])
    )


def scores(table: View, step: Step, words: Words) -> Message:
    """Show the round that this entry finished."""
    state: State = step.after
    number, first = len(state.rounds), first_of_round(state)
    return scored(
        table,
        step,
        words,
        title=words("points-title", game=name(table, words), round=number),
        lines=(),
        footer=words("scores-over")
        if first is None
        else words("points-next", player=footed(table.names)[first], round=number + 1),
        colour=COLOUR,
        explained=False,
    )


def awards(table: View, words: Words) -> tuple[str, ...]:
    """Name the round that brought most, or least where the lowest total wins."""
    lowest = state_of(table).setup.options.wins == "lowest"
    return tuple(filter(None, [best_round(table, words, lowest=lowest)]))


def _progress(state: State, words: Words, table: View) -> str:
    threshold = state.setup.options.threshold
    if threshold is None or table.ask is None:
        return ""
    totals = state.rounds[-1].totals if state.rounds else (0,) * len(table.chairs)
    return progress(totals, table.ask.seats, marked(table.names), threshold, words)


def typed(part: Points) -> tuple[str, ...]:
    """Return what a button carries to enter these points."""
    return (str(part.points),)


LOOK: Final = Look(
    game=GAME,
    title=title,
    summary=summary,
    board=board,
    panel=panel,
    reveal=scores,
    scores=scores,
    rows=totals_now,
    awards=awards,
    details=details,
    menu=for_all,
    chosen=chosen,
    typed=typed,
    topics=("aim", "round", "end"),
    verbs=("score", "round"),
)
