"""Telling Discord the commands: only where they are others than it was told, for their ids are kept."""

import contextlib
import hashlib
import json
from collections.abc import Iterator
from typing import Any, Final

import discord
import structlog
from discord import app_commands

from bot.store.errors import StoreError
from bot.tables import Tables

log = structlog.get_logger("bot.commands")

Tree = app_commands.CommandTree[Any]
BELOW: Final = (
    discord.AppCommandOptionType.subcommand.value,
    discord.AppCommandOptionType.subcommand_group.value,
)
"""What stands between a group's name and the options of a command."""


async def told_commands(tree: Tree, tables: Tables) -> dict[str, str]:
    """Tell Discord the commands if they are others; give each by its full name as a mention to be tapped."""
    application = tree.client.application_id
    looks = await _looks(tree)
    known = None if application is None else await tables.commands.known(application)
    if known is not None and known[0] == looks:
        return {name: f"</{name}:{id_}>" for name, id_ in known[1].items()}
    ids = {name: command.id for command in await tree.sync() for name in _names(command)}
    if application is not None:
        await tables.commands.remember(application, looks, ids)
    return {name: f"</{name}:{id_}>" for name, id_ in ids.items()}


async def doubt_commands(tree: Tree, tables: Tables) -> None:
    """Have the commands told anew at the next start: somebody has typed one that is not ours."""
    if tree.client.application_id is not None:
        with contextlib.suppress(StoreError):
            await tables.commands.doubt(tree.client.application_id)
            log.warning("commands_differ")


def options_differ(command: app_commands.Command[Any, ..., Any], data: Any) -> bool:
    """Return whether an option was typed that has another type by now: Discord has an older command."""
    types = {parameter.display_name: parameter.type.value for parameter in command.parameters}
    return any(types.get(option["name"], option["type"]) != option["type"] for option in _given(data))


async def payload(tree: Tree) -> list[dict[str, Any]]:
    """Return all that Discord would be told."""
    translator = tree.translator
    return [
        command.to_dict(tree)
        if translator is None
        else await command.get_translated_payload(tree, translator)
        for command in tree.get_commands()
    ]


async def _looks(tree: Tree) -> str:
    """Return the fingerprint of all that Discord would be told."""
    return hashlib.sha256(json.dumps(await payload(tree), sort_keys=True).encode()).hexdigest()


def _names(command: app_commands.AppCommand | app_commands.AppCommandGroup) -> Iterator[str]:
    """Return the full names of the commands below this one."""
    below = [option for option in command.options if isinstance(option, app_commands.AppCommandGroup)]
    for option in below:
        yield from _names(option)
    if not below and isinstance(command, app_commands.AppCommandGroup):
        yield command.qualified_name


def _given(data: Any) -> list[dict[str, Any]]:
    """Return the options that a command was typed with, below its group's name and its own."""
    options: list[dict[str, Any]] = data.get("options", [])
    while options and options[0]["type"] in BELOW:
        options = options[0].get("options", [])
    return options
