"""Twelve cards written as people type them: "5 1 2 3 / 5 4 6 7 / 5 8 9 10", x for a removed card."""

from typing import Final

from rules.skyjo.entries import Grid
from rules.skyjo.scoring import Hand

REMOVED: Final = "x"
CLOSED: Final = "closed"
BETWEEN: Final = "/"
"""Stands between the rows of a hand of cards in a button."""


def typed_grid(grid: Grid) -> str:
    """Write cards so that `read_grid` reads them, a line a row."""
    return "\n".join(" ".join(REMOVED if card is None else str(card) for card in row) for row in grid.rows)


def typed(hand: Hand) -> tuple[str, ...]:
    """Return what a button carries to enter this hand."""
    said = typed_grid(hand).replace("\n", BETWEEN) if isinstance(hand, Grid) else str(hand.points)
    return (said, CLOSED if hand.finisher else "open")
