"""Ways to play Skull King that are worth trying."""

from collections.abc import Mapping
from typing import Final

from rules.contract import Shared
from rules.skullking.entries import Deal

WAYS: Final[tuple[Mapping[str, object], ...]] = (
    {"house_rules": True},
    {
        "house_rules": True,
        "scoring": "rascal",
        "rounds": [10, 9, 10, 9, 10, 9, 10, 9, 10, 9, 10, 9, 10, 9, 10, 9],
        "edition": "2018",
    },
    {"house_rules": True, "bonus_on_miss": True, "edition": "first", "kraken": False},
    {"rounds": "bedtime"},
    {"rounds": "skip-to-the-brawl", "scoring": "rascal", "edition": "2018"},
    {"rounds": "whirlpool", "bonus_on_miss": True, "edition": "2018", "whale": False},
    {"rounds": [1, 3, 5], "scoring": "rascal", "house_rules": True},
    {"rounds": [1], "loot": False, "edition": "first", "bonus_on_miss": True},
)
"""Options by their names."""
BESIDES: Final = (*(Deal(cards) for cards in range(1, 11)), *(Shared(),) * 10)
"""What can be entered that answers no question."""
