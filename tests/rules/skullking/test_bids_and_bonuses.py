"""The score table of the rulebook, row by row: cards dealt, bid, tricks, extras, points."""

from typing import Any

import pytest

from rules.skullking.abilities import is_made
from rules.skullking.entries import Bid, Declaration
from rules.skullking.options import read_options
from rules.skullking.scoring import round_lines
from tests.rules.skullking.skullking_shorthand import OUT, Player, codes, points

USUAL = [
    # cards, bid, tricks, points, source
    (1, 0, 0, 10, "S0: 10 x cards"),
    (1, 0, 1, -10, "S0"),
    (1, 1, 1, 20, "S0: 20 a trick"),
    (1, 1, 0, -10, "S0: 10 a trick off"),
    (5, 0, 1, -50, "S0, Tom"),
    (5, 3, 1, -20, "S0, Camille"),
    (5, 2, 2, 40, "S0"),
    (7, 0, 0, 70, "EN21"),
    (9, 0, 2, -90, "EN21"),
    (9, 0, 9, -90, "EN21: flat, however many"),
    (10, 0, 0, 100, "EN21"),
    (10, 0, 1, -100, "EN21"),
    (10, 10, 10, 200, "EN21"),
    (10, 10, 0, -100, "EN21: too few"),
    (10, 1, 10, -90, "EN21: too many"),
    (10, 4, 3, -10, "EN21: one too few"),
    (10, 4, 5, -10, "EN21: one too many costs the same"),
    (8, 2, 4, -20, "EN21: nothing for the tricks taken"),
]


@pytest.mark.parametrize(("cards", "bid", "tricks", "expected", "source"), USUAL)
def test_a_bid_is_worth(cards: int, bid: int, tricks: int, expected: int, source: str) -> None:
    assert points(cards, Player(bid, tricks)) == (expected,), source


BONUSES = [
    # what is held, points in 2021, 2018, first edition, source
    ({"fourteens": 1}, 10, 10, 0, "S0; OLD: suits to 13"),
    ({"fourteens": 3}, 30, 30, 0, "S0; OLD"),
    ({"black_fourteen": True}, 20, 20, 0, "S0; OLD"),
    ({"mermaids": 1}, 20, 0, 0, "S0; KR, OLD: none"),
    ({"mermaids": 2}, 40, 0, 0, "KR: a Pirate takes two Mermaids"),
    ({"pirates": 1}, 30, 30, 30, "S0, KR, OLD"),
    ({"pirates": 3}, 90, 90, 90, "KR: two Pirates and the Tigress"),
    ({"pirates": 6}, 180, 180, 180, "PLAN: five Pirates and the Tigress"),
    ({"skull_king": True}, 40, 50, 50, "S0; KR, OLD: 50"),
    ({"other": 15}, 15, 15, 15, "contract: the house's own"),
    ({"other": -15}, -15, -15, -15, "contract: any number"),
    ({"fourteens": 2, "black_fourteen": True, "pirates": 1, "skull_king": True}, 110, 120, 80, "S0; sums"),
]


@pytest.mark.parametrize(("held", "new", "legendary", "first", "source"), BONUSES)
def test_a_bonus_is_worth(held: dict[str, Any], new: int, legendary: int, first: int, source: str) -> None:
    for edition, worth in (("2021", new), ("2018", legendary), ("first", first)):
        assert points(8, Player(3, 3, **held), edition=edition) == (60 + worth,), source
        assert points(8, Player(3, 4, **held), edition=edition) == (-10,), "S0: only an exact bid"


def test_a_made_zero_bid_carries_a_house_bonus() -> None:
    assert points(6, Player(0, 0, other=20)) == (80,)


def test_what_a_missed_bid_cost_is_told() -> None:
    assert codes(5, Player(1, 2, fourteens=1)) == ["missed_bid", "bonuses_lost"]
    assert codes(5, Player(1, 2)) == ["missed_bid"]


def test_what_an_edition_does_not_pay_is_told() -> None:
    assert codes(5, Player(1, 1, mermaids=1), edition="2018") == ["exact_bid", "not_in_edition"]
    assert codes(5, Player(1, 2, mermaids=1), edition="2018") == ["missed_bid", "not_in_edition"]


ON_A_MISS = [
    # held, points on a bid of 2 and 3 tricks, with bonus_on_miss
    ({"fourteens": 1}, 0),
    ({"black_fourteen": True, "pirates": 1}, 40),
    ({"other": 30}, -10),
    ({"wager": 10}, -20),
    ({"fourteens": 1, "other": 30, "wager": 20}, -20),
]


@pytest.mark.parametrize(("held", "expected"), ON_A_MISS)
def test_bonus_on_miss_covers_14s_and_captures_alone(held: dict[str, Any], expected: int) -> None:
    assert points(6, Player(2, 3, **held), bonus_on_miss=True) == (expected,)


def test_bonus_on_miss_pays_on_a_failed_zero_bid() -> None:
    assert points(6, Player(0, 1, black_fourteen=True), bonus_on_miss=True) == (-40,)


def test_bonus_on_miss_tells_the_house_bonus_lost() -> None:
    told = codes(6, Player(2, 3, fourteens=1, other=30), bonus_on_miss=True)
    assert told == ["missed_bid", "fourteens", "bonuses_lost"]


