"""The controls of the games there are: this list is where commands and presses find them."""

from typing import Final

from bot.ui.controls.ohhell.controls import CONTROLS as OH_HELL
from bot.ui.controls.points.controls import CONTROLS as POINTS
from bot.ui.controls.skull.controls import CONTROLS as SKULL
from bot.ui.controls.skullking.controls import CONTROLS as SKULL_KING
from bot.ui.controls.skyjo.controls import CONTROLS as SKYJO
from bot.ui.request.controls import Controls

CONTROLS: Final[tuple[Controls, ...]] = (SKULL_KING, SKYJO, SKULL, OH_HELL, POINTS)
_CONTROLS: Final = {controls.game.name: controls for controls in CONTROLS}


def controls_of(game: str) -> Controls:
    """Return a game's controls by the game's name. KeyError for a game that has none."""
    return _CONTROLS[game]
