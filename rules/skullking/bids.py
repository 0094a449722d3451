"""What a bid is worth under the usual scoring, made or missed.

Cards are those dealt in the round, never the round's number (S0, PLAN §4.2).
"""

from typing import Final

from rules.contract import Line

EXACT_PER_TRICK: Final = 20
MISSED_PER_TRICK: Final = -10
ZERO_PER_CARD: Final = 10


def bid_line(*, bid: int, tricks: int, cards: int) -> Line:
    """Score a bid against the tricks won, in points; bonuses come on top.

    Five cards were dealt: a bid of two made, the same missed by one; zero made, zero failed.

    >>> [bid_line(bid=2, tricks=won, cards=5).points for won in (2, 3)]
    [40, -10]
    >>> [bid_line(bid=0, tricks=won, cards=5).points for won in (0, 1, 4)]
    [50, -50, -50]
    """
    if bid == 0:
        return zero_bid_made(cards) if tricks == 0 else zero_bid_failed(tricks, cards)
    return exact_bid(bid) if bid == tricks else missed_bid(bid, tricks)


def exact_bid(bid: int) -> Line:
    """Pay 20 points for each trick of a bid of one or more that was made exactly (S0, EN21)."""
    points = EXACT_PER_TRICK * bid
    return Line(code="exact_bid", points=points, facts={"bid": bid, "tricks": bid, "each": EXACT_PER_TRICK})


def missed_bid(bid: int, tricks: int) -> Line:
    """Take 10 points for each trick too many or too few; the tricks themselves pay nothing (S0, EN21)."""
    off_by = abs(tricks - bid)
    return Line(
        code="missed_bid",
        points=MISSED_PER_TRICK * off_by,
        facts={"bid": bid, "tricks": tricks, "off_by": off_by, "each": MISSED_PER_TRICK},
    )


def zero_bid_made(cards: int) -> Line:
    """Pay 10 points for each card dealt when zero was bid and no trick was won (S0, EN21)."""
    points = ZERO_PER_CARD * cards
    return Line(code="zero_bid_made", points=points, facts={"bid": 0, "cards": cards, "each": ZERO_PER_CARD})


def zero_bid_failed(tricks: int, cards: int) -> Line:
    """Take 10 points for each card dealt when zero was bid, however many tricks were won (S0, EN21)."""
    return Line(
        code="zero_bid_failed",
        points=-ZERO_PER_CARD * cards,
        facts={"bid": 0, "tricks": tricks, "cards": cards, "each": -ZERO_PER_CARD},
    )
