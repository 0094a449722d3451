"""The referee's table: cards in the order played by seats 0, 1, 2 …, who wins, who leads, what it gives."""

from typing import Any

import pytest

from rules.contract import Seat
from rules.skullking.card_names import read_cards
from rules.skullking.cards import Special, Suit
from rules.skullking.editions import Edition
from rules.skullking.entries import Bonuses
from rules.skullking.spoils import Play
from rules.skullking.trick import Reason, Trick, lead_suit, resolve
from tests.rules.skullking.skullking_shorthand import refused


def plays(cards: str) -> list[Play]:
    return [Play(seat, card) for seat, card in enumerate(read_cards(cards))]


def judge(cards: str, edition: Edition = Edition.NEW, ghost: Seat | None = None) -> Trick:
    return resolve(plays(cards), edition, ghost)


NUMBERS = [
    # cards, winner, reason, source
    ("green 5, green 9, green 2", 1, Reason.HIGHEST_OF_SUIT, "S0: highest of the colour"),
    ("green 5, yellow 14, green 2", 0, Reason.HIGHEST_OF_SUIT, "S0: other colours lose"),
    ("green 13, black 1, purple 14", 1, Reason.HIGHEST_BLACK, "S0: black is trump"),
    ("black 3, black 12, black 4", 1, Reason.HIGHEST_BLACK, "S0: highest black"),
    ("black 3, green 14, yellow 14", 0, Reason.HIGHEST_BLACK, "S0: black led"),
    ("escape, purple 2, yellow 9", 1, Reason.HIGHEST_OF_SUIT, "EN21: an Escape passes the colour on"),
    ("loot, purple 2, yellow 9", 1, Reason.HIGHEST_OF_SUIT, "EN21: a Loot too"),
    ("tigress escape, purple 2, yellow 9", 1, Reason.HIGHEST_OF_SUIT, "EN21: the Tigress too"),
    ("green 1, escape, loot", 0, Reason.HIGHEST_OF_SUIT, "S0: the lowest number beats Escapes"),
]
CHARACTERS = [
    ("black 14, pirate, black 13", 1, Reason.FIRST_PIRATE, "S0: Pirates beat all numbers"),
    ("pirate, pirate, green 2", 0, Reason.FIRST_PIRATE, "S0: the first of two"),
    ("green 2, pirate, pirate", 1, Reason.FIRST_PIRATE, "S0: the first of two"),
    ("tigress pirate, pirate, green 2", 0, Reason.FIRST_PIRATE, "S0: the Tigress as a Pirate"),
    ("pirate, tigress pirate, green 2", 0, Reason.FIRST_PIRATE, "S0"),
    ("tigress escape, green 2, pirate", 2, Reason.FIRST_PIRATE, "S0"),
    ("mermaid, pirate, green 2", 1, Reason.FIRST_PIRATE, "S0: a Mermaid loses to a Pirate"),
    ("pirate, mermaid, mermaid", 0, Reason.FIRST_PIRATE, "S0"),
    ("black 14, mermaid, mermaid", 1, Reason.FIRST_MERMAID, "S0: the first of two"),
    ("mermaid, black 14, escape", 0, Reason.FIRST_MERMAID, "EN21: Mermaids beat all numbers"),
    ("pirate, skull king, pirate", 1, Reason.SKULL_KING, "S0: he beats the Pirates"),
    ("skull king, black 14, escape", 0, Reason.SKULL_KING, "S0"),
    ("skull king, mermaid, green 2", 1, Reason.MERMAID_TAKES_SKULL_KING, "S0: the Mermaid takes him"),
    ("mermaid, skull king, green 2", 0, Reason.MERMAID_TAKES_SKULL_KING, "S0"),
    ("pirate, skull king, mermaid", 2, Reason.MERMAID_TAKES_SKULL_KING, "S0: of the three the Mermaid"),
    ("mermaid, pirate, skull king", 0, Reason.MERMAID_TAKES_SKULL_KING, "S0"),
    ("skull king, mermaid, mermaid", 1, Reason.MERMAID_TAKES_SKULL_KING, "KR: the first Mermaid"),
]
ESCAPES = [
    ("escape, escape, escape", 0, Reason.FIRST_ESCAPE, "S0: the first Escape"),
    ("tigress escape, escape, loot", 0, Reason.FIRST_ESCAPE, "EN21"),
    ("loot, escape, tigress escape", 0, Reason.FIRST_ESCAPE, "EN21, FR-A"),
]


@pytest.mark.parametrize(("cards", "winner", "reason", "source"), NUMBERS + CHARACTERS + ESCAPES)
def test_the_strongest_card_wins_and_leads(cards: str, winner: Seat, reason: Reason, source: str) -> None:
    trick = judge(cards)
    assert (trick.winner, trick.leads, trick.reason) == (winner, winner, reason), source
    assert trick.card == plays(cards)[winner].card
    assert not trick.destroyed


