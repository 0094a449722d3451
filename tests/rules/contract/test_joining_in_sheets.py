"""Who joined late in a score sheet: with which points, in which order, and what is refused."""

from typing import Any, Final

import pytest

from rules.contract import Joined, Left, RuleError
from rules.sheet import read
from rules.sheet_writing import write


def points(**keys: Any) -> dict[str, Any]:
    """Make a sheet of points of four, two of whom are there from the beginning."""
    sheet = {
        "game": "points",
        "players": ["A", "B", "C", "D"],
        "played": [
            {"scores": {"A": 1, "B": 2}},
            {"joined": {"C": 1}, "scores": {"A": 1, "B": 2, "C": 3}},
            {"joined": {"D": 2}, "scores": {"A": 1, "B": 2, "C": 3, "D": 4}},
        ],
    }
    return sheet | keys


def rounds(*changed: dict[str, Any]) -> list[dict[str, Any]]:
    """Return the rounds of `points` with these in place of the first ones."""
    played: list[dict[str, Any]] = points()["played"]
    return [*changed, *played[len(changed) :]]


REFUSED: Final[list[tuple[str, dict[str, Any], str, dict[str, Any]]]] = [
    # what is wrong, keys of the sheet, code, facts
    (
        "points before joining",
        {"played": rounds({"scores": {"A": 1, "B": 2, "C": 3}})},
        "sheet_not_joined",
        {"round": 1, "key": "scores", "seat": "C"},
    ),
    ("starts before joining", {"first": "D"}, "sheet_not_joined", {"round": 0, "key": "first", "seat": "D"}),
    (
        "joins twice",
        {"joined": {"D": 3}},
        "sheet_joined_already",
        {"round": 0, "seat": "D"},
    ),
    (
        "who sits last joins first",
        {
            "played": rounds(
                {"scores": {"A": 1, "B": 2}},
                {"joined": {"D": 1}, "scores": {}},
                {"joined": {"C": 1}, "scores": {}},
            )
        },
        "sheet_joined_order",
        {"round": 2, "seat": "C"},
    ),
    (
        "a name of nobody",
        {"joined": {"X": 3}},
        "sheet_unknown_player",
        {"round": 0, "key": "joined", "given": "X"},
    ),
    ("no number", {"joined": {"D": "3"}}, "sheet_player_not_whole", {}),
    ("no object", {"joined": ["D"]}, "sheet_not_object", {}),
    (
        "all of them join",
        {"players": ["C", "D", "B"], "played": [{"joined": {"C": 0, "D": 0, "B": 0}, "scores": {}}]},
        "too_few_seats",
        {"given": 0},
    ),
    (
        "points before any round",
        {"players": ["A", "B", "C"], "played": [{"joined": {"C": 5}, "scores": {"A": 1, "B": 2, "C": 3}}]},
        "joined_first",
        {"given": 5},
    ),
    ("beside a course", {"course": [], "joined": {"D": 3}}, "sheet_beside_course", {"key": "joined"}),
    ("more in a step", {"course": [{"joined": {}, "left": "A", "back": "A"}]}, "sheet_unknown_key", {}),
]


@pytest.mark.parametrize(
    ("keys", "code", "facts"), [row[1:] for row in REFUSED], ids=[row[0] for row in REFUSED]
)
def test_what_cannot_be_of_a_latecomer_is_refused(
    keys: dict[str, Any], code: str, facts: dict[str, Any]
) -> None:
    with pytest.raises(RuleError) as refused:
        read(points(**keys))
    assert refused.value.code == code
    assert facts.items() <= dict(refused.value.facts).items()


def test_who_is_named_another_way_joins_all_the_same() -> None:
    sheet = read(
        points(
            players=["A", "B", "Zoé", "D"],
            played=[{"scores": {"A": 1, "B": 2}}],
            joined={"Zoe\u0301": 1, "D": 2},
        )
    )
    assert sheet.setup.seats == 2
    assert sheet.entries[1:] == (Joined(2, 1), Joined(3, 2))


def test_one_joins_before_the_last_but_one_leaves() -> None:
    sheet = read(
        {
            "game": "points",
            "players": ["A", "B", "C"],
            "played": [
                {"scores": {"A": 1, "B": 2}},
                {"left": ["A"], "joined": {"C": 1}, "scores": {"B": 2, "C": 3}},
            ],
        }
    )
    assert sheet.entries[1:3] == (Joined(2, 1), Left(0))
    again = read(write("points", sheet.names, sheet.setup, sheet.entries))
    assert (again.setup, again.entries, again.state) == (sheet.setup, sheet.entries, sheet.state)


def test_a_course_says_when_somebody_joined() -> None:
    course = [{"joined": {"D": 0}}, {"bids": {"A": 1, "B": 0, "C": 0, "D": 0}}]
    tricks = {"A": 1, "B": 0, "C": 0, "D": 0}
    sheet = read(
        {
            "game": "skullking",
            "players": ["A", "B", "C", "D"],
            "options": {"rounds": "1"},
            "played": [{"course": course, "tricks": tricks}],
        }
    )
    assert sheet.setup.seats == 3
    assert sheet.entries[0] == Joined(3, 0)


def test_more_names_than_a_list_may_hold_are_not_looked_at() -> None:
    many = {f"Nobody {number}": 1 for number in range(1000)}
    with pytest.raises(RuleError) as refused:
        read(points(players=["A", "B"], played=[{"scores": {"A": 1, "B": 2}}], joined=many))
    assert refused.value.code == "sheet_unknown_player"
