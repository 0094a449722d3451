"""Who leaves, comes back, sits out or joins late: what holds for every game that has it."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import pytest

from rules.contract import TABLE, Back, Joined, Left, RuleError, Setup
from rules.games import GAMES, game
from rules.points.entries import Points
from rules.points.entries import Scores as PointScores
from rules.skullking.entries import Bid, Bids, Deal, Declaration, LostTricks, Result
from rules.skyjo.entries import Finisher, Grid, Scores, Total

every_game = pytest.mark.parametrize("name", [each.name for each in GAMES])


@every_game
def test_who_left_may_come_back_and_nobody_leaves_twice(name: str) -> None:
    one = game(name)
    start = one.start(Setup(seats=one.fewest + 1, options=one.read_options({})))
    gone = one.apply(start, Left(1))
    for state, entry, code in (
        (gone, Left(1), "already_left"),
        (start, Back(1), "not_left"),
        (start, Left(9), "no_such_seat"),
        (start, Back(-2), "no_such_seat"),
    ):
        with pytest.raises(RuleError) as refused:
            one.apply(state, entry)
        assert refused.value.code == code
    assert one.apply(gone, Back(1)) == start


ROUNDS: Mapping[str, tuple[Mapping[str, object], Mapping[int, Any]]] = {
    # nobody gains: zero is not worth more than what others lost by playing
    "points": ({"rounds": 1}, {0: Points(-3), 1: Points(-4)}),
    "skyjo": ({"threshold": 10}, {0: Total(20), 1: Total(15, finisher=True)}),
    "skullking": ({"rounds": "bedtime"}, {0: Bid(1), 1: Bid(1)}),
}


@pytest.mark.parametrize("name", ROUNDS)
def test_who_took_part_in_no_round_wins_nothing(name: str) -> None:
    one = game(name)
    options, parts = ROUNDS[name]
    state = one.start(Setup(seats=3, options=one.read_options(options)))
    state = one.apply(state, one.gather(state, parts))
    if name == "skullking":
        tricks = {0: Declaration(tricks=0), 1: Declaration(tricks=1, wager=0)}
        state = one.apply(state, one.gather(state, tricks))
    assert one.ask(state) is None
    assert 2 not in one.winners(state)
    assert one.standings(state)[-1].seat == 2
    assert one.standings(state)[-1].rank == 3


def after_a_round(name: str) -> Any:
    """Play one round at a table of three; the first has most, the third least."""
    one = game(name)
    state = one.start(Setup(seats=3, options=one.read_options({})))
    for entry in FIRST_ROUND[name]:
        state = one.apply(state, entry)
    return state


FIRST_ROUND: Mapping[str, tuple[Any, ...]] = {
    "points": (PointScores((30, 20, -10)),),
    "skyjo": (Scores(hands=(Total(30), Total(20), Total(-10)), finisher=2),),
    "skullking": (
        Bids((Bid(1), Bid(0), Bid(1))),
        Result(declarations=(Declaration(tricks=1), Declaration(tricks=0), Declaration(tricks=0))),
    ),
}


@pytest.mark.parametrize("name", FIRST_ROUND)
def test_who_joins_late_has_the_points_given_is_asked_and_ranks_last_until_a_round_is_played(
    name: str,
) -> None:
    one, before = game(name), after_a_round(name)
    state = one.apply(before, Joined(3, 7))
    (score,) = one.scores(state)
    assert (score.points[3], score.totals[3]) == (None, 7)
    assert score.points[:3] == one.scores(before)[0].points
    ask = one.ask(state)
    assert ask is not None
    assert 3 in ask.seats
    assert [(row.seat, row.score) for row in one.standings(state)][-1] == (3, 7)
    assert one.first_of_round(state) == one.first_of_round(before)
    assert sum(line.points for line in one.why(state, 1, 3)) == 0


@pytest.mark.parametrize("name", FIRST_ROUND)
@pytest.mark.parametrize(
    ("joined", "code"),
    [
        (Joined(2, 0), "no_such_seat"),
        (Joined(4, 0), "no_such_seat"),
        (Joined(3, 1_000_001), "joined_out_of_range"),
        (Joined(3, -1_000_001), "joined_out_of_range"),
    ],
)
def test_a_seat_that_cannot_be_added_is_refused(name: str, joined: Joined, code: str) -> None:
    with pytest.raises(RuleError) as refused:
        game(name).apply(after_a_round(name), joined)
    assert refused.value.code == code


@pytest.mark.parametrize("name", FIRST_ROUND)
def test_before_the_first_round_nobody_joins_with_points_and_a_full_table_takes_nobody(name: str) -> None:
    one = game(name)
    state = one.start(Setup(seats=one.most - 1, options=one.read_options({})))
    with pytest.raises(RuleError) as refused:
        one.apply(state, Joined(one.most - 1, 5))
    assert (refused.value.code, dict(refused.value.facts)) == ("joined_first", {"given": 5})
    full = one.apply(state, Joined(one.most - 1, 0))
    with pytest.raises(RuleError) as refused:
        one.apply(full, Joined(one.most, 0))
    assert refused.value.code == "too_many_seats"


@pytest.mark.parametrize("name", ["points", "skyjo"])
def test_points_that_would_end_the_game_are_not_joined_with(name: str) -> None:
    one = game(name)
    state = one.start(Setup(seats=3, options=one.read_options({"threshold": 90})))
    for entry in FIRST_ROUND[name]:
        state = one.apply(state, entry)
    assert one.ask(one.apply(state, Joined(3, 89))) is not None
    with pytest.raises(RuleError) as refused:
        one.apply(state, Joined(3, 90))
    assert (refused.value.code, dict(refused.value.facts)) == ("joined_past_end", {"given": 90, "high": 90})


def test_nobody_joins_a_game_of_skull_late_nor_skull_king_once_the_bids_are_shown() -> None:
    skull = game("skull")
    with pytest.raises(RuleError) as refused:
        skull.apply(skull.start(Setup(seats=3, options=skull.read_options({}))), Joined(3, 0))
    assert refused.value.code == "no_late_seat"
    king = game("skullking")
    shown = king.apply(after_a_round("skullking"), Bids((Bid(0), Bid(0), Bid(0))))
    with pytest.raises(RuleError) as refused:
        king.apply(shown, Joined(3, 0))
    assert (refused.value.code, dict(refused.value.facts)) == ("joined_in_the_midst", {"round": 2})


def test_the_rounds_to_come_deal_what_the_deck_has_for_one_more() -> None:
    king = game("skullking")
    state = king.start(Setup(seats=7, options=king.read_options({"rounds": "9,10,10"})))
    assert state.rounds == (9, 10, 10)
    state = king.apply(king.apply(state, Deal(10)), Joined(7, 0))
    assert (state.rounds, state.cards) == ((8, 8, 8), 8)


GRID = Grid(((1, 0, 0, 0), (1, 2, 0, 0), (0, 0, 0, 0)), finisher=True)
LOOT = Declaration(tricks=1, loot_with=(2, 1), took_loot=(2,))
LEFT_BEHIND: list[tuple[str, Mapping[int, Any], Mapping[int, Any]]] = [
    # game, what was given when seat 2 leaves, what remains
    ("points", {0: Points(3), 2: Points(5)}, {0: Points(3)}),
    ("skyjo", {0: Total(3), 2: Total(5)}, {0: Total(3)}),
    ("skyjo", {0: Total(3), 2: Total(5, finisher=True)}, {0: Total(3), TABLE: Finisher(2)}),
    ("skyjo", {2: GRID}, {TABLE: Finisher(2)}),
    ("skyjo", {TABLE: Finisher(0), 2: GRID}, {TABLE: Finisher(0)}),
    ("skullking", {0: Bid(1), 2: Bid(1)}, {0: Bid(1)}),
    (
        "skullking",
        {0: LOOT, TABLE: LostTricks(1)},
        {0: replace(LOOT, loot_with=(1,), took_loot=()), TABLE: LostTricks(1)},
    ),
]


@pytest.mark.parametrize(("name", "given", "left"), LEFT_BEHIND)
def test_what_remains_of_a_round_when_somebody_leaves_it(
    name: str, given: Mapping[int, Any], left: Mapping[int, Any]
) -> None:
    one = game(name)
    state = one.start(Setup(seats=3, options=one.read_options({})))
    assert dict(one.without(state, 2, given)) == left
