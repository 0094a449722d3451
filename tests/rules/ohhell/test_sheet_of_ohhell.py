"""Oh Hell in a score sheet: what a round may say, and what is refused."""

from typing import Any

import pytest

from rules.contract import RuleError
from rules.sheet import answer, read

ONE = {"bids": {"A": 1, "B": 0, "C": 0}, "tricks": {"A": 1, "B": 0, "C": 0}}


def sheet(*played: dict[str, Any], players: str = "ABC", **rest: Any) -> dict[str, Any]:
    return {"game": "ohhell", "players": list(players), "played": list(played), **rest}


@pytest.mark.parametrize(
    ("played", "code"),
    [
        ({**ONE, "cards": 1}, "sheet_unknown_key"),
        ({"bids": ONE["bids"]}, "sheet_key_missing"),
        ({"tricks": ONE["tricks"]}, "sheet_key_missing"),
        ({**ONE, "out": ["C"]}, "stands_out"),
        ({**ONE, "bids": {"A": 1, "B": 0}}, "sheet_player_missing"),
        ({**ONE, "tricks": {"A": 1, "B": 0}}, "sheet_player_missing"),
        ({"bids": {"A": 1, "B": 0}, "tricks": {"A": 1, "B": 0}}, "sheet_player_missing"),
        ({**ONE, "tricks": {"A": 1, "B": 1, "C": 0}}, "tricks_do_not_add_up"),
        ({"course": [{"cards": 1}], "tricks": ONE["tricks"]}, "sheet_unknown_key"),
        ({"course": [{"bids": ONE["bids"]}], **ONE}, "sheet_unknown_key"),
        (
            {"course": [{"bids": ONE["bids"]}], "tricks": {"A": 1, "B": 0}},
            "sheet_player_missing",
        ),
    ],
)
def test_what_cannot_be_said_of_a_round_is_refused(played: dict[str, Any], code: str) -> None:
    with pytest.raises(RuleError) as caught:
        read(sheet(played))
    assert caught.value.code == code


def test_who_is_out_and_who_walked_out_get_nothing() -> None:
    out = {"bids": {"A": 1, "B": 0}, "tricks": {"A": 1, "B": 0}, "out": ["C"]}
    gone = {"bids": {"A": 1, "C": 0}, "tricks": {"A": 1, "C": 0}, "walked_out": {"B": 1}}
    said: Any = answer(read(sheet(out, gone)))
    assert said["rounds"][1]["totals"] == {"A": 22, "B": 10, "C": 10}


def test_a_course_says_step_by_step_who_left_and_bid() -> None:
    course = [{"left": "D"}, {"back": "D"}, {"bids": {"A": 0, "B": 1, "C": 0, "D": 0}}, {"left": "D"}]
    played = {"course": course, "tricks": {"A": 0, "B": 1, "C": 0}}
    said: Any = answer(read(sheet(played, players="ABCD")))
    assert said["rounds"][0]["points"]["B"] == 11


def test_there_is_no_option() -> None:
    with pytest.raises(RuleError) as caught:
        read(sheet(ONE, options={"rounds": [3]}))
    assert caught.value.code == "option_none"
    assert answer(read(sheet(ONE)))["next"] == {"dealer": "B", "cards": 2}
