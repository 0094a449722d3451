"""What is remembered of people and servers, apart from games."""

from collections.abc import Collection

from sqlalchemy import delete, select, update

from bot.store import schema
from bot.store.mentions import BROUGHT
from bot.store.store import Transaction
from bot.store.upsert import upsert


async def remembered(transaction: Transaction, users: Collection[int]) -> dict[int, tuple[bool, str | None]]:
    """Return whether direct messages are known to fail, and the language chosen for them, of those known."""
    people = schema.people.c
    found = await transaction.execute(
        select(people.user, people.dms_closed, people.locale).where(people.user.in_(users))
    )
    return {row.user: (row.dms_closed, row.locale) for row in found}


async def set_dms_closed(transaction: Transaction, user: int, closed: bool) -> None:
    """Remember it."""
    await upsert(transaction, schema.people, {"user": user}, {"dms_closed": closed})


async def set_language(transaction: Transaction, user: int, chosen: str) -> None:
    """Remember it."""
    closed, _ = (await remembered(transaction, [user])).get(user, (False, None))
    await upsert(transaction, schema.people, {"user": user}, {"dms_closed": closed, "locale": chosen})


async def locale(transaction: Transaction, guild: int) -> str | None:
    """Return the language chosen for a server; None: none was."""
    found = await transaction.execute(select(schema.servers.c.locale).where(schema.servers.c.guild == guild))
    chosen: str | None = found.scalar_one_or_none()
    return chosen


async def set_locale(transaction: Transaction, guild: int, chosen: str | None) -> None:
    """Remember it."""
    await upsert(transaction, schema.servers, {"guild": guild}, {"locale": chosen})


async def forget(transaction: Transaction, user: int, name: str) -> None:
    """Take a person's id and name out of everything that is not a live table."""
    seats, tables, results = schema.seats, schema.tables, schema.results
    await _unname_brought(transaction, user, name)
    await transaction.execute(update(seats).where(seats.c.user == user).values(user=None, name=name))
    await transaction.execute(update(tables).where(tables.c.host == user).values(host=None))
    await transaction.execute(update(results).where(results.c.user == user).values(user=None, name=name))
    messages = schema.messages
    await transaction.execute(update(messages).where(messages.c.user == user).values(user=None))
    await transaction.execute(delete(schema.mentions).where(schema.mentions.c.user == user))
    await transaction.execute(delete(schema.people).where(schema.people.c.user == user))
    await transaction.execute(delete(schema.doors).where(schema.doors.c.user == user))
    await transaction.execute(delete(schema.refusals).where(schema.refusals.c.user == user))


async def _unname_brought(transaction: Transaction, user: int, name: str) -> None:
    """Take the name out of the finished tables that this person has brought as a sheet."""
    mentions = schema.mentions.c
    brought = await transaction.execute(
        select(mentions.table, mentions.name).where(mentions.user == user, mentions.seq == BROUGHT)
    )
    for table, called in brought.all():
        for named in (schema.seats, schema.results):
            rows = named.c
            await transaction.execute(
                update(named)
                .where(rows.table == table, rows.user.is_(None), rows.name == called)
                .values(name=name)
            )
