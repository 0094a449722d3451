"""What `make fuzz` has found at the doors, row by row: each is answered, and means something."""

from typing import Final

import pytest

from tests.input.acts_sent import Act, Brought, Pressed, Sent
from tests.input.moments import MOMENTS
from tests.input.tried_playground import House
from tests.kit.moments_of_games import HOST

GOLF: Final = b'{"game": "points", "players": ["A", "B"], "played": [{"scores": {"A": %s, "B": 1}}]}'


def pressed(action: str, *args: str, values: list[str] | None = None) -> Act:
    return Pressed(HOST, 0, action, None, None, args, values, direct=False)


def sent(action: str, *values: object) -> Act:
    return Sent(HOST, action, None, None, (), values, missing=None, unknown=False)


FOUND: Final = [
    pytest.param("skullking, lobby", pressed("guest", *["0"] * 40), id="a form whose mark finds no room"),
    pytest.param("points, lobby", pressed("guest", values=["x" * 100]), id="a choice that is too long"),
    pytest.param("skullking, bets", pressed("menu", "x" * 70), id="a button that is too long"),
    pytest.param("skullking, bets", sent("deal", "   "), id="blanks where a number belongs"),
    pytest.param("points, lobby", sent("options", "\t", "", "\n"), id="blanks in every field"),
    pytest.param("points, scores", sent("all", " \n "), id="blanks for everybody's points"),
]


@pytest.mark.parametrize(("moment", "act"), FOUND)
def test_what_was_found_is_answered(house: House, moment: str, act: Act) -> None:
    house.try_out(next(each for each in MOMENTS if str(each) == moment), [act])


@pytest.mark.parametrize("number", [b"1" + b"0" * 26, b"1" + b"0" * 400, b"-1e26", b"NaN", b"true"])
def test_odd_numbers_in_a_sheet_are_refused(house: House, number: bytes) -> None:
    house.bring(Brought(GOLF % number, "sheet.json"))
