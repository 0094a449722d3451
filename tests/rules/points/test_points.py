"""Any game counted in points: which total wins, when it ends, what is refused."""

from typing import Any

import pytest

from rules.contract import TABLE, Ask, Back, Left, Line, RuleError, Setup
from rules.points.entries import Points, Scores
from rules.points.game import GAME, Options, State


def table(seats: int = 3, first: int = 0, **options: object) -> State:
    return GAME.start(Setup(seats=seats, first=first, options=GAME.read_options(options)))


def play(state: State, *points: int | None) -> State:
    return GAME.apply(state, Scores(points))


def refused(code: str, act: Any, *args: Any) -> dict[str, Any]:
    with pytest.raises(RuleError) as caught:
        act(*args)
    assert caught.value.code == code
    return dict(caught.value.facts)


def ranks(state: State) -> list[tuple[int, int, int]]:
    return [(row.seat, row.score, row.rank) for row in GAME.standings(state)]


def test_the_highest_or_the_lowest_total_stands_first() -> None:
    assert ranks(play(table(wins="highest"), 5, -3, 9)) == [(2, 9, 1), (0, 5, 2), (1, -3, 3)]
    assert ranks(play(table(wins="lowest"), 5, -3, 9)) == [(1, -3, 1), (0, 5, 2), (2, 9, 3)]


@pytest.mark.parametrize(("total", "over"), [(499, False), (500, True), (501, True)])
@pytest.mark.parametrize(("wins", "winner"), [("highest", 0), ("lowest", 1)])
def test_a_threshold_reached_ends_the_game(total: int, over: bool, wins: str, winner: int) -> None:
    state = play(table(2, wins=wins, threshold=500), total, 20)
    assert GAME.winners(state) == ((winner,) if over else ())
    assert (GAME.ask(state) is None) == (GAME.first_of_round(state) is None) == over


def test_the_number_of_rounds_ends_the_game() -> None:
    state = play(table(2, rounds=2), 1, 2)
    assert GAME.ask(state) is not None
    assert GAME.winners(play(state, 5, 3)) == (0,)


@pytest.mark.parametrize(("points", "over"), [((30, 1), True), ((1, 1), False)])
def test_threshold_or_rounds_whichever_comes_first(points: tuple[int, int], over: bool) -> None:
    state = play(table(2, threshold=30, rounds=2), *points)
    assert (GAME.ask(state) is None) == over
    if not over:
        assert GAME.ask(play(state, 0, 0)) is None


def test_without_either_the_game_goes_on_until_the_table_ends_it_or_a_hundred_rounds_are_played() -> None:
    state = table(2)
    for _ in range(99):
        state = play(state, 1000, 1000)
    assert GAME.ask(state) == Ask(kind="scores", round=100, seats=(0, 1), hidden=True)
    assert GAME.winners(state) == ()
    assert GAME.winners(play(state, 1000, 1001)) == (1,)


def test_equal_best_totals_win_together() -> None:
    assert GAME.winners(play(table(3, rounds=1), 7, 7, 2)) == (0, 1)


def test_12_equal_totals_share_a_rank() -> None:
    assert [rank for _, _, rank in ranks(play(table(4), 9, 7, 7, 1))] == [1, 2, 2, 4]


def test_the_start_passes_to_the_left_over_those_who_left() -> None:
    state = table(3, first=1)
    assert GAME.first_of_round(state) == 1
    state = play(state, 0, 0, 0)
    assert GAME.first_of_round(state) == 2
    assert GAME.first_of_round(GAME.apply(state, Left(2))) == 0


def test_missing_is_none_and_zero_is_a_score() -> None:
    state = GAME.apply(table(3), GAME.gather(table(3), {0: Points(0), 2: Points(4)}))
    assert GAME.scores(state)[0].points == (0, None, 4)
    assert GAME.why(state, 1, 0) == (Line(code="entered", points=0, facts={}),)
    assert GAME.why(state, 1, 1) == (Line(code="out", points=0, facts={}),)


def test_why_tells_of_the_round_that_was_asked_for() -> None:
    state = play(play(play(table(2), 1, 2), 3, 4), 5, 6)
    assert [GAME.why(state, number, 1)[0].points for number in (1, 2, 3)] == [2, 4, 6]
    assert refused("no_such_round", GAME.why, state, 4, 1) == {"given": 4, "low": 1, "high": 3}


