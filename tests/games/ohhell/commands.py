"""The commands of Oh Hell, each with its options; a colon: it must be given."""

from collections.abc import Mapping
from typing import Final

COMMANDS: Final[Mapping[str, str]] = {
    "new": "",
    "bet": "tricks player",
    "reveal": "",
    "tricks": "tricks: player",
    "round": "",
    "correct": "round player bet tricks",
}
