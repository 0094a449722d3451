"""What an evening of Oh Hell is played with on which everything is as long as can be."""

from collections.abc import Mapping
from typing import Final

LONG: Final[Mapping[str, object]] = {}
"""Options by which the game does not end soon, and that take most room."""
OTHERS: Final[Mapping[str, object]] = {}
"""What is played instead, where there is something to choose."""
SHORT: Final[Mapping[str, object]] = {}
"""Options by which the game ends soon."""
NOT_POSTED: Final[frozenset[str]] = frozenset({"cards", "extra", "options"})
"""Which posts this game does not have; each of the others has to come."""
