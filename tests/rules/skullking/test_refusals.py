"""What cannot be is refused with a code; what the deck cannot hold only warns under house rules."""

from typing import Any

import pytest

from rules.contract import TABLE, RuleError
from rules.skullking.entries import Bid, Declaration, LostTricks, Part
from rules.skullking.game import GAME
from rules.skullking.state import State
from tests.rules.skullking.skullking_shorthand import Player, bid, play, refused, table


def bid_table(cards: int = 5, **options: Any) -> State:
    """Three players who bid two each for so many cards."""
    return bid(table(3, rounds=[cards], **options), 2, 2, 2)


ALONE: list[tuple[str, dict[str, Any]]] = [
    ("tricks_out_of_range", {"tricks": -1}),
    ("tricks_out_of_range", {"tricks": 6}),
    ("bonus_negative", {"tricks": 1, "fourteens": -1}),
    ("bonus_negative", {"tricks": 1, "mermaids": -1}),
    ("bonus_negative", {"tricks": 0, "pirates": -1}),
    ("bonus_without_trick", {"tricks": 0, "fourteens": 1}),
    ("bonus_without_trick", {"tricks": 0, "black_fourteen": True}),
    ("bonus_without_trick", {"tricks": 0, "mermaids": 1}),
    ("bonus_without_trick", {"tricks": 0, "pirates": 1}),
    ("bonus_without_trick", {"tricks": 0, "skull_king": True}),
    ("wager_unknown", {"tricks": 1, "wager": 15}),
    ("wager_unknown", {"tricks": 1, "wager": -10}),
    ("wager_unknown", {"tricks": 1, "wager": 30}),
    ("wager_without_trick", {"tricks": 0, "wager": 10}),
    ("bid_change_unknown", {"tricks": 1, "bid_change": 2}),
    ("bid_change_unknown", {"tricks": 1, "bid_change": -2}),
    ("bid_change_without_trick", {"tricks": 0, "bid_change": 1}),
    ("loot_with_oneself", {"tricks": 1, "loot_with": (0,)}),
    ("loot_ally_unknown", {"tricks": 1, "loot_with": (3,)}),
    ("loot_ally_unknown", {"tricks": 1, "loot_with": (-1,)}),
    ("more_than_the_deck", {"tricks": 5, "fourteens": 4}),
    ("more_than_the_deck", {"tricks": 5, "mermaids": 3}),
    ("more_than_the_deck", {"tricks": 5, "mermaids": 2, "skull_king": True}),
    ("more_than_the_deck", {"tricks": 5, "pirates": 7}),
    ("more_than_the_deck", {"tricks": 1, "loot_with": (1, 1, 2)}),
    ("one_skull_king", {"tricks": 5, "pirates": 1, "skull_king": True}),
    ("more_than_a_trick", {"tricks": 5, "pirates": 3}),
    ("bonuses_need_tricks", {"tricks": 1, "mermaids": 1, "pirates": 1}),
    ("bonuses_need_tricks", {"tricks": 1, "wager": 10, "bid_change": 1}),
    ("bonuses_need_tricks", {"tricks": 1, "fourteens": 3, "black_fourteen": True}),
]


@pytest.mark.parametrize(("code", "said"), ALONE, ids=str)
def test_a_declaration_that_cannot_be_is_refused(code: str, said: dict[str, Any]) -> None:
    declaration = Player(2, **said).declaration
    facts = refused(code, GAME.check, bid_table(), 0, declaration)
    assert facts["round"] == 1


ALLOWED: list[dict[str, Any]] = [
    {"tricks": 0},
    {"tricks": 5},
    {"tricks": 0, "other": 20},
    {"tricks": 0, "loot_with": (1, 2)},
    {"tricks": 1, "wager": 0, "bid_change": 0},
    {"tricks": 1, "wager": 20},
    {"tricks": 1, "bid_change": -1},
    {"tricks": 2, "wager": 10, "bid_change": 1},
    {"tricks": 1, "mermaids": 1, "wager": 10},
    {"tricks": 1, "pirates": 2},
    {"tricks": 1, "fourteens": 3},
    {"tricks": 2, "fourteens": 3, "black_fourteen": True},
    {"tricks": 2, "mermaids": 2, "pirates": 1},
    {"tricks": 2, "mermaids": 1, "skull_king": True},
]


