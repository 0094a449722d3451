from collections.abc import Mapping
from dataclasses import replace

import pytest

from rules.bidding.checks import TRICKS, check_all_declared, check_bid, check_sum, check_tricks, check_wanted
from rules.bidding.entries import Bid, Bids, Declaration, Result
from rules.bidding.hands import up_and_down
from rules.bidding.leaving import come_back, join, leave
from rules.bidding.need import Need, need
from rules.bidding.play import ask, by_seat, finished, gathered, revealed
from rules.bidding.state import (
    PlayedRound,
    State,
    check_played,
    is_past_schedule,
    leaders,
    opener,
    scores,
    stand_outs,
    totals,
)
from rules.contract import TABLE, Joined, RuleError, Seat, Setup
from rules.rounds import counted

Plain = State[None, Bid, Declaration]


def _begun(seats: int = 3, largest: int = 2) -> Plain:
    return State(setup=Setup(seats=seats, options=None), rounds=up_and_down(largest), dealer=0)


def _bid(state: Plain, *tricks: int | None) -> Plain:
    parts = {seat: Bid(own) for seat, own in enumerate(tricks) if own is not None}
    return revealed(state, Bids(gathered(state, parts, Bid)).bids, _check)


def _check(state: Plain, seat: Seat, bid: Bid) -> None:
    check_bid(state, seat, bid.tricks)


def _declared(state: Plain, *tricks: int | None) -> Plain:
    """Score 10 and the tricks of an exact bid, else nothing."""
    check_wanted(state, TRICKS)
    parts = {seat: Declaration(tricks=own) for seat, own in enumerate(tricks) if own is not None}
    result = Result(declarations=gathered(state, parts, Declaration))
    check_all_declared(state, result.declarations)
    for seat, own in by_seat(result.declarations).items():
        check_tricks(state, seat, own.tricks)
    check_sum(state, result.declarations)
    bids = state.bids or ()
    points = tuple(
        None if bid is None or own is None else 10 + own.tricks if bid.tricks == own.tricks else 0
        for bid, own in zip(bids, result.declarations, strict=True)
    )
    played = PlayedRound(
        cards=state.cards,
        dealer=state.dealer,
        bids=bids,
        declarations=result.declarations,
        score=counted(scores(state), points),
    )
    return finished(state, played)


def _refused(error: pytest.ExceptionInfo[RuleError], code: str, **facts: object) -> None:
    assert error.value.code == code
    assert {name: error.value.facts[name] for name in facts} == facts


def test_a_game_is_bids_then_tricks_until_the_last_hand() -> None:
    state = _begun()
    assert ask(state).kind == "bids"
    assert ask(state).hidden
    state = _bid(state, 1, 0, 0)
    assert (ask(state).kind, ask(state).hidden, ask(state).seats) == ("tricks", False, (0, 1, 2))
    state = _declared(state, 1, 0, 0)
    assert (state.dealer, opener(state), totals(state), state.cards) == (1, 2, (11, 10, 10), 2)
    state = _declared(_bid(state, 2, 0, 1), 1, 0, 1)
    state = _declared(_bid(state, 0, 1, 1), 0, 0, 1)
    assert is_past_schedule(state)
    assert totals(state) == (21, 20, 32)
    assert leaders(state) == (2,)
    check_played(state, 3, 0)
    with pytest.raises(RuleError):
        check_played(state, 4, 0)


def test_after_the_last_hand_the_cards_are_as_in_it() -> None:
    state = _begun(largest=1)
    assert _declared(_bid(state, 1, 0, 0), 1, 0, 0).cards == 1


def test_who_gives_no_bid_stands_out_and_gets_no_points() -> None:
    state = _bid(_begun(), 1, None, 0)
    assert stand_outs(state) == (1,)
    assert scores(_declared(state, 1, None, 0))[-1].points == (11, None, 10)
    with pytest.raises(RuleError) as error:
        _declared(state, 1, 0, 0)
    _refused(error, "stands_out", seat=1, round=1)


@pytest.mark.parametrize(
    ("parts", "code", "facts"),
    [
        ({0: Declaration(tricks=1)}, "not_now", {"wanted": "bids"}),
        ({TABLE: Bid(1)}, "no_such_seat", {"given": -1, "high": 3}),
        ({0: Bid(2)}, "bid_out_of_range", {"seat": 0, "given": 2, "low": 0, "high": 1}),
        ({}, "nobody_bid", {"round": 1}),
    ],
)
def test_bids_that_cannot_be_are_refused(
    parts: Mapping[Seat, object], code: str, facts: Mapping[str, object]
) -> None:
    state = _begun()
    with pytest.raises(RuleError) as error:
        revealed(state, gathered(state, parts, Bid), _check)
    _refused(error, code, **facts)


