"""What the deck cannot hold is refused, and only warns where the table has house rules."""

from typing import Any

import pytest

from rules.skullking.entries import Bid, Bids, Declaration, Result
from rules.skullking.game import GAME
from rules.skullking.plausible import tricks_needed
from rules.skullking.results import warnings
from tests.rules.skullking.skullking_shorthand import (
    OUT,
    Player,
    bid,
    last_points,
    play,
    points,
    refused,
    table,
)

TOGETHER: list[tuple[str, list[Player], dict[str, object]]] = [
    (
        "more_than_the_deck",
        [Player(2, 2, fourteens=2), Player(3, 3, fourteens=2)],
        {"card": "fourteens", "given": 4, "high": 3, "seats": (0, 1)},
    ),
    (
        "more_than_the_deck",
        [Player(2, 2, black_fourteen=True), Player(3, 3, black_fourteen=True)],
        {"card": "black_fourteen", "given": 2, "high": 1, "seats": (0, 1)},
    ),
    (
        "more_than_the_deck",
        [Player(2, 2, mermaids=1), Player(3, 3, mermaids=2)],
        {"card": "mermaids", "given": 3, "high": 2, "seats": (0, 1)},
    ),
    (
        "more_than_the_deck",
        [Player(2, 2, mermaids=2), Player(3, 3, skull_king=True)],
        {"card": "mermaids", "given": 3, "high": 2, "seats": (0, 1)},
    ),
    ("one_skull_king", [Player(2, 2, pirates=1), Player(3, 3, skull_king=True)], {"seats": (0, 1)}),
    ("one_skull_king", [Player(2, 2, pirates=1), Player(3, 3, pirates=1)], {"seats": (0, 1)}),
    ("one_skull_king", [Player(2, 2, skull_king=True), Player(3, 3, skull_king=True)], {"seats": (0, 1)}),
    (
        "more_than_the_deck",
        [Player(2, 2, loot_with=(1, 1)), Player(3, 3, loot_with=(0,))],
        {"card": "loot", "given": 3, "high": 2, "seats": (0, 1)},
    ),
    (
        "more_than_the_deck",
        [Player(2, 2, wager=10), Player(3, 3, wager=20)],
        {"card": "rascal", "given": 2, "high": 1, "seats": (0, 1)},
    ),
    (
        "more_than_the_deck",
        [Player(2, 2, bid_change=1), Player(3, 3, bid_change=-1)],
        {"card": "harry", "given": 2, "high": 1, "seats": (0, 1)},
    ),
    (
        "loot_needs_tricks",
        [Player(2, 4, loot_with=(1, 1)), Player(1, 1)],
        {"seat": 0, "ally": 1, "tricks": 1, "needed": 2},
    ),
    (
        "more_than_a_trick",
        [Player(2, 4, pirates=3), Player(1, 1)],
        {"seat": 0, "card": "pirates", "given": 3, "high": 2},
    ),
    (
        "bonuses_need_tricks",
        [Player(1, 1, mermaids=1, skull_king=True), Player(4, 4)],
        {"seat": 0, "tricks": 1, "needed": 2},
    ),
]


@pytest.mark.parametrize(("code", "players", "facts"), TOGETHER)
def test_what_the_deck_cannot_hold_is_refused_and_only_warns_with_house_rules(
    code: str, players: list[Player], facts: dict[str, object]
) -> None:
    everybody = (*players, Player(0, 0))
    assert refused(code, play, table(rounds=[5]), *everybody) == {"round": 1, **facts}
    tolerant = table(rounds=[5], house_rules=True)
    scored = play(tolerant, *everybody)
    assert last_points(scored) == points(5, *everybody)
    before = GAME.apply(tolerant, Bids(tuple(player.bid for player in everybody)))
    entry = Result(declarations=tuple(player.declaration for player in everybody))
    doubts = warnings(before, entry)
    assert [(doubt.code, dict(doubt.facts)) for doubt in doubts if doubt.code == code] == [
        (code, {"round": 1, **facts})
    ]


IN_ORDER = [
    [Player(2, 2, fourteens=2), Player(3, 3, fourteens=1, black_fourteen=True)],
    [Player(2, 2, mermaids=1), Player(3, 3, skull_king=True)],
    [Player(2, 2, mermaids=1), Player(3, 3, mermaids=1, pirates=2)],
    [Player(2, 2, wager=10), Player(3, 3, bid_change=1)],
    [Player(2, 2, loot_with=(1,)), Player(3, 3, loot_with=(0,))],
    [Player(2, 3, loot_with=(1, 1)), Player(2, 2)],
]


