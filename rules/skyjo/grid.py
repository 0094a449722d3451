"""Twelve cards: which are allowed, which columns are removed, what is left of them in points."""

from dataclasses import dataclass
from typing import Final

from rules.contract import RuleError, Seat
from rules.skyjo.entries import Card, Grid

ROWS: Final = 3
COLUMNS: Final = 4
"""Twelve cards in three rows of four. Source: S1."""
LOWEST_CARD: Final = -2
HIGHEST_CARD: Final = 12
"""The cards' values, in points. Source: S1."""

Column = tuple[Card, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Counted:
    """A grid added up: `points` of the `cards` left, and the columns (0…3) that count nothing."""

    points: int
    cards: int
    removed: tuple[int, ...]


def count(grid: Grid) -> Counted:
    """Add up the cards that are left once uniform columns are removed (points).

    Three equal cards in one vertical column count 0, also when only the last reveal completes it,
    negative ones too; rows never do. Source: S1, SJ1, SJ2, SJ5.

    >>> count(Grid(((7, 1, 0, None), (7, 2, 0, None), (7, 3, -2, None))))
    Counted(points=4, cards=6, removed=(0, 3))
    """
    removed = removed_columns(grid)
    left = [card for at, column in enumerate(columns(grid)) if at not in removed for card in column]
    return Counted(points=sum(card for card in left if card is not None), cards=len(left), removed=removed)


def removed_columns(grid: Grid) -> tuple[int, ...]:
    """List the columns (0…3) that are gone or go: all `None`, or three equal cards. Source: S1, SJ1."""
    return tuple(at for at, column in enumerate(columns(grid)) if len(set(column)) == 1)


def columns(grid: Grid) -> tuple[Column, ...]:
    """Turn the three rows into four columns, left to right."""
    return tuple(tuple(row[at] for row in grid.rows) for at in range(COLUMNS))


def check_grid(grid: Grid, round_: int, seat: Seat) -> None:
    """Refuse what twelve cards cannot be. Source: S1 (twelve cards, −2…12).

    RuleError `grid_shape`, `card_out_of_range`, `column_half_removed`.
    """
    if len(grid.rows) != ROWS or any(len(row) != COLUMNS for row in grid.rows):
        raise RuleError("grid_shape", round=round_, seat=seat, rows=ROWS, columns=COLUMNS)
    for row in grid.rows:
        for card in row:
            if card is not None and not LOWEST_CARD <= card <= HIGHEST_CARD:
                raise RuleError(
                    "card_out_of_range",
                    round=round_,
                    seat=seat,
                    low=LOWEST_CARD,
                    high=HIGHEST_CARD,
                    given=card,
                )
    for at, column in enumerate(columns(grid), start=1):
        if None in column and len(set(column)) > 1:
            raise RuleError("column_half_removed", round=round_, seat=seat, column=at)
