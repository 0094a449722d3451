"""Twelve cards added up, as one would with the box on the table."""

from typing import Any

import pytest

from rules.skyjo.entries import Grid
from rules.skyjo.grid import Counted, check_grid, count
from rules.skyjo.scoring import doubts
from tests.rules.skyjo.skyjo_shorthand import hand, refused

Rows = tuple[tuple[int | None, ...], ...]

GRIDS: list[tuple[Rows, int, int, tuple[int, ...], str]] = [
    # rows                                                        points cards removed   source
    (((1, 2, 3, 4), (5, 6, 7, 8), (9, 10, 11, 12)), 78, 12, (), "S1"),
    (((5, 1, 2, 3), (5, 4, 6, 7), (5, 8, 9, 10)), 50, 9, (0,), "S1: three equal in a column"),
    (((5, 5, 5, 1), (2, 3, 4, 6), (7, 8, 9, 10)), 65, 12, (), "S1: a row never counts"),
    (((-2, 1, 2, 3), (-2, 4, 6, 7), (-2, 8, 9, 10)), 50, 9, (0,), "SJ5: compulsory, also of -2"),
    (((-1, -1, 2, 3), (-1, -1, 6, 7), (-1, -1, 9, 10)), 37, 6, (0, 1), "SJ5"),
    (((0, 1, 2, 3), (0, 1, 6, 7), (0, 1, 9, 10)), 37, 6, (0, 1), "S1"),
    (((5, 6, 7, 8), (5, 6, 7, 8), (5, 6, 7, 8)), 0, 0, (0, 1, 2, 3), "S1: no card left is 0"),
    (((None, 1, 2, 3), (None, 4, 6, 7), (None, 8, 9, 10)), 50, 9, (0,), "S1: removed during the round"),
    (((None, 4, 2, 3), (None, 4, 6, 7), (None, 4, 9, 10)), 37, 6, (0, 1), "SJ1: and at the last reveal"),
    (((None,) * 4,) * 3, 0, 0, (0, 1, 2, 3), "SJ1 §10"),
    (((12, 12, 12, 12), (11, 11, 11, 11), (12, 12, 12, 12)), 140, 12, (), "derived: the most there is"),
    (((-2, -2, -2, -1), (-1, -1, -1, -2), (-1, -1, -1, -2)), -17, 12, (), "derived: the least there is"),
]


@pytest.mark.parametrize(("rows", "points", "cards", "removed", "source"), GRIDS)
def test_a_grid_counts_what_is_left_of_it(
    rows: Rows, points: int, cards: int, removed: tuple[int, ...], source: str
) -> None:
    assert source
    check_grid(Grid(rows), 1, 0)
    assert count(Grid(rows)) == Counted(points=points, cards=cards, removed=removed)


SHAPE = {"rows": 3, "columns": 4}
VALUES = {"low": -2, "high": 12}
BAD_GRIDS: list[tuple[Rows, str, dict[str, Any], str]] = [
    ((), "grid_shape", SHAPE, "S1: three rows"),
    (((1, 2, 3, 4), (1, 2, 3, 4)), "grid_shape", SHAPE, "S1: three rows"),
    (((1, 2, 3), (4, 5, 6), (7, 8, 9)), "grid_shape", SHAPE, "S1: of four"),
    (((1, 2, 3, 4), (1, 2, 3, 4), (1, 2, 3, 4, 5)), "grid_shape", SHAPE, "S1: of four"),
    (((13, 2, 3, 4), (1, 2, 3, 4), (1, 2, 3, 5)), "card_out_of_range", {**VALUES, "given": 13}, "S1: to 12"),
    (
        ((1, 2, 3, 4), (1, 2, 3, 4), (1, 2, 3, -3)),
        "card_out_of_range",
        {**VALUES, "given": -3},
        "S1: from -2",
    ),
    (((None, 2, 3, 4), (1, 2, 3, 4), (1, 2, 3, 5)), "column_half_removed", {"column": 1}, "S1: all three"),
    (((None, 2, 3, 4), (None, 2, 3, 4), (0, 2, 3, 5)), "column_half_removed", {"column": 1}, "S1: all three"),
    (((1, 2, 3, None), (1, 2, 3, 4), (1, 2, 3, 5)), "column_half_removed", {"column": 4}, "S1: all three"),
]


@pytest.mark.parametrize(("rows", "code", "facts", "source"), BAD_GRIDS)
def test_what_twelve_cards_cannot_be_is_refused_naming_round_and_player(
    rows: Rows, code: str, facts: dict[str, Any], source: str
) -> None:
    assert source
    assert refused(code, check_grid, Grid(rows), 4, 2) == {"round": 4, "seat": 2, **facts}


@pytest.mark.parametrize(
    ("points", "unlikely"), [(-24, True), (-18, True), (-17, False), (0, False), (140, False), (141, True)]
)
def test_a_score_beyond_what_the_150_cards_allow_is_only_told(points: int, unlikely: bool) -> None:
    said = hand(points)
    assert said is not None
    assert [(doubt.code, dict(doubt.facts)) for doubt in doubts(said, 3, 1)] == [
        ("score_unlikely", {"round": 3, "seat": 1, "low": -17, "high": 140, "given": points})
    ] * unlikely
