"""What a bid is worth under Rascal's scoring (EN21, FR-A; RASC).

Every bid plays for the same points, zero too: 10 for each card dealt, 15 with a cannonball.
"""

from typing import Final

from rules.contract import Line

PER_CARD: Final = 10
GLANCING_PER_CARD: Final = 5
CANNONBALL_PER_CARD: Final = 15
GLANCING_OFF_BY: Final = 1
"""How far from the bid a glancing blow is, in tricks."""

FULL: Final = 100
HALF: Final = 50
NOTHING: Final = 0
"""The share of 14s and captures that is paid, in per cent."""


def rascal_line(*, bid: int, tricks: int, cards: int, cannonball: bool) -> Line:
    """Score a bid against the tricks won, in points; bonuses come on top.

    Six cards were dealt, zero was bid: none won, one, two; then the same with a cannonball.

    >>> [rascal_line(bid=0, tricks=won, cards=6, cannonball=False).points for won in (0, 1, 2)]
    [60, 30, 0]
    >>> [rascal_line(bid=0, tricks=won, cards=6, cannonball=True).points for won in (0, 1, 2)]
    [90, 0, 0]
    """
    if cannonball:
        return cannonball_hit(bid, cards) if bid == tricks else cannonball_miss(bid, tricks)
    if bid == tricks:
        return direct_hit(bid, cards)
    if abs(tricks - bid) == GLANCING_OFF_BY:
        return glancing_blow(bid, tricks, cards)
    return complete_miss(bid, tricks)


def rascal_share(*, bid: int, tricks: int, cannonball: bool) -> int:
    """Return the share of 14s and captures that is paid: all, half (off by one), nothing; in per cent.

    A cannonball off by one pays nothing. Sources: EN21, FR-A.
    """
    if bid == tricks:
        return FULL
    if abs(tricks - bid) == GLANCING_OFF_BY and not cannonball:
        return HALF
    return NOTHING


def direct_hit(bid: int, cards: int) -> Line:
    """Pay 10 points for each card dealt when the bid was made exactly (EN21)."""
    facts = {"bid": bid, "tricks": bid, "cards": cards, "each": PER_CARD}
    return Line(code="rascal_direct_hit", points=PER_CARD * cards, facts=facts)


def glancing_blow(bid: int, tricks: int, cards: int) -> Line:
    """Pay half, 5 points for each card dealt, when the bid was missed by one trick (EN21)."""
    facts = {"bid": bid, "tricks": tricks, "cards": cards, "each": GLANCING_PER_CARD}
    return Line(code="rascal_glancing_blow", points=GLANCING_PER_CARD * cards, facts=facts)


def complete_miss(bid: int, tricks: int) -> Line:
    """Pay nothing when the bid was missed by two tricks or more (EN21)."""
    facts = {"bid": bid, "tricks": tricks, "off_by": abs(tricks - bid)}
    return Line(code="rascal_complete_miss", points=0, facts=facts)


def cannonball_hit(bid: int, cards: int) -> Line:
    """Pay 15 points for each card dealt when a cannonball bid was made exactly (EN21)."""
    facts = {"bid": bid, "tricks": bid, "cards": cards, "each": CANNONBALL_PER_CARD}
    return Line(code="rascal_cannonball_hit", points=CANNONBALL_PER_CARD * cards, facts=facts)


def cannonball_miss(bid: int, tricks: int) -> Line:
    """Pay nothing when a cannonball bid was missed, by however little (EN21)."""
    facts = {"bid": bid, "tricks": tricks, "off_by": abs(tricks - bid)}
    return Line(code="rascal_cannonball_miss", points=0, facts=facts)
