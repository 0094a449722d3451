"""What a table owes its channel, and which messages of it are edited."""

from dataclasses import asdict

from sqlalchemy import delete, insert, select, update

from bot.store import schema
from bot.store.rows import MessageRow, PostRow
from bot.store.store import Transaction
from bot.store.upsert import upsert

_POSTS = schema.posts
_MESSAGES = schema.messages


async def owe(transaction: Transaction, posts: tuple[PostRow, ...]) -> None:
    """Note messages that must be posted."""
    await transaction.execute(insert(_POSTS), [asdict(post) for post in posts])


async def due(transaction: Transaction, table: int | None) -> tuple[PostRow, ...]:
    """Give what is still to be posted, of one table or of all, oldest first (in the order of the log)."""
    wanted = select(_POSTS).where(_POSTS.c.message.is_(None)).order_by(_POSTS.c.table, _POSTS.c.seq)
    if table is not None:
        wanted = wanted.where(_POSTS.c.table == table)
    return tuple(PostRow(**row._mapping) for row in await transaction.execute(wanted))  # noqa: SLF001 (public)


async def settle(transaction: Transaction, post: PostRow, message: int) -> None:
    """Note which message was posted for it, unless one already is."""
    posts = _POSTS.c
    await transaction.execute(
        update(_POSTS)
        .where(posts.table == post.table, posts.seq == post.seq, posts.kind == post.kind)
        .where(posts.message.is_(None))
        .values(message=message)
    )


async def note(transaction: Transaction, row: MessageRow) -> None:
    """Note a message that will be edited, instead of the one noted before."""
    await upsert(
        transaction,
        _MESSAGES,
        {"table": row.table, "kind": row.kind, "key": row.key},
        {"channel": row.channel, "message": row.message},
    )


async def noted(transaction: Transaction, table: int, kind: str, key: int | None) -> tuple[MessageRow, ...]:
    """Give the noted messages of a kind, by key; `key` None: all of them."""
    rows = _MESSAGES.c
    wanted = select(_MESSAGES).where(rows.table == table, rows.kind == kind).order_by(rows.key)
    if key is not None:
        wanted = wanted.where(rows.key == key)
    return tuple(MessageRow(**row._mapping) for row in await transaction.execute(wanted))  # noqa: SLF001 (public)


async def drop(transaction: Transaction, table: int, kind: str, key: int) -> None:
    """Forget a noted message: it is gone from the channel."""
    rows = _MESSAGES.c
    await transaction.execute(
        delete(_MESSAGES).where(rows.table == table, rows.kind == kind, rows.key == key)
    )
