"""The commands of Skull, each with its options; a colon: it must be given."""

from collections.abc import Mapping
from typing import Final

COMMANDS: Final[Mapping[str, str]] = {
    "new": "",
    "won": "challenger: bid",
    "failed": "challenger: skull: next bid",
    "correct": "round challenger won skull bid next",
}
