"""The lines that answer "why?": each code, its points, and every number that its sentence needs."""

from typing import Any

import pytest

from rules.contract import Line
from rules.skullking.entries import Bid
from rules.skullking.options import read_options
from rules.skullking.scoring import STOOD_OUT, round_lines
from tests.rules.skullking.skullking_shorthand import OUT, Player

Row = tuple[str, int, dict[str, Any]]

USUAL: list[tuple[int, Player, list[Row]]] = [
    (5, Player(2, 2), [("exact_bid", 40, {"bid": 2, "tricks": 2, "each": 20})]),
    (5, Player(3, 1), [("missed_bid", -20, {"bid": 3, "tricks": 1, "off_by": 2, "each": -10})]),
    (5, Player(1, 3), [("missed_bid", -20, {"bid": 1, "tricks": 3, "off_by": 2, "each": -10})]),
    (7, Player(0, 0), [("zero_bid_made", 70, {"bid": 0, "cards": 7, "each": 10})]),
    (7, Player(0, 2), [("zero_bid_failed", -70, {"bid": 0, "tricks": 2, "cards": 7, "each": -10})]),
    (
        9,
        Player(3, 3, fourteens=2, black_fourteen=True, mermaids=2, pirates=3, skull_king=True, other=-5),
        [
            ("exact_bid", 60, {"bid": 3, "tricks": 3, "each": 20}),
            ("fourteens", 20, {"count": 2, "each": 10, "halved": False}),
            ("black_fourteen", 20, {"count": 1, "each": 20, "halved": False}),
            ("mermaids", 40, {"count": 2, "each": 20, "halved": False}),
            ("pirates", 90, {"count": 3, "each": 30, "halved": False}),
            ("skull_king", 40, {"count": 1, "each": 40, "halved": False}),
            ("other", -5, {}),
        ],
    ),
    (
        9,
        Player(3, 4, fourteens=2, pirates=1, other=7),
        [
            ("missed_bid", -10, {"bid": 3, "tricks": 4, "off_by": 1, "each": -10}),
            ("bonuses_lost", 0, {"bonus": 57}),
        ],
    ),
    (
        4,
        Player(2, 3, bid_change=1, wager=20),
        [
            ("bid_changed", 0, {"was": 2, "bid": 3, "change": 1}),
            ("exact_bid", 60, {"bid": 3, "tricks": 3, "each": 20}),
            ("wager_won", 20, {"wager": 20}),
        ],
    ),
    (
        4,
        Player(2, 2, bid_change=-1, wager=10),
        [
            ("bid_changed", 0, {"was": 2, "bid": 1, "change": -1}),
            ("missed_bid", -10, {"bid": 1, "tricks": 2, "off_by": 1, "each": -10}),
            ("wager_lost", -10, {"wager": 10}),
        ],
    ),
]
RASCAL: list[tuple[int, Player, list[Row]]] = [
    (4, Player(2, 2), [("rascal_direct_hit", 40, {"bid": 2, "tricks": 2, "cards": 4, "each": 10})]),
    (4, Player(2, 1), [("rascal_glancing_blow", 20, {"bid": 2, "tricks": 1, "cards": 4, "each": 5})]),
    (4, Player(1, 4), [("rascal_complete_miss", 0, {"bid": 1, "tricks": 4, "off_by": 3})]),
    (4, Player(4, 1), [("rascal_complete_miss", 0, {"bid": 4, "tricks": 1, "off_by": 3})]),
    (
        4,
        Player(1, 1, cannonball=True),
        [("rascal_cannonball_hit", 60, {"bid": 1, "tricks": 1, "cards": 4, "each": 15})],
    ),
    (4, Player(1, 3, cannonball=True), [("rascal_cannonball_miss", 0, {"bid": 1, "tricks": 3, "off_by": 2})]),
    (
        4,
        Player(2, 3, pirates=1, other=5),
        [
            ("rascal_glancing_blow", 20, {"bid": 2, "tricks": 3, "cards": 4, "each": 5}),
            ("pirates", 15, {"count": 1, "each": 30, "halved": True}),
            ("bonuses_lost", 0, {"bonus": 5}),
        ],
    ),
]
OLD: list[tuple[int, Player, list[Row]]] = [
    (
        4,
        Player(2, 2, fourteens=3, black_fourteen=True, mermaids=1),
        [
            ("exact_bid", 40, {"bid": 2, "tricks": 2, "each": 20}),
            ("not_in_edition", 0, {"bonus": "fourteens", "count": 3}),
            ("not_in_edition", 0, {"bonus": "black_fourteen", "count": 1}),
            ("not_in_edition", 0, {"bonus": "mermaids", "count": 1}),
        ],
    ),
]
ALL = [
    *((*row, {}) for row in USUAL),
    *((*row, {"scoring": "rascal"}) for row in RASCAL),
    *((*row, {"edition": "first"}) for row in OLD),
]


def lines(cards: int, *players: Player | None, **options: object) -> list[list[Row]]:
    made = round_lines(
        read_options(options),
        cards,
        [None if player is None else player.bid for player in players],
        [None if player is None else player.declaration for player in players],
    )
    return [[(line.code, line.points, dict(line.facts)) for line in own] for own in made]


@pytest.mark.parametrize(("cards", "player", "expected", "options"), ALL)
def test_a_sum_says_code_points_and_numbers(
    cards: int, player: Player, expected: list[Row], options: dict[str, object]
) -> None:
    assert lines(cards, player, **options) == [expected]


def test_lines_of_a_loot_name_the_ally_and_who_missed() -> None:
    own, allied, missed = lines(5, Player(0, 0, loot_with=(1, 2)), Player(1, 1), Player(2, 1))
    assert own[1:] == [
        ("loot_alliance", 20, {"ally": 1, "each": 20}),
        ("loot_unpaid", 0, {"ally": 2, "seats": (2,), "each": 20}),
    ]
    assert allied[1:] == [("loot_alliance", 20, {"ally": 0, "each": 20})]
    assert missed[1:] == [("loot_unpaid", 0, {"ally": 0, "seats": (2,), "each": 20})]
    both = lines(5, Player(1, 0, loot_with=(1,)), Player(1, 2))
    assert [own[1][2]["seats"] for own in both] == [(0, 1), (1, 0)]
    first = lines(5, Player(1, 1, loot_with=(1,)), Player(1, 1), edition="first")
    assert first[0][1:] == [("not_in_edition", 0, {"bonus": "loot", "count": 1})]


def test_who_stood_out_has_one_line_without_numbers() -> None:
    assert (Line(code="stood_out", points=0, facts={}),) == STOOD_OUT
    assert lines(5, OUT) == [[("stood_out", 0, {})]]
    assert round_lines(read_options({}), 5, [Bid(1)], [None]) == (STOOD_OUT,), "a bid alone is no round"


def test_points_are_whole_numbers() -> None:
    for own in lines(5, Player(2, 3, fourteens=1), scoring="rascal"):
        assert all(type(points) is int for _, points, _ in own)
