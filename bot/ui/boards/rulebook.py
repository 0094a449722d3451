"""The rules at hand: one topic at a time, in short, its numbers those the score is made with."""

import discord

from bot.texts import Words, words
from bot.ui.kit.look import Look
from bot.ui.kit.message import Choice, Message, Press, Select


def titles(look: Look, locale: str) -> dict[str, str]:
    """Return the title of each topic, in a language."""
    named = words(locale)
    return {topic: named(f"rules-{look.game.name}-{topic}-title") for topic in look.topics}


def rules(look: Look, topic: str | None, language: Words) -> Message:
    """Show a topic (the first one by default), with the others to choose from."""
    game = look.game.name
    shown = topic if topic in look.topics else look.topics[0]
    title = language(f"rules-{game}-{shown}-title")
    embed = discord.Embed(title=title, description=language(f"rules-{game}-{shown}", **look.numbers))
    choices = tuple(
        Choice(label=language(f"rules-{game}-{other}-title"), value=other)
        for other in look.topics
        if other != shown
    )
    content = language(
        "rules-of",
        game=language(f"{game}-name"),
        place=look.topics.index(shown) + 1,
        places=len(look.topics),
    )
    press = Press("rulesof", args=(game,))
    another = Select(placeholder=language("rules-another"), press=press, choices=choices)
    return Message(content=content, embed=embed, rows=(another,))


def in_a_minute(look: Look, language: Words) -> Message:
    """Show what one has to know before a first game, with every topic to choose from."""
    game = look.game.name
    embed = discord.Embed(description=language(f"rules-{game}-minute", **look.numbers))
    choices = tuple(
        Choice(label=language(f"rules-{game}-{topic}-title"), value=topic) for topic in look.topics
    )
    chapters = Select(
        placeholder=language("rules-chapters"), press=Press("rulesof", args=(game,)), choices=choices
    )
    content = language("rules-minute", game=language(f"{game}-name"))
    return Message(content=content, embed=embed, rows=(chapters,))
