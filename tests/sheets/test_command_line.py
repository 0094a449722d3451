"""`python -m bot score` and `trick` as a person or a script runs them: real processes, real files."""

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bot.__main__ import main
from bot.texts import LOCALES
from tests.kit.small_sheets import points, skull, skull_king, skyjo
from tests.sheets.example_files import EXAMPLE, TRICK, written

WIDTH = 80


def run(*arguments: str, given: str | bytes = b"") -> tuple[int, str, str]:
    done = subprocess.run(
        [sys.executable, "-m", "bot", *arguments],
        input=given.encode() if isinstance(given, str) else given,
        capture_output=True,
        timeout=60,
        check=False,
    )
    return done.returncode, done.stdout.decode(), done.stderr.decode()


def called(
    capsys: pytest.CaptureFixture[str], folder: Path, *arguments: str, given: bytes
) -> tuple[int, str, str]:
    """Do the same in this process, which saves time where many sheets are tried."""
    path = folder / "given.json"
    path.write_bytes(given)
    status = main([arguments[0], str(path), *arguments[1:]])
    return status, *capsys.readouterr()


Told = Callable[..., tuple[int, str, str]]


@pytest.fixture
def told(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Told:
    """Return a way to ask about a sheet or a trick in this process."""
    return lambda command, value, *more: called(
        capsys, tmp_path, command, *more, given=json.dumps(value).encode()
    )


def test_a_sheet_is_answered_with_one_json_object_from_a_file_and_from_standard_input(tmp_path: Path) -> None:
    expected = {
        "game": "skullking",
        "rounds": [
            {
                "points": {"Léa": 60, "Tom": -50, "Camille": -20},
                "totals": {"Léa": 60, "Tom": -50, "Camille": -20},
            }
        ],
        "standings": [
            {"player": "Léa", "score": 60, "rank": 1},
            {"player": "Camille", "score": -20, "rank": 2},
            {"player": "Tom", "score": -50, "rank": 3},
        ],
        "over": False,
        "winners": [],
        "next": {"cards": 2, "dealer": "Tom"},
    }
    for status, out, err in (
        run("score", written(tmp_path, EXAMPLE), "--json"),
        run("score", "-", "--json", given=json.dumps(EXAMPLE)),
        run("score", "-", "--json", "--lang", "fr", given=b"\xef\xbb\xbf" + json.dumps(EXAMPLE).encode()),
    ):
        assert (status, err) == (0, "")
        assert json.loads(out) == expected
        assert out.count("\n") == 1


@pytest.mark.parametrize("language", LOCALES)
def test_a_person_reads_points_reasons_and_standings(language: str) -> None:
    status, out, err = run("score", "-", "--lang", language, given=json.dumps(EXAMPLE))
    assert (status, err) == (0, "")
    reason, standings = {"en": ("14: 1 × 20", "Standings"), "fr": ("14 noir", "Classement")}[language]
    for words in ("Léa", "+60", "−50", "−20", reason, standings):
        assert words in out
    assert max(map(len, out.splitlines())) <= WIDTH


@pytest.mark.parametrize("sheet", [skyjo(), skull(), points(), skyjo(played=[]), skull_king()])
@pytest.mark.parametrize("language", LOCALES)
def test_every_game_is_readable_in_eighty_columns(
    sheet: Any, language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    status, out, err = called(capsys, tmp_path, "score", "--lang", language, given=json.dumps(sheet).encode())
    assert (status, err) == (0, "")
    assert max(map(len, out.splitlines())) <= WIDTH
    assert not [line for line in out.splitlines() if line != line.rstrip()]


def test_long_wide_and_marked_up_names_stay_what_they_are(told: Told) -> None:
    names = ["[bold]" + "W" * 30, "名前" * 10, ":smile:"]
    sheet = skyjo({"finisher": names[0], "scores": dict.fromkeys(names, 7)}, players=names)
    status, out, err = told("score", sheet)
    assert (status, err) == (0, "")
    assert "[bold]" in out
    assert ":smile:" in out


def test_winners_are_named(told: Told) -> None:
    won = skyjo({"finisher": "C", "scores": {"A": 1, "B": 1, "C": 100}})
    assert "A, B have won together." in told("score", won)[1]
    assert "C has won." in told("score", skull(*[{"challenger": "C", "won": True}] * 2))[1]


def test_a_trick_is_judged() -> None:
    status, out, err = run("trick", "-", "--json", given=json.dumps(TRICK))
    assert (status, err) == (0, "")
    assert json.loads(out) == {
        "winner": "Nico",
        "leads": "Nico",
        "destroyed": False,
        "bonuses": {
            "fourteens": 1,
            "black_fourteen": False,
            "mermaids": 0,
            "pirates": 1,
            "skull_king": False,
        },
        "alliances": [],
    }


def test_a_destroyed_trick_has_no_winner_and_says_who_leads(told: Told) -> None:
    plays = [["A", "yellow 12"], ["B", "black 3"], ["C", "white whale"], ["D", "kraken"]]
    status, out, _ = told("trick", {"plays": plays}, "--json")
    said = json.loads(out)
    assert (status, said["winner"], said["leads"], said["destroyed"]) == (0, None, "B", True)
    assert "Personne ne remporte le pli" in told("trick", {"plays": plays}, "--lang", "fr")[1]


def test_alliances_and_bonuses_of_a_trick_are_told_in_words(told: Told) -> None:
    plays = [["Léa", "butin"], ["Tom", "noir 14"], ["Nico", "verte 3"]]
    assert json.loads(told("trick", {"plays": plays}, "--json")[1])["alliances"] == [["Léa", "Tom"]]
    status, out, err = told("trick", {"plays": plays})
    assert (status, err) == (0, "")
    for words in ("Tom wins the trick with black 14", "+20", "Loot: Léa and Tom are allied", "Tom leads"):
        assert words in out
    assert "no bonus" in told("trick", {"plays": [["A", "fuite"], ["B", "fuite"]]})[1]


def test_the_verdict_comes_before_the_cards_which_go_by_any_name_of_the_rulebooks(told: Told) -> None:
    plays = [["Léa", "Drapeau pirate ١٤"], ["Tom", "Rosie D'Laney"], ["Nico", "Coffre au trésor 3"]]
    status, out, err = told("trick", {"plays": plays})
    assert (status, err) == (0, "")
    assert out.startswith("Tom wins the trick with Pirate")
    assert out.endswith("Léa   black 14\nTom   Pirate\nNico  yellow 3\n")


def test_an_edition_and_graybeard_may_be_named(told: Told) -> None:
    plays = [["A", "mermaid"], ["Graybeard", "skull king"], ["B", "escape"]]
    said = json.loads(told("trick", {"plays": plays, "edition": "2018"}, "--json")[1])
    assert said["bonuses"]["skull_king"] is True
    ghost = {"plays": [["A", "green 3"], ["Graybeard", "green 14"], ["B", "green 5"]], "ghost": "Graybeard"}
    said = json.loads(told("trick", ghost, "--json")[1])
    assert (said["winner"], said["leads"], said["bonuses"]["fourteens"]) == ("Graybeard", "A", 0)


BAD_INPUT: list[tuple[str, bytes, str]] = [
    ("nothing", b"", "line 1"),
    ("no JSON", b"{", "line 1"),
    ("a comma too many", b'{\n"game": "skyjo",\n}', "line 3"),
    ("a key twice", b'{"game": "skyjo", "game": "skull"}', "game"),
    ("a player twice", json.dumps(skyjo()).replace('"B": 24', '"A": 24').encode(), "A"),
    ("no UTF-8", b'{"game": "\xff"}', "UTF-8"),
    ("UTF-16", json.dumps(skyjo()).encode("utf-16"), "UTF-8"),
    ("NaN", b'{"game": NaN}', "NaN"),
    ("a number of thousands of digits", b'{"game": ' + b"9" * 9999 + b"}", "too long"),
    ("nested too deeply", b"[" * 99_999, "nested"),
    ("millions of lists", b"[" + b"[]," * 1_000_000 + b"[]]", "100 rounds of 12 players"),
    ("a list", b"[]", "object"),
    ("a float", json.dumps(skyjo()).replace("24", "24.5").encode(), "24.5"),
    ("a stranger", json.dumps(skyjo(first="Zoé")).encode(), "Zoé"),
    ("an escape of the terminal", json.dumps(skyjo(first="\x1b[31m\n")).encode(), "[31m"),
    ("half a character", b'{"game": "\\ud800"}', "no game"),
]


@pytest.mark.parametrize(
    ("content", "words"), [row[1:] for row in BAD_INPUT], ids=[row[0] for row in BAD_INPUT]
)
def test_what_cannot_be_read_is_one_line_on_standard_error_and_exit_2(
    content: bytes, words: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    status, out, err = called(capsys, tmp_path, "score", given=content)
    assert (status, out) == (2, "")
    assert err.count("\n") == 1
    assert err.endswith("\n")
    assert words in err
    assert "Traceback" not in err
    assert "\x1b" not in err


@pytest.mark.parametrize("content", [BAD_INPUT[1][1], BAD_INPUT[9][1], BAD_INPUT[-1][1]])
@pytest.mark.parametrize("command", ["score", "trick"])
def test_a_process_fails_the_same_way(command: str, content: bytes) -> None:
    status, out, err = run(command, "-", given=content)
    assert (status, out) == (2, "")
    assert err.count("\n") == 1
    assert "Traceback" not in err


@pytest.mark.parametrize("command", ["score", "trick"])
def test_a_file_that_is_not_there_or_is_none_is_refused(command: str, tmp_path: Path) -> None:
    for path in (tmp_path / "none.json", tmp_path):
        status, out, err = run(command, str(path), "--lang", "fr")
        assert (status, out) == (2, "")
        assert err.count("\n") == 1
        assert err.startswith("Le fichier")


BAD_TRICKS: list[tuple[str, object, str]] = [
    ("no plays", {}, "plays"),
    ("an unknown key", {**TRICK, "colour": 1}, "colour"),
    ("no card", {"plays": []}, "no card"),
    ("nine cards", {"plays": [["A", "escape"]] * 9}, "9 cards"),
    ("a card of thousands of letters", {"plays": [["A", "x" * 10_000]]}, "not a card"),
    ("a name of 81 letters", {"plays": [["x" * 81, "escape"]]}, "80"),
    ("a play that is no pair", {"plays": [["A"]]}, "pair"),
    ("a play that is no list", {"plays": ["A"]}, "pair"),
    ("a card that is none", {"plays": [["A", "green 15"]]}, "green 15"),
    ("a card without end", {"plays": [["A", "\u0316\u0301" * 100_000]]}, "is not a card"),
    ("many players", {"plays": [[f"{place}", "pirate"] for place in range(20_000)]}, "20000 cards"),
    ("a card that is no text", {"plays": [["A", 14]]}, "14"),
    ("a card of several", {"plays": [["A", "tigress"]]}, "Tigress as Escape, Tigress as Pirate"),
    ("a name that is none", {"plays": [[3, "escape"]]}, "name"),
    ("a player twice", {"plays": [["A", "escape"], ["A", "escape"]]}, "A played 2"),
    ("a card twice", {"plays": [["A", "kraken"], ["B", "kraken"]]}, "Kraken"),
    ("an unknown edition", {**TRICK, "edition": 2020}, "edition"),
    ("a ghost who did not play", {**TRICK, "ghost": "Zoé"}, "Zoé"),
]


@pytest.mark.parametrize(
    ("trick", "words"), [row[1:] for row in BAD_TRICKS], ids=[row[0] for row in BAD_TRICKS]
)
def test_a_trick_that_cannot_be_is_refused_on_one_line(
    trick: object, words: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    status, out, err = called(capsys, tmp_path, "trick", "--json", given=json.dumps(trick).encode())
    assert (status, out) == (2, "")
    assert err.count("\n") == 1
    assert words in err


def test_a_reader_that_goes_away_is_no_error(tmp_path: Path) -> None:
    command = f"{sys.executable} -m bot score {written(tmp_path, EXAMPLE)} | true"
    done = subprocess.run(["sh", "-c", command], capture_output=True, timeout=60, check=False)
    assert done.stderr == b""


def test_neither_score_nor_trick_loads_discord_or_the_database() -> None:
    for command, given in (("score", EXAMPLE), ("trick", TRICK)):
        seen = subprocess.run(
            [sys.executable, "-X", "importtime", "-m", "bot", command, "-", "--json"],
            input=json.dumps(given).encode(),
            capture_output=True,
            timeout=60,
            check=True,
        ).stderr.decode()
        loaded = {line.rpartition("|")[2].strip() for line in seen.splitlines()}
        assert not loaded & {"discord", "sqlalchemy", "pydantic", "fluent.runtime", "rich", "asyncio"}
        if command == "trick":
            assert not loaded & {"rules.games", "rules.skyjo.game", "rules.skull.game"}


def test_a_wrong_command_says_how_it_is_used() -> None:
    status, out, err = run("scor")
    assert (status, out) == (2, "")
    assert "score" in err
