"""A player of a sheet is known however the name is composed; two that look the same are one too many."""

import unicodedata
from typing import Any

import pytest

from rules.contract import RuleError
from rules.sheet import answer, read

COMPOSED = unicodedata.normalize("NFC", "Léa")
APART = unicodedata.normalize("NFD", "Léa")
UNSEEN = "Léa\N{ZERO WIDTH SPACE}"


def sheet(players: list[str], **scores: int) -> dict[str, Any]:
    return {"game": "points", "players": players, "played": [{"scores": scores}]}


@pytest.mark.parametrize("called", [COMPOSED, APART, UNSEEN, f" {COMPOSED}  "])
def test_who_is_named_is_found_however_the_name_is_composed(called: str) -> None:
    said = answer(read(sheet([COMPOSED, "Tom"], **{called: 7, "Tom": 2})))
    assert said["standings"] == [
        {"player": COMPOSED, "score": 7, "rank": 1},
        {"player": "Tom", "score": 2, "rank": 2},
    ]


def test_the_name_written_just_so_goes_first() -> None:
    with pytest.raises(RuleError) as refused:
        read(sheet([COMPOSED, "Tom"], **{COMPOSED: 1, APART: 2, "Tom": 3}))
    assert (refused.value.code, refused.value.facts["seat"]) == ("sheet_player_twice", COMPOSED)


@pytest.mark.parametrize("other", [COMPOSED, APART, UNSEEN])
def test_two_names_that_look_the_same_are_refused(other: str) -> None:
    with pytest.raises(RuleError) as refused:
        read(sheet([COMPOSED, other]))
    assert refused.value.code == "sheet_name_twice"


@pytest.mark.parametrize(
    "blank", ["", "   ", "\N{IDEOGRAPHIC SPACE}", "\N{BRAILLE PATTERN BLANK}", "\N{ZERO WIDTH SPACE}"]
)
def test_a_name_of_blanks_alone_is_no_name(blank: str) -> None:
    with pytest.raises(RuleError) as refused:
        read(sheet([blank, "Tom"]))
    assert refused.value.code == "sheet_not_a_name"