WHALE = [
    # cards, winner, reason, who leads, source
    ("yellow 9, black 8, white whale", 0, "S4: black is no trump"),
    ("green 2, purple 9, white whale", 1, "S4: whatever the colour"),
    ("white whale, green 3, pirate", 1, "S4: characters become Escapes"),
    ("skull king, green 9, white whale", 1, "S4"),
    ("mermaid, white whale, yellow 1", 2, "S4"),
    ("green 7, purple 7, white whale", 0, "EN21, KRYO 17, 23: of equal ones the first"),
    ("white whale, purple 7, green 7", 1, "EN21"),
    ("green 14, purple 13, yellow 12, black 11, kraken, white whale", 0, "KRYO"),
    ("black 14, yellow 14, white whale", 0, "EN21: the first of two 14s"),
    ("kraken, white whale, loot, green 1", 3, "S4: the second acts"),
]


@pytest.mark.parametrize(("cards", "winner", "source"), WHALE)
def test_the_white_whale_gives_the_trick_to_the_highest_number(cards: str, winner: Seat, source: str) -> None:
    trick = judge(cards)
    assert (trick.winner, trick.leads) == (winner, winner), source
    assert trick.reason is Reason.WHALE_HIGHEST_NUMBER


NO_NUMBER = [
    ("pirate, white whale, mermaid", 1, "I19, EN21; S4: the Whale's player leads"),
    ("white whale, escape, loot", 0, "EN21, against KRYO 31"),
    ("kraken, pirate, white whale", 2, "S4: the second acts"),
]


@pytest.mark.parametrize(("cards", "leads", "source"), NO_NUMBER)
def test_a_white_whale_without_a_number_destroys_the_trick(cards: str, leads: Seat, source: str) -> None:
    trick = judge(cards)
    assert (trick.winner, trick.card, trick.leads) == (None, None, leads), source
    assert (trick.destroyed, trick.reason) == (True, Reason.WHALE_NO_NUMBER)


KRAKEN = [
    ("green 5, green 9, kraken", 1, "S4, FAQ: who would have won leads"),
    ("kraken, green 5, yellow 9", 1, "contract: the first number sets the colour"),
    ("kraken, escape, loot", 1, "S4: the first Escape would have won"),
    ("pirate, kraken, skull king", 2, "S4"),
    ("yellow 14, pirate, skull king, mermaid, kraken", 3, "KRYO"),
    ("yellow 12, black 3, white whale, kraken", 1, "FAQ: had neither been played"),
    ("white whale, yellow 3, kraken, green 9", 1, "FAQ"),
    ("kraken", 0, "nobody else: the first"),
    ("white whale, kraken", 0, "nobody else: the first"),
]


@pytest.mark.parametrize(("cards", "leads", "source"), KRAKEN)
def test_the_kraken_destroys_the_trick(cards: str, leads: Seat, source: str) -> None:
    trick = judge(cards)
    assert (trick.winner, trick.card, trick.leads) == (None, None, leads), source
    assert (trick.destroyed, trick.reason) == (True, Reason.KRAKEN)
    assert (trick.bonuses, trick.alliances) == (Bonuses(), ())


BONUSES: list[tuple[str, dict[str, Any], str]] = [
    ("green 5, green 9, green 2", {}, "nothing"),
    ("green 14, green 9, green 2", {"fourteens": 1}, "EN21: one's own 14 counts"),
    ("green 14, yellow 14, purple 14", {"fourteens": 3}, "S0: 14s thrown in"),
    ("green 14, black 2, yellow 13", {"fourteens": 1}, "S0: of another player"),
    ("green 3, black 14, yellow 4", {"black_fourteen": True}, "S0"),
    ("green 14, black 14, yellow 4", {"fourteens": 1, "black_fourteen": True}, "S0"),
    ("pirate, mermaid, green 14", {"mermaids": 1, "fourteens": 1}, "S0"),
    ("mermaid, mermaid, pirate", {"mermaids": 2}, "KR"),
    ("tigress pirate, mermaid, green 2", {"mermaids": 1}, "EN21: the Tigress as a Pirate"),
    ("pirate, pirate, green 2", {}, "EN21: a Pirate captures no Pirate"),
    ("pirate, skull king, pirate", {"pirates": 2}, "EN21: whoever came first"),
    ("skull king, pirate, tigress pirate, pirate", {"pirates": 3}, "KR: 90"),
    ("skull king, tigress escape, green 2", {}, "FAQ: not the Tigress as an Escape"),
    ("skull king, escape, green 2", {}, "S0"),
    ("skull king, mermaid, pirate", {"skull_king": True}, "EN21: the 40 alone"),
    ("skull king, mermaid, mermaid", {"skull_king": True}, "KR: 40 once"),
    ("yellow 14, pirate, skull king, mermaid", {"skull_king": True, "fourteens": 1}, "EN21: 40 + 10"),
    ("mermaid, mermaid, green 2", {}, "a Mermaid captures no Mermaid"),
    ("mermaid, black 14, green 2", {"black_fourteen": True}, "S0"),
    ("green 14, black 14, white whale, pirate", {"fourteens": 1, "black_fourteen": True}, "S4, KRYO 8: 30"),
    ("green 9, skull king, pirate, white whale", {}, "S4: nothing captured"),
    ("black 14, yellow 14, kraken", {}, "S4, KRYO 9: lost"),
    ("skull king, pirate, kraken", {}, "S4"),
    ("pirate, white whale, yellow 14, kraken", {}, "S4"),
]


