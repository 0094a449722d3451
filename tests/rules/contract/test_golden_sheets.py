"""Whole games written by hand, each beside the answer it must have: tests/games/GAME/golden."""

import json
from pathlib import Path
from typing import Any, Final

import pytest

from rules.games import GAMES, sheet_form
from rules.sheet import answer, read
from rules.sheet_writing import write
from tests.kit.brought_by_games import FEWEST_SHEETS, FOLDER, golden_sheets

SHEETS: Final = golden_sheets()

every_sheet = pytest.mark.parametrize(
    "path", SHEETS, ids=[f"{path.parents[1].name}-{path.stem}" for path in SHEETS]
)


def golden(path: Path) -> tuple[dict[str, Any], dict[str, Any]]:
    said = json.loads(path.read_text("utf-8"))
    return said["sheet"], said["answer"]


@pytest.mark.parametrize("name", [game.name for game in GAMES])
def test_every_registered_game_has_golden_sheets(name: str) -> None:
    assert len(golden_sheets(name)) >= FEWEST_SHEETS


def test_every_golden_sheet_is_of_a_registered_game() -> None:
    assert set(FOLDER.glob("*/golden/*.json")) == set(SHEETS)


@every_sheet
def test_a_sheet_has_the_answer_written_beside_it(path: Path) -> None:
    sheet, expected = golden(path)
    assert sheet["game"] == path.parents[1].name
    assert answer(read(sheet)) == expected


@every_sheet
def test_a_sheet_written_again_says_the_same(path: Path) -> None:
    sheet, expected = golden(path)
    once = read(sheet)
    written = json.loads(json.dumps(write(sheet["game"], once.names, once.setup, once.entries)))
    again = read(written)
    assert answer(again) == expected
    assert (again.names, again.setup, again.state) == (once.names, once.setup, once.state)
    assert write(sheet["game"], again.names, again.setup, again.entries) == written


@every_sheet
def test_options_written_are_read_back(path: Path) -> None:
    form = sheet_form(path.parents[1].name)
    options = read(golden(path)[0]).setup.options
    assert form.game.read_options(form.write_options(options)) == options
