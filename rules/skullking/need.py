"""What a seat must bid, and make, to pass another seat: the answer to "can I still win?"."""

from dataclasses import dataclass

from rules.bidding.checks import check_known, check_present, refusal
from rules.bidding.state import standings, totals
from rules.contract import RuleError, Seat
from rules.skullking.entries import Bid
from rules.skullking.options import Scoring
from rules.skullking.scoring import base_points
from rules.skullking.state import State, is_over


@dataclass(frozen=True, slots=True, kw_only=True)
class Need:
    """`gap`: points by which the rival leads (negative: the seat leads).

    `bids`: those of this round, in tricks, that put the seat ahead if made exactly, without bonus and
    with nobody else scoring; `cannonballs`: the same as all or nothing. Empty: none does.
    """

    rival: Seat
    gap: int
    bids: tuple[int, ...]
    cannonballs: tuple[int, ...]


def need(state: State, seat: Seat, rival: Seat | None = None) -> Need:
    """Find the bids that would bring a seat above a rival's present total, or above the first of the others'.

    Once the bids are in, only the seat's own is looked at. RuleError `game_over`, `no_such_seat`,
    `seat_left`, `need_oneself`.
    """
    if is_over(state):
        raise RuleError("game_over")
    check_present(state, seat)
    points = totals(state)
    if rival is None:
        rival = next(row.seat for row in standings(state) if row.seat != seat)
    if rival == seat:
        raise refusal(state, "need_oneself", seat=seat)
    check_known(state, rival)
    gap = points[rival] - points[seat]
    enough = [bid for bid in _bids(state, seat) if base_points(state.setup.options, state.cards, bid) > gap]
    return Need(
        rival=rival,
        gap=gap,
        bids=tuple(bid.tricks for bid in enough if not bid.cannonball),
        cannonballs=tuple(bid.tricks for bid in enough if bid.cannonball),
    )


def _bids(state: State, seat: Seat) -> tuple[Bid, ...]:
    """List the bids still open to a seat: its own once it is revealed, else each that the cards allow."""
    if state.bids is not None:
        own = state.bids[seat]
        return () if own is None else (own,)
    kinds = (False, True) if state.setup.options.scoring is Scoring.RASCAL else (False,)
    return tuple(Bid(tricks, kind) for kind in kinds for tricks in range(state.cards + 1))
