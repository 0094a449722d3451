"""Whatever stands in a sheet or a trick: a result, or one line that refuses it; never a traceback."""

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bot.__main__ import main
from bot.texts import LOCALES
from rules.contract import RuleError
from rules.sheet import read
from tests.input.broken_sheets import CHANGES, changed, places
from tests.input.hostile_values import FLOATS, HALVES, NOTHING, TEXTS, WHOLE, nested, repeated, values
from tests.kit.brought_by_games import golden_sheets
from tests.kit.large_files import KINDS
from tests.kit.small_sheets import GRID, skull, skull_king, skyjo

SHEETS: Final = {
    f"{path.parents[1].name}-{path.stem}": json.loads(path.read_text("utf-8"))["sheet"]
    for path in golden_sheets()
}
TRICKS: Final = (
    {"plays": [["Léa", "yellow 14"], ["Tom", "pirate"], ["Nico", "skull king"]]},
    {"plays": [["A", "loot"], ["G", "green 14"], ["B", "noir 5"]], "ghost": "G", "edition": "2018"},
)
FULL: Final = (
    skull_king(
        {
            "cards": 5,
            "bids": {"A": 2, "B": 0},
            "tricks": {"A": 2, "B": 1},
            "lost_tricks": 1,
            "bonuses": {"A": {"fourteens": 1, "black_fourteen": True, "other": 5}},
            "wagers": {"A": 10},
            "bid_changes": {"B": 1},
            "cannonballs": ["A"],
            "alliances": [["A", "B"]],
            "walked_out": {"C": 1},
            "left": ["C"],
        },
        {"tricks": {"A": 2, "B": 0}, "course": [{"cards": 2}, {"bids": {"A": 1, "B": 0}}]},
        options={"scoring": "rascal", "rounds": [5, 2], "edition": "2021", "loot": True},
        dealer="B",
    ),
    skyjo(
        {"finisher": "A", "scores": {"A": 4}, "grids": {"B": GRID}, "out": ["C"]}, options={"threshold": 50}
    ),
    skull({"challenger": "A", "bid": 4, "won": False, "skull": "B"}, first="B"),
)
"""Sheets in which every key stands once."""
EVERYTHING: Final = (
    *TEXTS,
    *HALVES,
    *WHOLE,
    *FLOATS,
    *NOTHING,
    nested(1),
    repeated("A"),
)

unhurried = settings(
    deadline=None, suppress_health_check=[HealthCheck.too_slow, HealthCheck.function_scoped_fixture]
)
Asked = Callable[..., None]


@pytest.fixture
def asked(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Asked:
    """Return a way to ask for an answer to anything: it is a result or a refusal of one line."""

    def ask(command: str, content: Any, *more: str) -> None:
        path = tmp_path / "given.json"
        path.write_bytes(content if isinstance(content, bytes) else json.dumps(content).encode())
        status = main([command, str(path), *more])
        _check(status, *capsys.readouterr())

    return ask


def _check(status: int, out: str, err: str) -> None:
    if status == 0:
        assert out
        assert not err
        return
    assert (status, out) == (2, "")
    assert err.endswith("\n")
    assert len(err.splitlines()) == 1, err
    assert "Traceback" not in err
    assert len(err) < 1500


@pytest.mark.parametrize("sheet", FULL, ids=[sheet["game"] for sheet in FULL])
def test_anything_in_any_place_of_a_sheet_is_played_or_refused(sheet: Any) -> None:
    for place in places(sheet):
        for by in EVERYTHING:
            for change in ("replace", "insert"):
                try:
                    read(changed(sheet, place, change, by))
                except RuleError:
                    continue


@pytest.mark.parametrize("sheet", FULL, ids=[sheet["game"] for sheet in FULL])
def test_anything_in_any_place_is_answered_on_the_command_line(sheet: Any, asked: Asked) -> None:
    few = EVERYTHING[:: max(1, len(EVERYTHING) // 9)]
    for number, place in enumerate(places(sheet)):
        for change in CHANGES:
            asked(
                "score", changed(sheet, place, change, few[number % len(few)]), "--lang", LOCALES[number % 2]
            )


@pytest.mark.parametrize("trick", TRICKS)
def test_anything_in_any_place_of_a_trick_is_judged_or_refused(trick: Any, asked: Asked) -> None:
    for number, place in enumerate(places(trick)):
        for by in EVERYTHING[number % 3 :: 3]:
            asked("trick", changed(trick, place, CHANGES[number % len(CHANGES)], by), "--lang", "fr")


@unhurried
@given(data=st.data())
@pytest.mark.parametrize("game", sorted({name.partition("-")[0] for name in SHEETS}))
def test_golden_sheets_with_a_broken_place_are_played_or_refused(
    game: str, data: st.DataObject, asked: Asked
) -> None:
    sheet = SHEETS[data.draw(st.sampled_from([name for name in SHEETS if name.startswith(game + "-")]))]
    place = data.draw(st.sampled_from(list(places(sheet))))
    change = data.draw(st.sampled_from(CHANGES))
    asked(
        "score",
        changed(sheet, place, change, data.draw(values())),
        "--lang",
        data.draw(st.sampled_from(LOCALES)),
    )


@unhurried
@given(
    content=st.binary(max_size=200) | st.text(max_size=200).map(lambda text: text.encode("utf-8", "replace"))
)
@pytest.mark.parametrize("command", ["score", "trick"])
def test_any_bytes_are_answered(command: str, content: bytes, asked: Asked) -> None:
    asked(command, content)


@pytest.mark.parametrize("kind", KINDS)
def test_what_is_repeated_many_times_is_answered(kind: str, asked: Asked) -> None:
    asked("score", KINDS[kind](200_000))


def test_a_sheet_as_large_as_may_be_is_answered(asked: Asked) -> None:
    names = [f"{number:080}" for number in range(12)]
    played = [{"scores": dict.fromkeys(names, 1_000_000)}] * 100
    asked("score", {"game": "points", "players": names, "played": played}, "--json")
    asked("score", {"game": "points", "players": names, "played": played[:3]}, "--lang", "fr")


@pytest.mark.parametrize("command", ["score", "trick"])
@pytest.mark.parametrize(
    "content", ['{"game": 1e999}', "[" * 9999, f'{{"game": {"9" * 26}}}', '"\\ud800"', "null"]
)
def test_a_process_answers_the_same_way(command: str, content: str) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "bot", command, "-"],
        input=content.encode(),
        capture_output=True,
        timeout=60,
        check=False,
    )
    _check(done.returncode, done.stdout.decode(), done.stderr.decode())
