"""Addresses of messages: the lobby or board that a table shows now."""

from typing import Final

from bot.tables import Tables
from bot.tables.model import Status, Table

NOWHERE: Final = "none"
"""Stands in sentences for an address that there is not."""


def message_link(guild: int, channel: int, message: int) -> str:
    """Give the address that opens a message in any Discord client."""
    return f"https://discord.com/channels/{guild}/{channel}/{message}"


async def current_link(tables: Tables, table: Table) -> str | None:
    """Give the address of the table's lobby or board; None where it has none (yet)."""
    kind = "lobby" if table.status is Status.LOBBY else "board"
    noted = await tables.noted(table.id, kind, table.moment)
    if noted is None or noted.channel is None or noted.message is None:
        return None
    return message_link(table.place.guild, noted.channel, noted.message)
