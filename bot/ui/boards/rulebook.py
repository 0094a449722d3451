"""The rules at hand: one topic at a time, in short, its numbers those the score is made with."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

import discord

from bot.texts import Words, words
from bot.ui.boards.numbers import NUMBERS
from bot.ui.kit.message import Choice, Message, Press, Select

TOPICS: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType(
    {
        "skullking": (
            *("aim", "setup", "round", "bet", "trick", "special", "kraken", "whale", "loot", "pirates"),
            *("count", "example", "rascal", "modes", "end", "two", "editions", "traps", "questions"),
        ),
        "skyjo": (
            *("aim", "setup", "turn", "columns", "count", "example", "end", "variants", "traps", "questions"),
        ),
        "skull": (
            *("aim", "setup", "discs", "challenge", "flip", "result", "next", "example", "end"),
            *("traps", "questions"),
        ),
        "points": ("aim", "round", "end"),
    }
)
"""The topics of each game, in the order in which one explains it."""


def topics(game: str) -> tuple[str, ...]:
    """List a game's topics."""
    return TOPICS[game]


def titles(game: str, locale: str) -> dict[str, str]:
    """Return the title of each topic, in a language."""
    named = words(locale)
    return {topic: named(f"rules-{game}-{topic}-title") for topic in TOPICS[game]}


def rules(game: str, topic: str | None, language: Words) -> Message:
    """Show a topic (the first one by default), with the others to choose from."""
    shown = topic if topic in TOPICS[game] else TOPICS[game][0]
    title = language(f"rules-{game}-{shown}-title")
    embed = discord.Embed(title=title, description=language(f"rules-{game}-{shown}", **NUMBERS[game]))
    choices = tuple(
        Choice(label=language(f"rules-{game}-{other}-title"), value=other)
        for other in TOPICS[game]
        if other != shown
    )
    content = language(
        "rules-of",
        game=language(f"{game}-name"),
        place=TOPICS[game].index(shown) + 1,
        places=len(TOPICS[game]),
    )
    press = Press("rulesof", args=(game,))
    another = Select(placeholder=language("rules-another"), press=press, choices=choices)
    return Message(content=content, embed=embed, rows=(another,))


def in_a_minute(game: str, language: Words) -> Message:
    """Show what one has to know before a first game, with every topic to choose from."""
    embed = discord.Embed(description=language(f"rules-{game}-minute", **NUMBERS[game]))
    choices = tuple(
        Choice(label=language(f"rules-{game}-{topic}-title"), value=topic) for topic in TOPICS[game]
    )
    chapters = Select(
        placeholder=language("rules-chapters"), press=Press("rulesof", args=(game,)), choices=choices
    )
    content = language("rules-minute", game=language(f"{game}-name"))
    return Message(content=content, embed=embed, rows=(chapters,))