@pytest.mark.parametrize("players", IN_ORDER)
def test_what_the_deck_just_holds_is_taken_without_a_warning(players: list[Player]) -> None:
    state = table(rounds=[5])
    play(state, *players, Player(0, 0))
    before = bid(state, 1, 1, 1)
    entry = Result(declarations=(*(player.declaration for player in players), Declaration(tricks=0)))
    assert warnings(before, entry) == ()
    assert warnings(state, Bids((Bid(1), Bid(1), Bid(1)))) == ()


def test_with_house_rules_the_rules_of_the_game_stay() -> None:
    tolerant = table(rounds=[5], house_rules=True)
    refused("bonus_without_trick", play, tolerant, Player(0, 0, fourteens=1), Player(3, 3), Player(2, 2))
    refused("lost_out_of_range", play, tolerant, Player(2, 2), OUT, Player(1, 0), lost=3)
    refused("tricks_do_not_add_up", play, tolerant, Player(2, 2), Player(1, 1), Player(1, 1))


NEEDED = [
    # declaration, cards in a trick, tricks it takes
    ({}, 3, 0),
    ({"pirates": 2}, 3, 1),
    ({"skull_king": True}, 3, 1),
    ({"mermaids": 1}, 3, 1),
    ({"mermaids": 2}, 3, 1),
    ({"mermaids": 1, "pirates": 1}, 3, 2),
    ({"wager": 10}, 3, 1),
    ({"wager": 20, "bid_change": -1}, 3, 2),
    ({"wager": 20, "bid_change": -1, "mermaids": 1}, 3, 2),
    ({"wager": 20, "bid_change": 1, "mermaids": 1, "pirates": 1}, 3, 3),
    ({"fourteens": 3}, 3, 1),
    ({"fourteens": 3, "black_fourteen": True}, 3, 2),
    ({"fourteens": 3, "black_fourteen": True}, 4, 1),
    ({"pirates": 1, "fourteens": 1}, 3, 1),
    ({"pirates": 2, "fourteens": 1}, 3, 2),
    ({"pirates": 1, "fourteens": 2}, 3, 2),
    ({"pirates": 2, "fourteens": 2}, 5, 1),
    ({"skull_king": True, "fourteens": 1}, 3, 1),
    ({"skull_king": True, "fourteens": 2}, 3, 2),
    ({"skull_king": True, "fourteens": 2}, 4, 1),
    ({"mermaids": 2, "fourteens": 1}, 3, 2),
    ({"mermaids": 1, "fourteens": 1}, 3, 1),
    ({"wager": 10, "fourteens": 2}, 3, 1),
    ({"wager": 10, "fourteens": 3}, 3, 2),
    ({"wager": 10, "fourteens": 3, "black_fourteen": True}, 3, 2),
    ({"skull_king": True, "fourteens": 3, "black_fourteen": True}, 3, 2),
    ({"mermaids": 2, "fourteens": 3, "black_fourteen": True}, 3, 3),
]


@pytest.mark.parametrize(("said", "trick_cards", "needed"), NEEDED)
def test_bonuses_take_at_least_so_many_tricks(said: dict[str, Any], trick_cards: int, needed: int) -> None:
    assert tricks_needed(Player(0, 9, **said).declaration, trick_cards) == needed


def test_two_players_play_tricks_of_three_cards() -> None:
    play(table(2, rounds=[3]), Player(1, 1, pirates=2), Player(1, 1))
    refused("more_than_a_trick", play, table(2, rounds=[3]), Player(1, 1, pirates=3), Player(1, 1))


def test_a_loot_with_somebody_out_is_a_doubt_too() -> None:
    state = bid(table(rounds=[5], house_rules=True), 1, 1, None)
    entry = Result(declarations=(Declaration(tricks=4, loot_with=(2,)), Declaration(tricks=1), None))
    (doubt,) = warnings(state, entry)
    assert doubt.code == "loot_needs_tricks"
    assert dict(doubt.facts) == {"round": 1, "seat": 0, "ally": 2, "tricks": 0, "needed": 1}
