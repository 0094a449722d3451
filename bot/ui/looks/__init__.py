"""The looks of the games there are: this list is where the boards and posts find them."""

from typing import Final

from bot.tables.model import Table
from bot.ui.kit.look import Look
from bot.ui.looks.ohhell.look import LOOK as OH_HELL
from bot.ui.looks.points.look import LOOK as POINTS
from bot.ui.looks.skull.look import LOOK as SKULL
from bot.ui.looks.skullking.look import LOOK as SKULL_KING
from bot.ui.looks.skyjo.look import LOOK as SKYJO

LOOKS: Final[tuple[Look, ...]] = (SKULL_KING, SKYJO, SKULL, OH_HELL, POINTS)
_LOOKS: Final = {look.game.name: look for look in LOOKS}


def look_named(game: str) -> Look | None:
    """Return a game's look by the game's name; None where there is no such game."""
    return _LOOKS.get(game)


def look_of(table: Table) -> Look:
    """Return the look of the table's game. KeyError for a game that has none."""
    return _LOOKS[table.game.name]
