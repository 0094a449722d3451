"""What is left to do for a table that cannot be read: once it is closed, its messages say so."""

from contextlib import suppress

from bot.tables import Tables
from bot.texts import words
from bot.ui.courier.sender import ChannelGoneError, MessageGoneError, Sender, StuckError
from bot.ui.kit.message import Message


async def put_away(tables: Tables, sender: Sender, table: int) -> bool:
    """Take the buttons off what a closed table shows; tell whether it is live: then it is left as it is."""
    glimpse = await tables.glimpse(table)
    if glimpse is None:
        return False
    if glimpse.live:
        return True
    closed = Message(content=words(glimpse.place.locale)("tabletop-closed-ended"))
    for noted in await tables.outbox.messages(table):
        if noted.channel is not None and noted.message is not None:
            with suppress(MessageGoneError, ChannelGoneError, StuckError):
                await sender.edit(noted.channel, noted.message, closed)
        await tables.outbox.forget_message(noted)
    return False
