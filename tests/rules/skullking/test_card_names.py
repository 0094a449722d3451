"""Cards as people write them, in English and in French."""

import pytest

from rules.skullking.card_names import read_card, read_cards
from rules.skullking.cards import Numbered, Special, Suit, called
from tests.rules.skullking.evening import refused

WRITTEN = [
    ("black 14", "black 14"),
    ("noir 14", "black 14"),
    ("14 noir", "black 14"),
    ("NOIRE 14", "black 14"),
    ("n14", "black 14"),
    ("14n", "black 14"),
    ("b 1", "black 1"),
    ("vert 3", "green 3"),
    ("Verte-3", "green 3"),
    ("g3", "green 3"),
    ("ve 3", "green 3"),
    ("jaune 9", "yellow 9"),
    ("y9", "yellow 9"),
    ("violet 12", "purple 12"),
    ("violette 12", "purple 12"),
    ("p12", "purple 12"),
    ("le 10 vert", "green 10"),
    ("escape", "escape"),
    ("Fuite", "escape"),
    ("esc", "escape"),
    ("f", "escape"),
    ("pirate", "pirate"),
    ("pir", "pirate"),
    ("p", "pirate"),
    ("Rascal", "pirate"),
    ("Harry le Géant", "pirate"),
    ("Will le Bandit", "pirate"),
    ("rosie", "pirate"),
    ("Juanita Jade", "pirate"),
    ("bendt", "pirate"),
    ("r", "pirate"),
    ("Tigresse pirate", "tigress pirate"),
    ("tigress as a pirate", "tigress pirate"),
    ("pirate (tigresse)", "tigress pirate"),
    ("tp", "tigress pirate"),
    ("tigresse en fuite", "tigress escape"),
    ("Tigress Escape", "tigress escape"),
    ("tig f", "tigress escape"),
    ("te", "tigress escape"),
    ("Scary Mary pirate", "tigress pirate"),
    ("Sirène", "mermaid"),
    ("SIRENE", "mermaid"),
    ("mermaid", "mermaid"),
    ("Skull King", "skull king"),
    ("skullking", "skull king"),
    ("sk", "skull king"),
    ("king", "skull king"),
    ("Kraken", "kraken"),
    ("le kraken", "kraken"),
    ("Baleine blanche", "white whale"),
    ("baleine", "white whale"),
    ("White Whale", "white whale"),
    ("whale", "white whale"),
    ("bb", "white whale"),
    ("loot", "loot"),
    ("Butin", "loot"),
    ("carte Butin", "loot"),
]


@pytest.mark.parametrize(("text", "name"), WRITTEN)
def test_a_card_is_read_as_it_is_written(text: str, name: str) -> None:
    assert called(read_card(text)) == name


AMBIGUOUS = [
    ("v 5", ("green 5", "purple 5")),
    ("14", ("black 14", "green 14", "purple 14", "yellow 14")),
    ("tigresse", ("tigress escape", "tigress pirate")),
    ("Scary Mary", ("tigress escape", "tigress pirate")),
    ("b", ("loot", "pirate", "white whale")),
    ("s", ("mermaid", "skull king")),
    ("w", ("pirate", "white whale")),
]


@pytest.mark.parametrize(("text", "choices"), AMBIGUOUS)
def test_an_ambiguous_card_is_refused_with_the_choices(text: str, choices: tuple[str, ...]) -> None:
    assert refused("card_ambiguous", read_card, text) == {"given": text, "choices": choices}


@pytest.mark.parametrize(
    "text", ["", "the", "joker", "red 3", "3 4", "black 1 4", "green black 3", "pirate 3", "pirates", "?"]
)
def test_what_is_no_card_is_refused(text: str) -> None:
    assert refused("card_unknown", read_card, text) == {"given": text}


@pytest.mark.parametrize("text", ["green 0", "15 noir", "jaune 99999999999999999999999999"])
def test_a_number_that_no_suit_has_is_refused(text: str) -> None:
    facts = refused("card_number_unknown", read_card, text)
    assert facts == {"given": text, "low": 1, "high": 14}


def test_a_colour_without_number_is_refused() -> None:
    assert refused("card_number_missing", read_card, "vert") == {"given": "vert", "low": 1, "high": 14}


def test_the_names_of_score_sheets_are_read_back() -> None:
    for card in (*Special, *(Numbered(suit, number) for suit in Suit for number in range(1, 15))):
        assert read_card(called(card)) == card


def test_several_cards_are_read_with_anything_between_them() -> None:
    assert read_cards("noir 14, pirate;sirène\nsk,") == (
        Numbered(Suit.BLACK, 14),
        Special.PIRATE,
        Special.MERMAID,
        Special.SKULL_KING,
    )
