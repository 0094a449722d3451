"""The cards of Skull King, and how they are called in score sheets and by the referee."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

LOWEST: Final = 1
HIGHEST: Final = 14
HIGHEST_OF_FIRST_EDITION: Final = 13
"""The numbers of a suit run from 1 to 14, in the first edition to 13 (EN21, OLD)."""


class Suit(StrEnum):
    """A colour. Black is trump (S0)."""

    GREEN = "green"
    YELLOW = "yellow"
    PURPLE = "purple"
    BLACK = "black"


class Special(StrEnum):
    """A card without number. The Tigress is played as a Pirate or as an Escape (S0)."""

    ESCAPE = "escape"
    PIRATE = "pirate"
    TIGRESS_PIRATE = "tigress pirate"
    TIGRESS_ESCAPE = "tigress escape"
    MERMAID = "mermaid"
    SKULL_KING = "skull king"
    KRAKEN = "kraken"
    WHITE_WHALE = "white whale"
    LOOT = "loot"


@dataclass(frozen=True, slots=True)
class Numbered:
    """A card with a colour and a number."""

    suit: Suit
    number: int


Card = Numbered | Special

AS_PIRATE: Final = frozenset({Special.PIRATE, Special.TIGRESS_PIRATE})
"""Cards that count as a Pirate in every way (EN21)."""
CHARACTERS: Final = AS_PIRATE | {Special.MERMAID, Special.SKULL_KING}
LEVIATHANS: Final = frozenset({Special.KRAKEN, Special.WHITE_WHALE})


def called(card: Card) -> str:
    """Return a card's name as score sheets write it: "black 14", "tigress escape"."""
    return f"{card.suit} {card.number}" if isinstance(card, Numbered) else str(card)
