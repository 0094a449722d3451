"""What a server was told at first: its welcome, and which permissions the bot lacks in its places."""

from collections.abc import Collection
from datetime import datetime
from typing import Final

from sqlalchemy import delete, select, update
from sqlalchemy.dialects.postgresql import insert as postgres_insert
from sqlalchemy.dialects.sqlite import insert as sqlite_insert

from bot.store import schema
from bot.store.rows import WelcomeRow
from bot.store.store import Transaction
from bot.store.upsert import upsert

_WELCOMES: Final = schema.welcomes
_LACKS: Final = schema.lacks


async def announce(transaction: Transaction, row: WelcomeRow) -> bool:
    """Write the row of a server that has none; tell whether it had none. Of two processes one is told so."""
    insert = postgres_insert if transaction.dialect.name == "postgresql" else sqlite_insert
    values = {"guild": row.guild, "channel": row.channel, "message": row.message, "at": row.at}
    written = insert(_WELCOMES).values(values).on_conflict_do_nothing().returning(_WELCOMES.c.guild)
    return (await transaction.execute(written)).scalar_one_or_none() is not None


async def forget_until(transaction: Transaction, guild: int, at: datetime) -> None:
    """Forget a server's welcome that was announced at this time or before."""
    rows = _WELCOMES.c
    await transaction.execute(delete(_WELCOMES).where(rows.guild == guild, rows.at <= at))


async def note(transaction: Transaction, guild: int, message: int) -> None:
    """Note the welcome's id."""
    await transaction.execute(update(_WELCOMES).where(_WELCOMES.c.guild == guild).values(message=message))


async def of_server(transaction: Transaction, guild: int) -> WelcomeRow | None:
    """Return a server's welcome."""
    found = (await transaction.execute(select(_WELCOMES).where(_WELCOMES.c.guild == guild))).one_or_none()
    return None if found is None else WelcomeRow(**found._mapping)  # noqa: SLF001 (SQLAlchemy's public name)


async def owed(transaction: Transaction) -> tuple[WelcomeRow, ...]:
    """List the welcomes that were announced and not noted."""
    found = await transaction.execute(select(_WELCOMES).where(_WELCOMES.c.message.is_(None)))
    return tuple(WelcomeRow(**row._mapping) for row in found)  # noqa: SLF001 (SQLAlchemy's public name)


async def told_lacks(transaction: Transaction, places: Collection[int]) -> dict[int, int]:
    """Return of each place the permissions that somebody was told the bot lacks there, if any."""
    found = await transaction.execute(select(_LACKS).where(_LACKS.c.place.in_(places)))
    return {row.place: row.told for row in found}


async def tell_lacks(transaction: Transaction, place: int, told: int) -> None:
    """Note of which permissions somebody was told; 0: none is lacking any more."""
    if told:
        await upsert(transaction, _LACKS, {"place": place}, {"told": told})
    else:
        await transaction.execute(delete(_LACKS).where(_LACKS.c.place == place))
