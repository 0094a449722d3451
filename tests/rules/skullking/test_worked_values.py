"""Values that the sources work out, each as they tell it; whole evenings are golden sheets."""

import pytest

from rules.skullking.card_names import read_cards
from rules.skullking.entries import Bonuses
from rules.skullking.spoils import Play
from rules.skullking.trick import resolve
from tests.rules.skullking.skullking_shorthand import Player, last_points, play, points, table


def test_the_round_of_five_of_the_houses_rules() -> None:
    players = (Player(2, 2, black_fourteen=True), Player(0, 1), Player(3, 1))
    assert last_points(play(table(rounds=[5]), *players, lost=1)) == (60, -50, -20)  # S0


def test_the_round_of_six_with_kraken_whale_and_loot() -> None:
    manon, nico, patou, lea = Player(1, 1, loot_with=(1,)), Player(2, 2), Player(2, 1), Player(1, 1)
    scored = play(table(4, rounds=[6]), manon, nico, patou, lea, lost=1)
    assert last_points(scored) == (40, 60, -10, 20)  # S4


STANDARD = [
    (9, Player(0, 2), "2021", -90, "EN21"),
    (1, Player(1, 1, skull_king=True), "2021", 60, "KR"),
    (1, Player(1, 1, skull_king=True), "2018", 70, "KR"),
    (5, Player(1, 0, wager=10), "2021", -20, "LEDGER"),
    (4, Player(2, 3, bid_change=1), "2021", 60, "derived"),
]


@pytest.mark.parametrize(("cards", "player", "edition", "expected", "source"), STANDARD)
def test_a_worked_value(cards: int, player: Player, edition: str, expected: int, source: str) -> None:
    assert points(cards, player, edition=edition) == (expected,), source


def test_a_loot_whose_winner_missed() -> None:
    assert points(3, Player(2, 2, loot_with=(1,)), Player(1, 0)) == (40, -10)  # LEDGER


RASCAL = [
    (4, Player(2, 2), 40),
    (4, Player(2, 1), 20),
    (4, Player(2, 0), 0),
    (6, Player(3, 3), 60),
    (6, Player(3, 4), 30),
    (6, Player(3, 3, cannonball=True), 90),
    (6, Player(3, 4, cannonball=True), 0),
    (5, Player(2, 3, pirates=1), 40),
]


@pytest.mark.parametrize(("cards", "player", "expected"), RASCAL)
def test_a_worked_value_of_rascals_scoring(cards: int, player: Player, expected: int) -> None:
    assert points(cards, player, scoring="rascal") == (expected,)  # EN21


TRICKS = [
    ("yellow 14, pirate, skull king, mermaid", 3, 3, Bonuses(skull_king=True, fourteens=1), "EN21"),
    ("yellow 14, pirate, skull king, mermaid, kraken", None, 3, Bonuses(), "KRYO"),
    ("green 14, purple 13, yellow 12, black 11, kraken, white whale", 0, 0, Bonuses(fourteens=1), "KRYO"),
    ("yellow 12, black 3, white whale, kraken", None, 1, Bonuses(), "FAQ"),
]


@pytest.mark.parametrize(("cards", "winner", "leads", "bonuses", "source"), TRICKS)
def test_a_worked_trick(cards: str, winner: int | None, leads: int, bonuses: Bonuses, source: str) -> None:
    trick = resolve([Play(seat, card) for seat, card in enumerate(read_cards(cards))])
    assert (trick.winner, trick.leads, trick.bonuses) == (winner, leads, bonuses), source
