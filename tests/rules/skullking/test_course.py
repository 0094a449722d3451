"""A game from the first deal to the last: what is asked, who deals, ties, and who leaves."""

import pytest

from rules.bidding.state import present
from rules.contract import TABLE, Ask, Back, Left, Setup, Shared
from rules.skullking.entries import Bid, Bids, Deal, Declaration, LostTricks, Part, Result
from rules.skullking.game import GAME
from rules.skullking.options import Options
from rules.skullking.state import State, is_extra, is_over
from tests.rules.skullking.skullking_shorthand import (
    OUT,
    Player,
    bid,
    declare,
    exactly,
    last_points,
    play,
    refused,
    table,
)


def test_bids_are_asked_hidden_then_tricks_openly() -> None:
    state = table()
    assert GAME.ask(state) == Ask(kind="bids", round=1, seats=(0, 1, 2), hidden=True)
    state = bid(state, 1, None, 0)
    assert GAME.ask(state) == Ask(kind="tricks", round=1, seats=(0, 2), hidden=False)


@pytest.mark.parametrize(
    ("seats", "code"), [(1, "too_few_seats"), (0, "too_few_seats"), (9, "too_many_seats")]
)
def test_two_to_eight_play(seats: int, code: str) -> None:
    facts = refused(code, table, seats)
    assert facts == {"given": seats, "low": 2, "high": 8}


@pytest.mark.parametrize("seats", [2, 8])
def test_the_fewest_and_the_most_may_play(seats: int) -> None:
    assert present(table(seats)) == tuple(range(seats))


def test_the_first_dealer_is_at_the_table() -> None:
    refused("no_such_seat", GAME.start, Setup(seats=3, first=3, options=Options()))
    refused("no_such_seat", GAME.start, Setup(seats=3, first=-1, options=Options()))


def test_the_deal_passes_to_the_left_and_around() -> None:
    state = table(3, first=1)
    dealers = []
    for _ in range(4):
        dealers.append(GAME.first_of_round(state))
        state = play(state, Player(0, state.cards), Player(0, 0), Player(0, 0))
    assert dealers == [1, 2, 0, 1]
    assert [played.dealer for played in state.played] == [1, 2, 0, 1]


def test_a_round_is_gathered_from_parts_and_split_again() -> None:
    state = table(rounds=[4])
    bids = GAME.gather(state, {2: Bid(1), 0: Bid(2)})
    assert bids == Bids((Bid(2), None, Bid(1)))
    assert GAME.split(state, bids) == {0: Bid(2), 2: Bid(1)}
    revealed = GAME.apply(state, bids)
    parts: dict[int, Part] = {0: Declaration(tricks=2), 2: Declaration(tricks=1), TABLE: LostTricks(1)}
    result = GAME.gather(revealed, parts)
    assert result == Result(declarations=(Declaration(tricks=2), None, Declaration(tricks=1)), lost=1)
    assert GAME.split(revealed, result) == parts
    assert GAME.split(revealed, Result(declarations=(None, None, None))) == {}
    assert GAME.split(state, Deal(3)) == {}


def test_parts_that_do_not_fit_are_refused() -> None:
    state = table(rounds=[4])
    refused("nobody_bid", GAME.gather, state, {})
    refused("not_now", GAME.gather, state, {0: Declaration(tricks=1)})
    refused("no_such_seat", GAME.gather, state, {3: Bid(1)})
    refused("no_such_seat", GAME.gather, state, {TABLE: Bid(1)})
    revealed = bid(state, 2, 1, None)
    facts = refused("declarations_missing", GAME.gather, revealed, {0: Declaration(tricks=2)})
    assert facts["seats"] == (1,)
    refused("not_now", GAME.gather, revealed, {0: Bid(1)})
    refused("not_for_a_seat", GAME.gather, revealed, {0: LostTricks(1)})
    refused("not_for_a_seat", GAME.gather, revealed, {TABLE: Declaration(tricks=1)})
    refused(
        "stands_out",
        GAME.gather,
        revealed,
        {0: Declaration(tricks=2), 1: Declaration(tricks=1), 2: Declaration(tricks=0)},
    )


