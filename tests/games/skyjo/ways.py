"""Ways to play Skyjo that are worth trying."""

from collections.abc import Mapping
from typing import Final

WAYS: Final[tuple[Mapping[str, object], ...]] = (
    {},
    {"threshold": 1000},
    {"threshold": 50},
    {"threshold": 200},
    {"threshold": 77},
)
"""Options by their names."""