def test_before_the_first_round_all_stand_at_zero_in_the_order_of_their_seats() -> None:
    assert ranks(table(3)) == [(0, 0, 1), (1, 0, 1), (2, 0, 1)]
    assert GAME.ask(table(2, threshold=1)) == Ask(kind="scores", round=1, seats=(0, 1), hidden=True)


def test_who_left_ranks_last_cannot_win_and_may_come_back() -> None:
    state = GAME.apply(play(table(3, rounds=2), 90, 10, 20), Left(0))
    assert ranks(state) == [(2, 20, 1), (1, 10, 2), (0, 90, 3)]
    assert GAME.winners(play(state, None, 1, 1)) == (2,)
    assert refused("seat_left", GAME.check, state, 0, Points(3)) == {"round": 2, "seat": 0}
    assert ranks(GAME.apply(state, Back(0)))[0] == (0, 90, 1)
    refused("too_few_left", GAME.apply, state, Left(1))


@pytest.mark.parametrize("points", [1_000_001, -1_000_001])
def test_points_that_no_board_could_show_are_refused(points: int) -> None:
    state = play(table(), 1, 2, 3)
    facts = {"round": 2, "seat": 1, "low": -1_000_000, "high": 1_000_000, "given": points}
    assert refused("points_out_of_range", GAME.check, state, 1, Points(points)) == facts
    assert refused("points_out_of_range", GAME.gather, state, {1: Points(points)}) == facts


@pytest.mark.parametrize("points", [-1_000_000, 0, 1_000_000])
def test_the_bounds_themselves_are_accepted(points: int) -> None:
    GAME.check(table(), 1, Points(points))


def test_what_cannot_be_entered_is_refused() -> None:
    assert refused("nobody_scored", GAME.gather, table(), {}) == {"round": 1}
    assert refused("seats_do_not_match", play, table(3), 1, 2) == {"wanted": 3, "given": 2}
    refused("no_such_seat", GAME.gather, table(), {TABLE: Points(1)})
    refused("game_over", GAME.check, play(table(rounds=1), 1, 2, 3), 0, Points(1))


def test_parts_and_entry_are_the_same_thing() -> None:
    assert GAME.split(table(), Scores((1, None, 3))) == {0: Points(1), 2: Points(3)}
    assert GAME.split(table(), Left(1)) == {}


def test_options_are_read_by_name_and_none_counts_as_left_out() -> None:
    assert GAME.read_options({}) == Options()
    assert GAME.read_options({"threshold": None, "rounds": None, "name": None, "wins": None}) == Options()
    read = GAME.read_options({"name": "Belote", "wins": "lowest", "threshold": 1, "rounds": 12})
    assert read == Options(name="Belote", wins="lowest", threshold=1, rounds=12)


def test_a_name_of_forty_characters_is_still_a_name() -> None:
    assert GAME.read_options({"name": "x" * 40}).name == "x" * 40


CHOICES = {"option": "wins", "choices": ("highest", "lowest")}
WHOLE = {"low": 1, "high": 1_000_000}
ROUNDS = {"low": 1, "high": 100}
KNOWN = {"choices": ("name", "wins", "threshold", "rounds")}


@pytest.mark.parametrize(
    ("option", "value", "code", "facts"),
    [
        ("name", 5, "option_name", {"given": "5", "high": 40}),
        ("name", "x" * 41, "option_name", {"given": "x" * 39 + "…", "high": 40}),
        ("name", "two\nlines", "option_name", {"given": "two\nlines", "high": 40}),
        ("wins", "most", "option_choice", {"given": "most", **CHOICES}),
        ("wins", [], "option_choice", {"given": "[]", **CHOICES}),
        ("threshold", 0, "option_threshold", {"given": "0", **WHOLE, "quoted": False}),
        ("threshold", True, "option_threshold", {"given": "true", **WHOLE, "quoted": False}),
        ("threshold", "50", "option_threshold", {"given": "50", **WHOLE, "quoted": True}),
        ("rounds", 0, "option_round_count", {"given": "0", **ROUNDS, "quoted": False}),
        ("rounds", 1.0, "option_round_count", {"given": "1.0", **ROUNDS, "quoted": False}),
        ("rounds", 101, "option_round_count", {"given": "101", **ROUNDS, "quoted": False}),
        ("colour", "red", "option_unknown", {"given": "colour", **KNOWN}),
    ],
)
def test_options_that_cannot_be_are_refused(
    option: str, value: object, code: str, facts: dict[str, object]
) -> None:
    assert refused(code, GAME.read_options, {option: value}) == facts