@pytest.mark.parametrize("said", ALLOWED, ids=str)
def test_a_declaration_that_can_be_is_taken(said: dict[str, Any]) -> None:
    GAME.check(bid_table(), 0, Player(2, **said).declaration)


def test_the_facts_of_a_refusal_are_what_a_sentence_needs() -> None:
    state = bid_table()
    facts = refused("tricks_out_of_range", GAME.check, state, 1, Declaration(tricks=6))
    assert facts == {"round": 1, "seat": 1, "given": 6, "low": 0, "high": 5}
    facts = refused("wager_unknown", GAME.check, state, 1, Declaration(tricks=1, wager=5))
    assert facts == {"round": 1, "seat": 1, "given": 5, "choices": (0, 10, 20)}


@pytest.mark.parametrize(("own", "change"), [(0, -1), (5, 1)])
def test_harry_cannot_move_a_bid_out_of_the_cards(own: int, change: int) -> None:
    state = bid(table(3, rounds=[5]), own, 0, 0)
    said = Declaration(tricks=1, bid_change=change)
    facts = refused("bid_change_out_of_range", GAME.check, state, 0, said)
    assert (facts["bid"], facts["given"], facts["low"], facts["high"]) == (own, change, 0, 5)


@pytest.mark.parametrize(("own", "change"), [(1, -1), (4, 1)])
def test_harry_can_move_a_bid_to_the_edge(own: int, change: int) -> None:
    state = bid(table(3, rounds=[5]), own, 0, 0)
    GAME.check(state, 0, Declaration(tricks=1, bid_change=change))


@pytest.mark.parametrize("tricks", [-1, 6])
def test_a_bid_outside_the_cards_is_refused(tricks: int) -> None:
    facts = refused("bid_out_of_range", GAME.check, table(3, rounds=[5]), 2, Bid(tricks))
    assert facts == {"round": 1, "seat": 2, "given": tricks, "low": 0, "high": 5}


@pytest.mark.parametrize("tricks", [0, 5])
def test_a_bid_within_the_cards_is_taken(tricks: int) -> None:
    GAME.check(table(3, rounds=[5]), 2, Bid(tricks))


def test_a_cannonball_takes_rascals_scoring() -> None:
    refused("cannonball_off", GAME.check, table(), 0, Bid(1, cannonball=True))
    GAME.check(table(scoring="rascal"), 0, Bid(1, cannonball=True))


def test_loot_that_is_not_played_with_is_refused() -> None:
    refused("loot_off", GAME.check, bid_table(loot=False), 0, Declaration(tricks=1, loot_with=(1,)))


def test_loot_with_somebody_who_stands_out_is_refused() -> None:
    state = bid(table(3, rounds=[5]), 1, 1, None)
    refused("loot_ally_unknown", GAME.check, state, 0, Declaration(tricks=1, loot_with=(2,)))


LOST = [
    # kraken, whale, most lost tricks
    (True, True, 2),
    (True, False, 1),
    (False, True, 1),
    (False, False, 0),
]


@pytest.mark.parametrize(("kraken", "whale", "most"), LOST)
def test_each_leviathan_can_destroy_one_trick(kraken: bool, whale: bool, most: int) -> None:
    state = bid_table(kraken=kraken, whale=whale)
    GAME.check(state, TABLE, LostTricks(0))
    GAME.check(state, TABLE, LostTricks(most))
    facts = refused("lost_out_of_range", GAME.check, state, TABLE, LostTricks(most + 1))
    assert (facts["given"], facts["low"], facts["high"]) == (most + 1, 0, most)
    refused("lost_out_of_range", GAME.check, state, TABLE, LostTricks(-1))


