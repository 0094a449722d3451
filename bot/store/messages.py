"""Which messages of a table are edited: a row before each is sent, and what it shows after."""

from dataclasses import asdict

from sqlalchemy import ColumnElement, bindparam, delete, select, update
from sqlalchemy.dialects.postgresql import insert as postgres_insert
from sqlalchemy.dialects.sqlite import insert as sqlite_insert

from bot.store import schema
from bot.store.rows import MessageRow
from bot.store.store import Transaction

_MESSAGES = schema.messages
# asked at every act, so it is put together once
_OF_TABLE = (
    select(_MESSAGES)
    .where(_MESSAGES.c.table == bindparam("wanted"))
    .order_by(_MESSAGES.c.kind, _MESSAGES.c.key)
)


async def of_table(transaction: Transaction, table: int) -> tuple[MessageRow, ...]:
    """Return all rows of a table, by kind and key."""
    found = await transaction.execute(_OF_TABLE, {"wanted": table})
    return tuple(MessageRow(**row._mapping) for row in found)  # noqa: SLF001 (public)


async def unfinished(transaction: Transaction) -> tuple[int, ...]:
    """Return the tables that are over and still have a lobby, a board or a direct message."""
    rows, tables = _MESSAGES.c, schema.tables.c
    found = await transaction.execute(
        select(rows.table)
        .join(schema.tables, tables.id == rows.table)
        .where(tables.status.not_in(("lobby", "playing")), rows.kind.in_(("lobby", "board", "prompt")))
        .distinct()
    )
    return tuple(found.scalars())


async def find(transaction: Transaction, table: int, kind: str, key: int) -> MessageRow | None:
    """Return the row of this kind and key."""
    found = await transaction.execute(select(_MESSAGES).where(*_at(table, kind, key)))
    row = found.one_or_none()
    return None if row is None else MessageRow(**row._mapping)  # noqa: SLF001 (SQLAlchemy's public name)


async def begin(transaction: Transaction, row: MessageRow) -> bool:
    """Note that a message is about to be sent; False: such a row is there."""
    insert_ = postgres_insert if transaction.dialect.name == "postgresql" else sqlite_insert
    done = await transaction.execute(insert_(_MESSAGES).values(**asdict(row)).on_conflict_do_nothing())
    return done.rowcount == 1


async def sent(transaction: Transaction, row: MessageRow) -> MessageRow | None:
    """Note the message that was sent, where none is noted; give the row as it is then; None: it is gone."""
    await transaction.execute(
        update(_MESSAGES)
        .where(*_at(row.table, row.kind, row.key), _MESSAGES.c.message.is_(None))
        .values(channel=row.channel, message=row.message, shows=row.shows)
    )
    return await find(transaction, row.table, row.kind, row.key)


async def turn(transaction: Transaction, row: MessageRow) -> int | None:
    """Note that a message is about to be edited, and give the number of that; None: the row is gone."""
    done = await transaction.execute(
        update(_MESSAGES)
        .where(*_at(row.table, row.kind, row.key), _MESSAGES.c.message == row.message)
        .values(shows=None, turn=_MESSAGES.c.turn + 1)
        .returning(_MESSAGES.c.turn)
    )
    number: int | None = done.scalar_one_or_none()
    return number


async def show(transaction: Transaction, row: MessageRow) -> bool:
    """Note what a message shows, where nobody was about to edit it since."""
    done = await transaction.execute(
        update(_MESSAGES)
        .where(*_at(row.table, row.kind, row.key))
        .where(_MESSAGES.c.message == row.message, _MESSAGES.c.turn == row.turn)
        .values(shows=row.shows, user=row.user, locale=row.locale)
    )
    return done.rowcount == 1


async def drop(transaction: Transaction, row: MessageRow) -> None:
    """Forget this message, or that it was about to be sent."""
    message = _MESSAGES.c.message
    same = message.is_(None) if row.message is None else message == row.message
    await transaction.execute(delete(_MESSAGES).where(*_at(row.table, row.kind, row.key), same))


async def doubt(transaction: Transaction, table: int) -> None:
    """Trust nothing that is known of what a table's lobby and boards show."""
    rows = _MESSAGES.c
    await transaction.execute(
        update(_MESSAGES)
        .where(rows.table == table, rows.kind.in_(("lobby", "board")))
        .values(shows=None, turn=rows.turn + 1)
    )


def _at(table: int, kind: str, key: int) -> tuple[ColumnElement[bool], ...]:
    rows = _MESSAGES.c
    return rows.table == table, rows.kind == kind, rows.key == key
