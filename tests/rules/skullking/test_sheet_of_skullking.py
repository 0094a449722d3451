"""Rounds of Skull King in score sheets: read, refused, written and read again."""

from typing import Any

import pytest

from rules.contract import Back, Left
from rules.sheet import answer, read
from rules.sheet_writing import write
from rules.skullking.entries import Bids, Deal, Result
from rules.skullking.game import GAME
from rules.skullking.state import State
from tests.rules.skullking.skullking_shorthand import OUT, Player, refused, table

NAMES = ("A", "B", "C")


def sheet(*played: dict[str, Any], players: tuple[str, ...] = NAMES, **options: Any) -> dict[str, Any]:
    return {"game": "skullking", "players": list(players), "options": options, "played": list(played)}


def a_round(**said: Any) -> dict[str, Any]:
    usual = {"cards": 5, "bids": {"A": 2, "B": 1, "C": 2}, "tricks": {"A": 2, "B": 1, "C": 2}}
    return {**usual, **said}


def points_of(raw: dict[str, Any]) -> list[dict[str, int]]:
    rounds: Any = answer(read(raw))["rounds"]
    return [each["points"] for each in rounds]


def test_all_that_a_round_can_say_is_read() -> None:
    played = {
        "cards": 7,
        "bids": {"A": 2, "B": 1, "C": 1, "D": 0},
        "tricks": {"A": 3, "B": 1, "C": 1, "D": 0},
        "lost_tricks": 2,
        "bonuses": {
            "A": {"fourteens": 2, "black_fourteen": True, "mermaids": 1, "pirates": 0, "other": 5},
            "B": {"skull_king": True},
        },
        "wagers": {"C": 20},
        "bid_changes": {"A": 1},
        "alliances": [["D", "A"], ["B", "C"]],
        "out": ["E"],
    }
    raw = sheet(played, players=("A", "B", "C", "D", "E"))
    assert points_of(raw) == [
        {"A": 60 + 20 + 20 + 20 + 5 + 20, "B": 20 + 40 + 20, "C": 20 + 20 + 20, "D": 70 + 20, "E": 0}
    ]


def test_cards_follow_the_structure_where_they_are_not_stated() -> None:
    first = {"bids": {"A": 1, "B": 0, "C": 0}, "tricks": {"A": 1, "B": 0, "C": 0}}
    second = {"bids": {"A": 0, "B": 0, "C": 0}, "tricks": {"A": 0, "B": 3, "C": 0}}
    assert points_of(sheet(first, second, rounds=[1, 3])) == [
        {"A": 20, "B": 10, "C": 10},
        {"A": 30, "B": -30, "C": 30},
    ]


def test_cannonballs_are_read() -> None:
    assert points_of(sheet(a_round(cannonballs=["A", "B"]), scoring="rascal")) == [
        {"A": 75, "B": 75, "C": 50}
    ]


REFUSED = [
    ({"colour": 1}, "sheet_unknown_key"),
    ({"bids": {"A": 2, "B": 1}}, "sheet_player_missing"),
    ({"tricks": {"A": 2, "B": 1}}, "sheet_player_missing"),
    ({"bids": {"A": 2, "B": 1, "C": None}}, "sheet_player_not_whole"),
    ({"bids": {"A": 2, "B": 1, "C": True}}, "sheet_player_not_whole"),
    ({"tricks": {"A": 2, "B": 1, "C": "2"}}, "sheet_player_not_whole"),
    ({"tricks": {"A": 2, "B": 1, "C": 2.0}}, "sheet_player_not_whole"),
    ({"bids": {"A": 2, "B": 1, "D": 1}}, "sheet_unknown_player"),
    ({"bids": [2, 1, 2]}, "sheet_not_object"),
    ({"cards": None}, "sheet_not_whole"),
    ({"cards": True}, "sheet_not_whole"),
    ({"cards": 0}, "cards_out_of_range"),
    ({"cards": 11}, "cards_out_of_range"),
    ({"bids": {"A": 6, "B": 1, "C": 2}}, "bid_out_of_range"),
    ({"bids": {"A": -1, "B": 1, "C": 2}}, "bid_out_of_range"),
    ({"tricks": {"A": 6, "B": 1, "C": 2}}, "tricks_out_of_range"),
    ({"tricks": {"A": 2, "B": 1, "C": 1}}, "tricks_do_not_add_up"),
    ({"lost_tricks": 1}, "tricks_do_not_add_up"),
    ({"lost_tricks": 3}, "lost_out_of_range"),
    ({"lost_tricks": False}, "sheet_not_whole"),
    ({"bonuses": {"A": 10}}, "sheet_player_not_object"),
    ({"bonuses": {"A": {"fifteens": 1}}}, "sheet_player_unknown_key"),
    ({"bonuses": {"A": {"fourteens": True}}}, "sheet_player_not_whole"),
    ({"bonuses": {"A": {"fourteens": 4}}}, "more_than_the_deck"),
    ({"bonuses": {"A": {"skull_king": 1}}}, "sheet_player_not_flag"),
    ({"wagers": {"A": 5}}, "wager_unknown"),
    ({"wagers": {"A": None}}, "sheet_player_not_whole"),
    ({"bid_changes": {"A": 2}}, "bid_change_unknown"),
    ({"cannonballs": ["A"]}, "cannonball_off"),
    ({"cannonballs": ["A", "A"]}, "sheet_player_twice"),
    ({"cannonballs": "A"}, "sheet_not_list"),
    ({"alliances": [["A"]]}, "sheet_not_a_pair"),
    ({"alliances": ["AB"]}, "sheet_not_list"),
    ({"alliances": [["A", "D"]]}, "sheet_unknown_player"),
    ({"alliances": [["A", "A"]]}, "loot_with_oneself"),
    ({"out": ["C"]}, "stands_out"),
    ({"out": ["C", "C"]}, "sheet_player_twice"),
    ({"walked_out": {"C": 1}}, "stands_out"),
]