@pytest.mark.parametrize(("cards", "bonuses", "source"), BONUSES)
def test_the_trick_gives_its_winner(cards: str, bonuses: dict[str, Any], source: str) -> None:
    assert judge(cards).bonuses == Bonuses(**bonuses), source


ALLIANCES = [
    ("green 5, loot, green 9", ((1, 2),), "S4"),
    ("loot, green 5, pirate", ((0, 2),), "S4: a Loot may lead"),
    ("green 5, loot, loot", ((1, 0), (2, 0)), "KRYO: two alliances"),
    ("loot, escape, escape", (), "S4, EN21: the Loot itself won"),
    ("escape, loot, escape", ((1, 0),), "S4: an Escape came first"),
    ("loot, loot, escape", ((1, 0),), "derived: the second Loot allies with the first"),
    ("loot, kraken, green 5", (), "S4: no alliance"),
    ("loot, white whale, green 5", ((0, 2),), "KRYO: with whoever won"),
    ("loot, white whale, pirate", (), "S4: nobody won"),
    ("green 5, green 9, green 2", (), "no Loot"),
]


@pytest.mark.parametrize(("cards", "alliances", "source"), ALLIANCES)
def test_a_loot_allies(cards: str, alliances: tuple[tuple[Seat, Seat], ...], source: str) -> None:
    assert judge(cards).alliances == alliances, source


EDITIONS: list[tuple[str, Edition, dict[str, Any], str]] = [
    ("pirate, skull king, pirate", Edition.NEW, {"pirates": 2}, "EN21: order is no matter"),
    ("pirate, skull king, pirate", Edition.LEGENDARY, {"pirates": 1}, "KR, PLAN: only those before"),
    ("skull king, pirate, pirate", Edition.LEGENDARY, {}, "KR, PLAN"),
    ("pirate, tigress pirate, skull king", Edition.LEGENDARY, {"pirates": 2}, "KR"),
    ("pirate, skull king, pirate", Edition.FIRST, {"pirates": 2}, "OLD: every Pirate of the trick"),
    ("skull king, tigress escape, green 2", Edition.FIRST, {"pirates": 1}, "OLD: she counts as a Pirate"),
    ("tigress escape, skull king, green 2", Edition.LEGENDARY, {}, "FAQ"),
    ("pirate, mermaid, green 2", Edition.LEGENDARY, {}, "KR: no such bonus"),
    ("pirate, mermaid, green 2", Edition.FIRST, {}, "OLD: no such bonus"),
    ("skull king, mermaid, pirate", Edition.LEGENDARY, {"skull_king": True}, "KR"),
    ("skull king, mermaid, pirate", Edition.FIRST, {"skull_king": True}, "OLD"),
    ("green 14, black 14, yellow 2", Edition.LEGENDARY, {"fourteens": 1, "black_fourteen": True}, "KR"),
    ("green 13, black 13, yellow 2", Edition.FIRST, {}, "OLD"),
]


@pytest.mark.parametrize(("cards", "edition", "bonuses", "source"), EDITIONS)
def test_editions_differ(cards: str, edition: Edition, bonuses: dict[str, Any], source: str) -> None:
    assert judge(cards, edition).bonuses == Bonuses(**bonuses), source


