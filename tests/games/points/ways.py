"""Ways to play a game of points that are worth trying."""

from collections.abc import Mapping
from typing import Final

WAYS: Final[tuple[Mapping[str, object], ...]] = (
    {"name": "*Oh* _Hell_ [x](y)wwwwwwwwwwwwwwwwwwww"},
    {"wins": "lowest", "rounds": 4, "threshold": 900000},
    {"name": "Belote", "threshold": 150},
    {"name": "Belote", "wins": "lowest", "threshold": 90, "rounds": 6},
)
"""Options by their names."""