@pytest.mark.parametrize(
    ("state", "seat", "part", "code"),
    [
        (table(), 0, Declaration(tricks=0), "not_now"),
        (table(), TABLE, LostTricks(0), "not_now"),
        (bid_table(), 0, Bid(1), "not_now"),
        (bid_table(), 0, LostTricks(0), "not_for_a_seat"),
        (bid_table(), TABLE, Declaration(tricks=0), "no_such_seat"),
        (table(), TABLE, Bid(0), "no_such_seat"),
        (table(), 3, Bid(0), "no_such_seat"),
        (bid(table(), 1, 1, None), 2, Declaration(tricks=0), "stands_out"),
        (play(table(rounds=[1]), Player(1, 1), Player(0, 0), Player(1, 0)), 0, Bid(0), "game_over"),
    ],
)
def test_a_part_at_the_wrong_time_or_seat_is_refused(state: State, seat: int, part: Part, code: str) -> None:
    refused(code, GAME.check, state, seat, part)


def test_tricks_that_do_not_add_up_say_who_declared_what() -> None:
    facts = refused("tricks_do_not_add_up", play, table(rounds=[5]), Player(2, 3), Player(1, 1), Player(2, 2))
    assert facts == {
        "round": 1,
        "declared": 6,
        "lost": 0,
        "cards": 5,
        "at_most": False,
        "seats": (0, 1, 2),
        "tricks": (3, 1, 2),
    }


SUMS = [
    # tricks of the players, lost, whether a round of five cards allows it
    ((2, 2, 1), 0, True),
    ((2, 1, 1), 1, True),
    ((1, 1, 1), 2, True),
    ((2, 1, 1), 0, False),
    ((2, 2, 1), 1, False),
    ((2, 2, 2), 0, False),
    ((3, 1), 0, True),
    ((0, 0), 0, True),
    ((3, 2), 0, True),
    ((3, 2), 1, False),
    ((4, 2), 0, False),
    ((0, 5, 0, 0, 0, 0, 0, 0), 0, True),
]


@pytest.mark.parametrize(("tricks", "lost", "allowed"), SUMS)
def test_tricks_add_up_to_the_cards_or_to_less_against_graybeard(
    tricks: tuple[int, ...], lost: int, allowed: bool
) -> None:
    players = [Player(0, own) for own in tricks]
    state = table(len(players), rounds=[5])
    if allowed:
        play(state, *players, lost=lost)
    else:
        facts = refused("tricks_do_not_add_up", play, state, *players, lost=lost)
        assert facts["at_most"] == (len(players) == 2)


def test_an_ally_has_won_the_trick() -> None:
    facts = refused(
        "loot_ally_without_trick",
        play,
        table(rounds=[2]),
        Player(1, 0, loot_with=(1,)),
        Player(0, 0),
        Player(2, 2),
    )
    assert (facts["seat"], facts["ally"]) == (0, 1)


def test_an_error_shows_its_code_and_facts() -> None:
    with pytest.raises(RuleError, match=r"bid_out_of_range .*'given': 9"):
        GAME.check(table(), 0, Bid(9))


@pytest.mark.parametrize(
    ("declared", "lost", "fits"),
    [
        ({}, 1, True),
        ({0: 2}, 1, True),
        ({0: 3, 1: 2}, 0, True),
        ({0: 3, 1: 2}, 1, False),
        ({0: 5}, 1, False),
        ({0: 2, 1: 2}, 2, False),
        ({0: 6}, 0, True),
    ],
)
def test_lost_tricks_need_room_beside_those_declared(declared: dict[int, int], lost: int, fits: bool) -> None:
    state = bid_table(5, kraken=True, whale=True)
    others = {seat: Declaration(tricks=tricks) for seat, tricks in declared.items()}
    if fits:
        GAME.beside(state, TABLE, LostTricks(lost), others)
        return
    facts = refused("tricks_do_not_add_up", GAME.beside, state, TABLE, LostTricks(lost), others)
    assert (facts["declared"], facts["lost"], facts["cards"]) == (sum(declared.values()), lost, 5)


def test_what_a_seat_declares_fits_beside_anything_until_all_have() -> None:
    GAME.beside(bid_table(5), 0, Declaration(tricks=5), {1: Declaration(tricks=5)})
