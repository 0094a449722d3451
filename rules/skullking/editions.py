"""What a bonus is worth in each edition of the box, in points.

The French booklet forgets to say that a missed bid earns no bonus (FR-A); S0 and EN21 say it.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from types import MappingProxyType
from typing import Final


class Edition(StrEnum):
    """Which box is on the table: 2021 and later, 2018 ("Legendary"), the first (66 cards)."""

    NEW = "2021"
    LEGENDARY = "2018"
    FIRST = "first"


@dataclass(frozen=True, slots=True, kw_only=True)
class Worth:
    """Points for each 14, capture and alliance; 0 where an edition has no such bonus."""

    fourteen: int
    black_fourteen: int
    mermaid: int
    pirate: int
    skull_king: int
    loot: int


WORTH: Final[Mapping[Edition, Worth]] = MappingProxyType(
    {
        # S0, S4, EN21, EN24, FR-A
        Edition.NEW: Worth(fourteen=10, black_fourteen=20, mermaid=20, pirate=30, skull_king=40, loot=20),
        # KR, PLAN
        Edition.LEGENDARY: Worth(
            fourteen=10, black_fourteen=20, mermaid=0, pirate=30, skull_king=50, loot=20
        ),
        # OLD
        Edition.FIRST: Worth(fourteen=0, black_fourteen=0, mermaid=0, pirate=30, skull_king=50, loot=0),
    }
)
