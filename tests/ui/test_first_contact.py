"""The welcome, what it leads to, and what the bot lacks: within every limit, in every language."""

import pytest

from bot.texts import LOCALES, Words, words
from bot.ui.boards import language, rulebook, welcome
from bot.ui.kit.look import Look
from bot.ui.kit.message import Message
from bot.ui.kit.send import CONTENT_LIMIT
from bot.ui.looks import LOOKS
from bot.ui.request.missing_permissions import NAMES, By, Lack
from bot.ui.request.missing_permissions_text import lacking
from rules.games import GAMES
from tests.kit.limits_checker import breaches

MENTIONS = {f"{game.name} new": f"</{game.name} new:1577000000000000000>" for game in GAMES}
WIDEST = "*" * 100
HELP = 600
"""Characters of a help that what is lacking may stand below."""
A_MINUTE = 900
"""Characters that one reads in a minute."""


def speak(locale: str) -> Words:
    """Return the texts of a language, with commands that can be tapped."""
    return Words(locale, MENTIONS)


@pytest.mark.parametrize("locale", [None, *LOCALES])
def test_the_welcome_keeps_every_limit(locale: str | None) -> None:
    assert breaches(welcome.welcome(locale, speak)) == []


@pytest.mark.parametrize("locale", LOCALES)
def test_so_does_what_it_leads_to(locale: str) -> None:
    said = speak(locale)
    shown: list[Message] = [
        welcome.games(said),
        welcome.rules(said),
        language.ask_everywhere(said),
        welcome.told_who_chooses(said),
        *(rulebook.in_a_minute(look, said) for look in LOOKS),
    ]
    assert [breaches(message) for message in shown] == [[]] * len(shown)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("look", LOOKS, ids=lambda look: str(look.game.name))
def test_the_rules_in_a_minute_are_read_in_one(look: Look, locale: str) -> None:
    embed = rulebook.in_a_minute(look, words(locale)).embed
    assert embed is not None
    assert len(embed.description or "") <= A_MINUTE


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("thread", [True, False])
def test_all_that_can_be_lacking_fits_below_a_help(locale: str, thread: bool) -> None:
    for first in By:
        for second in By:
            lacks = [Lack(name, (first, second)[number % 2]) for number, name in enumerate(NAMES)]
            said = lacking(lacks, [WIDEST] * 5, words(locale), thread=thread, mute=True)
            assert len(said) <= CONTENT_LIMIT - HELP
            assert said.count("\n- **") == len(NAMES)
