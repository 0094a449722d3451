"""The situations that tables dispute, each with its accepted answer: one test a row."""

from typing import Any

from rules.skullking.card_names import read_cards
from rules.skullking.deck import scheduled
from rules.skullking.editions import Edition
from rules.skullking.entries import Bonuses
from rules.skullking.game import GAME
from rules.skullking.options import Options
from rules.skullking.spoils import Play
from rules.skullking.trick import Trick, lead_suit, resolve
from tests.rules.skullking.skullking_shorthand import (
    Player,
    codes,
    exactly,
    last_points,
    play,
    points,
    refused,
    table,
)


def judge(cards: str, edition: Edition = Edition.NEW) -> Trick:
    return resolve([Play(seat, card) for seat, card in enumerate(read_cards(cards))], edition)


def test_01_14s_and_captures_on_a_missed_bid_pay_nothing() -> None:
    held: dict[str, Any] = {"fourteens": 1, "black_fourteen": True, "pirates": 1, "mermaids": 1}
    assert points(7, Player(3, 4, **held)) == (-10,)  # S0, EN21


def test_02_bid_0_and_3_tricks_in_a_round_of_9_costs_90() -> None:
    assert points(9, Player(0, 3)) == (-90,)  # S0, EN21, OLD


def test_03_bid_0_in_round_10_with_8_cards_is_worth_80() -> None:
    state = table(8)
    for cards in scheduled(8, Options())[:9]:
        state = exactly(state, (cards, *([0] * 7)))
    tenth = play(state, Player(7, 7), Player(0, 1), *(Player(0, 0) for _ in range(6)))
    assert last_points(tenth) == (140, -80, *([80] * 6))  # LEDGER, PLAN


def test_04_bid_2_and_4_tricks_costs_20() -> None:
    assert points(6, Player(2, 4)) == (-20,)  # EN21


def test_05_skull_king_pirate_and_mermaid_pay_the_mermaid_40_alone() -> None:
    trick = judge("pirate, skull king, mermaid")  # EN21, EN24, FAQ
    assert (trick.winner, trick.bonuses) == (2, Bonuses(skull_king=True))
    assert points(5, Player(1, 1, skull_king=True)) == (60,)


def test_06_a_skull_king_before_the_pirates_takes_them_too_but_in_2018() -> None:
    assert judge("skull king, pirate, pirate").bonuses.pirates == 2  # EN21
    assert judge("skull king, pirate, pirate", Edition.LEGENDARY).bonuses.pirates == 0  # KR


def test_07_the_tigress_as_an_escape_is_no_pirate_but_in_the_first_edition() -> None:
    assert judge("tigress escape, skull king").bonuses.pirates == 0  # FAQ
    assert judge("tigress escape, skull king", Edition.FIRST).bonuses.pirates == 1  # OLD


def test_08_a_mermaid_takes_the_skull_king_for_40_before_2021_for_50() -> None:
    took = Player(1, 1, skull_king=True)
    assert points(5, took) == (60,)  # S0
    assert points(5, took, edition="2018") == points(5, took, edition="first") == (70,)  # KR, OLD


def test_09_a_14_that_i_played_and_won_counts() -> None:
    assert judge("green 14, green 2, green 3").bonuses.fourteens == 1  # EN21


def test_10_a_14_in_a_kraken_trick_is_lost() -> None:
    assert judge("green 14, black 14, kraken").bonuses == Bonuses()  # S4, KRYO 9


def test_11_a_14_in_a_whale_trick_counts_black_still_20() -> None:
    won = judge("green 14, black 14, white whale").bonuses  # S4, KRYO 8
    assert won == Bonuses(fourteens=1, black_fourteen=True)
    assert points(5, Player(1, 1, fourteens=1, black_fourteen=True)) == (50,)


def test_12_after_a_kraken_leads_who_would_have_won() -> None:
    assert judge("kraken, green 3, green 8").leads == 2  # FAQ, S4


def test_13_of_kraken_and_whale_the_second_acts() -> None:
    assert judge("green 3, white whale, kraken").destroyed  # FAQ, S4, EN21
    assert judge("green 3, kraken, white whale").winner == 0


def test_14_a_whale_among_pirates_escapes_and_loot_destroys_the_trick() -> None:
    assert judge("pirate, escape, loot, white whale").destroyed  # I19, EN21


def test_15_then_the_whales_player_leads() -> None:
    assert judge("pirate, escape, white whale, loot").leads == 2  # S4, EN21


def test_16_a_whale_tie_goes_to_the_first_played() -> None:
    assert judge("yellow 9, white whale, black 9").winner == 0  # EN21, KRYO 17 and 23


