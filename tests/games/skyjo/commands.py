"""The commands of Skyjo, each with its options; a colon: it must be given."""

from collections.abc import Mapping
from typing import Final

COMMANDS: Final[Mapping[str, str]] = {
    "options": "",
    "new": "threshold",
    "score": "points: finisher player",
    "grid": "cards: finisher player",
    "round": "",
    "correct": "round player points cards finisher",
}
