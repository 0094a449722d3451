"""The numbers that the rules in words name: the very constants that the score is made with."""

from typing import Final

from bot.texts import Value
from rules.skull import game as skull
from rules.skull.mats import DISCS, WINS_NEEDED

NUMBERS: Final[dict[str, Value]] = {
    "fewest": skull.FEWEST,
    "most": skull.MOST,
    "discs": DISCS,
    "flowers": DISCS - 1,
    "wins": WINS_NEEDED,
}