GHOST = [
    # cards (the ghost plays second), winner, who leads, bonuses, alliances, source
    ("green 5, green 9, green 2", 1, 0, {}, (), "S0, EN24: who led leads again"),
    ("green 5, tigress pirate, green 9", 2, 2, {}, (), "S0: his Tigress is an Escape"),
    ("green 5, black 14, green 9", 1, 0, {}, (), "KR: his bonuses are lost"),
    ("loot, black 3, green 9", 1, 0, {}, (), "KR: no alliance with him"),
    ("green 5, loot, green 9", 2, 2, {}, (), "KR: nor for his Loot"),
    ("loot, green 3, green 9", 2, 2, {}, ((0, 2),), "S4: the two players may ally"),
    ("green 14, green 2, escape", 0, 0, {"fourteens": 1}, (), "S0"),
    ("green 2, black 14, white whale", 1, 0, {}, (), "KR: lost under the Whale too"),
    ("loot, green 9, white whale", 1, 0, {}, (), "KR"),
    ("escape, tigress pirate, skull king", 2, 2, {}, (), "S0, FAQ: no Pirate to take"),
]


@pytest.mark.parametrize("row", GHOST, ids=str)
def test_graybeard(row: tuple[str, Seat, Seat, dict[str, Any], tuple[tuple[Seat, Seat], ...], str]) -> None:
    cards, winner, leads, bonuses, alliances, source = row
    trick = judge(cards, ghost=1)
    assert (trick.winner, trick.leads, trick.alliances) == (winner, leads, alliances), source
    assert trick.bonuses == Bonuses(**bonuses), source


def test_graybeard_never_leads_even_after_a_kraken_or_whale() -> None:
    assert judge("green 5, black 9, kraken", ghost=1).leads == 0
    assert judge("pirate, white whale, mermaid", ghost=1).leads == 0
    assert judge("kraken, tigress pirate, escape", ghost=1).leads == 0
    assert judge("green 9, green 5, kraken", ghost=0).leads == 1, "if he did lead: the first other player"
    assert judge("black 4", ghost=0).leads == 0, "alone at the table"


def test_graybeards_tigress_wins_as_an_escape_only() -> None:
    trick = judge("tigress pirate, escape, escape", ghost=0)
    assert (trick.winner, trick.card, trick.leads) == (0, Special.TIGRESS_ESCAPE, 1)


SUITS = [
    ("green 5, black 2", Suit.GREEN, "S0"),
    ("escape, loot, tigress escape, purple 3", Suit.PURPLE, "EN21: the choice is passed on"),
    ("pirate, green 5", None, "FR-B p. 12, FAQ: no colour after a character"),
    ("mermaid, green 5", None, "FR-B p. 12"),
    ("skull king, green 5", None, "FR-B p. 12"),
    ("tigress pirate, green 5", None, "FR-B p. 12"),
    ("escape, pirate, green 5", None, "EN21"),
    ("kraken, green 5", Suit.GREEN, "contract: for who would have won"),
    ("white whale, black 5", Suit.BLACK, "contract"),
    ("escape, escape", None, "no number"),
]


@pytest.mark.parametrize(("cards", "suit", "source"), SUITS)
def test_the_colour_to_follow(cards: str, suit: Suit | None, source: str) -> None:
    assert lead_suit(plays(cards)) == suit, source
    assert judge(cards).suit == suit


def test_a_trick_that_cannot_be_is_refused() -> None:
    refused("trick_empty", resolve, [])
    nine = [Play(seat, card) for seat, card in enumerate(read_cards("g1,g2,g3,g4,g5,g6,g7,g8,g9"))]
    assert refused("trick_too_many_cards", resolve, nine) == {"given": 9, "high": 8}
    assert resolve(nine[:8]).winner == 7
    twice = [Play(0, Special.ESCAPE), Play(0, Special.PIRATE)]
    assert refused("trick_same_player", resolve, twice) == {"seat": 0, "given": 2}
    facts = refused("trick_number_unknown", judge, "green 14, green 2", Edition.FIRST)
    assert facts == {"card": "green 14", "high": 13}
    assert judge("green 13, green 2", Edition.FIRST).winner == 0


@pytest.mark.parametrize(
    ("cards", "card", "high"),
    [
        ("green 5", "green 5", 1),
        ("black 14", "black 14", 1),
        ("skull king", "skull king", 1),
        ("kraken", "kraken", 1),
        ("white whale", "white whale", 1),
        ("tigress pirate", "tigress pirate", 1),
        ("tigress escape", "tigress pirate", 1),
        ("mermaid", "mermaid", 2),
        ("loot", "loot", 2),
        ("pirate", "pirate", 5),
        ("escape", "escape", 5),
    ],
)
def test_no_more_of_a_card_than_the_deck_has(cards: str, card: str, high: int) -> None:
    judge(",".join([cards] * high))
    facts = refused("trick_too_many_of_card", judge, ",".join([cards] * (high + 1)))
    assert facts == {"card": card, "given": high + 1, "high": high}


def test_the_tigress_is_one_however_she_is_played() -> None:
    refused("trick_too_many_of_card", judge, "tigress pirate, tigress escape")
