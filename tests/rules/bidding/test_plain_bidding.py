"""The parts that games of hidden bids share, put together as the plainest of them (`plain`)."""

from collections.abc import Mapping
from dataclasses import replace
from random import Random

import pytest

from rules.bidding.entries import Bid, Declaration
from rules.bidding.hands import up_and_down
from rules.bidding.leaving import come_back, join, leave
from rules.bidding.need import Need, need
from rules.bidding.play import gathered
from rules.bidding.state import (
    check_played,
    is_past_schedule,
    leaders,
    opener,
    scores,
    stand_outs,
    totals,
)
from rules.contract import TABLE, Ask, Joined, Left, Line, RuleError, Seat, Setup
from tests.rules.bidding.plain import GAME, Bids, Options, Result, State, apply, gather


def _begun(seats: int = 3, largest: int = 2) -> State:
    return State(setup=Setup(seats=seats, options=Options()), rounds=up_and_down(largest), dealer=0)


def _asked(state: State) -> Ask:
    asked = GAME.ask(state)
    assert asked is not None
    return asked


def _bid(state: State, *tricks: int | None) -> State:
    parts = {seat: Bid(own) for seat, own in enumerate(tricks) if own is not None}
    return apply(state, Bids(gathered(state, parts, Bid)))


def _declared(state: State, *tricks: int | None) -> State:
    parts = {seat: Declaration(tricks=own) for seat, own in enumerate(tricks) if own is not None}
    return apply(state, Result(declarations=gathered(state, parts, Declaration)))


def _refused(error: pytest.ExceptionInfo[RuleError], code: str, **facts: object) -> None:
    assert error.value.code == code
    assert {name: error.value.facts[name] for name in facts} == facts


def test_a_game_is_bids_then_tricks_until_the_last_hand() -> None:
    state = _begun()
    assert _asked(state).kind == "bids"
    assert _asked(state).hidden
    state = _bid(state, 1, 0, 0)
    assert (_asked(state).kind, _asked(state).hidden, _asked(state).seats) == ("tricks", False, (0, 1, 2))
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
    parts: Mapping[Seat, Bid | Declaration], code: str, facts: Mapping[str, object]
) -> None:
    state = _begun()
    with pytest.raises(RuleError) as error:
        gather(state, parts)
    _refused(error, code, **facts)


def test_bids_of_another_table_or_for_one_who_left_are_refused() -> None:
    with pytest.raises(RuleError) as error:
        apply(_begun(), Bids((Bid(0),)))
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


def _played_by_chance(chance: Random) -> State:
    state = GAME.start(Setup(seats=3, first=1, options=GAME.read_options({})))
    while (asked := GAME.ask(state)) is not None:
        parts: dict[Seat, Bid | Declaration] = {}
        for seat in asked.seats:
            bids = GAME.legal(state, seat)
            part = chance.choice(bids) if bids else GAME.sample(state, seat, parts, chance)
            assert part is not None
            GAME.check(state, seat, part)
            parts[seat] = part
        entry = GAME.gather(state, parts)
        assert GAME.split(state, entry) == parts
        state = GAME.apply(state, entry)
    return state


@pytest.mark.parametrize("seed", range(5))
def test_the_plain_game_is_played_to_its_end_by_what_it_allows(seed: int) -> None:
    state = _played_by_chance(Random(seed))
    assert [played.cards for played in state.played] == [1, 2, 3, 2, 1]
    assert GAME.winners(state) == leaders(state)
    assert GAME.first_of_round(state) is None
    assert GAME.legal(state, 0) == ()
    lines = [line for number in range(1, 6) for line in GAME.why(state, number, 0)]
    assert sum(line.points for line in lines) == totals(state)[0]
    with pytest.raises(RuleError) as error:
        GAME.apply(state, Left(0))
    _refused(error, "game_over")


def test_who_stood_out_declares_nothing_and_has_no_line() -> None:
    state = _bid(_begun(), 1, None, 0)
    assert GAME.sample(state, 1, {}, Random(0)) is None
    assert GAME.legal(state, 0) == ()
    state = _declared(state, 1, None, 0)
    assert (GAME.why(state, 1, 0), GAME.why(state, 1, 1)) == ((Line(code="bid", points=11, facts={}),), ())


def test_the_plain_game_has_no_option() -> None:
    with pytest.raises(RuleError) as error:
        GAME.read_options({"cards": 3})
    _refused(error, "option_none", given="cards")


def test_who_joins_early_gets_the_larger_table_s_hands_and_late_those_that_were_planned() -> None:
    early = _declared(_bid(_begun(largest=3), 1, 0, 0), 1, 0, 0)
    assert apply(early, Joined(seat=3, points=0)).rounds == (1, 2, 1)
    late = early
    for hand in (2, 3):
        late = _declared(_bid(late, hand, 0, 0), hand, 0, 0)
    wider = apply(late, Joined(seat=3, points=0))
    assert (wider.rounds, is_past_schedule(wider)) == ((1, 2, 3, 2, 1), False)
