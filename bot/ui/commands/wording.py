"""Names and descriptions of commands in every language: found by the names of functions and options.

A command `bet` of the group `skullking` is described by `command-skullking-bet` or, where there is
none, `command-bet`; its name elsewhere is `command-bet-name`; its option `tricks` is
`command-option-tricks` and `command-option-tricks-name`.
"""

import inspect
from collections.abc import Callable
from typing import Any, Final

import discord
from discord import app_commands
from discord.app_commands import TranslationContextTypes, locale_str

from bot.texts import DEFAULT, language_of, words
from bot.texts.sentences import text_id

TRANSLATED: Final = {
    locale: language
    for locale in discord.Locale
    if (language := language_of(locale.value)) not in (None, DEFAULT)
}
"""The languages of the texts by Discord's own names for them and their regional forms, besides English."""
KEY: Final = "key"


class Translation(app_commands.Translator):
    """Gives Discord each name, description and choice in the languages that there are texts for."""

    async def translate(
        self, string: locale_str, locale: discord.Locale, context: TranslationContextTypes
    ) -> str | None:
        """Return the text in this language; None: the English one stands."""
        del context
        language = TRANSLATED.get(locale)
        key = string.extras.get(KEY)
        return None if language is None or key is None else words(language)(key)


def said(key: str) -> locale_str:
    """Return a text by its id, in English, to be translated when the commands are sent to Discord."""
    return locale_str(words(DEFAULT)(key), key=key)


def named(name: str, key: str) -> locale_str:
    """Return an English name that is part of the contract, translated by this id elsewhere."""
    return locale_str(name, key=key)


def new_group(name: str, *, in_servers_only: bool) -> app_commands.Group:
    """Make a group of commands. Its name is the same in every language: it is what people call it."""
    return app_commands.Group(
        name=name,
        description=said(f"command-{name}"),
        guild_only=in_servers_only,
        allowed_contexts=app_commands.AppCommandContext(
            guild=True, dm_channel=not in_servers_only, private_channel=False
        ),
        allowed_installs=app_commands.AppInstallationType(guild=True, user=False),
    )


def new_subgroup(group: app_commands.Group, name: str) -> app_commands.Group:
    """Make a group of commands inside a group: `/skullking seat …`."""
    return app_commands.Group(
        name=named(name, f"command-{name}-name"), description=said(f"command-{name}"), parent=group
    )


def add(
    group: app_commands.Group, name: str, callback: Callable[..., Any]
) -> app_commands.Command[Any, Any, Any]:
    """Add a command to a group, worded by its name and by the names of the callback's options."""
    options = list(inspect.signature(callback).parameters)[1:]
    public = {option: option.removesuffix("_") for option in options}
    if options:
        app_commands.describe(**{o: said(_option(o)) for o in options})(callback)
        app_commands.rename(
            **{o: named(public[o], f"{_option(o)}-name") for o in options}
        )(callback)  # fmt: skip
    own = f"command-{group.name}-{name}"
    command: app_commands.Command[Any, Any, Any] = app_commands.Command(
        name=named(name, f"command-{name}-name"),
        description=said(own if words(DEFAULT).has(own) else f"command-{name}"),
        callback=callback,
    )
    group.add_command(command)
    return command


def _option(name: str) -> str:
    return text_id("command-option", name.removesuffix("_"))


def choices(option: str, *values: str) -> list[app_commands.Choice[str]]:
    """Return an option's fixed values with their words: `command-choice-OPTION-VALUE`."""
    return [
        app_commands.Choice(name=said(f"command-choice-{option}-{value}"), value=value) for value in values
    ]