def test_bonus_on_miss_never_pays_a_loot() -> None:
    assert points(6, Player(2, 3, loot_with=(1,)), Player(1, 1), bonus_on_miss=True) == (-10, 20)


WAGERS = [
    # bid, tricks, wager, points in a round of five cards
    (2, 2, 0, 40, "S0: 0 wagered"),
    (2, 2, 10, 50, "S0: won"),
    (2, 2, 20, 60, "S0: won"),
    (1, 0, 10, -20, "LEDGER: lost, on top of the miss"),
    (2, 1, 20, -30, "S0: lost"),
    (0, 1, 10, -60, "derived: a zero bidder's wager is always lost"),
]


@pytest.mark.parametrize(("bid", "tricks", "wager", "expected", "source"), WAGERS)
def test_rascals_wager(bid: int, tricks: int, wager: int, expected: int, source: str) -> None:
    assert points(5, Player(bid, tricks, wager=wager)) == (expected,), source


HARRY = [
    # cards, bid, change, tricks, points
    (4, 2, 1, 3, 60, "derived"),
    (4, 2, -1, 1, 20, "EN21"),
    (4, 2, -1, 2, -10, "EN21: off by the new bid"),
    (4, 2, 0, 2, 40, "EN21: unchanged"),
    (5, 0, 1, 1, 20, "PLAN, ES: scored as a bid of one"),
    (5, 0, 1, 2, -10, "PLAN: no longer a zero bid"),
    (5, 1, -1, 1, -50, "PLAN: a failed zero bid now"),
]


@pytest.mark.parametrize("row", HARRY, ids=str)
def test_harry_changes_the_bid(row: tuple[int, int, int, int, int, str]) -> None:
    cards, bid, change, tricks, expected, source = row
    assert points(cards, Player(bid, tricks, bid_change=change)) == (expected,), source


def test_the_changed_bid_decides_bonuses_wagers_and_loot() -> None:
    raised = Player(1, 2, bid_change=1, fourteens=1, wager=10, loot_with=(1,))
    assert points(5, raised, Player(1, 1)) == (40 + 10 + 10 + 20, 40)
    assert codes(5, raised, Player(1, 1)) == [
        "bid_changed",
        "exact_bid",
        "fourteens",
        "loot_alliance",
        "wager_won",
    ]


LOOT = [
    # players, points in a round of five cards
    ([Player(2, 2, loot_with=(1,)), Player(1, 1)], (60, 40), "S4: both exact"),
    ([Player(2, 2, loot_with=(1,)), Player(1, 0)], (40, -10), "LEDGER: the ally missed"),
    ([Player(2, 1, loot_with=(1,)), Player(1, 1)], (-10, 20), "S4: the player of the Loot missed"),
    ([Player(0, 0, loot_with=(1,)), Player(1, 1)], (70, 40), "PLAN: a zero bidder may play the Loot"),
    ([Player(0, 0, loot_with=(1, 2)), Player(1, 1), Player(2, 2)], (90, 40, 60), "LEDGER: two allies"),
    ([Player(0, 0, loot_with=(1, 2)), Player(1, 2), Player(2, 2)], (70, -10, 60), "LEDGER: each by itself"),
    ([Player(0, 0, loot_with=(2,)), Player(0, 0, loot_with=(2,)), Player(2, 2)], (70, 70, 80), "KRYO"),
    ([Player(1, 1, loot_with=(1,)), Player(1, 1, loot_with=(0,))], (60, 60), "derived: allied twice"),
    ([Player(1, 1, loot_with=(1, 1)), Player(2, 2)], (60, 80), "derived: both Loots, one ally"),
]


@pytest.mark.parametrize(("players", "expected", "source"), LOOT)
def test_a_loot_pays(players: list[Player], expected: tuple[int, ...], source: str) -> None:
    assert points(5, *players) == expected, source


def test_loot_pays_in_2018_but_not_in_the_first_edition() -> None:
    allies = (Player(1, 1, loot_with=(1,)), Player(1, 1))
    assert points(5, *allies, edition="2018") == (40, 40)
    assert points(5, *allies, edition="first") == (20, 20)
    assert codes(5, *allies, edition="first") == ["exact_bid", "not_in_edition"]


def test_an_unpaid_loot_says_who_missed() -> None:
    assert codes(5, Player(1, 1, loot_with=(1,)), Player(1, 0)) == ["exact_bid", "loot_unpaid"]


def test_who_stands_out_scores_nothing() -> None:
    assert points(5, OUT, Player(1, 1)) == (None, 20)


@pytest.mark.parametrize("declared", [(), (Declaration(tricks=1),) * 2])
def test_bids_and_declarations_of_different_tables_are_never_scored_together(
    declared: tuple[Declaration, ...],
) -> None:
    with pytest.raises(ValueError, match="zip"):
        round_lines(read_options({}), 5, (Bid(1),), declared)


def test_a_bid_is_made_as_harry_left_it() -> None:
    assert is_made(Bid(2), Declaration(tricks=3, bid_change=1))
    assert not is_made(Bid(1), Declaration(tricks=0))
