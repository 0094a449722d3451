"""Challenges of Skull: wins, discs, who is out, who starts, and what is refused."""

from typing import Any

import pytest

from rules.contract import TABLE, Ask, Back, Left, RuleError, Setup
from rules.skull.entries import Failed, Won
from rules.skull.game import GAME, State, discs, discs_in_play, mats, must_name_next, playing
from rules.skull.mats import DISCS, WINS_NEEDED


def table(seats: int = 3, first: int = 0) -> State:
    return GAME.start(Setup(seats=seats, first=first, options=GAME.read_options({})))


def won(state: State, challenger: int, bid: int | None = None) -> State:
    return GAME.apply(state, Won(challenger=challenger, bid=bid))


def lost(state: State, challenger: int, skull: int, starts: int | None = None, times: int = 1) -> State:
    for time in range(times):
        named = starts if time == times - 1 else None
        state = GAME.apply(state, Failed(challenger=challenger, skull=skull, next=named))
    return state


def out(state: State, seat: int, skull: int) -> State:
    """Let a seat go out by another's skull."""
    return lost(state, seat, skull, times=mats(state)[seat].discs)


def refused(code: str, act: Any, *args: Any) -> dict[str, Any]:
    with pytest.raises(RuleError) as caught:
        act(*args)
    assert caught.value.code == code
    return dict(caught.value.facts)


def test_the_box_holds_four_discs_each_and_two_wins_are_needed() -> None:
    assert (DISCS, WINS_NEEDED) == (4, 2)
    assert (GAME.fewest, GAME.most) == (3, 6)
    assert discs_in_play(table(6)) == 24


def test_one_entry_by_anybody_is_asked_and_nothing_is_hidden() -> None:
    assert GAME.ask(table()) == Ask(kind="challenge", round=1, seats=(), hidden=False)


def test_43_a_win_is_the_challengers_never_the_openers() -> None:
    state = won(table(), 1)
    assert GAME.scores(state)[-1].points == (0, 1, 0)
    assert [mat.wins for mat in mats(state)] == [0, 1, 0]


def test_14_the_first_win_ends_nothing_the_second_does() -> None:
    state = won(table(), 1)
    assert GAME.winners(state) == ()
    state = won(state, 1)
    assert GAME.winners(state) == (1,)
    assert (GAME.ask(state), GAME.first_of_round(state)) == (None, None)


def test_after_the_end_nothing_can_be_entered() -> None:
    state = won(won(table(), 1), 1)
    assert refused("game_over", won, state, 0) == {}
    assert refused("game_over", GAME.apply, state, Left(0)) == {}


def test_wins_of_different_players_do_not_add_up() -> None:
    assert GAME.winners(won(won(won(table(), 0), 1), 2)) == ()


@pytest.mark.parametrize("skull", [0, 1, 2])
def test_44_any_skull_costs_the_challenger_a_disc_the_own_too(skull: int) -> None:
    state = lost(table(), 0, skull)
    assert discs(state) == ((3, 4, 4),)
    assert GAME.scores(state)[-1].points == (0, 0, 0)


def test_47_a_challenge_stops_at_the_first_skull_and_costs_one_disc() -> None:
    state = GAME.apply(table(), Failed(challenger=0, skull=1, bid=12))
    assert discs(state) == ((3, 4, 4),)


def test_48_a_disc_lost_never_comes_back_by_winning() -> None:
    assert discs(won(lost(table(), 0, 1), 0)) == ((3, 4, 4), (3, 4, 4))


@pytest.mark.parametrize(
    "challenge", [Won(challenger=2), Failed(challenger=2, skull=0), Failed(challenger=2, skull=2)]
)
def test_45_the_challenger_starts_next_won_or_failed(challenge: Won | Failed) -> None:
    assert GAME.first_of_round(table(first=1)) == 1
    assert GAME.first_of_round(GAME.apply(table(first=1), challenge)) == 2


def test_14_gone_out_by_anothers_skull_that_skulls_owner_starts() -> None:
    state = out(table(4), 0, 2)
    assert playing(state) == (1, 2, 3)
    assert GAME.first_of_round(state) == 2


def test_46_gone_out_by_the_own_skull_the_challenger_names_who_starts() -> None:
    state = lost(table(4), 0, 0, times=3)
    assert must_name_next(state, 0, 0)
    assert not must_name_next(state, 0, 1)
    assert GAME.first_of_round(lost(state, 0, 0, starts=3)) == 3
    assert refused("next_missing", lost, state, 0, 0) == {"round": 4, "seat": 0}


def test_46_nobody_need_be_named_when_the_game_ends() -> None:
    state = lost(out(table(3), 1, 2), 0, 0, times=3)
    assert not must_name_next(state, 0, 0)
    state = lost(state, 0, 0)
    assert GAME.winners(state) == (2,)


