"""Ranks: who stands where, in every game.

Equal scores share a rank, the next rank counts them all (1, 2, 2, 4), and equal seats keep the
order in which they sit.
"""

from collections.abc import Sequence
from typing import Literal

from rules.contract import Standing


def ranked(scores: Sequence[int], wins: Literal["highest", "lowest"]) -> tuple[Standing, ...]:
    """Rank the seats by their scores (points), best first. Sources: PLAN §4.1 (ties share a rank).

    >>> [(place.rank, place.seat) for place in ranked([30, 50, 30, 10], "highest")]
    [(1, 1), (2, 0), (2, 2), (4, 3)]
    """
    best_first = sorted(range(len(scores)), key=lambda seat: scores[seat], reverse=wins == "highest")
    return tuple(
        Standing(seat=seat, score=scores[seat], rank=_rank(scores, scores[seat], wins)) for seat in best_first
    )


def _rank(scores: Sequence[int], score: int, wins: Literal["highest", "lowest"]) -> int:
    """One more than the number of seats that are strictly better."""
    if wins == "highest":
        return 1 + sum(other > score for other in scores)
    return 1 + sum(other < score for other in scores)
