"""What holds in every game of Skull King, tried on games made up at random."""

from collections.abc import Sequence
from contextlib import suppress
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.bidding.state import present, scores, totals
from rules.contract import TABLE, Back, Left, RuleError, Setup, Shared
from rules.seats import idle
from rules.skullking.entries import Bid, Bids, Declaration, Entry, Part, Result
from rules.skullking.game import GAME
from rules.skullking.options import Options
from rules.skullking.state import State, is_extra, is_over
from tests.rules.skullking.random_skullking import ANY_ENTRY, ANY_PART, SEATS, SETUPS, games
from tests.rules.skullking.skullking_shorthand import table


@given(games())
def test_replay_of_any_prefix_equals_the_state_of_its_time(game: tuple[list[Entry], list[State]]) -> None:
    entries, states = game
    state = GAME.start(states[0].setup)
    for entry, then in zip(entries, states[1:], strict=True):
        state = GAME.apply(state, entry)
        assert state == then


@given(games())
def test_gather_undoes_split(game: tuple[list[Entry], list[State]]) -> None:
    for entry, before in zip(*game, strict=False):
        if isinstance(entry, Bids | Result):
            assert GAME.gather(before, GAME.split(before, entry)) == entry


@given(games())
def test_points_are_the_sum_of_their_lines_and_totals_of_points(
    game: tuple[list[Entry], list[State]],
) -> None:
    state = game[1][-1]
    running = [0] * state.setup.seats
    for number, score in enumerate(GAME.scores(state), start=1):
        for seat, points in enumerate(score.points):
            lines = GAME.why(state, number, seat)
            assert sum(line.points for line in lines) == (points or 0)
            assert (points is None) == (lines[0].code == "stood_out")
            running[seat] += points or 0
        assert score.totals == tuple(running)


@given(games())
def test_a_finished_game_has_a_winner_and_asks_for_nothing(game: tuple[list[Entry], list[State]]) -> None:
    for state in game[1]:
        winners = GAME.winners(state)
        assert (
            bool(winners)
            == is_over(state)
            == (GAME.ask(state) is None)
            == (GAME.first_of_round(state) is None)
        )
        never = idle(scores(state), state.setup.seats)
        eligible = set(present(state)) - never or set(range(state.setup.seats)) - never
        assert set(winners) <= eligible
        assert all(totals(state)[seat] == max(totals(state)[other] for other in eligible) for seat in winners)
        if not is_over(state):
            assert GAME.first_of_round(state) in present(state)
            assert len(present(state)) >= 2


@given(games())
def test_standings_hold_every_seat_once_best_first_who_left_and_who_never_took_part_last(
    game: tuple[list[Entry], list[State]],
) -> None:
    state = game[1][-1]
    rows, never = GAME.standings(state), idle(scores(state), state.setup.seats)
    assert sorted(row.seat for row in rows) == list(range(len(rows)))
    for one, other in pairwise(rows):
        first = (one.seat in never, one.seat in state.left, -one.score)
        second = (other.seat in never, other.seat in state.left, -other.score)
        better, equal = first < second, first == second
        assert (better and one.rank < other.rank) or (
            equal and one.rank == other.rank and one.seat < other.seat
        )


@given(SETUPS, st.lists(ANY_ENTRY, max_size=4), SEATS, ANY_PART, st.dictionaries(SEATS, ANY_PART, max_size=4))
def test_any_input_gives_a_result_or_a_declared_error(
    setup: Setup[Options], entries: list[Entry], seat: int, part: Part, parts: dict[int, Part]
) -> None:
    state = GAME.start(setup)
    for entry in [*entries, Bids((Bid(0),) * setup.seats)]:
        with suppress(RuleError):
            GAME.check(state, seat, part)
        with suppress(RuleError):
            GAME.check(state, TABLE, part)
        with suppress(RuleError):
            GAME.gather(state, parts)
        with suppress(RuleError):
            GAME.why(state, 1, seat)
        with suppress(RuleError):
            state = GAME.apply(state, entry)


def _moved(row: Sequence[object], order: Sequence[int]) -> tuple[object, ...]:
    return tuple(row[order.index(seat)] for seat in range(len(order)))


@given(games(), st.data())
def test_permuting_the_seats_permutes_the_points(
    game: tuple[list[Entry], list[State]], data: st.DataObject
) -> None:
    entries, states = game
    order = data.draw(st.permutations(range(states[0].setup.seats)))
    state = GAME.start(states[0].setup)
    for entry in entries:
        state = GAME.apply(state, _permuted(entry, order))
    for score, permuted in zip(GAME.scores(states[-1]), GAME.scores(state), strict=True):
        assert _moved(score.points, order) == permuted.points
        assert _moved(score.totals, order) == permuted.totals


def _permuted(entry: Entry, order: Sequence[int]) -> Entry:
    """The same entry at a table where seat n of before sits on `order[n]`."""
    match entry:
        case Bids(bids):
            return Bids(tuple(bids[order.index(seat)] for seat in range(len(order))))
        case Result():
            moved = [entry.declarations[order.index(seat)] for seat in range(len(order))]
            return Result(declarations=tuple(_with_allies(own, order) for own in moved), lost=entry.lost)
        case Left(seat):
            return Left(order[seat])
        case Back(seat):
            return Back(order[seat])
        case _:
            return entry


def _with_allies(own: Declaration | None, order: Sequence[int]) -> Declaration | None:
    if own is None:
        return None
    return Declaration(
        tricks=own.tricks,
        bonuses=own.bonuses,
        loot_with=tuple(order[ally] for ally in own.loot_with),
        wager=own.wager,
        bid_change=own.bid_change,
    )


def test_a_game_at_the_limits_ends() -> None:
    state = table(2, rounds=[1])
    for _ in range(30):
        state = GAME.apply(state, Bids((Bid(0), Bid(0))))
        state = GAME.apply(state, Result(declarations=(Declaration(tricks=0), Declaration(tricks=0))))
    assert is_extra(state)
    assert not is_over(state)
    state = GAME.apply(state, Shared())
    with pytest.raises(RuleError):
        GAME.apply(state, Shared())
    assert GAME.winners(state) == (0, 1)
