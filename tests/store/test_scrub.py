"""What was deleted leaves the files: read as bytes, as whoever finds the file would."""

import asyncio
from datetime import UTC, datetime
from pathlib import Path
from random import Random

from sqlalchemy import insert, update

from bot.store import schema
from bot.store.store import Store
from tests.kit.databases import opened, sqlite_url
from tests.kit.plain_sql import run

PEOPLE = 200
TABLES = 400
FORGOTTEN = 20
NOW = datetime(2026, 1, 1, tzinfo=UTC)


def name_of(user: int) -> str:
    return f"<{user}>"


async def full(store: Store, users: list[int], chance: Random) -> None:
    for table in range(1, TABLES + 1):
        row = {"id": table, "guild": 1, "channel": table, "locale": "en", "game": "points"}
        row |= {"status": "over", "host_seen": NOW, "opened": NOW, "changed": NOW}
        row |= {"options": "{}", "version": 1}
        seats = [
            {"table": table, "seat": seat, "user": user, "name": name_of(user)}
            for seat, user in enumerate(chance.sample(users, 4))
        ]
        async with store.writing() as transaction:
            await transaction.execute(insert(schema.tables), [row])
            await transaction.execute(insert(schema.seats), seats)


def bytes_in(folder: Path) -> bytes:
    return b"".join(file.read_bytes() for file in folder.glob("tallyho.sqlite3*"))


async def test_nothing_of_who_was_forgotten_is_left_in_a_file_that_was_written_often(tmp_path: Path) -> None:
    chance = Random(3)
    users = [1 << 59 | chance.getrandbits(59) for _ in range(PEOPLE)]
    gone = users[:FORGOTTEN]
    store = await opened(sqlite_url(tmp_path / "tallyho.sqlite3"))
    other = await opened(sqlite_url(tmp_path / "tallyho.sqlite3"))
    await full(store, users, chance)
    await run(other, "SELECT 1")
    seats = schema.seats
    async with store.writing() as transaction:
        for user in gone:
            forgotten = update(seats).where(seats.c.user == user).values(user=None, name="someone")
            await transaction.execute(forgotten)
    await store.scrub()
    content = await asyncio.to_thread(bytes_in, tmp_path)
    assert name_of(users[-1]).encode() in content
    assert users[-1].to_bytes(8, "big") in content
    for user in gone:
        assert name_of(user).encode() not in content
        assert user.to_bytes(8, "big") not in content
    await other.close()
    await store.close()


async def test_scrubbing_keeps_what_there_is(store: Store) -> None:
    await run(store, "INSERT INTO servers VALUES (1, 'fr')")
    await store.scrub()
    assert await run(store, "SELECT * FROM servers") == [(1, "fr")]
