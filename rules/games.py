"""The games there are, each with how it stands in a score sheet: this list is the only registration."""

from typing import Final

from rules.contract import AnyGame
from rules.ohhell.sheet import FORM as OH_HELL
from rules.points.sheet import FORM as POINTS
from rules.sheet_form import SheetForm
from rules.skull.sheet import FORM as SKULL
from rules.skullking.sheet import FORM as SKULL_KING
from rules.skyjo.sheet import FORM as SKYJO

SHEETS: Final[tuple[SheetForm, ...]] = (SKULL_KING, SKYJO, SKULL, OH_HELL, POINTS)
GAMES: Final[tuple[AnyGame, ...]] = tuple(form.game for form in SHEETS)


def game(name: str) -> AnyGame:
    """Find a game by its name. KeyError for a name that is not in the list."""
    return sheet_form(name).game


def sheet_form(name: object) -> SheetForm:
    """Find how a game stands in a score sheet, by its name. KeyError as `game`."""
    for form in SHEETS:
        if form.game.name == name:
            return form
    raise KeyError(name)
