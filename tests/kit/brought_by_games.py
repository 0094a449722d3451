"""What each registered game brings for the tests that all games share: its folder `tests/games/GAME`.

A game that lacks something is left out where it would be used; `tests/ui/test_every_game.py` names it.
"""

import json
from collections.abc import Iterator, Mapping
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final, TypeVar

from rules.games import GAMES

FOLDER: Final = Path(__file__).resolve().parents[1] / "games"
NAMES: Final = tuple(game.name for game in GAMES)
MODULES: Final[Mapping[str, tuple[str, ...]]] = {
    "seat_fields": ("PER_SEAT", "SEATS"),
    "commands": ("COMMANDS",),
    "first_round": ("MISTAKE", "enter_by_button"),
    "moved_ends": ("ENDINGS",),
    "whole_evening": ("EVENING",),
    "moments": ("MOMENTS",),
    "long_evening": ("LONG", "OTHERS", "SHORT", "NOT_POSTED"),
}
"""The modules of each folder, and what the shared tests take from them."""
FEWEST_SHEETS: Final = 4
"""Golden sheets that every game has at the least."""
T = TypeVar("T")


def golden_folder(game: str) -> Path:
    """Return the folder of whole games written by hand, each beside the answer it must have."""
    return FOLDER / game / "golden"


def golden_sheets(*games: str) -> list[Path]:
    """Return the golden sheets of these games, or of all."""
    return [path for game in games or NAMES for path in sorted(golden_folder(game).glob("*.json"))]


def shortest_golden_sheet(game: str) -> Any:
    """Return the sheet of a game's shortest whole game that is written by hand."""
    path = min(golden_sheets(game), key=lambda path: path.stat().st_size)
    return json.loads(path.read_text("utf-8"))["sheet"]


def brought(game: str, module: str, name: str, kind: type[T]) -> T:
    """Return what a game brings under a name. KeyError if it brings nothing of that name."""
    dotted = f"tests.games.{game}.{module}"
    if find_spec(f"tests.games.{game}") is None or find_spec(dotted) is None:
        raise KeyError(dotted)
    value = vars(import_module(dotted))[name]
    assert isinstance(value, kind), f"{dotted}.{name} is no {kind.__name__}"
    return value


def brought_by_all(module: str, name: str, kind: type[T]) -> dict[str, T]:
    """Return what the games bring under a name, those that do, in the order in which they are registered."""
    found: dict[str, T] = {}
    for game in NAMES:
        try:
            found[game] = brought(game, module, name, kind)
        except KeyError:
            continue
    return found


def lacking(game: str) -> Iterator[str]:
    """Return what a game's folder lacks."""
    if len(golden_sheets(game)) < FEWEST_SHEETS:
        yield f"tests/games/{game}/golden: at least {FEWEST_SHEETS} golden sheets"
    for module, names in MODULES.items():
        for name in names:
            try:
                brought(game, module, name, object)
            except KeyError:
                yield f"tests/games/{game}/{module}.py: {name}"
