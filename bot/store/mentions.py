"""Whom a table's log tells of who has no seat there: names stand here, never in the log."""

from dataclasses import asdict

from sqlalchemy import delete, insert, select

from bot.store import schema
from bot.store.rows import MentionRow
from bot.store.store import Transaction

_MENTIONS = schema.mentions
BROUGHT = 0
"""Stands for the record of who brought a finished table from a sheet, and is one of its players."""


def giver_of(seat: int) -> int:
    """Return what stands for the record of who gave this seat in the lobby: below zero, its own inverse."""
    return -1 - seat


async def add(transaction: Transaction, rows: tuple[MentionRow, ...]) -> None:
    """Note them."""
    await transaction.execute(insert(_MENTIONS), [asdict(row) for row in rows])


async def of_table(transaction: Transaction, table: int) -> tuple[MentionRow, ...]:
    """Return everybody that a table's log still tells of, oldest record first."""
    wanted = (
        select(_MENTIONS)
        .where(_MENTIONS.c.table == table, _MENTIONS.c.seq >= BROUGHT)
        .order_by(_MENTIONS.c.seq)
    )
    return tuple(MentionRow(**row._mapping) for row in await transaction.execute(wanted))  # noqa: SLF001 (public)


async def drop_givers(transaction: Transaction, table: int) -> None:
    """Drop who gave which seat of a table."""
    rows = _MENTIONS.c
    await transaction.execute(delete(_MENTIONS).where(rows.table == table, rows.seq < BROUGHT))


async def drop(transaction: Transaction, table: int, seqs: frozenset[int]) -> None:
    """Drop what there is no more to tell of."""
    rows = _MENTIONS.c
    await transaction.execute(delete(_MENTIONS).where(rows.table == table, rows.seq.in_(sorted(seqs))))
