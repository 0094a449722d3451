"""What an evening of Skyjo is played with on which everything is as long as can be."""

from collections.abc import Mapping
from typing import Final

from rules.limits import MOST_NUMBER

LONG: Final[Mapping[str, object]] = {"threshold": MOST_NUMBER}
"""Options by which the game does not end soon, and that take most room."""
OTHERS: Final[Mapping[str, object]] = {"threshold": MOST_NUMBER - 1}
"""What is played instead, where there is something to choose."""
SHORT: Final[Mapping[str, object]] = {}
"""Options by which the game ends soon."""
NOT_POSTED: Final[frozenset[str]] = frozenset({"reveal", "cards", "extra"})
"""Which posts this game does not have; each of the others has to come."""
