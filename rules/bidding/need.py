"""What a seat must bid, and make, to pass another seat: the answer to "can I still win?"."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

from rules.bidding.checks import check_known, check_present, refusal
from rules.bidding.entries import Bid
from rules.bidding.state import AnyState, OwnBid, State, standings, totals
from rules.contract import Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class Need:
    """`gap`: points by which the rival leads (negative: the seat leads).

    `bids`: those of this round, in tricks, that put the seat ahead if made exactly, with nobody else
    scoring. Empty: none does.
    """

    rival: Seat
    gap: int
    bids: tuple[int, ...]


def need(state: AnyState, seat: Seat, rival: Seat | None, worth: Callable[[int], int]) -> Need:
    """Find the bids that would bring a seat above a rival's present total, or above the first of the others'.

    `worth`: the points of a bid made exactly. RuleError as `gap_to`.
    """
    rival, gap = gap_to(state, seat, rival)
    bids = open_bids(state, seat, map(Bid, range(state.cards + 1)))
    return Need(rival=rival, gap=gap, bids=tuple(bid.tricks for bid in bids if worth(bid.tricks) > gap))


def gap_to(state: AnyState, seat: Seat, rival: Seat | None) -> tuple[Seat, int]:
    """Return a rival, by default the first of the others, and the points by which that one leads.

    RuleError `no_such_seat`, `seat_left`, `need_oneself`.
    """
    check_present(state, seat)
    if rival is None:
        rival = next(row.seat for row in standings(state) if row.seat != seat)
    if rival == seat:
        raise refusal(state, "need_oneself", seat=seat)
    check_known(state, rival)
    points = totals(state)
    return rival, points[rival] - points[seat]


def open_bids(state: State[Any, OwnBid, Any], seat: Seat, every: Iterable[OwnBid]) -> tuple[OwnBid, ...]:
    """List the bids still open to a seat: its own once it is revealed, else `every` one that there is."""
    if state.bids is None:
        return tuple(every)
    own = state.bids[seat]
    return () if own is None else (own,)
