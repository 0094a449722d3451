"""What the log owes a channel: the reveal, the scores, the end, and what was mended."""

from collections.abc import Sequence
from datetime import datetime
from typing import Final

from bot.tables import Tables
from bot.tables.model import Post, Table
from bot.tables.outbox import LONG_AGO
from bot.ui.courier.rendering import rendered_with_mark
from bot.ui.courier.sender import EDIT_PATIENCE, MessageGoneError, Sender, StuckError
from bot.ui.courier.stale_buttons import kept, passing
from bot.ui.kit.marks import mark_of, post_mark

COMPLETED: Final = 20
"""Posts of a table that are completed when more is allowed: nobody reads further back."""


async def deliver(tables: Tables, sender: Sender, table: Table) -> bool:
    """Post what is owed, oldest first, until nothing is; tell whether any of it shows less than all.

    What somebody was about to post may stand there: it is looked for, from that time on.
    """
    channel, standing, less = table.place.channel, None, False
    while due := await tables.outbox.due_posts(table.id):
        post = due[0]
        mark = post_mark(post)
        shown = await rendered_with_mark(tables, post, table)
        if not await tables.outbox.begin_post(post):
            if standing is None:
                due = await tables.outbox.due_posts(table.id)  # with the time at which it was begun
                standing = await _standing(sender, table, _since(due)) if due else {}
            if mark in standing:
                await tables.outbox.posted(post, standing[mark], buttons=passing(shown))
                continue
        sent = await sender.send(channel, shown, post.nonce)
        less = less or not sent.whole
        shows = None if sent.whole else sent.shows
        counts = await tables.outbox.posted(post, sent.message, shows=shows, buttons=passing(shown))
        if counts != sent.message:  # another process was faster
            await sender.delete(channel, sent.message)
    return less


async def complete(tables: Tables, sender: Sender, table: Table) -> bool:
    """Show all of the newest posts that went out with less, where more of it is allowed by now.

    Tell whether any of them still shows less.
    """
    channel = table.place.channel
    lesser = await tables.outbox.lesser_posts(table.id)
    if not lesser or sender.known.of(channel) is None:
        return bool(lesser)
    for post in lesser[:COMPLETED]:
        shown = await rendered_with_mark(tables, post, table)
        shown = kept(shown) if post.buttons is None else shown
        if post.message is None or sender.shows(channel, shown, post.shows):
            continue
        try:
            sent = await sender.edit(channel, post.message, shown, patience=EDIT_PATIENCE)
        except (MessageGoneError, StuckError):
            await tables.outbox.post_shows(post, None)
        else:
            await tables.outbox.post_shows(post, None if sent.whole else sent.shows)
    return bool(await tables.outbox.lesser_posts(table.id))


def _since(due: Sequence[Post]) -> datetime:
    """Return when the first of these was about to be posted."""
    return min((post.at for post in due if post.at is not None), default=LONG_AGO)


async def _standing(sender: Sender, table: Table, since: datetime) -> dict[str, int]:
    """Find what this table has posted since, by its marks."""
    found: dict[str, int] = {}
    for message in await sender.own(table.place.channel, since):
        mark = mark_of(message, table.id)
        if mark is not None:
            found.setdefault(mark, message.id)
    return found
