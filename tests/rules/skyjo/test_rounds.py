"""A round of Skyjo scored: the finisher's doubling, and what is refused."""

from typing import Any

import pytest

from rules.contract import TABLE, Left
from rules.skyjo.entries import Finisher, Part, Scores, Total
from rules.skyjo.game import GAME, warnings
from tests.rules.skyjo.skyjo_shorthand import Hand, hand, last_points, play, refused, round_of, table

DOUBLING: list[tuple[int, list[int], int, str]] = [
    # finisher, others -> recorded                source
    (10, [24, 10], 20, "34; SJ1, rulebook p. 5: a tie for lowest is doubled"),
    (10, [11, 12], 10, "S1: alone lowest"),
    (10, [9], 20, "S1"),
    (30, [30], 60, "SJ4"),
    (-4, [-5], -4, "35; S1, SJ3: a negative score is never doubled"),
    (-4, [-4], -4, "S1"),
    (0, [-1], 0, "36; SJ1, SJ4: zero stays zero"),
    (0, [0], 0, "SJ1"),
    (1, [0], 2, "S1"),
    (1, [1], 2, "S1"),
    (1, [2], 1, "S1"),
    (140, [139], 280, "derived: the most a finisher can have"),
    (144, [-24], 288, "contracts: before doubling"),
]


@pytest.mark.parametrize(("finisher", "others", "recorded", "source"), DOUBLING)
def test_the_finisher_is_doubled_unless_alone_lowest_or_not_above_zero(
    finisher: int, others: list[int], recorded: int, source: str
) -> None:
    assert source
    state = play(table(len(others) + 1, threshold=1000), 0, finisher, *others)
    assert last_points(state) == (recorded, *others)


def test_34_a_finisher_tied_for_lowest_is_doubled() -> None:
    assert last_points(play(table(3), 0, 10, 24, 10)) == (20, 24, 10)


def test_35_a_negative_finisher_beaten_by_another_keeps_the_score() -> None:
    assert last_points(play(table(2), 0, -4, -5)) == (-4, -5)


def test_36_a_finisher_of_zero_stays_at_zero() -> None:
    assert last_points(play(table(2), 0, 0, -1)) == (0, -1)


def test_38_a_column_completed_by_the_last_reveal_counts_before_the_comparison() -> None:
    state = play(
        table(2), 0, [[9, 1, 2, 3], [9, 4, 0, 0], [9, 0, 0, 0]], [[1, 1, 2, 3], [2, 3, 4, 5], [0] * 4]
    )
    assert last_points(state) == (10, 21)


def test_39_three_minus_twos_in_a_column_cannot_be_kept() -> None:
    state = play(table(2), 1, [[-2, 1, 2, 3], [-2, 4, 6, 7], [-2, 8, 9, 10]], 60)
    assert last_points(state)[0] == 50


def test_37_only_the_one_who_closed_first_can_be_doubled() -> None:
    facts = refused(
        "two_finishers", GAME.gather, table(3), {0: Total(9, True), 1: Total(9, True), 2: Total(1)}
    )
    assert (facts["seat"], facts["other"], facts["round"]) == (0, 1, 1)
    state = GAME.apply(table(3), round_of(0, 9, 9, 1))
    assert last_points(state) == (18, 9, 1)


def test_doubling_compares_this_round_never_the_totals() -> None:
    state = play(play(table(2), 1, 0, 40), 1, 20, 10)
    assert last_points(state) == (20, 10)


def test_only_the_finisher_is_doubled() -> None:
    assert last_points(play(table(3), 2, 30, 20, 10)) == (30, 20, 10)


def test_the_finisher_is_named_by_a_hand_or_by_the_table() -> None:
    by_hand = GAME.gather(table(2), {0: Total(5, True), 1: Total(7)})
    by_table = GAME.gather(table(2), {0: Total(5), 1: Total(7), TABLE: Finisher(0)})
    both = GAME.gather(table(2), {0: Total(5, True), 1: Total(7), TABLE: Finisher(0)})
    assert by_hand == both == Scores(hands=(Total(5, True), Total(7)), finisher=0)
    assert by_table == Scores(hands=(Total(5), Total(7)), finisher=0)


