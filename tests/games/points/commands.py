"""The commands of plain points, each with its options; a colon: it must be given."""

from collections.abc import Mapping
from typing import Final

COMMANDS: Final[Mapping[str, str]] = {
    "options": "",
    "new": "name wins threshold rounds",
    "score": "points: player",
    "round": "",
    "correct": "round player points",
}
