"""The two Pirates whose ability touches the score: Rascal of Roatan and Harry the Giant.

Their ability is gained by winning a trick with them, not by capturing them (EN21, FR-A).
"""

from typing import Final

from rules.contract import Line
from rules.skullking.entries import Bid, Declaration

WAGERS: Final = (0, 10, 20)
"""What may be wagered with Rascal of Roatan, in points (S0, EN21)."""
BID_CHANGES: Final = (-1, 0, 1)
"""How Harry the Giant may move his winner's bid, in tricks (EN21)."""


def changed_bid(bid: Bid, declaration: Declaration) -> int:
    """Return the bid that counts, in tricks: the one Harry the Giant made of it (PLAN, ES)."""
    return bid.tricks + declaration.bid_change


def is_made(bid: Bid, declaration: Declaration) -> bool:
    """Return whether the bid that counts was made exactly."""
    return changed_bid(bid, declaration) == declaration.tricks


def harry_lines(bid: Bid, declaration: Declaration) -> tuple[Line, ...]:
    """Return how Harry the Giant moved the bid: 0 points by itself (EN21, FR-A)."""
    if not declaration.bid_change:
        return ()
    facts = {"was": bid.tricks, "bid": changed_bid(bid, declaration), "change": declaration.bid_change}
    return (Line(code="bid_changed", points=0, facts=facts),)


def wager_lines(wager: int, *, exact: bool) -> tuple[Line, ...]:
    """Win Rascal's wager (points) with an exact bid, lose it with any other (S0, EN21).

    No bonus: it is never halved, and it is lost under Rascal's scoring off by one too (FAQ).
    """
    if not wager:
        return ()
    if exact:
        return (Line(code="wager_won", points=wager, facts={"wager": wager}),)
    return (Line(code="wager_lost", points=-wager, facts={"wager": wager}),)
