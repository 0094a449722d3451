"""How a round of hidden bids moves: what it asks, how parts make an entry, what an entry does."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any, TypeVar

from rules.bidding.checks import (
    BIDS,
    TRICKS,
    check_known,
    check_present,
    check_wanted,
    check_width,
    refusal,
    wanted,
)
from rules.bidding.entries import Bid
from rules.bidding.state import AnyState, PlayedRound, bidders, next_dealer, present, round_number
from rules.contract import Ask, Seat

Own = TypeVar("Own", bound=AnyState)
OwnBid = TypeVar("OwnBid", bound=Bid)
Value = TypeVar("Value")


def ask(state: AnyState) -> Ask:
    """Ask for hidden bids of all who have not left, then for the tricks of those who bid."""
    number = round_number(state)
    if state.bids is None:
        return Ask(kind=BIDS, round=number, seats=present(state), hidden=True)
    return Ask(kind=TRICKS, round=number, seats=bidders(state), hidden=False)


def row(state: AnyState, given: Mapping[Seat, Value]) -> tuple[Value | None, ...]:
    """Return what each seat gave, in the order in which they sit; None for who gave nothing."""
    return tuple(given.get(seat) for seat in range(state.setup.seats))


def by_seat(values: Sequence[Value | None]) -> dict[Seat, Value]:
    """Return what each seat gave, by seat: the inverse of `row`."""
    return {seat: value for seat, value in enumerate(values) if value is not None}


def gathered(state: AnyState, parts: Mapping[Seat, object], kind: type[Value]) -> tuple[Value | None, ...]:
    """Return the bids, or the declarations, that these parts make. A seat left out stands out.

    RuleError `not_now` for a part of another kind, `no_such_seat`.
    """
    given: dict[Seat, Value] = {}
    for seat, part in parts.items():
        if not isinstance(part, kind):
            raise refusal(state, "not_now", wanted=wanted(state))
        check_known(state, seat)
        given[seat] = part
    return row(state, given)


def revealed(
    state: Own, bids: tuple[OwnBid | None, ...], check_bid: Callable[[Own, Seat, OwnBid], None]
) -> Own:
    """Return the state with the bids shown. RuleError `not_now`, `nobody_bid`, and those of each bid."""
    check_wanted(state, BIDS)
    check_width(state, bids)
    for seat, bid in by_seat(bids).items():
        check_present(state, seat)
        check_bid(state, seat, bid)
    if not by_seat(bids):
        raise refusal(state, "nobody_bid")
    return replace(state, bids=bids)


def finished(state: Own, played: PlayedRound[Any, Any]) -> Own:
    """Return the state with one more round played; the deal passes to the left."""
    return replace(
        state,
        played=(*state.played, played),
        dealer=next_dealer(state.setup.seats, state.left, state.dealer),
        bids=None,
        walked_out=0,
    )
