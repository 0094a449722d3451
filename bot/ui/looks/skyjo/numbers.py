"""The numbers that the rules in words name: the very constants that the score is made with."""

from typing import Final

from bot.texts import Value
from rules.skyjo import deck as skyjo_deck
from rules.skyjo import game as skyjo
from rules.skyjo import grid
from rules.skyjo.scoring import DOUBLED

NUMBERS: Final[dict[str, Value]] = {
    "fewest": skyjo.FEWEST,
    "most": skyjo.MOST_SEATS,
    "deck": skyjo_deck.CARDS,
    "zeros": skyjo_deck.ZEROS,
    "lowest_copies": skyjo_deck.LOWEST_COPIES,
    "other_copies": skyjo_deck.OTHER_COPIES,
    "cards": grid.ROWS * grid.COLUMNS,
    "rows": grid.ROWS,
    "columns": grid.COLUMNS,
    "low": grid.LOWEST_CARD,
    "high": grid.HIGHEST_CARD,
    "factor": DOUBLED,
    "threshold": skyjo.THRESHOLD,
    "short": skyjo.SHORT_THRESHOLD,
    "long": skyjo.LONG_THRESHOLD,
    "example": 10,
    "example_doubled": 10 * DOUBLED,
}
