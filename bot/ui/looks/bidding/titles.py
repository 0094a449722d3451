"""Where a game of hidden bids is, and what a correction changes of it."""

from collections.abc import Sequence
from functools import partial
from typing import Final

from bot.tables.view import View
from bot.texts import Words
from bot.ui.kit.state import state_as
from bot.ui.looks.bidding.manner import Manner
from rules.bidding.entries import Bids, Result
from rules.bidding.state import AnyState, State, round_number
from rules.contract import TABLE, Seat

state_of: Final = partial(state_as, State)
"""Return the state of a table's game; TypeError in the lobby, where there is none."""


def title(manner: Manner, table: View, words: Words) -> str:
    """Say which game this is, which round, and how many cards it deals."""
    if table.state is None or table.ask is None:
        return words(f"{manner.name}-name")
    state = state_of(table)
    return title_of(manner, state, round_number(state), state.cards, words)


def title_of(manner: Manner, state: AnyState, number: int, cards: int, words: Words) -> str:
    """Say which round this is, or was; one beyond the schedule is an extra round."""
    if number > len(state.rounds):
        return words(f"{manner.name}-title-extra", cards=cards)
    game = words(f"{manner.name}-name")
    return words("bidding-title", game=game, round=number, rounds=len(state.rounds), cards=cards)


def details(manner: Manner, entry: object, seat: Seat, names: Sequence[str], words: Words) -> dict[str, str]:
    """Say what bids or a result hold of a seat, as values under their names."""
    del names
    if seat == TABLE:
        return {}
    if isinstance(entry, Bids):
        bid = entry.bids[seat]
        if bid is None:
            return {}
        mark = manner.mark(bid, words)
        return {words("bidding-part-bet"): f"{bid.tricks} ({mark})" if mark else str(bid.tricks)}
    declared = entry.declarations[seat] if isinstance(entry, Result) else None
    return {} if declared is None else {words("bidding-part-tricks"): str(declared.tricks)}
