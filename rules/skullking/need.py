"""What a seat must bid, and make, to pass another seat: the answer to "can I still win?"."""

from dataclasses import dataclass

from rules.bidding import need as bidding
from rules.bidding.need import gap_to, open_bids
from rules.contract import RuleError, Seat
from rules.skullking.entries import Bid
from rules.skullking.options import Scoring
from rules.skullking.scoring import base_points
from rules.skullking.state import State, is_over


@dataclass(frozen=True, slots=True, kw_only=True)
class Need(bidding.Need):
    """`bids`: without bonus. `cannonballs`: the same as all or nothing."""

    cannonballs: tuple[int, ...]


def need(state: State, seat: Seat, rival: Seat | None = None) -> Need:
    """Find the bids that would bring a seat above a rival's present total, or above the first of the others'.

    Once the bids are in, only the seat's own is looked at. RuleError `game_over`, and as `gap_to`.
    """
    if is_over(state):
        raise RuleError("game_over")
    rival, gap = gap_to(state, seat, rival)
    kinds = (False, True) if state.setup.options.scoring is Scoring.RASCAL else (False,)
    every = (Bid(tricks, kind) for kind in kinds for tricks in range(state.cards + 1))
    enough = [
        bid
        for bid in open_bids(state, seat, every)
        if base_points(state.setup.options, state.cards, bid) > gap
    ]
    return Need(
        rival=rival,
        gap=gap,
        bids=tuple(bid.tricks for bid in enough if not bid.cannonball),
        cannonballs=tuple(bid.tricks for bid in enough if bid.cannonball),
    )
