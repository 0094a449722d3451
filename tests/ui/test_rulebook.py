"""The rules at hand: every topic in every language, its numbers those of the score."""

import re

import pytest

from bot.texts import LOCALES, words
from bot.ui.boards.rulebook import rules, titles
from bot.ui.looks import LOOKS
from bot.ui.looks.skullking.numbers import NUMBERS
from rules.games import GAMES
from rules.skullking.card_names import read_card
from rules.skullking.cards import called
from rules.skullking.editions import WORTH, Edition
from tests.kit.limits_checker import breaches
from tests.ui.rule_facts import FACTS, Fact

NAMED = [
    # as the rulebooks print it in English, in French; how the referee calls it
    ("Escape", "Fuite", "escape"),
    ("Pirate", "Pirate", "pirate"),
    ("Tigress as a Pirate", "Tigresse en Pirate", "tigress pirate"),
    ("Tigress played as an Escape", "Tigresse jouée en Fuite", "tigress escape"),
    ("Mermaid", "Sirène", "mermaid"),
    ("Skull King", "Skull King", "skull king"),
    ("Kraken", "Kraken", "kraken"),
    ("White Whale", "Baleine blanche", "white whale"),
    ("Loot", "Butin", "loot"),
    ("Rascal of Roatan", "Rascal le Flambeur", "pirate"),
    ("Harry the Giant", "Harry le Géant", "pirate"),
    ("Rosie D’Laney", "Rosie la Douce", "pirate"),
    ("Bendt the Bandit", "Will le Bandit", "pirate"),
    ("Juanita Jade", "Juanita Jade", "pirate"),
    ("black 14", "14 noir", "black 14"),
    ("yellow 9", "9 jaune", "yellow 9"),
    ("green 9", "9 vert", "green 9"),
]
SUITS = [
    ("Parrot", "Perroquet", "green"),
    ("Treasure Chest", "Coffre", "yellow"),
    ("Treasure Map", "Carte au trésor", "purple"),
    ("Jolly Roger", "Drapeau pirate", "black"),
]
NO_CARDS = {
    "en": "Pirates Mermaids Escapes Loots Léa Tom Camille Manon Nico Patou Graybeard Yo-ho-ho",
    "fr": "Pirates Sirènes Fuites Butins Léa Tom Camille Manon Nico Patou Barbe Grise Yo-ho-ho",
}
"""Capitalised words of the texts that are no card's name, or that of several at once."""
WITHIN = re.compile(r"(?<=[\w,;:(] )[A-ZÉ][\w-]+")
AT_THE_HEAD = re.compile(r"(?<=^- )[A-ZÉ][\w-]+", re.MULTILINE)
LISTS_OF_CARDS = ("special", "pirates")
BY_NAME = {look.game.name: look for look in LOOKS}


def test_every_game_has_topics() -> None:
    assert {look.game.name for look in LOOKS if look.topics} == {game.name for game in GAMES}


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", BY_NAME)
def test_every_topic_can_be_read(game: str, locale: str) -> None:
    assert len(set(titles(BY_NAME[game], locale).values())) == len(BY_NAME[game].topics)
    for topic in BY_NAME[game].topics:
        message = rules(BY_NAME[game], topic, words(locale))
        assert breaches(message) == []
        assert message.embed is not None
        assert len(message.embed.description or "") > 40


@pytest.mark.parametrize("locale", LOCALES)
def test_the_numbers_are_those_of_the_rules(locale: str) -> None:
    shown = rules(BY_NAME["skullking"], "count", words(locale)).embed
    assert shown is not None
    numbers = set(re.findall(r"\d+", shown.description or ""))
    expected = ("trick", "miss", "zero", "fourteen", "black", "mermaid", "pirate", "king")
    assert numbers >= {str(NUMBERS[name]) for name in expected}


def test_an_unknown_topic_shows_the_first() -> None:
    assert rules(BY_NAME["skull"], "no such topic", words("en")).content == "Skull, rules: chapter 1 of 11"


def text(game: str, topic: str, locale: str) -> str:
    embed = rules(BY_NAME[game], topic, words(locale)).embed
    assert embed is not None
    return embed.description or ""


@pytest.mark.parametrize("fact", FACTS, ids=lambda fact: f"{fact[0]} {fact[1]} {fact[2]}")
def test_every_fact_of_the_sources_is_told(fact: Fact) -> None:
    game, topic, source, english, french = fact
    for locale, said in (("en", english), ("fr", french)):
        missing = [part for part in said if part not in text(game, topic, locale)]
        assert missing == [], f"{locale}: {source}"


def test_what_the_texts_say_of_older_boxes_is_what_is_counted() -> None:
    """ "Nothing for Mermaids", "there are no 14s", "nor is there Loot", one worth of the Skull King."""
    old, first = WORTH[Edition.LEGENDARY], WORTH[Edition.FIRST]
    assert (old.mermaid, first.mermaid, first.fourteen, first.black_fourteen, first.loot) == (0, 0, 0, 0, 0)
    assert old.skull_king == first.skull_king


def everything(locale: str) -> str:
    return "\n".join(text("skullking", topic, locale) for topic in BY_NAME["skullking"].topics)


@pytest.mark.parametrize(("english", "french", "card"), NAMED)
def test_the_referee_reads_what_the_texts_name(english: str, french: str, card: str) -> None:
    for locale, name in (("en", english), ("fr", french)):
        assert name in everything(locale)
        for written in (name, name.upper(), name.replace("’", "'"), name.replace("’", " "), f" {name}."):
            assert called(read_card(written)) == card


@pytest.mark.parametrize(("english", "french", "suit"), SUITS)
def test_the_referee_reads_suits_by_the_names_that_the_texts_give(
    english: str, french: str, suit: str
) -> None:
    for locale, name in (("en", english), ("fr", french)):
        assert name in everything(locale)
        for written in (f"{name} 5", f"5 {name}", f"{name}-5".upper()):
            assert called(read_card(written)) == f"{suit} 5"


@pytest.mark.parametrize(("place", "locale"), list(enumerate(LOCALES)))
def test_no_text_names_a_card_that_the_referee_was_not_asked_about(place: int, locale: str) -> None:
    asked = {word for row in (*NAMED, *SUITS) for word in re.findall(r"[\w-]+", str(row[place]))}
    chapters = [topic for topic in BY_NAME["skullking"].topics if topic != "modes"]
    named = {word for topic in chapters for word in WITHIN.findall(text("skullking", topic, locale))}
    named |= {
        word for topic in LISTS_OF_CARDS for word in AT_THE_HEAD.findall(text("skullking", topic, locale))
    }
    assert named >= {"Harry", "Juanita", "Kraken"}
    assert named - asked - set(NO_CARDS[locale].split()) == set()


@pytest.mark.parametrize("game", BY_NAME)
def test_what_is_said_before_a_round_is_a_bet_and_tricks_are_won(game: str) -> None:
    told = "\n".join(text(game, topic, "en") for topic in BY_NAME[game].topics)
    assert re.findall(r"\bbid\w*|tricks? (?:taken|took|made)|tricks? (?:that )?you (?:took|made)", told) == []