@pytest.mark.parametrize(("said", "code"), REFUSED, ids=str)
def test_a_round_that_cannot_be_is_refused_by_round(said: dict[str, Any], code: str) -> None:
    facts = refused(code, read, sheet(a_round(), a_round(**said)))
    assert facts["round"] == 2


@pytest.mark.parametrize("key", ["bids", "tricks"])
def test_bids_and_tricks_are_required(key: str) -> None:
    said = a_round()
    del said[key]
    assert refused("sheet_key_missing", read, sheet(said)) == {"round": 1, "key": key}


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("bonuses", {"C": {}}),
        ("wagers", {"C": 0}),
        ("bid_changes", {"C": 0}),
        ("cannonballs", ["C"]),
        ("alliances", [["C", "A"]]),
    ],
)
def test_nothing_is_entered_for_who_is_out(key: str, value: object) -> None:
    said = {"cards": 3, "bids": {"A": 2, "B": 1}, "tricks": {"A": 2, "B": 1}, "out": ["C"], key: value}
    facts = refused("stands_out", read, sheet(said, scoring="rascal"))
    assert (facts["seat"], facts["key"]) == ("C", key)


def test_bonuses_of_somebody_without_a_bid_are_refused() -> None:
    said = a_round(bonuses={"C": {"fourteens": 1}}, bids={"A": 2, "B": 1}, tricks={"A": 2, "B": 1})
    assert refused("sheet_player_missing", read, sheet(said))["seat"] == "C"


def through(state: State, *entries: Any) -> State:
    for entry in entries:
        state = GAME.apply(state, entry)
    return state


def reread(state: State, *entries: Any) -> State:
    """Write what was entered and read it again."""
    names = [chr(ord("A") + seat) for seat in range(state.setup.seats)]
    again: State = read(write("skullking", names, state.setup, entries)).state
    return again


def entered(*players: Player | None, lost: int = 0) -> tuple[Bids, Result]:
    bids = Bids(tuple(None if player is None else player.bid for player in players))
    own = tuple(None if player is None else player.declaration for player in players)
    return bids, Result(declarations=own, lost=lost)


def test_everything_entered_is_written_and_read_back() -> None:
    start = table(4, rounds="skip-to-the-brawl", scoring="rascal", first=2)
    entries = (
        *entered(
            Player(2, 3, bid_change=1, fourteens=1, mermaids=1),
            Player(1, 1, cannonball=True, wager=10, loot_with=(0, 2)),
            Player(1, 1, other=-5, skull_king=True),
            OUT,
            lost=1,
        ),
        Deal(3),
        Deal(4),
        *entered(Player(2, 4, black_fourteen=True), Player(1, 0), Player(1, 0), Player(0, 0)),
    )
    assert reread(start, *entries) == through(start, *entries)


def test_who_walked_out_of_a_round_is_written_and_read_back() -> None:
    start = table(4, rounds=[5, 5])
    bids, _ = entered(Player(2, 0), Player(1, 1), Player(1, 1), Player(1, 1))
    result = entered(OUT, Player(1, 1), Player(1, 1), Player(1, 1))[1]
    entries = (bids, Left(0), result)
    assert reread(start, *entries) == through(start, *entries)


def test_who_walked_out_and_came_back_is_written_and_read_back() -> None:
    start = table(4, rounds=[5, 5])
    bids, _ = entered(Player(2, 0), Player(1, 1), Player(1, 1), Player(1, 1))
    result = entered(OUT, Player(1, 1), Player(1, 1), Player(1, 1))[1]
    entries = (bids, Left(0), Back(0), result)
    assert reread(start, *entries) == through(start, *entries)


def test_a_round_that_began_again_is_written_and_read_back() -> None:
    start = table(4, rounds=[5, 5])
    bids, _ = entered(Player(2, 0), OUT, OUT, OUT)
    entries = (bids, Left(0), *entered(OUT, Player(1, 1), Player(1, 1), Player(3, 3)))
    assert reread(start, *entries) == through(start, *entries)


def test_what_comes_next_says_the_cards_and_the_dealer() -> None:
    assert answer(read(sheet(a_round())))["next"] == {"cards": 2, "dealer": "B"}
