"""The rules at hand: every topic in every language, its numbers those of the score."""

import re

import pytest

from bot.texts import LOCALES, words
from bot.ui.boards.numbers import NUMBERS
from bot.ui.boards.rulebook import TOPICS, rules, titles, topics
from rules.games import GAMES
from tests.ui.limits import breaches


def test_every_game_has_topics() -> None:
    assert set(TOPICS) == {game.name for game in GAMES}


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", TOPICS)
def test_every_topic_can_be_read(game: str, locale: str) -> None:
    assert len(set(titles(game, locale).values())) == len(topics(game))
    for topic in topics(game):
        message = rules(game, topic, words(locale))
        assert breaches(message) == []
        assert message.embed is not None
        assert len(message.embed.description or "") > 40


@pytest.mark.parametrize("locale", LOCALES)
def test_the_numbers_are_those_of_the_rules(locale: str) -> None:
    shown = rules("skullking", "count", words(locale)).embed
    assert shown is not None
    numbers = set(re.findall(r"\d+", shown.description or ""))
    expected = ("trick", "miss", "zero", "fourteen", "black", "mermaid", "pirate", "king")
    assert numbers >= {str(NUMBERS["skullking"][name]) for name in expected}


def test_an_unknown_topic_shows_the_first() -> None:
    assert rules("skull", "no such topic", words("en")).content == "Skull, rules: chapter 1 of 11"
