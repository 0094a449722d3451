"""Direct-message channels that are known, how fast new ones may be opened, and when nobody is written to."""

from collections.abc import Collection
from datetime import datetime
from typing import Final

from sqlalchemy import delete, func, select
from sqlalchemy.dialects.postgresql import insert as postgres_insert
from sqlalchemy.dialects.sqlite import insert as sqlite_insert

from bot.store import schema
from bot.store.rows import BrakeRow
from bot.store.store import Transaction
from bot.store.upsert import upsert

_DOORS: Final = schema.doors
_BRAKES: Final = schema.brakes
_REFUSALS: Final = schema.refusals


async def note(transaction: Transaction, user: int, channel: int) -> None:
    """Remember somebody's direct-message channel."""
    await upsert(transaction, _DOORS, {"user": user}, {"channel": channel})


async def drop(transaction: Transaction, user: int) -> None:
    """Forget it."""
    await transaction.execute(delete(_DOORS).where(_DOORS.c.user == user))


async def brakes(transaction: Transaction) -> dict[str, BrakeRow]:
    """Return every brake by its name; one that was never used is not there."""
    found = await transaction.execute(select(_BRAKES))
    return {row.name: BrakeRow(**row._mapping) for row in found}  # noqa: SLF001 (SQLAlchemy's public name)


async def brake(transaction: Transaction, name: str) -> BrakeRow:
    """Return a brake and keep it until the transaction ends."""
    insert = postgres_insert if transaction.dialect.name == "postgresql" else sqlite_insert
    await transaction.execute(insert(_BRAKES).values(name=name, times=0).on_conflict_do_nothing())
    found = await transaction.execute(select(_BRAKES).where(_BRAKES.c.name == name).with_for_update())
    return BrakeRow(**found.one()._mapping)  # noqa: SLF001 (SQLAlchemy's public name)


async def set_brake(transaction: Transaction, row: BrakeRow) -> None:
    """Write a brake anew."""
    values = {"next": row.next, "until": row.until, "times": row.times}
    await upsert(transaction, _BRAKES, {"name": row.name}, values)


async def refuse(transaction: Transaction, user: int, until: datetime) -> None:
    """Note that Discord carries no message to this person now: none is sent before."""
    await upsert(transaction, _REFUSALS, {"user": user}, {"until": until})


async def accept(transaction: Transaction, user: int) -> None:
    """Note that it does again."""
    await transaction.execute(delete(_REFUSALS).where(_REFUSALS.c.user == user))


async def refusals(transaction: Transaction, users: Collection[int], now: datetime) -> dict[int, datetime]:
    """Tell until when nothing is sent to those of these people to whom nothing is sent now."""
    rows = _REFUSALS.c
    found = await transaction.execute(select(_REFUSALS).where(rows.user.in_(users), rows.until > now))
    return {row.user: row.until for row in found}


async def count_refusals(transaction: Transaction, now: datetime) -> int:
    """Count the people to whom nothing is sent now."""
    wanted = select(func.count()).select_from(_REFUSALS).where(_REFUSALS.c.until > now)
    return int((await transaction.execute(wanted)).scalar_one())