def test_entries_at_the_wrong_time_or_of_another_table_are_refused() -> None:
    state = table(rounds=[4])
    revealed = bid(state, 2, 1, 1)
    refused("not_now", GAME.apply, state, Result(declarations=(None, None, None)))
    refused("not_now", GAME.apply, revealed, Bids((Bid(0), Bid(0), Bid(0))))
    refused("not_now", GAME.apply, revealed, Deal(3))
    refused("seats_do_not_match", GAME.apply, state, Bids((Bid(0), Bid(0))))
    refused("seats_do_not_match", GAME.apply, revealed, Result(declarations=(Declaration(tricks=4),)))
    refused("nobody_bid", GAME.apply, state, Bids((None, None, None)))
    refused("bid_out_of_range", GAME.apply, state, Bids((Bid(5), None, None)))


def test_cards_dealt_can_be_edited_before_the_bids() -> None:
    state = GAME.apply(table(seats=4), Deal(7))
    assert state.cards == 7
    state = exactly(state, (7, 0, 0, 0))
    assert last_points(state) == (140, 70, 70, 70)
    assert state.cards == 2, "the next round is as planned"


@pytest.mark.parametrize(("seats", "cards", "high"), [(3, 0, 10), (3, 11, 10), (8, 9, 8)])
def test_cards_that_cannot_be_dealt_are_refused(seats: int, cards: int, high: int) -> None:
    facts = refused("cards_out_of_range", GAME.apply, table(seats), Deal(cards))
    assert facts == {"round": 1, "given": cards, "low": 1, "high": high}


@pytest.mark.parametrize(("seats", "cards"), [(3, 1), (3, 10), (8, 8), (7, 10)])
def test_cards_that_can_be_dealt_are_taken(seats: int, cards: int) -> None:
    assert GAME.apply(table(seats), Deal(cards)).cards == cards


def test_who_stands_out_keeps_the_total_and_is_asked_again() -> None:
    state = exactly(table(rounds=[2, 2]), (1, 1, 0))
    state = play(state, Player(1, 1), OUT, Player(1, 1))
    assert GAME.scores(state)[0].totals == (20, 20, 20)
    assert last_points(state) == (20, None, 20)
    assert GAME.scores(state)[1].totals == (40, 20, 40)


def test_the_highest_total_wins_after_the_last_round() -> None:
    state = table(rounds=[1, 2])
    assert GAME.winners(state) == ()
    state = exactly(state, (1, 0, 0))
    assert (GAME.winners(state), is_over(state)) == ((), False)
    state = exactly(state, (2, 0, 0))
    assert (GAME.winners(state), GAME.ask(state), GAME.first_of_round(state)) == ((0,), None, None)
    for entry in (Deal(1), Bids((Bid(0), Bid(0), Bid(0))), Left(0), Back(0), Shared()):
        refused("game_over", GAME.apply, state, entry)


def tied() -> State:
    """Two of three tied for first after the only round, of two cards: 20, 20, -10."""
    return play(table(rounds=[2]), Player(1, 1), Player(1, 1), Player(1, 0))


def test_a_tie_for_first_opens_an_extra_round_of_as_many_cards_for_all() -> None:
    state = tied()
    assert (is_extra(state), is_over(state), GAME.winners(state)) == (True, False, ())
    assert GAME.ask(state) == Ask(kind="bids", round=2, seats=(0, 1, 2), hidden=True)
    assert (state.cards, GAME.first_of_round(state)) == (2, 1)
    again = play(state, Player(0, 0), Player(0, 0), Player(2, 2))
    assert not is_over(again), "tied once more: 40, 40, 30"
    done = play(again, Player(1, 1), Player(1, 0), Player(0, 1))
    assert (GAME.winners(done), is_over(done)) == ((0,), True)


def test_an_extra_round_follows_the_cards_really_dealt_last() -> None:
    state = exactly(GAME.apply(table(rounds=[9]), Deal(2)), (1, 1, 0))
    assert state.cards == 2


def test_a_third_player_may_win_the_extra_round() -> None:
    state = play(tied(), Player(1, 0), Player(1, 0), Player(2, 2))
    assert (GAME.scores(state)[-1].totals, GAME.winners(state)) == ((10, 10, 30), (2,))


