"""Who stands where: equal scores share a rank and keep the order in which they sit."""

from typing import Literal

import pytest

from rules.ranking import ranked

RANKS: list[tuple[tuple[int, ...], Literal["highest", "lowest"], list[tuple[int, int]]]] = [
    # scores, which win, (seat, rank) best first
    ((), "highest", []),
    ((5,), "highest", [(0, 1)]),
    ((5, 9, 5, 1), "highest", [(1, 1), (0, 2), (2, 2), (3, 4)]),
    ((5, 9, 5, 1), "lowest", [(3, 1), (0, 2), (2, 2), (1, 4)]),
    ((7, 7, 7), "highest", [(0, 1), (1, 1), (2, 1)]),
    ((7, 7, 7), "lowest", [(0, 1), (1, 1), (2, 1)]),
    ((-10, 0, -10), "highest", [(1, 1), (0, 2), (2, 2)]),
    ((-10, 0, -10), "lowest", [(0, 1), (2, 1), (1, 3)]),
]


@pytest.mark.parametrize(("scores", "wins", "expected"), RANKS)
def test_seats_are_ranked_best_first(
    scores: tuple[int, ...], wins: Literal["highest", "lowest"], expected: list[tuple[int, int]]
) -> None:
    rows = ranked(scores, wins)
    assert [(row.seat, row.rank) for row in rows] == expected
    assert all(row.score == scores[row.seat] for row in rows)