def test_a_round_is_split_into_the_parts_that_make_it() -> None:
    by_hand: dict[int, Part] = {0: Total(5), 2: Total(7, True)}
    by_table: dict[int, Part] = {0: Total(5), 1: Total(7), TABLE: Finisher(0)}
    assert GAME.split(table(), GAME.gather(table(), by_hand)) == by_hand
    assert GAME.split(table(), GAME.gather(table(), by_table)) == by_table
    assert GAME.split(table(), Left(1)) == {}


def test_nobody_naming_the_finisher_is_asked_for() -> None:
    assert refused("no_finisher", GAME.gather, table(2), {0: Total(5), 1: Total(7)}) == {"round": 1}


def test_table_and_hand_naming_different_finishers_are_refused() -> None:
    parts = {0: Total(5, True), 1: Total(7), TABLE: Finisher(1)}
    assert refused("two_finishers", GAME.gather, table(2), parts)["other"] == 1


def test_13_a_finisher_who_has_left_does_not_stop_the_round() -> None:
    state = GAME.apply(table(3), Left(0))
    entry = GAME.gather(state, {1: Total(12), 2: Total(7), TABLE: Finisher(0)})
    state = GAME.apply(state, entry)
    assert last_points(state) == (None, 12, 7)
    assert GAME.first_of_round(state) == 1
    assert GAME.split(state, entry) == {1: Total(12), 2: Total(7), TABLE: Finisher(0)}


def test_a_finisher_alone_in_the_round_has_nobody_to_be_compared_with() -> None:
    assert last_points(play(table(2), 0, 12, None)) == (12, None)


def test_13_zero_is_a_score_and_missing_is_none() -> None:
    state = play(table(3), 0, 0, 5, None)
    assert last_points(state) == (0, 5, None)
    assert GAME.scores(state)[-1].totals == (0, 5, 0)


REFUSED: list[tuple[Hand, str, dict[str, int]]] = [
    (-25, "score_out_of_range", {"low": -24, "high": 144, "given": -25}),
    (145, "score_out_of_range", {"low": -24, "high": 144, "given": 145}),
    ([[1, 2], [3, 4]], "grid_shape", {"rows": 3, "columns": 4}),
    (
        [[1, 2, 3, 99], [1, 2, 3, 4], [2, 2, 3, 4]],
        "card_out_of_range",
        {"low": -2, "high": 12, "given": 99},
    ),
]


@pytest.mark.parametrize(("said", "code", "facts"), REFUSED)
@pytest.mark.parametrize("before", [3, None])
def test_a_hand_that_cannot_be_is_refused_at_once_and_in_the_round(
    before: Hand, said: Hand, code: str, facts: dict[str, int]
) -> None:
    part = hand(said)
    assert part is not None
    state = play(table(3), 0, 1, 2, 3)
    facts = {"round": 2, "seat": 1, **facts}
    assert refused(code, GAME.check, state, 1, part) == facts
    assert refused(code, GAME.apply, state, round_of(0, before, said, 4)) == facts


@pytest.mark.parametrize("points", [-24, 0, 144])
def test_the_bounds_themselves_are_accepted(points: int) -> None:
    GAME.check(table(), 0, Total(points))


def test_rounds_that_are_none_are_refused() -> None:
    state = table(3)
    assert refused("seats_do_not_match", GAME.apply, state, round_of(0, 1, 2)) == {"wanted": 3, "given": 2}
    assert refused("nobody_scored", GAME.apply, state, round_of(0, None, None, None)) == {"round": 1}
    refused("no_such_seat", GAME.apply, state, round_of(3, 1, 2, 3))
    flagged = Scores(hands=(Total(1), Total(2, True), Total(3)), finisher=0)
    second = play(state, 0, 1, 2, 3)
    assert refused("two_finishers", GAME.apply, second, flagged) == {"round": 2, "seat": 0, "other": 1}
    refused("no_such_seat", GAME.gather, state, {TABLE: Total(3, True)})
    refused("no_such_seat", GAME.check, state, TABLE, Finisher(3))
    assert refused("finisher_is_tables", GAME.check, state, 1, Finisher(2)) == {"seat": 1}
    refused("seat_left", GAME.gather, GAME.apply(state, Left(1)), {1: Total(3, True)})


