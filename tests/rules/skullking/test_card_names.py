"""Cards as people write them, in English and in French."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.contract import RuleError
from rules.options import LONGEST_SHOWN
from rules.skullking.card_names import read_card, read_cards
from rules.skullking.cards import Numbered, Special, Suit, called
from tests.rules.skullking.skullking_shorthand import refused

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
    ("Parrot 5", "green 5"),
    ("Perroquet 5", "green 5"),
    ("le 5 de Perroquet", "green 5"),
    ("perr 5", "green 5"),
    ("Treasure Chest 9", "yellow 9"),
    ("chest 9", "yellow 9"),
    ("Coffre 9", "yellow 9"),
    ("Coffre au trésor 9", "yellow 9"),
    ("Treasure Map 12", "purple 12"),
    ("map 12", "purple 12"),
    ("Carte au trésor 12", "purple 12"),
    ("Jolly Roger 14", "black 14"),
    ("14 Jolly-Roger", "black 14"),
    ("Drapeau pirate 14", "black 14"),
    ("Drapeau noir 14", "black 14"),
    ("le 14 du drapeau pirate", "black 14"),
    ("black flag 14", "black 14"),
    ("j 9", "yellow 9"),
    ("black 014", "black 14"),
    ("noir\u00a014", "black 14"),
    ("noir\u202f14", "black 14"),
    ("\u2800black\u200b14\u3000", "black 14"),
    ("black ３", "black 3"),
    ("noir ٣", "black 3"),
    ("noir १४", "black 14"),
    ("🏴 black 14", "black 14"),
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
    ("Rosie D’Laney", "pirate"),
    ("Rosie D'Laney", "pirate"),
    ("ROSIE D`LANEY", "pirate"),
    ("Rosie D Laney", "pirate"),
    ("Rosie DLaney", "pirate"),
    ("rosie de laney", "pirate"),
    ("Laney Rosie", "pirate"),
    ("Rosie la Douce", "pirate"),
    ("Rascal of Roatan", "pirate"),
    ("Rascal of Roatán", "pirate"),
    ("Rascal de Roatan", "pirate"),
    ("Rascal le Flambeur", "pirate"),
    ("Harry the Giant", "pirate"),
    ("harry-le-geant", "pirate"),
    ("Bendt the Bandit", "pirate"),
    ("Bendt le Bandit", "pirate"),
    ("Will the Bandit", "pirate"),
    ("Juanita-Jade", "pirate"),
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
    ("treasure 5", ("purple 5", "yellow 5")),
]


@pytest.mark.parametrize(("text", "choices"), AMBIGUOUS)
def test_an_ambiguous_card_is_refused_with_the_choices(text: str, choices: tuple[str, ...]) -> None:
    assert refused("card_ambiguous", read_card, text) == {"given": text, "choices": choices}


@pytest.mark.parametrize(
    "text",
    [
        *("", "the", "joker", "red 3", "3 4", "black 1 4", "green black 3", "pirate 3", "pirates", "?"),
        *("yellow 14 14", "roger pirate 3", "noir pirate", "Barbe Grise", "½", "🦜", "\u2800", "pi rate"),
        *("pirate pirate", "skull king king", "rosie rosie", "rascal harry", "p i r a t e", "black" * 6),
    ],
)
def test_what_is_no_card_is_refused(text: str) -> None:
    assert refused("card_unknown", read_card, text) == {"given": text}


@pytest.mark.parametrize("text", ["green 0", "15 noir", "jaune 99999999999999999999999999"])
def test_a_number_that_no_suit_has_is_refused(text: str) -> None:
    facts = refused("card_number_unknown", read_card, text)
    assert facts == {"given": text, "low": 1, "high": 14}


@pytest.mark.parametrize("text", ["vert", "v", "Perroquet", "coffre", "Carte au trésor", "drapeau pirate"])
def test_a_colour_without_number_is_refused(text: str) -> None:
    assert refused("card_number_missing", read_card, text) == {"given": text, "low": 1, "high": 14}


HOSTILE = [
    *("pirate " * 2_000, "rosie d laney " * 2_000, "a " * 20_000, "black " + "1" * 20_000),
    *("black" + " " * 20_000 + "14", "\u0316\u0301" * 100_000, "e\u0301" * 20_000, "\ufdfa" * 20_000),
    *("🦜" * 20_000, "\ud800" * 2_000, "\x00" * 20_000, "\u2028\u3000\u2800" * 2_000, "٣" * 20_000),
]


@pytest.mark.parametrize("text", HOSTILE, ids=lambda text: ascii(text[:12]))
def test_a_text_without_end_is_no_card_and_is_shown_cut(text: str) -> None:
    facts = refused("card_unknown", read_card, text)
    assert len(facts["given"]) <= LONGEST_SHOWN


@given(
    st.text(max_size=60) | st.lists(st.sampled_from(["the", "d'", "pirate", "14", "٣", "é"])).map(" ".join)
)
def test_any_text_is_cards_or_is_refused(text: str) -> None:
    try:
        read_cards(text)
    except RuleError as error:
        assert error.code.startswith("card_")  # noqa: PT017 (either way is right)


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
