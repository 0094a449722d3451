"""What an evening of Skull King is played with on which everything is as long as can be."""

from collections.abc import Mapping
from typing import Final

LONG: Final[Mapping[str, object]] = {"house_rules": True, "rounds": [10] * 12}
"""Options by which the game does not end soon, and that take most room."""
OTHERS: Final[Mapping[str, object]] = {"edition": "2018", "bonus_on_miss": True}
"""What is played instead, where there is something to choose."""
SHORT: Final[Mapping[str, object]] = {"rounds": [1], "house_rules": True}
"""Options by which the game ends soon."""
NOT_POSTED: Final[frozenset[str]] = frozenset()
"""Which posts this game does not have; each of the others has to come."""
