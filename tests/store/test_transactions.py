"""One change is one transaction: whole or not at all, whatever happens in the middle of it."""

import asyncio
import shutil
import signal
import subprocess
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from sqlalchemy import Engine, event, text

from bot.store.errors import StoreError
from bot.store.store import Store
from bot.tables import Tables
from rules.points.entries import Points
from tests.databases import sqlite_url
from tests.store.elsewhere import command, lines
from tests.store.sql import everything, run
from tests.tables.evening import Evening

KILLS = 4
PAGES = 80
"""Pages of a database that is too small for a long game."""


async def test_an_exception_in_the_middle_changes_nothing(store: Store) -> None:
    evening = Evening(store)
    await evening.begun()
    before = await everything(store)
    with pytest.raises(ZeroDivisionError):
        async with store.writing() as transaction:
            await transaction.execute(text("DELETE FROM seats"))
            await transaction.execute(text("UPDATE tables SET version = 99"))
            raise ZeroDivisionError
    assert await everything(store) == before


async def test_a_reader_changes_nothing_and_sees_one_moment(store: Store) -> None:
    evening = Evening(store)
    table = await evening.begun()
    async with store.reading() as transaction:
        first = await transaction.scalar(text("SELECT version FROM tables"))
        await evening.tables.give(evening.act(1), table, Points(1))
        assert await transaction.scalar(text("SELECT version FROM tables")) == first


async def test_a_change_whose_last_statement_fails_is_undone_whole(store: Store, database: str) -> None:
    evening = Evening(store)
    table = await evening.begun(options={"rounds": 1})
    await evening.tables.give(evening.act(1), table, Points(1))
    await evening.tables.give(evening.act(2), table, Points(1))
    await run(store, "ALTER TABLE results RENAME TO away")
    before = [await run(store, f"SELECT * FROM {name}") for name in ("tables", "drafts", "entries", "acts")]
    with pytest.raises(StoreError, match="failed"):
        await evening.tables.give(evening.act(3), table, Points(1))
    after = [await run(store, f"SELECT * FROM {name}") for name in ("tables", "drafts", "entries", "acts")]
    await run(store, "ALTER TABLE away RENAME TO results")
    assert (after, database) == (before, database)
    change = await evening.tables.give(evening.act(3), table, Points(1))
    assert change.happened[-1] == "over"


async def test_a_cancelled_change_is_undone_and_the_store_goes_on(store: Store) -> None:
    evening = Evening(store)
    table = await evening.begun()
    chance = Random(3)
    for _ in range(20):
        task = asyncio.create_task(evening.tables.give(evening.act(1), table, Points(1)))
        await asyncio.sleep(chance.random() * 0.004)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
    change = await evening.round(table, Points, (1, 2, 3))
    assert change.after.log_length == 1


async def test_who_waits_too_long_is_told_and_nothing_is_changed(url: str, store: Store) -> None:
    evening = Evening(store)
    table = await evening.begun()
    hurried = await Store.open(url, patience=0.2)
    async with store.writing() as transaction:
        await transaction.execute(text("UPDATE tables SET version = version"))
        with pytest.raises(StoreError, match="locked"):
            await Tables(hurried).give(evening.act(1), table, Points(1))
    assert dict((await evening.tables.get(table)).drafts) == {}
    await Tables(hurried).give(evening.act(1), table, Points(1))
    await hurried.close()


async def test_who_waits_too_long_in_the_same_process_is_told(tmp_path: Path) -> None:
    store = await Store.open(sqlite_url(tmp_path / "a.sqlite3"), patience=0.1)
    async with store.writing():
        with pytest.raises(StoreError, match="locked"):
            async with store.writing():
                pass
    await store.close()


async def test_a_process_killed_between_two_statements_leaves_nothing(url: str, store: Store) -> None:
    evening = Evening(store)
    await evening.begun()
    before = await everything(store)
    with subprocess.Popen(command("hold", url), stdout=subprocess.PIPE, text=True) as other:
        assert other.stdout is not None
        said = [await asyncio.to_thread(other.stdout.readline) for _ in range(2)]
        other.send_signal(signal.SIGKILL)
    assert said == ["opened\n", "half\n"]
    assert await everything(store) == before
    await evening.tables.give(evening.act(1), 1, Points(1))


async def test_processes_killed_at_any_moment_leave_whole_rounds(url: str, store: Store) -> None:
    evening = Evening(store)
    table = await evening.begun()
    chance = Random(5)
    for _ in range(KILLS):
        with subprocess.Popen(command("play", url), stdout=subprocess.PIPE, text=True) as other:
            assert other.stdout is not None
            for _ in range(3):
                last = await asyncio.to_thread(other.stdout.readline)
            await asyncio.sleep(chance.random() * 0.03)
            other.send_signal(signal.SIGKILL)
        after = await evening.tables.get(table)
        assert after.log_length >= int(last)
        assert [record.seq for record in after.records] == list(range(1, after.log_length + 1))
        assert all(step.entry.points == (1, 2, 3) for step in after.steps)
        assert await evening.due(table) == [(step.seq, "scores") for step in after.steps]
        assert len(after.drafts) < len(after.chairs)


@pytest.fixture
def small() -> Iterator[None]:
    """Keep every SQLite database from growing beyond a few pages."""

    def limit(connection: object, _record: object) -> None:
        cursor = connection.cursor()  # type: ignore[attr-defined]
        cursor.execute(f"PRAGMA max_page_count = {PAGES}")
        cursor.close()

    event.listen(Engine, "connect", limit)
    yield
    event.remove(Engine, "connect", limit)


@pytest.mark.usefixtures("small")
async def test_a_full_database_refuses_the_change_and_keeps_what_it_has(tmp_path: Path) -> None:
    store = await Store.open(sqlite_url(tmp_path / "a.sqlite3"))
    evening = Evening(store)
    table = await evening.begun()
    with pytest.raises(StoreError, match="disk_full"):
        while True:
            before = await everything(store)
            await evening.tables.give(evening.act(1), table, Points(1))
            before = await everything(store)
            await evening.tables.give(evening.act(2), table, Points(1))
            before = await everything(store)
            await evening.tables.give(evening.act(3), table, Points(1))
    assert await everything(store) == before
    await store.close()


async def test_a_full_disk_is_said_and_nothing_is_lost(tmp_path: Path) -> None:
    unshare = shutil.which("unshare")
    mounted = f'mount -t tmpfs -o size=600k tmpfs {tmp_path} && exec "$@"'
    before = [str(unshare), "-rm", "sh", "-c", mounted, "sh"]
    tried = subprocess.run([*before, "true"], capture_output=True, check=False) if unshare else None
    if tried is None or tried.returncode:
        pytest.skip("no right to mount a small disk here (unshare -rm)")
    said = await lines("fill", sqlite_url(tmp_path / "a.sqlite3"), before=before)
    assert said == ["opened", "disk_full", "whole", "True"]
    tiny = [part.replace("600k", "40k") for part in before]
    assert await lines("open", sqlite_url(tmp_path / "a.sqlite3"), before=tiny) == ["disk_full"]
