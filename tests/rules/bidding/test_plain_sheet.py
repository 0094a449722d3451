"""The plainest game of hidden bids in a score sheet: read, played, and written as it was."""

from collections.abc import Mapping
from functools import reduce

import pytest

from rules.bidding.entries import Bid, Declaration
from rules.bidding.state import totals
from rules.contract import Back, Joined, Left, RuleError, Setup
from rules.sheet_course import parsed_round
from rules.sheet_form import Names
from tests.rules.bidding.plain import GAME, Bids, Entry, Options, Result, State
from tests.rules.bidding.plain_sheet import FORM

NAMES = Names(("Ada", "Ben", "Cleo", "Dan"))


def _start() -> State:
    return GAME.start(Setup(seats=4, options=Options()))


def _entered(state: State, entries: tuple[Entry, ...]) -> State:
    return reduce(GAME.apply, entries, state)


def _entries(state: State, played: Mapping[str, object]) -> tuple[Entry, ...]:
    """Read a round; what its course says is entered before the rest is read, as `rules.sheet` does."""
    moves, said, _ = parsed_round(FORM, played, NAMES, len(state.played) + 1)
    return (*moves, *FORM.read_round(_entered(state, moves), said))


def _written(state: State, entries: tuple[Entry, ...]) -> dict[str, object]:
    own = tuple(entry for entry in entries if not isinstance(entry, Left | Back | Joined))
    return FORM.write_round(state, own, NAMES)


def _bids(*tricks: int | None) -> Bids:
    return Bids(tuple(None if own is None else Bid(own) for own in tricks))


def _result(*tricks: int | None) -> Result:
    return Result(declarations=tuple(None if own is None else Declaration(tricks=own) for own in tricks))


ROUNDS: tuple[tuple[dict[str, object], tuple[Entry, ...]], ...] = (
    (
        {
            "bids": {"Ada": 1, "Ben": 0, "Cleo": 0, "Dan": 0},
            "tricks": {"Ada": 1, "Ben": 0, "Cleo": 0, "Dan": 0},
        },
        (_bids(1, 0, 0, 0), _result(1, 0, 0, 0)),
    ),
    (
        {"bids": {"Ada": 2, "Cleo": 0, "Dan": 1}, "tricks": {"Ada": 1, "Cleo": 0, "Dan": 1}, "out": ["Ben"]},
        (_bids(2, None, 0, 1), _result(1, None, 0, 1)),
    ),
    (
        {
            "bids": {"Ada": 0, "Ben": 1, "Cleo": 0},
            "tricks": {"Ada": 0, "Ben": 1, "Cleo": 0},
            "walked_out": {"Dan": 1},
        },
        (_bids(0, 1, 0, 1), Left(3), Back(3), _result(0, 1, 0, None)),
    ),
)


def test_a_sheet_is_read_played_and_written_back() -> None:
    state, written = _start(), list[dict[str, object]]()
    for played, expected in ROUNDS:
        entries = _entries(state, played)
        assert entries == expected
        written.append(_written(state, entries))
        state = _entered(state, entries)
    assert written == [played for played, _ in ROUNDS]
    assert GAME.ask(state) is None
    assert totals(state) == (21, 21, 30, 21)
    assert FORM.write_options(state.setup.options) == {}


def test_who_walked_out_and_stayed_away_is_named_among_those_who_left_and_may_come_back() -> None:
    played = {**ROUNDS[2][0], "left": ["Dan"]}
    bids, result = _bids(0, 1, 0, 1), _result(0, 1, 0, None)
    assert _entries(_start(), played) == (bids, Left(3), result)
    away = GAME.apply(_start(), Left(3))
    assert _entries(away, ROUNDS[2][0]) == (Back(3), bids, Left(3), result)


def test_a_round_is_read_from_its_course_and_its_step_written_back() -> None:
    step = {"bids": {"Ada": 0, "Ben": 1, "Dan": 1}}
    played = {"course": [step, {"left": "Dan"}], "tricks": {"Ada": 0, "Ben": 1}}
    entries = _entries(_start(), played)
    assert entries == (_bids(0, 1, None, 1), Left(3), _result(0, 1, None, None))
    assert FORM.write_step(entries[0], NAMES) == step
    assert FORM.settled(_entered(_start(), entries[:1])) == _start()
    assert FORM.coming(_entered(_start(), entries)) == {"cards": 2}


FOUR = ROUNDS[0][0]
ALL_BID = {"bids": {"Ada": 1, "Ben": 0, "Cleo": 0, "Dan": 0}}


@pytest.mark.parametrize(
    ("played", "code", "key"),
    [
        ({"tricks": {}}, "sheet_key_missing", "bids"),
        (ALL_BID, "sheet_key_missing", "tricks"),
        ({**FOUR, "cards": 2}, "sheet_unknown_key", "cards"),
        ({**FOUR, "course": []}, "sheet_unknown_key", "bids"),
        ({"course": [{"cannonballs": []}], "tricks": {}}, "sheet_unknown_key", "cannonballs"),
        ({"course": [{}], "tricks": {}}, "sheet_key_missing", "bids"),
        ({**FOUR, "out": ["Ada"]}, "stands_out", "bids"),
        ({**FOUR, "bids": {"Ada": 1, "Ben": 0, "Cleo": 0}}, "sheet_player_missing", "bids"),
        ({**FOUR, "bids": {"Ada": 1}, "tricks": {"Ada": 1}}, "sheet_player_missing", "bids"),
        ({**FOUR, "tricks": {"Ada": 1, "Ben": 0, "Cleo": 0}}, "sheet_player_missing", "tricks"),
        ({"course": [ALL_BID], "tricks": {"Ada": 1}}, "sheet_player_missing", "tricks"),
    ],
)
def test_what_a_round_cannot_say_is_refused(played: Mapping[str, object], code: str, key: str) -> None:
    with pytest.raises(RuleError) as error:
        _entries(_start(), played)
    assert (error.value.code, error.value.facts["round"], error.value.facts["key"]) == (code, 1, key)