def test_unlikely_scores_of_a_round_are_listed_before_it_is_entered() -> None:
    second = play(table(3), 0, 1, 2, 3)
    told = [
        (doubt.facts["round"], doubt.facts["seat"]) for doubt in warnings(second, round_of(0, 141, 3, -18))
    ]
    assert told == [(2, 0), (2, 2)]
    assert warnings(table(3), Left(1)) == ()
    assert warnings(table(3), round_of(0, 1, None, 3)) == ()


ONES: Hand = [[1, 2, 3, 4], [1, 5, 6, 7], [1, 8, 9, 10]]
GONE: Hand = [[None, 2, 3, 4], [None, 5, 6, 7], [None, 8, 9, 10]]
LAST: Hand = [[3, 1, 2, 7], [4, 1, 6, 7], [5, 8, 9, 7]]
LAST_GONE: Hand = [[3, 1, 2, None], [4, 1, 6, None], [5, 8, 9, None]]
Line = tuple[str, int, dict[str, Any]]
ENTERED_10: Line = ("entered", 10, {})
CARDS_54: Line = ("cards", 54, {"cards": 9})
CARDS_39: Line = ("cards", 39, {"cards": 9})
WHYS: list[tuple[int, list[Hand], int, list[Line]]] = [
    (0, [10, 24], 0, [ENTERED_10, ("not_doubled_lowest", 0, {"own": 10})]),
    (0, [1, 24], 0, [("entered", 1, {}), ("not_doubled_lowest", 0, {"own": 1})]),
    (0, [10, 10, 24], 0, [ENTERED_10, ("doubled", 10, {"own": 10, "lowest": 10})]),
    (0, [10, 12, -3, 7], 0, [ENTERED_10, ("doubled", 10, {"own": 10, "lowest": -3})]),
    (0, [0, -3], 0, [("entered", 0, {}), ("not_doubled_sign", 0, {"own": 0})]),
    (0, [-4, -9], 0, [("entered", -4, {}), ("not_doubled_sign", 0, {"own": -4})]),
    (0, [10, 24], 1, [("entered", 24, {})]),
    (0, [10, None], 0, [ENTERED_10, ("not_doubled_lowest", 0, {"own": 10})]),
    (0, [10, None], 1, [("out", 0, {})]),
    (
        0,
        [ONES, 99],
        0,
        [CARDS_54, ("column_removed", 0, {"column": 1, "card": 1}), ("not_doubled_lowest", 0, {"own": 54})],
    ),
    (1, [GONE, 99], 0, [CARDS_54, ("column_gone", 0, {"column": 1})]),
    (1, [LAST, 99], 0, [CARDS_39, ("column_removed", 0, {"column": 4, "card": 7})]),
    (1, [LAST_GONE, 99], 0, [CARDS_39, ("column_gone", 0, {"column": 4})]),
]


@pytest.mark.parametrize(("finisher", "hands", "seat", "lines"), WHYS)
def test_why_tells_cards_columns_and_doubling(
    finisher: int, hands: list[Hand], seat: int, lines: list[Line]
) -> None:
    state = play(table(len(hands)), finisher, *hands)
    assert [(line.code, line.points, line.facts) for line in GAME.why(state, 1, seat)] == lines


def test_why_tells_of_the_round_that_was_asked_for() -> None:
    state = play(play(play(table(2), 1, 1, 2), 1, 3, 4), 1, 5, 6)
    assert [GAME.why(state, number, 0)[0].points for number in (1, 2, 3)] == [1, 3, 5]
