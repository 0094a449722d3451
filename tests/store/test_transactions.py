"""One change is one transaction: whole or not at all, whatever happens in the middle of it."""

import asyncio
import shutil
import signal
import subprocess
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import Engine, event, text

from bot.store.errors import StoreError
from bot.store.store import Store
from bot.tables import Tables, use_cases
from rules.points.entries import Points
from tests.kit.databases import opened, sqlite_url
from tests.kit.plain_sql import everything, run
from tests.kit.table_evening import Evening
from tests.store.store_process import lines, start

KILLS = 2
CANCELS = 30


async def test_an_exception_in_the_middle_changes_nothing(store: Store) -> None:
    evening = Evening(store)
    await evening.begun()
    before = await everything(store)

    async def half() -> None:
        async with store.writing() as transaction:
            await transaction.execute(text("DELETE FROM seats"))
            await transaction.execute(text("UPDATE tables SET version = 99"))
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        await half()
    assert await everything(store) == before


async def test_a_reader_changes_nothing_and_sees_one_moment(store: Store) -> None:
    evening = Evening(store)
    table = await evening.begun()
    async with store.reading() as transaction:
        first = await transaction.scalar(text("SELECT version FROM tables"))
        await evening.tables.change(evening.act(1), table, use_cases.give, Points(1))
        assert await transaction.scalar(text("SELECT version FROM tables")) == first


async def test_a_change_whose_last_statement_fails_is_undone_whole(store: Store, database: str) -> None:
    evening = Evening(store)
    table = await evening.begun(options={"rounds": 1})
    await evening.tables.change(evening.act(1), table, use_cases.give, Points(1))
    await evening.tables.change(evening.act(2), table, use_cases.give, Points(1))
    statements = [
        "SELECT * FROM tables",
        "SELECT * FROM drafts",
        "SELECT * FROM entries",
        "SELECT * FROM acts",
        "SELECT * FROM posts",
    ]
    await run(store, "ALTER TABLE results RENAME TO away")
    before = [await run(store, statement) for statement in statements]
    with pytest.raises(StoreError, match="failed"):
        await evening.tables.change(evening.act(3), table, use_cases.give, Points(1))
    after = [await run(store, statement) for statement in statements]
    await run(store, "ALTER TABLE away RENAME TO results")
    assert (after, database) == (before, database)
    change = await evening.tables.change(evening.act(3), table, use_cases.give, Points(1))
    assert change.happened[-1] == "over"


async def test_who_waits_for_a_change_may_be_cancelled_and_nothing_is_locked(url: str, store: Store) -> None:
    evening = Evening(store)
    table = await evening.begun()
    chance = Random(3)
    other = Evening(await opened(url), numbers=evening.numbers)
    for _ in range(CANCELS):
        task = asyncio.create_task(evening.tables.change(evening.act(1), table, use_cases.give, Points(1)))
        await asyncio.sleep(chance.random() * 0.008)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        await other.tables.change(other.act(2), table, use_cases.give, Points(1))
    change = await evening.round(table, Points, (1, 2, 3))
    assert change.after.log_length == 1
    await other.store.close()


async def test_who_waits_too_long_is_told_and_nothing_is_changed(url: str, store: Store) -> None:
    evening = Evening(store)
    table = await evening.begun()
    hurried = await Store.open(url, patience=2.0)
    async with store.writing() as transaction:
        await transaction.execute(text("UPDATE tables SET version = version"))
        with pytest.raises(StoreError, match="locked"):
            await Tables(hurried).change(evening.act(1), table, use_cases.give, Points(1))
    assert dict((await evening.tables.get(table)).drafts) == {}
    await Tables(hurried).change(evening.act(1), table, use_cases.give, Points(1))
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
    with await asyncio.to_thread(start, "hold", url) as other:
        assert other.stdout is not None
        said = [await asyncio.to_thread(other.stdout.readline) for _ in range(2)]
        other.send_signal(signal.SIGKILL)
    assert said == ["opened\n", "half\n"]
    assert await everything(store) == before
    await evening.tables.change(evening.act(1), 1, use_cases.give, Points(1))


async def test_processes_killed_at_any_moment_leave_whole_rounds(url: str, store: Store) -> None:
    evening = Evening(store)
    table = await evening.begun()
    chance = Random(5)
    for _ in range(KILLS):
        with await asyncio.to_thread(start, "play", url) as other:
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


def succeeds(command: list[str]) -> bool:
    """Return whether a program ends well."""
    return subprocess.run(command, capture_output=True, check=False).returncode == 0


@pytest.fixture
def limit() -> Iterator[list[int]]:
    """Keep every SQLite database from growing beyond so many pages, once there is a number in the list."""
    pages: list[int] = []

    def limited(connection: Any, _record: object) -> None:
        cursor = connection.cursor()
        for most in pages:
            cursor.execute(f"PRAGMA max_page_count = {most}")
        cursor.close()

    event.listen(Engine, "connect", limited)
    yield pages
    event.remove(Engine, "connect", limited)


async def test_a_full_database_refuses_the_change_and_keeps_what_it_has(
    tmp_path: Path, limit: list[int]
) -> None:
    store = await Store.open(sqlite_url(tmp_path / "a.sqlite3"))
    evening = Evening(store)
    table = await evening.begun()
    ((pages,),) = await run(store, "PRAGMA page_count")
    await store.close()
    limit.append(pages)
    evening.store = await Store.open(sqlite_url(tmp_path / "a.sqlite3"))
    evening.__post_init__()
    before = await everything(evening.store)
    refused = None
    while refused is None:
        for user in (1, 2, 3):
            try:
                await evening.tables.change(evening.act(user), table, use_cases.give, Points(1))
            except StoreError as error:
                refused = error.code
                break
            before = await everything(evening.store)
    assert refused == "disk_full"
    assert await everything(evening.store) == before
    await evening.store.close()


async def test_a_full_disk_is_said_and_nothing_is_lost(tmp_path: Path) -> None:
    unshare = shutil.which("unshare")
    mounted = f'mount -t tmpfs -o size=600k tmpfs {tmp_path} && exec "$@"'
    before = [str(unshare), "-rm", "sh", "-c", mounted, "sh"]
    if unshare is None or not await asyncio.to_thread(succeeds, [*before, "true"]):
        pytest.skip("no right to mount a small disk here (unshare -rm)")
    said = await lines("fill", sqlite_url(tmp_path / "a.sqlite3"), before=before)
    assert said == ["opened", "disk_full", "whole", "True"]
    tiny = [part.replace("600k", "40k") for part in before]
    assert await lines("open", sqlite_url(tmp_path / "a.sqlite3"), before=tiny) == ["disk_full"]
