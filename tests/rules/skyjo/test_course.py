"""The course of a game of Skyjo: when it ends, who wins, who starts, who is asked."""

import pytest

from rules.contract import Ask, Back, Left, RuleError
from rules.skyjo.entries import Total
from rules.skyjo.game import GAME, LONG_THRESHOLD, SHORT_THRESHOLD
from tests.rules.skyjo.skyjo_shorthand import play, refused, table


def test_everybody_is_asked_in_secret_for_the_next_round() -> None:
    state = play(table(3), 0, 1, 2, 3)
    assert GAME.ask(state) == Ask(kind="scores", round=2, seats=(0, 1, 2), hidden=True)


@pytest.mark.parametrize(("total", "over"), [(99, False), (100, True), (101, True)])
def test_41_a_hundred_exactly_ends_the_game(total: int, over: bool) -> None:
    state = play(table(2), 1, total, 5)
    assert (GAME.ask(state) is None) == over
    assert GAME.winners(state) == ((1,) if over else ())


def test_40_doubling_past_the_threshold_ends_the_game() -> None:
    state = play(table(2), 0, 50, 50)
    assert GAME.scores(state)[-1].totals == (100, 50)
    assert GAME.winners(state) == (1,)


def test_42_of_several_past_the_threshold_the_lowest_total_wins() -> None:
    assert GAME.winners(play(table(3), 2, 120, 110, 105)) == (2,)


def test_42_equal_lowest_totals_win_together() -> None:
    state = play(table(3), 2, 20, 20, 101)
    assert GAME.winners(state) == (0, 1)
    assert [(row.seat, row.score, row.rank) for row in GAME.standings(state)] == [
        (0, 20, 1),
        (1, 20, 1),
        (2, 202, 3),
    ]


@pytest.mark.parametrize("threshold", [SHORT_THRESHOLD, 1, 137])
def test_the_threshold_is_chosen_at_the_start(threshold: int) -> None:
    below = play(table(2, threshold=threshold), 1, threshold - 1, -1)
    assert GAME.ask(below) is not None
    assert GAME.ask(play(table(2, threshold=threshold), 1, threshold, -1)) is None


def test_a_long_game_goes_on_past_a_hundred() -> None:
    state = play(table(2, threshold=LONG_THRESHOLD), 1, 120, -1)
    assert GAME.winners(state) == ()
    assert GAME.winners(play(state, 1, 80, -1)) == (1,)


def test_left_out_or_absent_the_threshold_is_a_hundred() -> None:
    assert (
        GAME.read_options({})
        == GAME.read_options({"threshold": None})
        == GAME.read_options({"threshold": 100})
    )


@pytest.mark.parametrize(
    ("threshold", "given"),
    [
        (0, "0"),
        (-100, "-100"),
        ("100", "100"),
        (99.5, "99.5"),
        (True, "true"),
        (1_000_001, "1000001"),
    ],
)
def test_a_threshold_that_is_no_positive_whole_number_is_refused(threshold: object, given: str) -> None:
    facts = refused("option_threshold", GAME.read_options, {"threshold": threshold})
    quoted = isinstance(threshold, str)
    assert facts == {"given": given, "low": 1, "high": 1_000_000, "quoted": quoted}


def test_other_options_are_refused() -> None:
    facts = refused("option_unknown", GAME.read_options, {"limit": 50})
    assert facts == {"given": "limit", "choices": ("threshold",)}


def test_the_finisher_starts_the_next_round_and_the_named_seat_the_first() -> None:
    state = table(3, first=2)
    assert GAME.first_of_round(state) == 2
    assert GAME.first_of_round(play(state, 1, 1, 2, 3)) == 1


def test_where_the_starter_has_left_the_next_on_the_left_starts() -> None:
    state = GAME.apply(play(table(3), 2, 5, 2, 3), Left(2))
    assert GAME.first_of_round(state) == 0


def test_who_left_is_asked_for_nothing_keeps_the_total_and_cannot_win() -> None:
    state = GAME.apply(play(table(3), 0, 1, 20, 30), Left(0))
    ask = GAME.ask(state)
    assert ask is not None
    assert ask.seats == (1, 2)
    state = play(state, 1, None, 40, 90)
    assert GAME.winners(state) == (1,)
    assert [(row.seat, row.score) for row in GAME.standings(state)] == [(1, 60), (2, 120), (0, 1)]


def test_a_hand_of_who_left_is_refused_naming_the_round_to_come() -> None:
    state = GAME.apply(play(play(table(3), 0, 1, 20, 30), 0, 1, 2, 3), Left(0))
    assert refused("seat_left", GAME.check, state, 0, Total(3)) == {"round": 3, "seat": 0}


def test_before_the_first_round_all_stand_at_zero_in_the_order_of_their_seats() -> None:
    rows = [(row.seat, row.score, row.rank) for row in GAME.standings(table(2))]
    assert rows == [(0, 0, 1), (1, 0, 1)]


def test_who_comes_back_goes_on_with_the_total_of_before() -> None:
    state = GAME.apply(GAME.apply(play(table(3), 0, 1, 20, 30), Left(0)), Back(0))
    assert GAME.scores(play(state, 0, 4, 5, 6))[-1].totals == (5, 25, 36)


def test_who_has_left_cannot_leave_again_nor_come_back_unless_having_left() -> None:
    state = GAME.apply(table(3), Left(0))
    assert refused("already_left", GAME.apply, state, Left(0)) == {"seat": 0}
    assert refused("not_left", GAME.apply, state, Back(1)) == {"seat": 1}


def test_after_the_end_nothing_can_be_entered() -> None:
    state = play(table(2), 1, 100, 5)
    assert refused("game_over", play, state, 1, 1, 2) == {}
    assert refused("game_over", GAME.check, state, 0, Total(1)) == {}
    assert refused("game_over", GAME.apply, state, Left(0)) == {}
    assert (GAME.ask(state), GAME.first_of_round(state)) == (None, None)


def test_the_last_two_cannot_leave() -> None:
    with pytest.raises(RuleError, match="too_few_left"):
        GAME.apply(table(2), Left(0))


def test_9_asking_twice_scores_once() -> None:
    state = play(table(2), 0, 10, 10)
    assert GAME.scores(state) == GAME.scores(state)
    assert GAME.standings(state) == GAME.standings(state)
    assert GAME.gather(state, {0: Total(1, True), 1: Total(2)}) == GAME.gather(
        state, {0: Total(1, True), 1: Total(2)}
    )
    assert GAME.scores(state)[-1].totals == (20, 10)


def test_10_a_finished_round_is_scored_with_the_options_the_game_began_with() -> None:
    state = play(table(2, threshold=50), 1, 50, 3)
    assert state.setup.options == GAME.read_options({"threshold": 50})
    assert GAME.winners(state) == (1,)


def test_12_equal_totals_share_a_rank_and_the_next_counts_them_all() -> None:
    state = play(table(4), 0, 1, 7, 7, 9)
    assert [row.rank for row in GAME.standings(state)] == [1, 2, 2, 4]
