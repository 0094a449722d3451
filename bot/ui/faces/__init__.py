"""The faces of the games there are: this list is the only registration in the bot."""

from typing import Final

from bot.ui.face import Face
from bot.ui.faces.points import FACE as POINTS
from bot.ui.faces.skull import FACE as SKULL
from bot.ui.faces.skullking import FACE as SKULLKING
from bot.ui.faces.skyjo import FACE as SKYJO

FACES: Final[tuple[Face, ...]] = (SKULLKING, SKYJO, SKULL, POINTS)


def face(game: str) -> Face:
    """Find a game's face by the game's name. KeyError for a name that no face has."""
    for found in FACES:
        if found.game.name == game:
            return found
    raise KeyError(game)
