"""Opening a database: what it is set to, and one clear code for each thing that can be wrong with it."""

import asyncio
import importlib
import os
import socket
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from sqlalchemy import text

from bot.store.engine import make_engine, read_url, where
from bot.store.errors import StoreError
from bot.store.store import Store
from tests.kit.databases import sqlite_url
from tests.kit.plain_sql import run
from tests.kit.postgres_cluster import Postgres

NOBODY = 65534


@pytest.fixture
def read_only(tmp_path: Path) -> Iterator[Path]:
    """Return a database file that may be read but not written, not even by root: it gives up its rights."""
    path = tmp_path / "a.sqlite3"
    asyncio.run(_made(path))
    path.chmod(0o444)
    with as_nobody(tmp_path):
        yield path


@pytest.fixture
def closed_folder(tmp_path: Path) -> Iterator[Path]:
    """Return a folder in which no file can be made."""
    with as_nobody(tmp_path):
        tmp_path.chmod(0o555)
        yield tmp_path
        tmp_path.chmod(0o755)


async def _made(path: Path) -> None:
    await (await Store.open(sqlite_url(path))).close()


@contextmanager
def as_nobody(folder: Path) -> Iterator[None]:
    """Take root's rights away for a while: to root nothing is read-only."""
    if os.geteuid() != 0:
        yield
        return
    importlib.import_module("concurrent.futures.thread")  # not found later, where only root reads Python
    closed = [parent for parent in folder.parents if parent.stat().st_mode & 0o011 != 0o011]
    modes = {parent: parent.stat().st_mode for parent in closed}
    for parent in closed:
        parent.chmod(modes[parent] | 0o011)
    os.chown(folder, NOBODY, NOBODY)
    for path in folder.iterdir():
        os.chown(path, NOBODY, NOBODY)
    os.setegid(NOBODY)
    os.seteuid(NOBODY)
    try:
        yield
    finally:
        os.seteuid(0)
        os.setegid(0)
        for parent in closed:
            parent.chmod(modes[parent])


async def refusal(url: str, patience: float = 1.0) -> StoreError:
    """Open what cannot be opened; give the error."""
    with pytest.raises(StoreError) as refused:
        await Store.open(url, patience=patience)
    assert refused.value.__cause__ is None
    return refused.value


async def test_sqlite_is_durable_checks_keys_and_waits_its_turn(tmp_path: Path) -> None:
    store = await Store.open(sqlite_url(tmp_path / "a.sqlite3"), patience=2.5)
    assert await run(store, "PRAGMA journal_mode") == [("wal",)]
    assert await run(store, "PRAGMA foreign_keys") == [(1,)]
    assert await run(store, "PRAGMA synchronous") == [(2,)]
    assert await run(store, "PRAGMA busy_timeout") == [(2500,)]
    await store.close()


@pytest.mark.parametrize(
    ("url", "code"),
    [
        ("", "bad_url"),
        ("nonsense", "bad_url"),
        ("sqlite+aiosqlite://", "bad_url"),
        ("sqlite+aiosqlite:///:memory:", "bad_url"),
        ("sqlite:///a.sqlite3", "unknown_database"),
        ("mysql://localhost/a", "unknown_database"),
    ],
)
async def test_an_address_that_is_none_is_refused(url: str, code: str) -> None:
    assert (await refusal(url)).code == code


async def test_a_folder_that_is_not_there_is_named(tmp_path: Path) -> None:
    error = await refusal(sqlite_url(tmp_path / "missing" / "a.sqlite3"))
    assert (error.code, error.facts) == ("no_directory", {"path": str(tmp_path / "missing")})


async def test_a_file_that_is_no_database_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "notes.txt"
    path.write_text("Not a database, but somebody's notes.\n" * 50)
    error = await refusal(sqlite_url(path))
    assert (error.code, error.facts) == ("not_a_database", {"path": str(path)})
    assert path.read_text().startswith("Not a database")


async def test_a_folder_is_no_file(tmp_path: Path) -> None:
    assert (await refusal(sqlite_url(tmp_path))).code == "unopenable"


async def test_a_database_of_another_program_is_left_alone(empty_url: str) -> None:
    address = read_url(empty_url)
    other = make_engine(address, 5)
    async with other.begin() as connection:
        await connection.execute(text("CREATE TABLE recipes (name TEXT)"))
    await other.dispose()
    error = await refusal(empty_url)
    assert (error.code, error.facts) == ("not_ours", where(address))


async def test_a_newer_schema_is_not_touched(empty_url: str) -> None:
    store = await Store.open(empty_url)
    await run(store, "UPDATE alembic_version SET version_num = '9999'")
    await store.close()
    error = await refusal(empty_url)
    assert (error.code, error.facts["found"]) == ("newer_schema", "9999")
    assert error.facts["known"] is not None
    assert where(read_url(empty_url)).items() <= error.facts.items()


async def test_a_database_that_another_process_holds_is_locked(tmp_path: Path) -> None:
    path = tmp_path / "a.sqlite3"
    await (await Store.open(sqlite_url(path))).close()
    holder = sqlite3.connect(path, isolation_level=None)
    holder.execute("BEGIN IMMEDIATE")
    error = await refusal(sqlite_url(path), patience=0.1)
    holder.close()
    assert error.code == "locked"


async def test_a_read_only_file_is_not_writable(read_only: Path) -> None:
    error = await refusal(sqlite_url(read_only))
    assert (error.code, error.facts) == ("unwritable", {"path": str(read_only)})


async def test_a_folder_that_takes_no_file_is_said(closed_folder: Path) -> None:
    assert (await refusal(sqlite_url(closed_folder / "a.sqlite3"))).code == "unopenable"


async def test_a_postgresql_that_does_not_answer_is_unreachable() -> None:
    with socket.socket() as silent:
        silent.bind(("127.0.0.1", 0))
        port = silent.getsockname()[1]
        url = f"postgresql+asyncpg://tallyho:secret@127.0.0.1:{port}/tallyho"
        error = await refusal(url)
        assert error.code == "unreachable"
        assert error.facts == {"host": "127.0.0.1", "port": port, "database": "tallyho"}
        silent.listen()
        assert (await refusal(url, patience=0.3)).code == "unreachable"


async def test_a_postgresql_database_that_is_not_there_is_said(postgres: Postgres) -> None:
    error = await refusal(postgres.url("nowhere"))
    assert (error.code, error.facts["database"]) == ("no_database", "nowhere")


async def test_a_postgresql_that_lets_us_only_read_is_not_writable(postgres: Postgres) -> None:
    name = await postgres.fresh()
    await postgres.run(f"ALTER DATABASE {name} SET default_transaction_read_only = on")
    assert (await refusal(postgres.url(name))).code == "unwritable"


async def test_a_postgresql_user_without_rights_is_denied(postgres: Postgres) -> None:
    name = await postgres.fresh()
    await postgres.run(f"CREATE ROLE stranger_{name} LOGIN")
    url = postgres.url(name).replace("tallyho@", f"stranger_{name}@")
    assert (await refusal(url)).code == "access_denied"
    assert (await refusal(postgres.url(name).replace("tallyho@", "nobody_known@"))).code == "access_denied"
