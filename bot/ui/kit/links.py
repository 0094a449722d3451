"""Addresses of messages: the lobby or board that a table shows now."""

import re
from typing import Final

from bot.tables import Tables
from bot.tables.kinds import MessageKind
from bot.tables.model import Status, Table

MESSAGE: Final = re.compile(r"(https://discord\.com/channels/\d+/\d+)/\d+")
NOWHERE: Final = "none"
"""Stands in sentences for an address that there is not."""


def message_link(guild: int, channel: int, message: int) -> str:
    """Return the address that opens a message in any Discord client."""
    return f"https://discord.com/channels/{guild}/{channel}/{message}"


def channel_link(guild: int, channel: int) -> str:
    """Return the address of a channel; of a voice channel it opens the call, not its chat."""
    return f"https://discord.com/channels/{guild}/{channel}"


def channel_of(address: str) -> str:
    """Return the address of the channel where a message stands; any other address as it is."""
    found = MESSAGE.fullmatch(address)
    return address if found is None else found[1]


async def way_back(tables: Tables, table: Table, *, for_good: bool = False) -> str:
    """Return where a button leads that leads to a table: its board; until one stands, what is right above it.

    `for_good`: the button is not made anew when another board comes, so it leads to a post, which stays.
    Only a message's address opens a voice channel's chat; the channel's is left for a table of which
    nothing stands there.
    """
    place = table.place
    board, post = await current_link(tables, table), await tables.outbox.newest_post(table.id)
    if board is not None and (post is None or not for_good):
        return board
    lobby = await tables.outbox.noted(table.id, MessageKind.LOBBY, 0)
    above = post or (None if lobby is None else lobby.message)
    if above is None:
        return channel_link(place.guild, place.channel)
    return message_link(place.guild, place.channel, above)


async def current_link(tables: Tables, table: Table) -> str | None:
    """Return the address of the table's lobby or board; None where it has none (yet)."""
    kind = MessageKind.LOBBY if table.status is Status.LOBBY else MessageKind.BOARD
    noted = await tables.outbox.noted(table.id, kind, table.moment)
    if noted is None or noted.channel is None or noted.message is None:
        return None
    return message_link(table.place.guild, noted.channel, noted.message)
