"""Tables in the database: their row and their seats, which of them are live, which act came before."""

from dataclasses import asdict
from datetime import datetime
from typing import Final

from sqlalchemy import bindparam, delete, func, insert, select, update
from sqlalchemy.dialects.postgresql import insert as postgres_insert
from sqlalchemy.dialects.sqlite import insert as sqlite_insert

from bot.store import mentions as store_mentions
from bot.store import schema
from bot.store.rows import MentionRow, SeatRow, TableRow
from bot.store.store import Transaction

_TABLES: Final = schema.tables
_LIVE: Final = _TABLES.c.status.in_(("lobby", "playing"))
_GIVEN: Final = ("by", "by_name")
"""What of a seat stands among the mentions."""
# what is asked at every act is put together once
_ROW: Final = select(_TABLES).where(_TABLES.c.id == bindparam("wanted"))
_LIVE_AT: Final = select(_TABLES.c.id, _TABLES.c.status).where(_TABLES.c.channel == bindparam("place"), _LIVE)


async def remember_act(transaction: Transaction, interaction: int, now: datetime) -> bool:
    """Remember that this interaction acts, so that it counts once. Return False where it already did."""
    insert_ = postgres_insert if transaction.dialect.name == "postgresql" else sqlite_insert
    statement = insert_(schema.acts).values(interaction=interaction, at=now).on_conflict_do_nothing()
    return (await transaction.execute(statement)).rowcount == 1


async def forget_acts(transaction: Transaction, before: datetime) -> None:
    """Forget the interactions before this instant: Discord no longer delivers them again."""
    await transaction.execute(delete(schema.acts).where(schema.acts.c.at < before))


async def add(transaction: Transaction, row: TableRow) -> int:
    """Insert a table; its id is chosen here. StoreError `conflict`: a live one stands in that channel."""
    values = {name: value for name, value in asdict(row).items() if name != "id"}
    result = await transaction.execute(insert(_TABLES).values(values).returning(_TABLES.c.id))
    return int(result.scalar_one())


async def lock(transaction: Transaction, table: int) -> TableRow | None:
    """Return the row and keep it until the transaction ends (SQLite's transaction has it anyway)."""
    found = await transaction.execute(select(_TABLES).where(_TABLES.c.id == table).with_for_update())
    row = found.one_or_none()
    return None if row is None else TableRow(**row._mapping)  # noqa: SLF001 (SQLAlchemy's public name)


async def read(transaction: Transaction, table: int) -> TableRow | None:
    """Return the row."""
    row = (await transaction.execute(_ROW, {"wanted": table})).one_or_none()
    return None if row is None else TableRow(**row._mapping)  # noqa: SLF001 (SQLAlchemy's public name)


async def write(transaction: Transaction, row: TableRow) -> None:
    """Write the row anew. StoreError `conflict`: it lives again where another one lives."""
    await transaction.execute(update(_TABLES).where(_TABLES.c.id == row.id).values(asdict(row)))


async def live_at(transaction: Transaction, channel: int) -> tuple[int, str] | None:
    """Return the id and status of the live table in this channel."""
    row = (await transaction.execute(_LIVE_AT, {"place": channel})).one_or_none()
    return None if row is None else (row.id, row.status)


async def last_at(transaction: Transaction, channel: int, *, begun: bool = False) -> int | None:
    """Return the id of the newest table in this channel, live or not; `begun`: of those with a game."""
    found = select(func.max(_TABLES.c.id)).where(_TABLES.c.channel == channel)
    if begun:
        found = found.where(_TABLES.c.frozen.is_not(None))
    newest: int | None = (await transaction.execute(found)).scalar_one()
    return newest


async def live(transaction: Transaction) -> tuple[int, ...]:
    """Return the ids of all live tables."""
    found = await transaction.execute(select(_TABLES.c.id).where(_LIVE).order_by(_TABLES.c.id))
    return tuple(found.scalars())


async def live_with(transaction: Transaction, user: int) -> tuple[int, ...]:
    """Return the ids of the live tables where this user has a seat, is the host, or is mentioned."""
    sits = select(schema.seats.c.table).where(schema.seats.c.user == user)
    mentioned = select(schema.mentions.c.table).where(schema.mentions.c.user == user)
    found = await transaction.execute(
        select(_TABLES.c.id)
        .where(_LIVE, _TABLES.c.id.in_(sits) | _TABLES.c.id.in_(mentioned) | (_TABLES.c.host == user))
        .order_by(_TABLES.c.id)
    )
    return tuple(found.scalars())


async def is_seated(transaction: Transaction, table: int, user: int) -> bool:
    """Return whether this user has a seat there."""
    sits = select(schema.seats.c.seat).where(schema.seats.c.table == table, schema.seats.c.user == user)
    return (await transaction.execute(sits)).first() is not None


async def seat(
    transaction: Transaction, table: int, seats: tuple[SeatRow, ...], before: tuple[SeatRow, ...] = ()
) -> None:
    """Write who sits where, instead of what was written before."""
    await transaction.execute(delete(schema.seats).where(schema.seats.c.table == table))
    if seats:
        columns = [
            {name: value for name, value in asdict(row).items() if name not in _GIVEN} for row in seats
        ]
        await transaction.execute(insert(schema.seats), [{"table": table, **row} for row in columns])
    if any(row.by is not None for row in before):
        await store_mentions.drop_givers(transaction, table)
    givers = tuple(
        MentionRow(table=table, seq=store_mentions.giver_of(row.seat), user=row.by, name=row.by_name)
        for row in seats
        if row.by is not None
    )
    if givers:
        await store_mentions.add(transaction, givers)
