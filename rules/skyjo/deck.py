"""The cards in the box: how many of each value."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from rules.skyjo.grid import HIGHEST_CARD, LOWEST_CARD

ZEROS: Final = 15
LOWEST_COPIES: Final = 5
OTHER_COPIES: Final = 10
"""Cards worth 0, cards of the lowest value, and cards of each other one (SJ1)."""
COPIES: Final[Mapping[int, int]] = MappingProxyType(
    dict.fromkeys(range(LOWEST_CARD, HIGHEST_CARD + 1), OTHER_COPIES) | {LOWEST_CARD: LOWEST_COPIES, 0: ZEROS}
)
CARDS: Final = sum(COPIES.values())
"""Cards in all: 150 (S1)."""
