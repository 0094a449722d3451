"""Rascal's scoring: potential points, half of them off by one, and the cannonball."""

from typing import Any

import pytest

from tests.rules.skullking.skullking_shorthand import Player, codes, points

GRAPESHOT = [
    # cards, bid, tricks, points, source
    (4, 2, 2, 40, "EN21: direct hit"),
    (4, 2, 3, 20, "EN21: glancing blow"),
    (4, 2, 1, 20, "EN21: too few is the same"),
    (4, 2, 4, 0, "EN21: complete miss"),
    (4, 2, 0, 0, "EN21"),
    (4, 0, 0, 40, "EN21: zero like any bid"),
    (4, 0, 1, 20, "EN21"),
    (4, 0, 2, 0, "EN21"),
    (6, 3, 3, 60, "EN21"),
    (6, 3, 4, 30, "EN21"),
    (1, 1, 1, 10, "EN21"),
    (1, 1, 0, 5, "EN21: half of ten"),
    (10, 10, 10, 100, "EN21"),
    (10, 10, 0, 0, "EN21: never below zero by itself"),
]
CANNONBALL = [
    (6, 3, 3, 90, "EN21"),
    (6, 3, 4, 0, "EN21: all or nothing"),
    (6, 3, 2, 0, "EN21"),
    (6, 0, 0, 90, "EN21"),
    (1, 1, 1, 15, "EN21"),
    (10, 4, 9, 0, "EN21"),
]
EXTRAS = [
    # tricks on a bid of 2 in a round of five cards, held, grapeshot, cannonball, source
    (2, {"pirates": 1}, 80, 105, "EN21: in full"),
    (3, {"pirates": 1}, 40, 0, "EN21: half; derived 25 + 15"),
    (3, {"fourteens": 1}, 30, 0, "EN21: half of 10"),
    (3, {"fourteens": 3, "black_fourteen": True, "mermaids": 1, "skull_king": True}, 80, 0, "half of 110"),
    (4, {"pirates": 1}, 0, 0, "EN21: nothing"),
    (2, {"other": 7}, 57, 82, "contract: never halved"),
    (3, {"other": 7}, 25, 0, "contract: on an exact bid only"),
    (2, {"wager": 20}, 70, 95, "FAQ: in full"),
    (3, {"wager": 20}, 5, -20, "FAQ: lost in full off by one"),
    (4, {"wager": 10}, -10, -10, "FAQ"),
    (3, {"bid_change": 1}, 50, 75, "PLAN: the changed bid"),
    (1, {"bid_change": 1}, 0, 0, "PLAN"),
]


@pytest.mark.parametrize(("cards", "bid", "tricks", "expected", "source"), GRAPESHOT)
def test_grapeshot(cards: int, bid: int, tricks: int, expected: int, source: str) -> None:
    assert points(cards, Player(bid, tricks), scoring="rascal") == (expected,), source


@pytest.mark.parametrize(("cards", "bid", "tricks", "expected", "source"), CANNONBALL)
def test_cannonball(cards: int, bid: int, tricks: int, expected: int, source: str) -> None:
    assert points(cards, Player(bid, tricks, cannonball=True), scoring="rascal") == (expected,), source


@pytest.mark.parametrize(("tricks", "held", "grapeshot", "cannonball", "source"), EXTRAS)
def test_extras(tricks: int, held: dict[str, Any], grapeshot: int, cannonball: int, source: str) -> None:
    assert points(5, Player(2, tricks, **held), scoring="rascal") == (grapeshot,), source
    told = points(5, Player(2, tricks, cannonball=True, **held), scoring="rascal")
    assert told == (cannonball,), source


@pytest.mark.parametrize(("edition", "half"), [("2021", 20), ("2018", 25), ("first", 25)])
def test_halves_are_whole_in_every_edition(edition: str, half: int) -> None:
    held = Player(2, 3, skull_king=True)
    assert points(4, held, scoring="rascal", edition=edition) == (20 + half,)


def test_loot_is_exact_for_both_and_never_halved() -> None:
    both = points(4, Player(1, 1, loot_with=(1,)), Player(2, 2), scoring="rascal")
    assert both == (60, 60)
    off_by_one = points(4, Player(1, 1, loot_with=(1,)), Player(2, 3), scoring="rascal")
    assert off_by_one == (40, 20)


def test_bonus_on_miss_is_not_for_rascals_scoring() -> None:
    held = Player(1, 3, black_fourteen=True)
    assert points(4, held, scoring="rascal", bonus_on_miss=True) == (0,)


def test_each_result_has_a_name() -> None:
    for tricks, ball, name in (
        (2, False, "rascal_direct_hit"),
        (3, False, "rascal_glancing_blow"),
        (4, False, "rascal_complete_miss"),
        (2, True, "rascal_cannonball_hit"),
        (3, True, "rascal_cannonball_miss"),
    ):
        assert codes(4, Player(2, tricks, cannonball=ball), scoring="rascal") == [name]


def test_half_paid_bonuses_lose_only_the_house_bonus() -> None:
    told = codes(4, Player(2, 3, fourteens=1, other=20), scoring="rascal")
    assert told == ["rascal_glancing_blow", "fourteens", "bonuses_lost"]
