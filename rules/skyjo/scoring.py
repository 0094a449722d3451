"""A round of Skyjo in points: each hand, the finisher's doubling, and what looks mistaken."""

from collections.abc import Sequence
from typing import Final

from rules.contract import Line, RuleError, Seat
from rules.skyjo.entries import Grid, Scores, Total
from rules.skyjo.grid import COLUMNS, HIGHEST_CARD, LOWEST_CARD, ROWS, check_grid, columns, count

DOUBLED: Final = 2
"""A finisher who is not alone lowest counts this many times the own points. Source: S1."""
LOWEST_ENTRY: Final = ROWS * COLUMNS * LOWEST_CARD
HIGHEST_ENTRY: Final = ROWS * COLUMNS * HIGHEST_CARD
"""Twelve times the lowest and the highest card, before doubling: −24 and 144 points (derived)."""
LOWEST_LIKELY: Final = -17
HIGHEST_LIKELY: Final = 140
"""What the 150 cards allow once columns are removed: five −2 and seven −1; eight 12 and four 11 (derived)."""

Hand = Total | Grid


def hand_points(hand: Hand) -> int:
    """Return a hand's points before any doubling."""
    return hand.points if isinstance(hand, Total) else count(hand).points


def round_points(entry: Scores) -> tuple[int | None, ...]:
    """Return each seat's points of the round, the finisher's doubled where due; None: took no part."""
    points = [None if hand is None else hand_points(hand) for hand in entry.hands]
    own = points[entry.finisher]
    if own is not None and is_doubled(own, _others(points, entry.finisher)):
        points[entry.finisher] = DOUBLED * own
    return tuple(points)


def is_doubled(finisher: int, others: Sequence[int]) -> bool:
    """Return whether who closed the round has the points doubled.

    Doubled if positive and not alone lowest in this round: someone has as few or fewer points.
    Zero and negative points never are. Source: S1, SJ1 (rulebook p. 5), SJ2, SJ3, SJ4.

    >>> is_doubled(5, others=[9, 6]), is_doubled(5, others=[9, 5]), is_doubled(0, others=[-2, 9])
    (False, True, False)
    """
    return finisher > 0 and any(other <= finisher for other in others)


def explained(entry: Scores, seat: Seat) -> tuple[Line, ...]:
    """Return the sum behind a seat's points: the cards, the columns removed, the doubling."""
    hand = entry.hands[seat]
    if hand is None:
        return (Line(code="out", points=0, facts={}),)
    lines = _hand_lines(hand)
    if seat == entry.finisher:
        points = [None if other is None else hand_points(other) for other in entry.hands]
        lines = (*lines, _finisher_line(hand_points(hand), _others(points, seat)))
    return lines


def check_hand(hand: Hand, round_: int, seat: Seat) -> None:
    """Refuse what twelve cards cannot add up to: −24…144 points before doubling (derived).

    RuleError `score_out_of_range`, and as `check_grid`.
    """
    if isinstance(hand, Grid):
        check_grid(hand, round_, seat)
    elif not LOWEST_ENTRY <= hand.points <= HIGHEST_ENTRY:
        raise RuleError(
            "score_out_of_range",
            round=round_,
            seat=seat,
            low=LOWEST_ENTRY,
            high=HIGHEST_ENTRY,
            given=hand.points,
        )


def doubts(hand: Hand, round_: int, seat: Seat) -> tuple[RuleError, ...]:
    """Return what is allowed but hardly right: `score_unlikely`, a hand outside −17…140 points (derived).

    Most often a last column was not removed, or a game with other cards is played.
    """
    points = hand_points(hand)
    if LOWEST_LIKELY <= points <= HIGHEST_LIKELY:
        return ()
    return (
        RuleError(
            "score_unlikely", round=round_, seat=seat, low=LOWEST_LIKELY, high=HIGHEST_LIKELY, given=points
        ),
    )


def _others(points: Sequence[int | None], finisher: Seat) -> list[int]:
    return [other for seat, other in enumerate(points) if other is not None and seat != finisher]


def _hand_lines(hand: Hand) -> tuple[Line, ...]:
    if isinstance(hand, Total):
        return (Line(code="entered", points=hand.points, facts={}),)
    counted = count(hand)
    lines = [Line(code="cards", points=counted.points, facts={"cards": counted.cards})]
    for at in counted.removed:
        (card,) = set(columns(hand)[at])
        if card is None:
            lines.append(Line(code="column_gone", points=0, facts={"column": at + 1}))
        else:
            lines.append(Line(code="column_removed", points=0, facts={"column": at + 1, "card": card}))
    return tuple(lines)


def _finisher_line(own: int, others: Sequence[int]) -> Line:
    if is_doubled(own, others):
        return Line(code="doubled", points=(DOUBLED - 1) * own, facts={"own": own, "lowest": min(others)})
    if own > 0:
        return Line(code="not_doubled_lowest", points=0, facts={"own": own})
    return Line(code="not_doubled_sign", points=0, facts={"own": own})
