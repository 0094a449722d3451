"""A round's points: an exact bid pays, any other nothing (as commonly played)."""

from typing import Final

from rules.bidding.entries import Bid, Declaration
from rules.contract import Line

EXACT: Final = 10
"""Points of an exact bid."""
EXACT_PER_TRICK: Final = 1
"""Points beside them for each trick of an exact bid."""
STOOD_OUT: Final = Line(code="stood_out", points=0, facts={})
"""The sum of a seat that took no part in the round."""


def line(bid: Bid | None, declaration: Declaration | None) -> Line:
    """Return the one line that a seat's points of a round come from."""
    if bid is None or declaration is None:
        return STOOD_OUT
    bet, tricks = bid.tricks, declaration.tricks
    if bet != tricks:
        return Line(code="missed_bid", points=0, facts={"bid": bet, "tricks": tricks})
    if not bet:
        return Line(code="zero_bid_made", points=EXACT, facts={"exact": EXACT})
    own = bet * EXACT_PER_TRICK
    return Line(code="exact_bid", points=EXACT + own, facts={"bid": bet, "exact": EXACT, "own": own})


def points(bid: Bid | None, declaration: Declaration | None) -> int | None:
    """Return a seat's points of a round; None where it stood out."""
    own = line(bid, declaration)
    return None if own is STOOD_OUT else own.points
