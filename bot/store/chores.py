"""Work that is done once in the life of a database: how far each piece of it has come."""

from sqlalchemy import select

from bot.store import schema
from bot.store.store import Transaction
from bot.store.upsert import upsert

NOT_BEGUN = 0
"""Where a chore stands that has looked at no table yet."""


async def upto(transaction: Transaction, name: str) -> int | None:
    """Return the id of the last table that a chore has looked at; None: it is done."""
    chores = schema.chores.c
    found = await transaction.execute(select(chores.upto).where(chores.name == name))
    row = found.one_or_none()
    return NOT_BEGUN if row is None else row.upto


async def came_to(transaction: Transaction, name: str, table: int | None) -> None:
    """Note the last table that a chore has looked at; None: it is done."""
    await upsert(transaction, schema.chores, {"name": name}, {"upto": table})
