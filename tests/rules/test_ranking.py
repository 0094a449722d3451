"""Who stands where: equal scores share a rank and keep the order in which they sit."""

from typing import Literal

import pytest

from rules.contract import Score
from rules.ranking import ranked
from rules.rounds import counted
from rules.seats import ranked_apart

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


Points = tuple[int | None, ...]
APART: list[tuple[tuple[Points, ...], set[int], Literal["highest", "lowest"], list[tuple[int, int, int]]]] = [
    # points of each round (None: took no part), who has left, which wins, (seat, total, rank) best first
    ((), set(), "lowest", [(0, 0, 1), (1, 0, 1), (2, 0, 1)]),
    ((), {0}, "highest", [(1, 0, 1), (2, 0, 1), (0, 0, 3)]),
    # others fell below zero; the lowest total wins
    (((-5, None, -7),), set(), "highest", [(0, -5, 1), (2, -7, 2), (1, 0, 3)]),
    (((5, None, 7),), set(), "lowest", [(0, 5, 1), (2, 7, 2), (1, 0, 3)]),
    # a zero is a part; a single round is enough
    (((5, 0, 7),), set(), "lowest", [(1, 0, 1), (0, 5, 2), (2, 7, 3)]),
    (((5, None, 7), (5, 3, 7)), set(), "lowest", [(1, 3, 1), (0, 10, 2), (2, 14, 3)]),
    # all but one sat out
    (((None, -9, None),), set(), "highest", [(1, -9, 1), (0, 0, 2), (2, 0, 2)]),
    # who left after taking part ranks before who never did, there or gone
    (((-5, None, -7),), {0}, "highest", [(2, -7, 1), (0, -5, 2), (1, 0, 3)]),
    (((-5, None, -7),), {0, 2}, "highest", [(0, -5, 1), (2, -7, 2), (1, 0, 3)]),
    (((5, None, None),), {1}, "lowest", [(0, 5, 1), (2, 0, 2), (1, 0, 3)]),
]


@pytest.mark.parametrize(("rounds", "away", "wins", "expected"), APART)
def test_who_took_part_in_no_round_ranks_after_all_who_did(
    rounds: tuple[Points, ...],
    away: set[int],
    wins: Literal["highest", "lowest"],
    expected: list[tuple[int, int, int]],
) -> None:
    finished: tuple[Score, ...] = ()
    for points in rounds:
        finished = (*finished, counted(finished, points))
    rows = ranked_apart(finished, 3, wins, frozenset(away))
    assert [(row.seat, row.score, row.rank) for row in rows] == expected
