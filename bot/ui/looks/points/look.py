"""How a game counted in points looks: board, panel, a finished round."""

from collections.abc import Collection
from typing import Final

import discord

from bot.tables.records import Step
from bot.tables.view import View
from bot.texts import Words, signed
from bot.ui.boards.frame import framed, text
from bot.ui.boards.rounds import round_line, took_the_lead
from bot.ui.boards.standings import rows as standing_rows
from bot.ui.boards.standings import totals_now, whole
from bot.ui.boards.threshold import progress
from bot.ui.boards.undo import undo_step
from bot.ui.boards.waiting import closed, signs, waiting
from bot.ui.kit.buttons import button, in_rows
from bot.ui.kit.look import Look
from bot.ui.kit.message import Button, Message
from bot.ui.kit.names import footed, marked
from bot.ui.looks.points.titles import COLOUR, chosen, details, name, state_of, summary, title
from rules.contract import Seat
from rules.points.entries import Points
from rules.points.game import GAME, State, leads, scores, standings


def board(table: View, words: Words, *, unreachable: Collection[Seat] = frozenset()) -> Message:
    """Show the round at the table to all: who has entered, never how many points."""
    state, ask, names = state_of(table), table.ask, marked(table.names)
    finished = scores(state)
    if finished:
        lines = list(standing_rows(table.names, standings(state), ends=signs(table)))
    else:
        lines = [f"**{names[seat]}** {sign}" for seat, sign in signs(table).items()]
    notes = [_progress(state, words, table), closed(table, unreachable, words)]
    embed = discord.Embed(
        title=title(table, words), description=text(table, notes, lines, words), colour=COLOUR
    )
    first = leads(state)
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
    ask = table.ask
    if table.state is None or ask is None:
        return Message(content=words("board-not-begun" if table.state is None else "board-over"))
    if seat not in ask.seats:
        return Message(content=words("board-closed-seat"))
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


def scored(table: View, step: Step, words: Words) -> Message:
    """Show the round that this entry finished."""
    state: State = step.after
    number, score, ranking = len(state.rounds), state.rounds[-1], standings(state)
    lines = list(standing_rows(table.names, ranking, score=score))
    if number > 1:
        lead = took_the_lead(standings(step.before), ranking, marked(table.names), words)
        lines += filter(None, [lead])
    embed = discord.Embed(
        title=words("points-title", game=name(table, words), round=number),
        description="\n".join(lines),
        colour=COLOUR,
    )
    first = leads(state)
    embed.set_footer(
        text=words("scores-over")
        if first is None
        else words("points-next", player=footed(table.names)[first], round=number + 1)
    )
    content = round_line(table, number, score, ranking, words)
    return Message(content=content, embed=embed, rows=in_rows([undo_step(table, step, words)]))


def awards(table: View, words: Words) -> tuple[str, ...]:
    """Name the round that brought most, or least where the lowest total wins."""
    state, names = state_of(table), marked(table.names)
    lowest = state.setup.options.wins == "lowest"
    found = [
        (points, number, seat)
        for number, score in enumerate(state.rounds, 1)
        for seat, points in enumerate(score.points)
        if points is not None
    ]
    best = (min if lowest else max)(points for points, _, _ in found)
    whose = [(number, seat) for points, number, seat in found if points == best]
    if len(whose) != 1:
        return ()
    number, seat = whose[0]
    text_id = "final-low-round" if lowest else "final-round"
    return (
        words(text_id, players=names[seat], points=whole(best) if lowest else signed(best), round=number),
    )


def menu(table: View, words: Words) -> tuple[Button, ...]:
    """Return the host's buttons: enter for all, go on without the missing."""
    if table.ask is None:
        return ()
    return (
        button(words, "points-enter-all", table, "all"),
        button(words, "menu-reveal", table, "reveal", disabled=not table.given),
    )


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
    reveal=scored,
    scores=scored,
    rows=totals_now,
    awards=awards,
    details=details,
    menu=menu,
    chosen=chosen,
    typed=typed,
    topics=("aim", "round", "end"),
    verbs=("score", "round"),
)
