"""Who leaves Skull King when: a sheet says it so that reading it back leads to the same table."""

from typing import Any, Final

import pytest

from rules.contract import Back, Left, RuleError, Setup
from rules.games import sheet_form
from rules.sheet import answer, read
from rules.sheet_form import Names
from rules.sheet_writing import write
from rules.skullking.entries import Bid, Bids, Deal, Declaration, Entry, Result
from rules.skullking.game import GAME
from rules.skullking.options import read_options
from rules.skullking.sheet import settled
from rules.skullking.state import State

NAMES: Final = ["A", "B", "C", "D"]
SETUP: Final = Setup(seats=4, options=read_options({"rounds": [1]}))


def bids(*own: int | None) -> Bids:
    return Bids(tuple(None if tricks is None else Bid(tricks) for tricks in own))


def result(*own: int | None) -> Result:
    return Result(
        declarations=tuple(None if tricks is None else Declaration(tricks=tricks) for tricks in own)
    )


TIED: Final[tuple[Entry, ...]] = (bids(0, 0, 0, 0), result(0, 0, 0, 1))
"""A, B and C have 10 points each after the only round."""

MOMENTS: list[tuple[str, tuple[Entry, ...]]] = [
    ("before the first bids", (Left(1),)),
    ("the dealer, before the first bids", (Left(0),)),
    ("the dealer, who comes back before the bids", (Left(0), Back(0))),
    ("the dealer, whose neighbour is back before", (Left(1), Back(1), Left(0))),
    ("the dealer, whose neighbour is back after", (Left(1), Left(0), Back(1))),
    ("all but two", (Left(0), Left(3))),
    ("after the cards were dealt", (Deal(3), Left(2), bids(1, 1, None, 1), result(1, 1, None, 1))),
    ("with a bid, back before the tricks", (bids(1, 0, 0, 0), Left(3), Back(3), result(1, 0, 0, None))),
    ("the dealer, between bids and tricks", (bids(0, 1, 0, 0), Left(0), result(None, 1, 0, 0))),
    ("without a bid, after the bids", (bids(1, 0, 0, None), Left(3), result(1, 0, 0, None))),
    ("the dealer without a bid, after the bids", (bids(None, 1, 0, 0), Left(0), result(None, 1, 0, 0))),
    ("gone, back after the bids", (Left(3), bids(1, 0, 0, None), Back(3), result(1, 0, 0, None))),
    (
        "gone, back for the bids, gone again",
        (Left(3), Back(3), bids(1, 0, 0, 0), Left(3), result(1, 0, 0, None)),
    ),
    ("all who bid", (bids(1, 0, None, None), Left(0), Left(1))),
    ("all who bid, one is back", (bids(1, 0, None, None), Left(0), Left(1), Back(0))),
    ("after a round, one of those tied", (*TIED, Left(0))),
    ("after a round, one who is not tied", (*TIED, Left(3))),
    ("after a round, all of those tied but one", (*TIED, Left(0), Left(1))),
    ("in the extra round, one of those tied", (*TIED, bids(0, 0, 0, 0), Left(0))),
    (
        "in the extra round, all but one",
        (*TIED, bids(0, 0, 0, 0), Left(0), Left(1), result(None, None, 0, 0)),
    ),
    ("in the extra round, back", (*TIED, bids(0, 0, 0, 0), Left(0), Left(1), Back(0), Back(1))),
    (
        "in the extra round, without a bid",
        (*TIED, bids(None, None, 1, 0), Left(0), Left(1), result(None, None, 1, 0)),
    ),
    ("in the extra round, all who bid", (*TIED, bids(0, 0, None, None), Left(0), Left(1))),
    (
        "in the extra round, all who bid, and it is begun anew",
        (
            *TIED,
            Back(0),
            bids(0, 0, None, None),
            Left(1),
            Back(1),
            Left(0),
            bids(None, 0, 0, 1),
            result(None, 0, 0, 1),
        ),
    ),
]


def played(entries: tuple[Entry, ...]) -> tuple[tuple[Entry, ...], State]:
    """Enter what is allowed."""
    state, entered = GAME.start(SETUP), list[Entry]()
    for entry in entries:
        try:
            state = GAME.apply(state, entry)
        except RuleError:
            continue
        entered.append(entry)
    return tuple(entered), state


@pytest.mark.parametrize("entries", [row[1] for row in MOMENTS], ids=[row[0] for row in MOMENTS])
def test_whoever_leaves_whenever_is_written_and_read_back(entries: tuple[Entry, ...]) -> None:
    entered, state = played(entries)
    again = read(write("skullking", NAMES, SETUP, entered))
    assert settled(again.state) == settled(state)
    assert (GAME.ask(again.state) is None, GAME.winners(again.state)) == (
        GAME.ask(state) is None,
        GAME.winners(state),
    )
    assert GAME.first_of_round(again.state) == GAME.first_of_round(state)


def test_a_sheet_in_short_is_written_where_it_says_all() -> None:
    entries = (*TIED, bids(0, 0, 0, 0), Left(0), result(None, 0, 0, 0))
    written: Any = write("skullking", NAMES, SETUP, entries)
    assert written["played"][1]["left"] == ["A"]
    assert written["played"][1]["walked_out"] == {"A": 0}
    assert "course" not in written["played"][1]


