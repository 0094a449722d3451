"""What is remembered of people and servers, apart from games."""

from sqlalchemy import delete, select, update

from bot.store import schema
from bot.store.store import Transaction
from bot.store.upsert import upsert


async def dms_closed(transaction: Transaction, user: int) -> bool:
    """Tell whether direct messages to this person are known to fail."""
    found = await transaction.execute(select(schema.people.c.dms_closed).where(schema.people.c.user == user))
    return bool(found.scalar_one_or_none())


async def set_dms_closed(transaction: Transaction, user: int, closed: bool) -> None:
    """Remember it."""
    await upsert(transaction, schema.people, {"user": user}, {"dms_closed": closed})


async def language(transaction: Transaction, user: int) -> str | None:
    """Give the language that this person has chosen for direct messages; None: none was."""
    found = await transaction.execute(select(schema.people.c.locale).where(schema.people.c.user == user))
    chosen: str | None = found.scalar_one_or_none()
    return chosen


async def set_language(transaction: Transaction, user: int, chosen: str) -> None:
    """Remember it."""
    closed = await dms_closed(transaction, user)
    await upsert(transaction, schema.people, {"user": user}, {"dms_closed": closed, "locale": chosen})


async def locale(transaction: Transaction, guild: int) -> str | None:
    """Give the language chosen for a server; None: none was."""
    found = await transaction.execute(select(schema.servers.c.locale).where(schema.servers.c.guild == guild))
    chosen: str | None = found.scalar_one_or_none()
    return chosen


async def set_locale(transaction: Transaction, guild: int, chosen: str | None) -> None:
    """Remember it."""
    await upsert(transaction, schema.servers, {"guild": guild}, {"locale": chosen})


async def forget(transaction: Transaction, user: int, name: str) -> None:
    """Take a person's id and name out of everything that is not a live table."""
    seats, tables, results = schema.seats, schema.tables, schema.results
    await transaction.execute(update(seats).where(seats.c.user == user).values(user=None, name=name))
    await transaction.execute(update(tables).where(tables.c.host == user).values(host=None))
    await transaction.execute(update(results).where(results.c.user == user).values(user=None, name=name))
    await transaction.execute(delete(schema.people).where(schema.people.c.user == user))