@pytest.mark.parametrize(
    ("starts", "code", "facts"),
    [
        (0, "next_out", {"round": 8, "seat": 0, "other": 0}),
        (1, "next_out", {"round": 8, "seat": 0, "other": 1}),
        (9, "no_such_seat", {"given": 9}),
        (-1, "no_such_seat", {"given": -1}),
    ],
)
def test_who_is_named_must_be_in_play(starts: int, code: str, facts: dict[str, int]) -> None:
    assert refused(code, lost, lost(out(table(4), 1, 2), 0, 0, times=3), 0, 0, starts) == facts


def test_elsewhere_who_starts_may_be_said_if_it_is_true() -> None:
    assert GAME.first_of_round(lost(table(), 0, 1, starts=0)) == 0
    assert refused("next_wrong", lost, table(), 0, 1, 1) == {"round": 1, "seat": 0, "other": 1}
    three_gone = lost(table(4), 0, 2, times=3)
    assert GAME.first_of_round(lost(three_gone, 0, 2, starts=2)) == 2
    assert refused("next_wrong", lost, three_gone, 0, 2, 1) == {"round": 4, "seat": 2, "other": 1}


def test_nobody_can_be_named_to_start_after_the_end() -> None:
    state = lost(out(table(3), 1, 2), 0, 2, times=3)
    assert refused("next_after_end", lost, state, 0, 2, 2) == {"round": 8, "other": 2}


@pytest.mark.parametrize("wins_before", [0, 1])
def test_49_the_last_one_standing_wins_whatever_the_wins(wins_before: int) -> None:
    state = table(3)
    for _ in range(wins_before):
        state = won(state, 0)
    state = out(out(state, 0, 2), 1, 2)
    assert GAME.winners(state) == (2,)
    first = GAME.standings(state)[0]
    assert (first.seat, first.score, first.rank) == (2, 0, 1)


def test_the_winner_ranks_first_then_wins_then_discs() -> None:
    state = out(won(lost(table(4), 3, 1), 0), 0, 1)
    assert [(row.seat, row.score, row.rank) for row in GAME.standings(state)] == [
        (0, 1, 1),
        (1, 0, 2),
        (2, 0, 2),
        (3, 0, 4),
    ]
    state = out(out(state, 2, 1), 3, 1)
    assert [row.seat for row in GAME.standings(state)] == [1, 0, 2, 3]
    assert [row.rank for row in GAME.standings(state)] == [1, 2, 3, 3]


def test_50_a_bid_of_all_discs_in_play_stands() -> None:
    state = lost(table(3), 0, 1)
    assert GAME.scores(won(state, 2, 11))[-1].points == (0, 0, 1)


BIDS: list[tuple[int, int | None, bool, str]] = [
    (3, None, True, "contracts: a bid may be left out"),
    (3, 1, True, "S3: at least one"),
    (3, 12, True, "50; SK4: all discs, flipped at once"),
    (3, 0, False, "S3: at least one"),
    (3, 13, False, "S3: no more than there are"),
    (3, -1, False, "S3"),
    (6, 24, True, "S3"),
    (6, 25, False, "S3"),
]


@pytest.mark.parametrize(("seats", "bid", "allowed", "source"), BIDS)
def test_a_bid_is_one_disc_to_all_in_play(seats: int, bid: int | None, allowed: bool, source: str) -> None:
    assert source
    if allowed:
        won(table(seats), 0, bid)
    else:
        facts = {"round": 1, "seat": 0, "low": 1, "high": 4 * seats, "given": bid}
        assert refused("bid_beyond_discs", won, table(seats), 0, bid) == facts


def test_discs_lost_and_discs_of_those_out_are_no_longer_bid_on() -> None:
    state = lost(out(table(3), 1, 2), 0, 2)
    assert discs_in_play(state) == 3 + 4
    refused("bid_beyond_discs", won, state, 0, 8)
    won(state, 0, 7)


def test_who_is_out_neither_challenges_nor_has_a_skull() -> None:
    state = out(table(3), 1, 2)
    assert refused("challenger_out", won, state, 1) == {"round": 5, "seat": 1}
    assert refused("skull_out", lost, state, 0, 1) == {"round": 5, "seat": 1}
    refused("no_such_seat", won, state, 3)
    refused("no_such_seat", lost, state, 0, -1)


def test_who_left_is_out_of_play_until_coming_back_with_the_same_discs() -> None:
    state = GAME.apply(lost(won(table(4), 1), 1, 0), Left(1))
    assert playing(state) == (0, 2, 3)
    assert GAME.first_of_round(state) == 2
    refused("challenger_out", won, state, 1)
    assert [row.seat for row in GAME.standings(state)] == [1, 0, 2, 3]
    state = GAME.apply(state, Back(1))
    assert (mats(state)[1].wins, mats(state)[1].discs, GAME.first_of_round(state)) == (1, 3, 1)


