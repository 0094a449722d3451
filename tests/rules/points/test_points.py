"""Any game counted in points: which total wins, when it ends, what is refused."""

from typing import Any

import pytest

from rules.contract import TABLE, Ask, Back, Left, RuleError, Setup
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
    assert (GAME.ask(state) is None) == (GAME.leads(state) is None) == over


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


def test_without_either_the_game_goes_on_until_the_table_ends_it() -> None:
    state = table(2)
    for _ in range(100):
        state = play(state, 1000, 1000)
    assert GAME.ask(state) == Ask(kind="scores", round=101, seats=(0, 1), hidden=True)
    assert GAME.winners(state) == ()


def test_equal_best_totals_win_together() -> None:
    assert GAME.winners(play(table(3, rounds=1), 7, 7, 2)) == (0, 1)


def test_12_equal_totals_share_a_rank() -> None:
    assert [rank for _, _, rank in ranks(play(table(4), 9, 7, 7, 1))] == [1, 2, 2, 4]


def test_the_start_passes_to_the_left_over_those_who_left() -> None:
    state = table(3, first=1)
    assert GAME.leads(state) == 1
    state = play(state, 0, 0, 0)
    assert GAME.leads(state) == 2
    assert GAME.leads(GAME.apply(state, Left(2))) == 0


def test_missing_is_none_and_zero_is_a_score() -> None:
    state = GAME.apply(table(3), GAME.gather(table(3), {0: Points(0), 2: Points(4)}))
    assert GAME.scores(state)[0].points == (0, None, 4)
    assert [line.code for line in GAME.why(state, 1, 0)] == ["entered"]
    assert [line.code for line in GAME.why(state, 1, 1)] == ["out"]


def test_who_left_ranks_last_cannot_win_and_may_come_back() -> None:
    state = GAME.apply(play(table(3, rounds=2), 90, 10, 20), Left(0))
    assert ranks(state) == [(2, 20, 1), (1, 10, 2), (0, 90, 3)]
    assert GAME.winners(play(state, None, 1, 1)) == (2,)
    assert refused("seat_left", GAME.check, state, 0, Points(3)) == {"round": 2, "seat": 0}
    assert ranks(GAME.apply(state, Back(0)))[0] == (0, 90, 1)
    refused("too_few_left", GAME.apply, state, Left(1))


def test_what_cannot_be_entered_is_refused() -> None:
    facts = refused("points_out_of_range", GAME.check, table(), 1, Points(1_000_001))
    assert (facts["round"], facts["seat"], facts["high"]) == (1, 1, 1_000_000)
    refused("points_out_of_range", GAME.gather, table(), {1: Points(-1_000_001)})
    GAME.check(table(), 1, Points(-1_000_000))
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


@pytest.mark.parametrize(
    ("option", "value", "code"),
    [
        ("name", 5, "option_name"),
        ("name", "x" * 41, "option_name"),
        ("name", "two\nlines", "option_name"),
        ("wins", "most", "option_choice"),
        ("wins", [], "option_choice"),
        ("threshold", 0, "option_threshold"),
        ("threshold", True, "option_threshold"),
        ("threshold", "50", "option_threshold"),
        ("rounds", 0, "option_round_count"),
        ("rounds", 1.0, "option_round_count"),
        ("colour", "red", "option_unknown"),
    ],
)
def test_options_that_cannot_be_are_refused(option: str, value: object, code: str) -> None:
    refused(code, GAME.read_options, {option: value})
