"""What somebody must bet and make to pass another player, in words."""

from collections.abc import Callable, Sequence

from bot.tables.model import Table, TableError
from bot.texts import Words
from bot.ui.kit.message import Message
from bot.ui.kit.names import listed, marked
from bot.ui.looks.bidding.titles import state_of
from bot.ui.request.context import Context
from rules.bidding.need import Need
from rules.contract import Seat

FindNeed = Callable[[Seat], Need]
"""Finds what a seat needs, by the game's own points."""


def nothing_more(need: Need, words: Words) -> Sequence[str]:
    """Say nothing more: every bet is of one kind."""
    del need, words
    return ()


async def show_need(
    context: Context,
    table: Table,
    asked: FindNeed,
    more: Callable[[Need, Words], Sequence[str]] = nothing_more,
) -> None:
    """Tell what the person must bet and make; `more`: what else the game says of it, a line each."""
    seat = table.seat_of(context.act.user)
    if seat is None:
        raise TableError("not_seated")
    if table.state is None:
        raise TableError("not_begun")
    need, words = asked(seat), context.words
    ahead = "need-ahead" if need.gap < 0 else "need-behind"
    revealed = state_of(table).bids is not None
    bets = []
    if need.bids:
        shown = listed([str(bid) for bid in need.bids])
        bets.append(words("need-own-bet" if revealed else "need-bets", bets=shown))
    lines = [
        words(ahead, player=marked(table.names)[need.rival], gap=abs(need.gap)),
        *([*bets, *more(need, words)] or [words("need-none")]),
        words("need-alone"),
    ]
    await context.tell(Message(content="\n".join(lines)))