def test_17_fewer_tricks_than_cards_are_valid_with_leviathans_or_a_ghost() -> None:
    play(table(rounds=[5]), Player(2, 2), Player(1, 1), Player(1, 1), lost=1)  # S4, PLAN
    play(table(2, rounds=[5]), Player(1, 1), Player(1, 1))
    refused("tricks_do_not_add_up", play, table(rounds=[5]), Player(2, 2), Player(1, 1), Player(1, 1))


def test_18_of_two_allies_with_one_exact_neither_scores() -> None:
    assert points(5, Player(1, 1, loot_with=(1,)), Player(1, 2)) == (20, -10)  # S4, EN21


def test_19_a_loot_that_wins_its_own_trick_allies_nobody() -> None:
    assert judge("loot, escape, escape").alliances == ()  # EN21, EN24, S4
    refused(
        "loot_with_oneself", play, table(rounds=[1]), Player(1, 1, loot_with=(0,)), Player(0, 0), Player(0, 0)
    )


def test_20_two_loots_in_a_trick_pay_the_winner_40_and_each_player_20() -> None:
    assert judge("loot, loot, pirate").alliances == ((0, 2), (1, 2))  # KRYO
    pair = (Player(0, 0, loot_with=(2,)), Player(0, 0, loot_with=(2,)), Player(1, 1))
    assert points(5, *pair) == (70, 70, 60)


def test_21_loot_under_rascals_scoring_is_lost_off_by_one() -> None:
    assert points(4, Player(1, 2, loot_with=(1,)), Player(1, 1), scoring="rascal") == (20, 40)  # FAQ


def test_22_a_wager_under_rascals_scoring_is_lost_in_full_off_by_one() -> None:
    assert points(4, Player(1, 2, wager=20), scoring="rascal") == (0,)  # FAQ: 20 - 20


def test_23_a_glancing_blow_pays_half_the_bonuses() -> None:
    assert points(4, Player(1, 2, pirates=1), scoring="rascal") == (35,)  # EN21, FR-A: 20 + 15


def test_24_a_cannonball_off_by_one_pays_nothing_no_bonus_either() -> None:
    assert points(4, Player(1, 2, cannonball=True, pirates=1), scoring="rascal") == (0,)  # EN21


def test_25_a_captured_pirate_gives_no_power() -> None:
    # EN21: the power takes a trick won with the Pirate; capturing him is the Skull King's trick
    captured = Player(1, 1, pirates=1, wager=10)
    refused("bonuses_need_tricks", play, table(rounds=[2]), captured, Player(1, 1), Player(0, 0))
    play(table(rounds=[2]), Player(2, 2, pirates=1, wager=10), Player(0, 0), Player(0, 0))


def test_26_harry_after_the_last_trick_still_moves_the_bid() -> None:
    assert points(5, Player(2, 3, bid_change=1)) == (60,)  # EN21, FAQ: timing alone, same score


def test_27_harry_turns_a_bid_of_0_into_1() -> None:
    assert points(5, Player(0, 1, bid_change=1)) == (20,)  # PLAN, ES
    assert codes(5, Player(0, 1, bid_change=1)) == ["bid_changed", "exact_bid"]


def test_28_after_a_character_led_no_colour_is_followed() -> None:
    plays = [Play(seat, card) for seat, card in enumerate(read_cards("pirate, green 4, black 5"))]
    assert lead_suit(plays) is None  # FR-B p. 12, EN21


def test_29_of_all_escapes_the_first_wins() -> None:
    assert judge("escape, escape, tigress escape").winner == 0  # S0, EN21


def test_30_seven_players_can_be_dealt_10() -> None:
    assert scheduled(7, Options())[8:] == (9, 10)  # derived: 70/7


def test_31_eight_players_are_dealt_8_with_the_full_deck() -> None:
    assert scheduled(8, Options())[7:] == (8, 8, 8)  # EN24, S0


def test_32_a_final_tie_opens_an_extra_round() -> None:
    state = play(table(rounds=[2]), Player(1, 1), Player(1, 1), Player(1, 0))
    asked = GAME.ask(state)  # S0, EN24
    assert asked is not None
    assert (asked.kind, asked.round, GAME.winners(state)) == ("bids", 2, ())


def test_33_bonuses_in_graybeards_tricks_are_lost() -> None:
    plays = [Play(seat, card) for seat, card in enumerate(read_cards("green 5, black 14, yellow 14"))]
    trick = resolve(plays, ghost=1)  # KR, LEDGER
    assert (trick.winner, trick.bonuses) == (1, Bonuses())