def test_who_left_ranks_as_having_no_disc_level_with_who_is_out() -> None:
    state = GAME.apply(out(lost(table(5), 1, 4, times=3), 2, 4), Left(0))
    assert [(row.seat, row.score, row.rank) for row in GAME.standings(state)] == [
        (3, 0, 1),
        (4, 0, 1),
        (1, 0, 3),
        (0, 0, 4),
        (2, 0, 4),
    ]


def test_the_last_one_standing_ranks_before_who_has_left_with_more_wins() -> None:
    state = GAME.apply(GAME.apply(lost(won(table(3), 0), 1, 0, times=3), Left(2)), Left(0))
    assert [(row.seat, row.score, row.rank) for row in GAME.standings(state)] == [
        (1, 0, 1),
        (0, 1, 2),
        (2, 0, 3),
    ]


def test_the_last_one_to_stay_wins() -> None:
    state = GAME.apply(GAME.apply(lost(table(3), 0, 1), Left(0)), Left(2))
    assert GAME.winners(state) == (1,)
    assert [row.rank for row in GAME.standings(state)] == [1, 2, 2]


def test_the_last_one_to_stay_has_won_nothing_before_any_challenge() -> None:
    state = GAME.apply(GAME.apply(table(3), Left(0)), Left(2))
    assert (GAME.winners(state), GAME.first_of_round(state)) == ((), 1)
    assert GAME.ask(state) is not None
    assert refused("too_few_left", GAME.apply, state, Left(1)) == {"low": 2}
    assert GAME.winners(won(state, 1)) == (1,)


def test_who_took_part_in_no_challenge_ranks_last_and_wins_nothing_by_staying() -> None:
    state = GAME.apply(lost(GAME.apply(table(4), Left(3)), 0, 1), Back(3))
    assert [(row.seat, row.rank) for row in GAME.standings(state)] == [(1, 1), (2, 1), (0, 3), (3, 4)]
    for seat in (0, 1, 2):
        state = GAME.apply(state, Left(seat))
    assert (GAME.winners(state), playing(state)) == ((), (3,))
    refused("too_few_left", GAME.apply, state, Left(3))


def test_one_challenge_is_gathered_whoever_entered_it() -> None:
    entry = Won(challenger=2, bid=3)
    assert GAME.gather(table(), {TABLE: entry}) == GAME.gather(table(), {0: entry}) == entry
    assert GAME.split(table(), entry) == {2: entry}
    assert GAME.split(table(), Left(1)) == {}
    second = won(table(), 0)
    assert refused("one_challenge", GAME.gather, second, {}) == {"round": 2, "given": 0}
    assert refused("one_challenge", GAME.gather, second, {0: entry, 1: entry}) == {"round": 2, "given": 2}
    refused("challenger_out", GAME.check, GAME.apply(table(), Left(2)), 0, entry)


WHYS: list[tuple[int, int, tuple[str, int, dict[str, int]]]] = [
    # challenge, seat, line
    (1, 0, ("watched", 0, {"challenger": 1})),
    (1, 1, ("won", 1, {"wins": 1, "needed": 2})),
    (2, 0, ("failed_own_skull", 0, {"discs": 3})),
    (2, 1, ("watched", 0, {"challenger": 0})),
    (3, 0, ("watched", 0, {"challenger": 1})),
    (3, 1, ("failed", 0, {"skull": 0, "discs": 3})),
    (6, 1, ("failed", 0, {"skull": 0, "discs": 0})),
    (7, 0, ("failed", 0, {"skull": 2, "discs": 2})),
    (7, 1, ("out", 0, {})),
    (7, 3, ("watched", 0, {"challenger": 0})),
]


@pytest.mark.parametrize(("number", "seat", "line"), WHYS)
def test_why_tells_what_the_challenge_was_to_each_seat(
    number: int, seat: int, line: tuple[str, int, dict[str, int]]
) -> None:
    state = lost(out(lost(won(table(4), 1), 0, 0), 1, 0), 0, 2)
    (told,) = GAME.why(state, number, seat)
    assert (told.code, told.points, told.facts) == line


def test_options_are_refused_for_there_are_none() -> None:
    assert refused("option_none", GAME.read_options, {"threshold": 3}) == {"given": "threshold"}


def test_the_seeds_example_lea_wins_with_two_challenges() -> None:
    state = lost(won(table(3), 0, 4), 0, 2)
    assert GAME.first_of_round(state) == 0
    state = won(state, 0, 3)
    assert GAME.winners(state) == (0,)
    assert discs(state) == ((4, 4, 4), (3, 4, 4), (3, 4, 4))
