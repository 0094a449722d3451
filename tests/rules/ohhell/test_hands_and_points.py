"""Oh Hell: how many cards are dealt, what bids bring, who wins, what is refused."""

from random import Random
from typing import Any

import pytest

from rules.bidding.entries import Bid, Declaration
from rules.contract import TABLE, Back, Joined, Left, RuleError, Setup
from rules.ohhell.game import GAME
from rules.ohhell.hands import rescheduled, scheduled
from rules.ohhell.play import State


def table(seats: int = 3, first: int = 0) -> State:
    return GAME.start(Setup(seats=seats, first=first, options=GAME.read_options({})))


def bid(state: State, *tricks: int | None) -> State:
    return GAME.apply(state, GAME.gather(state, {s: Bid(n) for s, n in enumerate(tricks) if n is not None}))


def declare(state: State, *tricks: int | None) -> State:
    parts = {seat: Declaration(tricks=own) for seat, own in enumerate(tricks) if own is not None}
    return GAME.apply(state, GAME.gather(state, parts))


def round_(state: State) -> State:
    """Play a round in which everybody bets 0, and the first seat wins all."""
    zeros = (0,) * state.setup.seats
    return declare(bid(state, *zeros), state.cards, *zeros[1:])


def refused(code: str, act: Any, *args: Any) -> dict[str, Any]:
    with pytest.raises(RuleError) as caught:
        act(*args)
    assert caught.value.code == code
    return dict(caught.value.facts)


@pytest.mark.parametrize(("seats", "largest"), [(3, 10), (4, 10), (5, 10), (6, 8), (7, 7)])
def test_hands_go_up_to_what_the_deck_has_and_down_again(seats: int, largest: int) -> None:
    state = table(seats)
    dealt = []
    while GAME.ask(state) is not None:
        dealt.append(state.cards)
        state = round_(state)
    assert dealt == [*range(1, largest), *range(largest, 0, -1)]
    assert GAME.winners(state) == tuple(range(1, seats))
    assert GAME.first_of_round(state) is None
    assert GAME.terms(state) == ()
    assert GAME.legal(state, 0) == ()
    refused("game_over", GAME.check, state, 0, Bid(0))
    refused("game_over", GAME.apply, state, Left(0))


def test_three_to_seven_may_play() -> None:
    refused("too_few_seats", table, 2)
    refused("too_many_seats", table, 8)
    refused("option_none", GAME.read_options, {"rounds": 3})


@pytest.mark.parametrize(
    ("bet", "won", "points", "code"),
    [
        (0, 0, 10, "zero_bid_made"),
        (1, 1, 11, "exact_bid"),
        (3, 3, 13, "exact_bid"),
        (0, 1, 0, "missed_bid"),
        (3, 2, 0, "missed_bid"),
        (1, 3, 0, "missed_bid"),
    ],
)
def test_an_exact_bid_brings_ten_and_one_a_trick_and_any_other_nothing(
    bet: int, won: int, points: int, code: str
) -> None:
    state = round_(round_(table()))
    state = declare(bid(state, bet, 0, 0), won, 3 - won, 0)
    assert GAME.scores(state)[-1].points[0] == points
    (line,) = GAME.why(state, 3, 0)
    assert (line.code, line.points) == (code, points)


def test_who_stands_out_gets_nothing_and_declares_nothing() -> None:
    state = bid(table(), 1, None, 0)
    refused("stands_out", GAME.check, state, 1, Declaration(tricks=0))
    state = declare(state, 1, None, 0)
    assert GAME.scores(state)[-1].points == (11, None, 10)
    assert GAME.why(state, 1, 1)[0].code == "stood_out"
    refused("no_such_round", GAME.why, state, 2, 1)


def test_tricks_must_add_up_to_the_cards() -> None:
    state = bid(round_(table()), 1, 1, 1)
    facts = refused("tricks_do_not_add_up", declare, state, 1, 0, 0)
    assert (facts["declared"], facts["cards"], facts["round"]) == (1, 2, 2)
    refused("tricks_do_not_add_up", declare, state, 1, 1, 1)
    refused("declarations_missing", declare, state, 1, 1)
    refused("tricks_out_of_range", declare, state, 3, 0, 0)


def test_what_is_not_asked_now_or_of_nobody_is_refused() -> None:
    state = table()
    refused("not_now", GAME.gather, state, {0: Declaration(tricks=0)})
    refused("not_now", GAME.check, bid(state, 0, 0, 0), 0, Bid(1))
    refused("bid_out_of_range", GAME.check, state, 0, Bid(2))
    refused("no_such_seat", GAME.gather, state, {TABLE: Bid(0)})


def test_the_dealer_moves_on_to_the_left_over_those_who_left() -> None:
    state = table(4, first=2)
    dealers = []
    for _ in range(5):
        dealers.append(GAME.first_of_round(state))
        state = round_(state)
    assert dealers == [2, 3, 0, 1, 2]
    state = GAME.apply(state, Left(3))
    assert GAME.first_of_round(state) == 0
    assert GAME.first_of_round(GAME.apply(state, Back(3))) == 0


def test_the_tricks_of_who_walked_out_are_nobodys() -> None:
    state = GAME.apply(bid(round_(table(4)), 1, 1, 0, 0), Left(1))
    assert GAME.scores(declare(state, 1, None, 0, 0))[-1].points == (11, None, 10, 10)


def test_one_more_at_the_table_is_dealt_for_from_the_next_round_on() -> None:
    early = GAME.apply(round_(table(5)), Joined(5, 10))
    assert early.rounds == scheduled(6)
    late = table(5)
    for _ in range(10):
        late = round_(late)
    assert GAME.terms(late) == 9
    late = GAME.apply(late, Joined(5, 0))
    assert GAME.terms(late) == 8
    assert late.rounds == (*range(1, 11), 8, 8, 7, 6, 5, 4, 3, 2, 1)
    refused("too_many_seats", GAME.apply, table(7), Joined(7, 0))


def test_who_joins_never_ends_the_game() -> None:
    for seats in range(3, 7):
        for played in range(len(scheduled(seats))):
            assert len(rescheduled(scheduled(seats), played, seats + 1)) > played


def test_what_is_entered_is_split_into_its_parts() -> None:
    state = table()
    assert GAME.split(state, Left(1)) == {}
    assert GAME.sample(state, 0, {}, Random(1)) is None
