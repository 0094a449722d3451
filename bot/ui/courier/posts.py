"""What the log owes a channel: the reveal, the scores, the end, and what was mended."""

import asyncio
from collections.abc import Sequence
from datetime import datetime
from typing import Final

from bot.tables import Tables
from bot.tables.courier import LONG_AGO
from bot.tables.model import Post, Table
from bot.texts import Words, words
from bot.ui.boards import receipts, seating
from bot.ui.boards.final import final
from bot.ui.courier.marks import mark_of, marked, post_mark
from bot.ui.courier.outbox import EDIT_PATIENCE, MessageGoneError, Outbox, StuckError
from bot.ui.faces import face
from bot.ui.message import Message

SEATING: Final = frozenset({"seat", "host", "claim", "ask", "reopened"})
"""Kinds of posts about seats and the host."""
COMPLETED: Final = 20
"""Posts of a table that are completed when more is allowed: nobody reads further back."""


async def deliver(tables: Tables, outbox: Outbox, table: Table) -> bool:
    """Post what is owed, oldest first, until nothing is; tell whether any of it shows less than all.

    What somebody was about to post may stand there: it is looked for, from that time on.
    """
    channel, standing, less = table.place.channel, None, False
    while due := await tables.due_posts(table.id):
        post = due[0]
        mark = post_mark(post)
        if not await tables.begin_post(post):
            if standing is None:
                due = await tables.due_posts(table.id)  # with the time at which it was begun
                standing = await _standing(outbox, table, _since(due)) if due else {}
            if mark in standing:
                await tables.posted(post, standing[mark])
                continue
        shown = marked(await rendered(tables, post), mark, table, words(table.place.locale))
        sent = await outbox.send(channel, shown, post.nonce)
        less = less or not sent.whole
        counts = await tables.posted(post, sent.message, shows=None if sent.whole else sent.shows)
        if counts != sent.message:  # another process was faster
            await outbox.delete(channel, sent.message)
    return less


async def complete(tables: Tables, outbox: Outbox, table: Table) -> bool:
    """Show all of the newest posts that went out with less, where more of it is allowed by now.

    Tell whether any of them still shows less.
    """
    channel = table.place.channel
    lesser = await tables.lesser_posts(table.id)
    if not lesser or outbox.known.of(channel) is None:
        return bool(lesser)
    for post in lesser[:COMPLETED]:
        said = words(table.place.locale)
        shown = marked(await rendered(tables, post), post_mark(post), table, said)
        if post.message is None or outbox.shows(channel, shown, post.shows):
            continue
        try:
            sent = await outbox.edit(channel, post.message, shown, patience=EDIT_PATIENCE)
        except (MessageGoneError, StuckError):
            await tables.post_shows(post, None)
        else:
            await tables.post_shows(post, None if sent.whole else sent.shows)
    return bool(await tables.lesser_posts(table.id))


def _since(due: Sequence[Post]) -> datetime:
    """Give when the first of these was about to be posted."""
    return min((post.at for post in due if post.at is not None), default=LONG_AGO)


async def _standing(outbox: Outbox, table: Table, since: datetime) -> dict[str, int]:
    """Find what this table has posted since, by its marks."""
    found: dict[str, int] = {}
    for message in await outbox.own(table.place.channel, since):
        mark = mark_of(message, table.id)
        if mark is not None:
            found.setdefault(mark, message.id)
    return found


async def rendered(tables: Tables, post: Post) -> Message:
    """Render a post as the table stood right after its entry."""
    after = await tables.as_of(post.table, post.seq)
    said, own = words(after.place.locale), face(after.game.name)
    if post.kind in ("reveal", "scores"):
        step = next(step for step in after.steps if step.seq == post.seq)
        return (own.reveal if post.kind == "reveal" else own.scores)(after, step, said)
    if post.kind == "final":
        return await asyncio.to_thread(final, after, own, said)
    if post.kind == "extra":
        return receipts.extra(after, said)  # noqa: S610 (no Django here)
    if post.kind in SEATING:
        return await _seating(tables, post, after, said)
    before = await tables.as_of(post.table, post.seq - 1)
    changed = {
        "corrected": receipts.corrected,
        "options": receipts.options_changed,
        "cards": receipts.cards_changed,
    }
    if post.kind in changed:
        return changed[post.kind](before, after, own, _by(post, after), said)
    told = {"undone": receipts.undone, "redone": receipts.redone}
    return told[post.kind](before, after, _by(post, after), said)


async def _seating(tables: Tables, post: Post, after: Table, said: Words) -> Message:
    """Render what is told of seats and of the host."""
    if post.kind == "reopened":
        return seating.reopened(said)
    told = {"host": seating.new_host, "claim": seating.claimed, "ask": seating.asked, "seat": seating.moved}
    return told[post.kind](after, await tables.mention(post.table, post.seq), said)


def _by(post: Post, after: Table) -> str | None:
    """Name who did what a post tells of; None for a moderator who sits elsewhere."""
    seat = next((record.by for record in after.records if record.seq == post.seq), None)
    return None if seat is None else after.names[seat]