def test_a_tie_below_first_is_not_broken() -> None:
    state = exactly(table(rounds=[3]), (2, 1, 0))
    assert GAME.scores(state)[-1].totals == (40, 20, 30)
    state = play(table(rounds=[3]), Player(3, 3), Player(1, 0), Player(1, 0))
    assert GAME.winners(state) == (0,)
    assert [(row.seat, row.score, row.rank) for row in GAME.standings(state)] == [
        (0, 60, 1),
        (1, -10, 2),
        (2, -10, 2),
    ]


def test_a_tied_win_can_be_shared_while_the_extra_round_is_open() -> None:
    state = GAME.apply(tied(), Shared())
    assert (GAME.winners(state), GAME.ask(state)) == ((0, 1), None)


def test_nothing_is_shared_before_the_end_or_once_bids_are_in() -> None:
    refused("nothing_to_share", GAME.apply, table(), Shared())
    refused("nothing_to_share", GAME.apply, bid(tied(), 0, 0, 0), Shared())


def test_a_seat_that_left_is_not_asked_keeps_its_score_and_ranks_last() -> None:
    state = exactly(table(4, rounds=[2, 2]), (2, 0, 0, 0))
    state = GAME.apply(state, Left(0))
    assert GAME.ask(state) == Ask(kind="bids", round=2, seats=(1, 2, 3), hidden=True)
    refused("seat_left", GAME.check, state, 0, Bid(0))
    refused("seat_left", GAME.gather, state, {0: Bid(0)})
    refused("seat_left", GAME.apply, state, Bids((Bid(0), Bid(0), Bid(0), Bid(0))))
    state = play(state, OUT, Player(0, 0), Player(1, 1), Player(1, 1))
    assert GAME.scores(state)[-1].totals == (40, 40, 40, 40)
    assert [(row.seat, row.rank) for row in GAME.standings(state)] == [(1, 1), (2, 1), (3, 1), (0, 4)]


def test_a_seat_leaves_once_and_comes_back_once() -> None:
    state = GAME.apply(table(), Left(1))
    refused("already_left", GAME.apply, state, Left(1))
    refused("not_left", GAME.apply, state, Back(0))
    refused("no_such_seat", GAME.apply, state, Left(3))
    refused("no_such_seat", GAME.apply, state, Back(-1))
    assert present(GAME.apply(state, Back(1))) == (0, 1, 2)


def test_the_last_two_cannot_leave() -> None:
    state = GAME.apply(table(), Left(1))
    facts = refused("too_few_left", GAME.apply, state, Left(0))
    assert facts == {"round": 1, "seat": 0, "low": 2}


def test_the_deal_passes_over_who_left() -> None:
    state = GAME.apply(table(4), Left(1))
    state = play(state, Player(1, 1), OUT, Player(0, 0), Player(0, 0))
    assert GAME.first_of_round(state) == 2
    assert GAME.first_of_round(GAME.apply(state, Left(2))) == 3
    assert GAME.first_of_round(GAME.apply(state, Left(3))) == 2


def test_who_leaves_with_a_bid_stands_out_and_tricks_may_be_missing() -> None:
    state = bid(table(4, rounds=[5, 5]), 2, 1, 1, 1)
    state = GAME.apply(state, Left(0))
    assert GAME.ask(state) == Ask(kind="tricks", round=1, seats=(1, 2, 3), hidden=False)
    result = Result(declarations=(None, *(Declaration(tricks=1) for _ in range(3))))
    scored = GAME.apply(state, result)
    assert last_points(scored) == (None, 20, 20, 20)
    facts = refused("tricks_do_not_add_up", play, scored, OUT, Player(1, 1), Player(1, 1), Player(1, 1))
    assert facts["at_most"] is False, "the next round must add up again"


def test_the_trick_of_a_round_somebody_left_had_a_card_more() -> None:
    state = GAME.apply(bid(table(4, rounds=[5]), 2, 1, 1, 1), Left(0))
    took = Player(1, 1, pirates=3).declaration
    GAME.check(state, 1, took)
    refused("more_than_a_trick", GAME.check, state, 1, Player(1, 1, pirates=4).declaration)


