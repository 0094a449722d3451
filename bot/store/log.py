"""A table's log in the database, its drafts, its held corrections, and what rests."""

from sqlalchemy import and_, delete, insert, or_

from bot.store import schema
from bot.store.rows import CorrectionRow, DraftRow, RecordRow, RestedRow
from bot.store.store import Transaction
from bot.store.upsert import upsert


async def append(transaction: Transaction, table: int, records: tuple[RecordRow, ...]) -> None:
    """Add records at the end. StoreError `conflict`: another transaction wrote that number first."""
    # by hand: `asdict` copies every value, and a sheet can bring two thousand records
    rows = [
        {
            "table": table,
            "seq": record.seq,
            "kind": record.kind,
            "concerns": record.concerns,
            "by": record.by,
            "body": record.body,
            "at": record.at,
            "givers": record.givers,
        }
        for record in records
    ]
    await transaction.execute(insert(schema.entries), rows)


async def write_drafts(transaction: Transaction, table: int, drafts: tuple[DraftRow, ...]) -> None:
    """Write these seats' drafts, instead of what they had before."""
    for draft in drafts:
        await upsert(
            transaction,
            schema.drafts,
            {"table": table, "seat": draft.seat},
            {"body": draft.body, "by": draft.by},
        )


async def drop_drafts(transaction: Transaction, table: int, seats: frozenset[int]) -> None:
    """Drop these seats' drafts."""
    drafts = schema.drafts.c
    await transaction.execute(
        delete(schema.drafts).where(drafts.table == table, drafts.seat.in_(sorted(seats)))
    )


async def hold(transaction: Transaction, table: int, held: tuple[CorrectionRow, ...]) -> None:
    """Write held corrections, instead of those for the same round and seat."""
    for row in held:
        await upsert(
            transaction,
            schema.corrections,
            {"table": table, "round": row.round, "seat": row.seat},
            {"kind": row.kind, "body": row.body, "since": row.since, "number": row.number},
        )


async def let_go(transaction: Transaction, table: int, held: frozenset[tuple[int, int]]) -> None:
    """Drop the held corrections of these rounds and seats."""
    rows = schema.corrections.c
    wanted = or_(*(and_(rows.round == round_, rows.seat == seat) for round_, seat in sorted(held)))
    await transaction.execute(delete(schema.corrections).where(rows.table == table, wanted))


async def rest(transaction: Transaction, table: int, rested: tuple[RestedRow, ...]) -> None:
    """Write what rests under undos, instead of all that was written before."""
    await transaction.execute(delete(schema.rested).where(schema.rested.c.table == table))
    if rested:
        rows = [{"table": table, "under": row.under, "seat": row.seat, "body": row.body} for row in rested]
        await transaction.execute(insert(schema.rested), rows)


async def clear(transaction: Transaction, table: int) -> None:
    """Drop every draft, every held correction and all that rests."""
    await transaction.execute(delete(schema.drafts).where(schema.drafts.c.table == table))
    await transaction.execute(delete(schema.corrections).where(schema.corrections.c.table == table))
    await transaction.execute(delete(schema.rested).where(schema.rested.c.table == table))
