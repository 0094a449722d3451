"""What an evening of plain points is played with on which everything is as long as can be."""

from collections.abc import Mapping
from typing import Final

from rules.limits import MOST_ROUNDS
from rules.points.game import LONGEST_NAME

LONG: Final[Mapping[str, object]] = {"name": "*" * LONGEST_NAME, "rounds": MOST_ROUNDS}
"""Options by which the game does not end soon, and that take most room."""
OTHERS: Final[Mapping[str, object]] = {"wins": "lowest", "rounds": MOST_ROUNDS - 1}
"""What is played instead, where there is something to choose."""
SHORT: Final[Mapping[str, object]] = {"rounds": 1}
"""Options by which the game ends soon."""
NOT_POSTED: Final[frozenset[str]] = frozenset({"reveal", "cards", "extra"})
"""Which posts this game does not have; each of the others has to come."""
