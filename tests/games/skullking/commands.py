"""The commands of Skull King, each with its options; a colon: it must be given."""

from collections.abc import Mapping
from typing import Final

BONUSES: Final = "fourteens black_fourteen mermaids pirates skull_king loot_with wager bid_change other"
COMMANDS: Final[Mapping[str, str]] = {
    "options": "",
    "new": "rounds scoring edition kraken whale loot bonus_on_miss house_rules",
    "bet": "tricks cannonball player",
    "reveal": "",
    "result": f"tricks: {BONUSES} player",
    "round": "cards lost",
    "trick": "cards:",
    "need": "player",
    "correct": f"round player bet cannonball tricks {BONUSES} lost",
}
