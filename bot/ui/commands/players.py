"""The option `player:`: a seat's name, a mention or a user id, completed from the seats of the table here."""

import re
from collections.abc import Callable, Coroutine
from typing import Any, Final

from discord import app_commands

from bot.tables.model import Table, TableError
from bot.ui.kit.names import plain
from bot.ui.request.answer import completing
from bot.ui.request.context import Context, Interaction
from bot.ui.request.services import Services
from bot.ui.typed.naming import seat_named, suggested
from rules.contract import Seat
from rules.names import is_blank

MOST_CHOICES: Final = 25
CHOICE_LIMIT: Final = 100
NAME_SEPARATOR: Final = re.compile(r"\s*[,;]\s*")

Completes = Callable[[Interaction, str], Coroutine[Any, Any, list[app_commands.Choice[str]]]]


async def here(context: Context, game: str) -> Table:
    """Find this channel's live table of this game. TableError `no_table`, `other_game`."""
    channel = context.interaction.channel_id
    found = None if channel is None else await context.tables.at(channel)
    if found is None:
        raise TableError("no_table", game=game)
    context.table = found
    if found.game.name != game:
        raise TableError("other_game", game=found.game.name)
    return found


async def here_at(context: Context, game: str) -> int:
    """Find the id of this channel's live table of this game: read only where there is none. As `here`."""
    channel = context.interaction.channel_id
    found = None if channel is None else await context.tables.glimpse_at(channel)
    if found is None or found.game != game:
        return (await here(context, game)).id
    context.about = found.id
    return found.id


async def here_for(context: Context, game: str, player: str | None) -> tuple[int, Seat | None]:
    """Find the live table's id, and the seat that a text means: the table is read where one is named.

    TableError as `here` and `seat_named`.
    """
    if player is None:
        return await here_at(context, game), None
    table = await here(context, game)
    return table.id, seat_named(table, player)


async def here_or_last(context: Context, game: str) -> Table:
    """Find this channel's live table of this game, else its last one. TableError `no_table`, `other_game`."""
    channel = context.interaction.channel_id
    if channel is not None and await context.tables.glimpse_at(channel) is None:
        last = await context.tables.last(channel)
        if last is not None and last.game.name == game:
            context.table = last
            return last
    return await here(context, game)


def seat_or_none(table: Table, given: str | None) -> Seat | None:
    """Find the seat that a text means; None where the option was left out."""
    return None if given is None else seat_named(table, given)


def seats_named(table: Table, given: str | None) -> tuple[Seat, ...]:
    """Find the seats that a text means: names with commas between them, one more than once if so said."""
    if given is None or is_blank(given):
        return ()
    try:
        return (seat_named(table, given),)
    except TableError:
        return tuple(seat_named(table, name) for name in NAME_SEPARATOR.split(given.strip()) if name)


def completes_player(services: Services) -> Completes:
    """Make the completion over the names of the seats here."""

    async def complete(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        async with completing(services, interaction):
            channel = interaction.channel_id
            names = () if channel is None else await _names_here(services, channel)
            shown = plain(names)
            return [
                app_commands.Choice(name=shown[seat], value=names[seat][:CHOICE_LIMIT])
                for seat in suggested(names, current)[:MOST_CHOICES]
            ]
        return []

    return complete


async def _names_here(services: Services, channel: int) -> tuple[str, ...]:
    table = await services.tables.at(channel) or await services.tables.last(channel)
    return () if table is None else table.names


def complete_player(command: app_commands.Command[Any, Any, Any], services: Services, *options: str) -> None:
    """Have these options of a command completed over the names of the seats."""
    for option in options:
        command.autocomplete(option)(completes_player(services))
