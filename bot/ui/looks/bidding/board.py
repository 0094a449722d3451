"""The board: who has bet, later what was bet and declared; never a bet before the reveal."""

from collections.abc import Callable, Collection, Sequence

import discord

from bot.tables.view import View
from bot.texts import Words
from bot.ui.boards.frame import framed, text
from bot.ui.boards.standings import NOTHING, aligned, rows_or_names
from bot.ui.boards.waiting import closed, signs, trouble_sentence, waiting
from bot.ui.kit.buttons import button
from bot.ui.kit.message import Button, Message
from bot.ui.kit.names import footed, marked
from bot.ui.looks.bidding.manner import Manner, More
from bot.ui.looks.bidding.titles import state_of, title
from rules.bidding.entries import Bid, Declaration
from rules.bidding.state import bids_shown, opener, round_number
from rules.contract import Seat

TRICKS = 2
"""Columns of a number of tricks."""


def board(
    manner: Manner, table: View, words: Words, *, unreachable: Collection[Seat] = frozenset()
) -> Message:
    """Show the round at the table to all."""
    more = manner.on_board(table, words)
    if state_of(table).bids is None:
        return _bids(manner, table, words, unreachable, more)
    return _tricks(manner, table, words, more)


def _bids(manner: Manner, table: View, words: Words, unreachable: Collection[Seat], more: More) -> Message:
    state = state_of(table)
    content = words(
        "bidding-board-bids", round=round_number(state), cards=state.cards, waiting=waiting(table, words)
    )
    notes = [closed(table, unreachable, words)]
    shown = text(table, notes, rows_or_names(table, signs(table)), words, _told(manner, table, words))
    first = button(words, "bidding-my-bet", table, "mine", style="primary")
    return _message(manner, table, words, content=content, shown=shown, first=first, more=more)


def _tricks(manner: Manner, table: View, words: Words, more: More) -> Message:
    problem, state = trouble_sentence(table, words), state_of(table)
    content = " ".join(filter(None, (problem, more.problem))) or words(
        "bidding-board-tricks", round=round_number(state), waiting=waiting(table, words)
    )
    taken = sum(part.tricks for part in table.drafts.values() if isinstance(part, Declaration))
    declared = more.declared or words("bidding-declared", taken=taken, cards=state.cards)
    notes = [declared if table.drafts and not problem else ""]
    shown = text(table, notes, _rows(manner, table, words), words, _told(manner, table, words))
    first = button(words, "bidding-declare", table, "mine", style="primary")
    return _message(manner, table, words, content=content, shown=shown, first=first, more=more)


def _rows(manner: Manner, table: View, words: Words) -> list[str]:
    """Return a row a bidder: the bid, the tricks declared, whether it has declared."""
    state, given = state_of(table), signs(table)
    cells, ends = [], {}
    for seat, bid in bids_shown(state).items():
        declared = table.drafts.get(seat)
        cells.append(
            [str(bid.tricks), str(declared.tricks) if isinstance(declared, Declaration) else NOTHING]
        )
        ends[seat] = " ".join(filter(None, (manner.mark(bid, words), given[seat])))
    return [words("bidding-columns"), *aligned(table.names, tuple(ends), cells, ends, least=TRICKS)]


def _message(
    manner: Manner, table: View, words: Words, *, content: str, shown: str, first: Button, more: More
) -> Message:
    state, names = state_of(table), footed(table.names)
    embed = discord.Embed(
        title=title(manner, table, words), description="\n\n".join((shown, *more.lines)), colour=manner.colour
    )
    embed.set_footer(text=words("bidding-deals", dealer=names[state.dealer], opener=names[opener(state)]))
    return framed(table, words, content=content, embed=embed, buttons=[first], below=more.below)


def _told(manner: Manner, table: View, words: Words) -> Callable[[object], str]:
    """Say in words what a correction that waits holds."""
    names: Sequence[str] = marked(table.names)

    def told(part: object) -> str:
        if isinstance(part, Declaration):
            return manner.declared(part, names, words)
        if isinstance(part, Bid):
            return f"{words('bidding-part-bet')} {part.tricks}"
        return manner.other(part, words)

    return told