def test_who_stood_out_and_leaves_changes_nothing_in_the_round() -> None:
    state = GAME.apply(bid(table(4, rounds=[5]), 2, 1, 1, None), Left(3))
    declarations = (*(Declaration(tricks=1) for _ in range(3)), None)
    refused("tricks_do_not_add_up", GAME.apply, state, Result(declarations=declarations))


def test_a_round_whose_bidders_all_left_begins_again() -> None:
    state = bid(table(4), 1, 0, None, None)
    state = GAME.apply(GAME.apply(state, Left(0)), Left(1))
    assert GAME.ask(state) == Ask(kind="bids", round=1, seats=(2, 3), hidden=True)
    assert GAME.first_of_round(state) == 2
    state = play(state, OUT, OUT, Player(1, 1), Player(0, 0))
    assert last_points(state) == (None, None, 20, 10)


def test_who_comes_back_during_a_round_waits_for_the_next() -> None:
    state = GAME.apply(GAME.apply(bid(table(4), 1, 0, 0, 0), Left(0)), Back(0))
    assert GAME.ask(state) == Ask(kind="tricks", round=1, seats=(1, 2, 3), hidden=False)
    refused("stands_out", GAME.check, state, 0, Declaration(tricks=0))


def test_a_tie_ends_when_only_one_of_those_tied_stays() -> None:
    assert GAME.winners(GAME.apply(tied(), Left(1))) == (0,)
    still = GAME.apply(tied(), Left(2))
    assert (GAME.winners(still), is_over(still)) == ((), False)


def test_graybeard_plays_with_two_players_never_for_one_who_stands_out() -> None:
    two = (Player(1, 1), OUT, Player(1, 1))
    facts = refused("tricks_do_not_add_up", play, table(3, rounds=[5, 5]), *two)
    assert (facts["declared"], facts["cards"], facts["at_most"]) == (2, 5, False)
    assert last_points(play(table(3, rounds=[5, 5]), Player(1, 1), OUT, Player(4, 4))) == (20, None, 80)
    refused("tricks_do_not_add_up", play, table(4, rounds=[5]), OUT, *two)
    refused("tricks_do_not_add_up", play, table(4, rounds=[5]), OUT, *two[:2], OUT)
    assert last_points(play(table(2, rounds=[5, 5]), Player(1, 1), OUT)) == (20, None)


def test_where_all_but_two_have_left_the_game_graybeard_joins_them_at_the_next_deal() -> None:
    gone = GAME.apply(table(3, rounds=[5, 5]), Left(1))
    two = (Player(1, 1), OUT, Player(1, 1))
    assert last_points(play(gone, *two)) == (20, None, 20)
    revealed = bid(table(3, rounds=[5, 5]), 1, None, 1)
    refused("tricks_do_not_add_up", declare, GAME.apply(revealed, Left(1)), *two)
    assert last_points(
        play(GAME.apply(declare(revealed, Player(1, 1), OUT, Player(4, 4)), Left(1)), *two)
    ) == (
        20,
        None,
        20,
    )


def test_a_trick_of_two_without_graybeard_has_two_cards() -> None:
    took = Player(1, 1, pirates=2)
    refused("more_than_a_trick", play, table(3, rounds=[5]), took, OUT, Player(4, 4))
    gone = GAME.apply(table(3, rounds=[5]), Left(1))
    assert last_points(play(gone, took, OUT, Player(4, 4))) == (80, None, 80)


def test_why_adds_up_and_names_only_finished_rounds() -> None:
    state = play(table(rounds=[5, 5]), Player(2, 2, black_fourteen=True), Player(0, 2), Player(1, 1))
    lines = GAME.why(state, 1, 0)
    assert [(line.code, line.points) for line in lines] == [("exact_bid", 40), ("black_fourteen", 20)]
    assert dict(lines[1].facts) == {"count": 1, "each": 20, "halved": False}
    refused("no_such_round", GAME.why, state, 0, 0)
    refused("no_such_round", GAME.why, state, 2, 0)
    refused("no_such_seat", GAME.why, state, 1, 3)
