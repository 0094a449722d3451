"""Skyjo's board: who has entered, how near the end is; never points before all are in."""

from collections.abc import Collection

import discord

from bot.tables.view import View
from bot.texts import Words
from bot.ui.boards.frame import framed, text
from bot.ui.boards.standings import rows_or_names
from bot.ui.boards.threshold import progress
from bot.ui.boards.waiting import closed, signs, trouble_sentence, waiting
from bot.ui.kit.buttons import button, worded
from bot.ui.kit.message import Message
from bot.ui.kit.names import footed, marked, plain
from bot.ui.looks.skyjo.giving import possible_finishers
from bot.ui.looks.skyjo.titles import COLOUR, state_of, title
from rules.contract import TABLE, Seat
from rules.skyjo.entries import Finisher
from rules.skyjo.game import first_of_round, scores

UNSAID = "no_finisher"


def board(table: View, words: Words, *, unreachable: Collection[Seat] = frozenset()) -> Message:
    """Show the round at the table to all."""
    state, ask = state_of(table), table.ask
    names = marked(table.names)
    doubt = table.trouble
    round_ = 0 if ask is None else ask.round
    if doubt is None:
        content = words("skyjo-board", round=round_, waiting=waiting(table, words))
    elif doubt.code == UNSAID:
        content = words("skyjo-who-closed", round=round_)
    else:
        content = trouble_sentence(table, words)
    finished = scores(state)
    seats = () if ask is None else ask.seats
    threshold = state.setup.options.threshold
    notes = [
        progress(finished[-1].totals, seats, names, threshold, words) if finished else "",
        finisher_line(table, words),
        closed(table, unreachable, words),
    ]
    embed = discord.Embed(
        title=title(table, words),
        description=text(table, notes, rows_or_names(table, signs(table)), words),
        colour=COLOUR,
    )
    first = first_of_round(state)
    if first is not None:
        embed.set_footer(text=words("skyjo-starts", player=footed(table.names)[first]))
    enter = [
        button(words, "skyjo-total", table, "total", style="primary"),
        button(words, "skyjo-grid", table, "grid"),
    ]
    mine = button(words, "skyjo-my-points", table, "mine")
    finishers = (
        []
        if doubt is None
        else [worded(plain(table.names)[seat], table, "closed", seat) for seat in possible_finishers(table)]
    )
    return framed(
        table,
        words,
        content=content,
        embed=embed,
        buttons=[mine] if finishers else [*enter, mine],
        below=finishers,
    )


def finisher_line(table: View, words: Words) -> str:
    """Say who closed the round, where the table has said it; that is no secret."""
    said = table.drafts.get(TABLE)
    return words("skyjo-closed", player=marked(table.names)[said.seat]) if isinstance(said, Finisher) else ""
