"""What a table owes its channel: each post, once."""

from dataclasses import asdict
from datetime import datetime

from sqlalchemy import ColumnElement, bindparam, insert, select, update

from bot.store import schema
from bot.store.rows import PostRow
from bot.store.store import Transaction

_POSTS = schema.posts
_DUE = select(_POSTS).where(_POSTS.c.message.is_(None)).order_by(_POSTS.c.table, _POSTS.c.seq)
# asked at every act, so it is put together once
_DUE_OF = _DUE.where(_POSTS.c.table == bindparam("wanted"))


async def owe(transaction: Transaction, posts: tuple[PostRow, ...]) -> None:
    """Note messages that must be posted."""
    await transaction.execute(insert(_POSTS), [asdict(post) for post in posts])


async def due(transaction: Transaction, table: int | None) -> tuple[PostRow, ...]:
    """Return what is still to be posted, of one table or of all, oldest first (in the order of the log)."""
    if table is None:
        found = await transaction.execute(_DUE)
    else:
        found = await transaction.execute(_DUE_OF, {"wanted": table})
    return tuple(PostRow(**row._mapping) for row in found)  # noqa: SLF001 (public)


async def begin(transaction: Transaction, post: PostRow, at: datetime) -> bool:
    """Note that it is about to be sent; False: somebody was before, or it is settled."""
    done = await transaction.execute(
        update(_POSTS).where(*_is(post), _POSTS.c.at.is_(None), _POSTS.c.message.is_(None)).values(at=at)
    )
    return done.rowcount == 1


async def settle(transaction: Transaction, post: PostRow, message: int) -> int | None:
    """Note which message was posted for it, unless one already is; give the one that counts."""
    await transaction.execute(
        update(_POSTS)
        .where(*_is(post), _POSTS.c.message.is_(None))
        .values(message=message, shows=post.shows, buttons=post.buttons)
    )
    found = await transaction.execute(select(_POSTS.c.message).where(*_is(post)))
    counts: int | None = found.scalar_one_or_none()
    return counts


async def newest(transaction: Transaction, table: int) -> int | None:
    """Return the message that was posted last for a table; None: none was."""
    posted = select(_POSTS.c.message).where(_POSTS.c.table == table, _POSTS.c.message > 0)
    found = await transaction.execute(posted.order_by(_POSTS.c.message.desc()).limit(1))
    message: int | None = found.scalar_one_or_none()
    return message


async def less(transaction: Transaction, table: int | None, since: datetime) -> tuple[PostRow, ...]:
    """Return the posts since then that show less than all, of one table or of all, newest first."""
    posts = _POSTS.c
    wanted = select(_POSTS).where(posts.shows.is_not(None), posts.message.is_not(None), posts.at >= since)
    wanted = wanted.order_by(posts.table.desc(), posts.seq.desc())
    if table is not None:
        wanted = wanted.where(posts.table == table)
    return tuple(PostRow(**row._mapping) for row in await transaction.execute(wanted))  # noqa: SLF001 (public)


async def show(transaction: Transaction, post: PostRow) -> None:
    """Note what a post shows now; `shows` None: all."""
    await transaction.execute(update(_POSTS).where(*_is(post)).values(shows=post.shows))


async def with_buttons(transaction: Transaction, table: int) -> tuple[PostRow, ...]:
    """Return the posts of a table with buttons that can pass, oldest first."""
    posts = _POSTS.c
    wanted = select(_POSTS).where(posts.buttons.is_not(None), posts.table == table).order_by(posts.seq)
    return tuple(PostRow(**row._mapping) for row in await transaction.execute(wanted))  # noqa: SLF001 (public)


async def tables_with_buttons(transaction: Transaction, since: datetime) -> tuple[int, ...]:
    """Return the tables with posts since then that have buttons which can pass."""
    posts = _POSTS.c
    wanted = select(posts.table).where(posts.buttons.is_not(None), posts.at >= since).distinct()
    return tuple((await transaction.execute(wanted)).scalars())


async def bare(transaction: Transaction, post: PostRow) -> None:
    """Note that nothing is to be taken off a post any more."""
    await transaction.execute(update(_POSTS).where(*_is(post)).values(buttons=None))


def _is(post: PostRow) -> tuple[ColumnElement[bool], ...]:
    posts = _POSTS.c
    return posts.table == post.table, posts.seq == post.seq, posts.kind == post.kind
