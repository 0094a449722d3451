"""The games there are: this list is the only registration."""

from typing import Final

from rules.contract import AnyGame
from rules.points.game import GAME as POINTS
from rules.skull.game import GAME as SKULL
from rules.skyjo.game import GAME as SKYJO

GAMES: Final[tuple[AnyGame, ...]] = (SKYJO, SKULL, POINTS)


def game(name: str) -> AnyGame:
    """Find a game by its name. KeyError for a name that is not in the list."""
    for found in GAMES:
        if found.name == name:
            return found
    raise KeyError(name)