def test_bids_of_another_table_or_for_one_who_left_are_refused() -> None:
    with pytest.raises(RuleError) as error:
        revealed(_begun(), (Bid(0),), _check)
    _refused(error, "seats_do_not_match", given=1, wanted=3)
    with pytest.raises(RuleError) as error:
        _bid(leave(_begun(), 1), 0, 0, 1)
    _refused(error, "seat_left", seat=1)


@pytest.mark.parametrize(
    ("tricks", "code", "facts"),
    [
        ((1, None, 0), "declarations_missing", {"seats": (1,)}),
        ((2, 0, 0), "tricks_out_of_range", {"seat": 0, "given": 2, "high": 1}),
        ((0, 0, 0), "tricks_do_not_add_up", {"declared": 0, "cards": 1, "lost": 0, "at_most": False}),
        ((1, 1, 0), "tricks_do_not_add_up", {"declared": 2, "cards": 1}),
    ],
)
def test_tricks_that_cannot_be_are_refused(
    tricks: tuple[int | None, ...], code: str, facts: Mapping[str, object]
) -> None:
    with pytest.raises(RuleError) as error:
        _declared(_bid(_begun(), 1, 0, 0), *tricks)
    _refused(error, code, **facts)


def test_nothing_is_declared_before_the_bids_and_nothing_bid_after_them() -> None:
    with pytest.raises(RuleError) as error:
        _declared(_begun(), 1, 0, 0)
    _refused(error, "not_now", wanted="bids")
    with pytest.raises(RuleError) as error:
        _bid(_bid(_begun(), 1, 0, 0), 1, 0, 0)
    _refused(error, "not_now", wanted="tricks")


def test_the_tricks_of_who_walked_out_may_be_missing() -> None:
    state = leave(_bid(_begun(), 1, 0, 0), 0)
    assert (state.dealer, state.walked_out) == (1, 1)
    assert totals(_declared(state, None, 0, 0)) == (0, 10, 10)


def test_a_round_whose_bidders_have_all_left_begins_again() -> None:
    state = leave(leave(_bid(_begun(4), 1, 0, None, None), 0), 1)
    assert (state.bids, state.walked_out, state.dealer) == (None, 0, 2)
    assert come_back(state, 0).left == (1,)


def test_leaving_and_coming_back_are_refused_where_they_cannot_be() -> None:
    gone = leave(_begun(), 1)
    for refused, seat, code in (
        (leave, 1, "already_left"),
        (leave, 0, "too_few_left"),
        (come_back, 0, "not_left"),
    ):
        with pytest.raises(RuleError) as error:
            refused(gone, seat)
        _refused(error, code, seat=seat)


def test_one_more_joins_before_the_bids_and_the_hands_to_come_are_for_so_many() -> None:
    state = _declared(_bid(_begun(), 1, 0, 0), 1, 0, 0)
    wider = join(state, Joined(seat=3, points=5), 7, (1, 1, 1))
    assert (wider.setup.seats, wider.rounds, totals(wider)) == (4, (1, 1, 1), (11, 10, 10, 5))
    assert wider.played[0].bids[3] is None
    with pytest.raises(RuleError) as error:
        join(replace(state, bids=(Bid(0), Bid(0), Bid(0))), Joined(seat=3, points=5), 7, (1, 1, 1))
    _refused(error, "joined_in_the_midst", round=2)


def test_what_must_be_bid_to_pass_another_seat() -> None:
    state = _declared(_bid(_begun(), 1, 1, 0), 1, 0, 0)
    assert totals(state) == (11, 0, 10)
    assert need(state, 1, 0, lambda bid: 10 + bid) == Need(rival=0, gap=11, bids=(2,))
    assert need(state, 1, None, lambda bid: 10 + bid).rival == 0
    assert need(_bid(state, 0, 2, None), 1, 2, lambda bid: 10 + bid).bids == (2,)
    assert need(_bid(state, 0, 2, None), 2, 1, lambda bid: 10 + bid).bids == ()
    with pytest.raises(RuleError) as error:
        need(state, 1, 1, lambda bid: 10 + bid)
    _refused(error, "need_oneself", seat=1, round=2)
