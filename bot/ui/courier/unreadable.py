"""What is left to do for a table that cannot be read: once it is closed, its messages say so."""

from contextlib import suppress

from bot.tables import Tables
from bot.texts import words
from bot.ui.courier.outbox import ChannelGoneError, MessageGoneError, Outbox
from bot.ui.message import Message


async def put_away(tables: Tables, outbox: Outbox, table: int) -> bool:
    """Take the buttons off what a closed table shows; tell whether it is live: then it is left as it is."""
    standing = await tables.standing(table)
    if standing is None:
        return False
    place, live = standing
    if live:
        return True
    closed = Message(content=words(place.locale)("tabletop-closed-ended"))
    for kind in ("lobby", "board", "prompt"):
        for noted in await tables.all_noted(table, kind):
            with suppress(MessageGoneError, ChannelGoneError):
                await outbox.edit(noted.channel, noted.message, closed)
            await tables.forget_message(table, kind, noted.key)
    return False
