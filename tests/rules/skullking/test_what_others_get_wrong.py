"""The mistakes that other scorers of Skull King have made, each with a test that would catch it."""

from rules.bidding.state import totals
from rules.contract import Left
from rules.skullking.entries import Bid, Bids, Declaration, Result
from rules.skullking.game import GAME
from rules.skullking.scoring import round_lines, round_points
from tests.rules.skullking.skullking_shorthand import (
    OUT,
    Player,
    bid,
    exactly,
    last_points,
    play,
    points,
    refused,
    table,
)


def test_kind_01_unset_is_never_zero() -> None:
    state = table(rounds=[3])
    revealed = GAME.apply(state, GAME.gather(state, {0: Bid(2), 1: Bid(1)}))
    refused("stands_out", GAME.check, revealed, 2, Declaration(tricks=0))
    refused("declarations_missing", GAME.gather, revealed, {0: Declaration(tricks=2)})
    scored = GAME.apply(revealed, GAME.gather(revealed, {0: Declaration(tricks=2), 1: Declaration(tricks=1)}))
    assert last_points(scored) == (40, 20, None), "who did not bid has no kept zero bid"


def test_kind_02_a_failed_zero_bid_is_not_punished_per_trick() -> None:
    assert points(6, Player(0, 1)) == points(6, Player(0, 6)) == (-60,)


def test_kind_03_cards_dealt_count_not_the_rounds_number() -> None:
    state = exactly(table(3, rounds="whirlpool"), (9, 0, 0))
    assert last_points(state) == (180, 90, 90), "round 1 deals nine"


def test_kind_04_the_gap_counts_not_the_bid_and_both_directions_cost_the_same() -> None:
    assert points(9, Player(5, 4)) == points(9, Player(5, 6)) == (-10,)
    assert points(9, Player(5, 2)) == points(9, Player(5, 8)) == (-30,)


def test_kind_05_no_bonus_on_a_missed_bid_but_the_wager_is_lost() -> None:
    assert points(9, Player(5, 4, black_fourteen=True, wager=20)) == (-30,)
    assert points(9, Player(0, 1, wager=10)) == (-100,)


def test_kind_06_a_mermaid_takes_the_king_for_40_and_a_pirate_a_mermaid_for_20() -> None:
    assert points(9, Player(1, 1, skull_king=True)) == (60,)
    assert points(9, Player(1, 1, mermaids=1)) == (40,)


def test_kind_07_loot_pays_both_or_neither_and_two_loots_both() -> None:
    assert points(9, Player(1, 1, loot_with=(1,)), Player(1, 1)) == (40, 40)
    assert points(9, Player(1, 1, loot_with=(1,)), Player(1, 0)) == (20, -10)
    assert points(9, Player(1, 1, loot_with=(1, 2)), Player(1, 1), Player(1, 1)) == (60, 40, 40)


def test_kind_08_all_captured_pirates_count_whoever_played_first() -> None:
    assert points(9, Player(1, 1, pirates=3)) == (110,)


def test_kind_09_scoring_twice_pays_once() -> None:
    bids = [Bid(2), Bid(1)]
    declared = [Declaration(tricks=2, loot_with=(1,)), Declaration(tricks=1)]
    options = table(2).setup.options
    first = round_lines(options, 5, bids, declared)
    assert round_lines(options, 5, bids, declared) == first
    assert round_points(first) == round_points(first) == (60, 40)
    before = bid(table(2, rounds=[5]), 2, 1)
    entry = Result(declarations=tuple(declared))
    assert GAME.apply(before, entry) == GAME.apply(before, entry)
    assert totals(before) == (0, 0), "the state before is as it was"


def test_kind_10_finished_rounds_keep_the_options_they_were_played_with() -> None:
    played = play(
        table(rounds=[5], edition="2018"), Player(1, 1, skull_king=True), Player(2, 2), Player(2, 2)
    )
    assert played.setup.options.edition == "2018"
    assert last_points(played) == (70, 40, 40)
    assert sum(line.points for line in GAME.why(played, 1, 0)) == 70


def test_kind_11_tricks_lost_to_kraken_and_whale_are_allowed() -> None:
    assert last_points(play(table(rounds=[5]), Player(1, 1), Player(1, 1), Player(1, 1), lost=2)) == (
        20,
        20,
        20,
    )


def test_kind_12_equal_totals_share_a_rank_and_a_tied_first_is_played_off() -> None:
    state = play(table(4, rounds=[3]), Player(1, 1), Player(1, 1), Player(1, 1), Player(1, 0))
    assert [row.rank for row in GAME.standings(state)] == [1, 1, 1, 4]
    assert GAME.winners(state) == ()


def test_kind_13_a_seat_that_left_crashes_nothing() -> None:
    state = GAME.apply(bid(table(4, rounds=[2, 2]), 1, 1, 0, 0), Left(0))
    state = GAME.apply(state, Result(declarations=(OUT, *(Declaration(tricks=own) for own in (1, 0, 0)))))
    state = GAME.apply(state, Bids((None, Bid(0), Bid(1), Bid(1))))
    state = GAME.apply(state, Result(declarations=(None, *(Declaration(tricks=own) for own in (0, 1, 1)))))
    assert GAME.scores(state)[-1].totals == (0, 40, 40, 40)