def test_a_course_is_written_where_the_order_decides() -> None:
    entries = (Left(0), Back(0), Deal(2), bids(1, 1, 0, None), Left(3), result(1, 1, 0, None))
    written: Any = write("skullking", NAMES, SETUP, entries)
    assert written["played"] == [
        {
            "tricks": {"A": 1, "B": 1, "C": 0},
            "course": [
                {"left": "A"},
                {"back": "A"},
                {"cards": 2},
                {"bids": {"A": 1, "B": 1, "C": 0}},
                {"left": "D"},
            ],
        }
    ]

    assert read(written).entries == entries


def test_cannonballs_are_bid_in_a_course_too() -> None:
    setup = Setup(seats=4, options=read_options({"rounds": [1], "scoring": "rascal"}))
    fired = Bids((Bid(1, cannonball=True), Bid(0), Bid(0), None))
    entries = (Left(0), Back(0), fired, Left(3), result(1, 0, 0, None))
    written: Any = write("skullking", NAMES, setup, entries)
    assert written["played"][0]["course"][2]["cannonballs"] == ["A"]
    assert read(written).entries == entries


def test_coming_and_going_that_leads_nowhere_is_not_written() -> None:
    restless = (Left(3), Back(3)) * 700
    written: Any = write("skullking", NAMES, SETUP, (Left(0), Back(0), *restless))
    assert written["course"] == [{"left": "A"}, {"back": "A"}]


def test_an_older_sheet_of_who_walked_out_is_read_as_before() -> None:
    round_ = {"bids": {"B": 1, "C": 0, "D": 0}, "tricks": {"B": 1, "C": 0, "D": 0}}
    sheet = {
        "game": "skullking",
        "players": NAMES,
        "options": {"rounds": [1, 1]},
        "played": [{**round_, "walked_out": {"A": 1}, "left": ["A"]}],
    }
    assert answer(read(sheet))["next"] == {"cards": 1, "dealer": "C"}
    assert read(sheet).entries == (bids(1, 1, 0, 0), Left(0), result(None, 1, 0, 0))
    sheet["played"] = [{**round_, "walked_out": {"A": 1}}]
    assert read(sheet).entries == (bids(1, 1, 0, 0), Left(0), Back(0), result(None, 1, 0, 0))


BIDS_STEP: Final = {"bids": {"A": 1, "B": 0, "C": 0, "D": 0}}
REFUSED: list[tuple[str, dict[str, Any], str]] = [
    ("left beside it", {"course": [BIDS_STEP], "left": ["D"]}, "sheet_beside_course"),
    ("bids beside it", {"course": [BIDS_STEP], "bids": {"A": 1}}, "sheet_unknown_key"),
    ("no list", {"course": {}}, "sheet_not_list"),
    ("a step that is no object", {"course": ["left"]}, "sheet_not_object"),
    ("two in one step", {"course": [{"left": "A", "back": "A"}]}, "sheet_unknown_key"),
    ("two in one step back", {"course": [{"back": "A", "cards": 1}]}, "sheet_unknown_key"),
    ("cards and bids in one step", {"course": [{"cards": 1, **BIDS_STEP}]}, "sheet_unknown_key"),
    ("an empty step", {"course": [{}]}, "sheet_key_missing"),
    ("an unknown step", {"course": [{"jump": "A"}]}, "sheet_unknown_key"),
    ("no bids", {"course": []}, "sheet_player_missing"),
    ("too many steps", {"course": [{"left": "A"}] * 1001}, "sheet_list_too_long"),
    ("a bid out of range", {"course": [{"bids": {"A": 2}}]}, "bid_out_of_range"),
    ("a cannonball without a bid", {"course": [{"bids": {"A": 1}, "cannonballs": ["B"]}]}, "stands_out"),
    ("tricks of one without a bid", {"course": [{"bids": {"A": 1}}]}, "sheet_player_missing"),
    ("back who never left", {"course": [{"back": "A"}]}, "not_left"),
]


@pytest.mark.parametrize(("said", "code"), [row[1:] for row in REFUSED], ids=[row[0] for row in REFUSED])
def test_a_course_that_cannot_be_is_refused_in_its_round(said: dict[str, Any], code: str) -> None:
    played_round = {"tricks": {"A": 1, "B": 0, "C": 0, "D": 0}, **said}
    sheet = {"game": "skullking", "players": NAMES, "played": [played_round]}
    with pytest.raises(RuleError) as refused:
        read(sheet)
    assert refused.value.code == code
    assert refused.value.facts.get("round", refused.value.facts.get("sheet_round")) == 1


def test_games_without_bids_have_no_other_step_to_write() -> None:
    with pytest.raises(KeyError):
        sheet_form("points").write_step(Deal(1), Names(("A", "B")))


def test_in_games_without_bids_a_course_is_leaving_and_coming_back() -> None:
    sheet = {
        "game": "points",
        "players": ["A", "B", "C"],
        "played": [{"course": [{"left": "A"}, {"back": "A"}, {"left": "B"}], "scores": {"A": 1, "C": 2}}],
    }
    assert [type(entry).__name__ for entry in read(sheet).entries] == ["Left", "Back", "Left", "Scores"]
    sheet["played"] = [{"course": [{}], "scores": {}}]
    with pytest.raises(RuleError, match="sheet_key_missing"):
        read(sheet)
