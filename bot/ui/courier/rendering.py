"""Posts as they are drawn, from the log alone: at once, or long after."""

import asyncio
from typing import Final

from bot.tables import Tables
from bot.tables.kinds import PostKind
from bot.tables.model import Post, Table
from bot.tables.view import View, view
from bot.texts import Words, words
from bot.ui.boards import receipts, seating
from bot.ui.boards.final import final
from bot.ui.kit.marks import post_mark, with_mark
from bot.ui.kit.message import Message
from bot.ui.looks import look_of

SEATING: Final = frozenset({PostKind.SEAT, PostKind.HOST, PostKind.CLAIM, PostKind.ASK, PostKind.REOPENED})
"""Kinds of posts about seats and the host."""


async def rendered_with_mark(tables: Tables, post: Post, table: Table) -> Message:
    """Render a post with its mark; `table`: as it is now."""
    after = await tables.as_of(post.table, post.seq)
    return with_mark(await _rendered(tables, post, after), post_mark(post), table, words(after.place.locale))


async def rendered(tables: Tables, post: Post) -> Message:
    """Render a post as the table stood right after its entry, in the language that it spoke then."""
    return await _rendered(tables, post, await tables.as_of(post.table, post.seq))


async def _rendered(tables: Tables, post: Post, after: Table) -> Message:
    """Render a post for everybody: from what an onlooker may see."""
    said, own, seen = words(after.place.locale), look_of(after), view(after, None)
    if post.kind in (PostKind.REVEAL, PostKind.SCORES):
        step = next(step for step in seen.steps if step.seq == post.seq)
        return (own.reveal if post.kind == PostKind.REVEAL else own.scores)(seen, step, said)
    if post.kind == PostKind.FINAL:
        return await asyncio.to_thread(final, seen, own, said)
    if post.kind == PostKind.EXTRA:
        return receipts.extra(seen, said)  # noqa: S610 (no Django here)
    if post.kind in SEATING:
        return await _seating(tables, post, seen, said)
    before = view(await tables.as_of(post.table, post.seq - 1), None)
    changed = {
        PostKind.CORRECTED: receipts.corrected,
        PostKind.OPTIONS: receipts.options_changed,
        PostKind.CARDS: receipts.cards_changed,
    }
    if post.kind in changed:
        return changed[post.kind](before, seen, own, _by(post, seen), said)
    told = {PostKind.UNDONE: receipts.undone, PostKind.REDONE: receipts.redone}
    return told[post.kind](before, seen, _by(post, seen), said)


async def _seating(tables: Tables, post: Post, after: View, said: Words) -> Message:
    """Render what is told of seats and of the host."""
    if post.kind == PostKind.REOPENED:
        return seating.reopened(said)
    told = {
        PostKind.HOST: seating.new_host,
        PostKind.CLAIM: seating.claimed,
        PostKind.ASK: seating.asked,
        PostKind.SEAT: seating.moved,
    }
    return told[post.kind](after, await tables.mention(post.table, post.seq), said)


def _by(post: Post, after: View) -> str | None:
    """Name who did what a post tells of; None for a moderator who sits elsewhere."""
    seat = next((record.by for record in after.records if record.seq == post.seq), None)
    return None if seat is None else after.names[seat]
