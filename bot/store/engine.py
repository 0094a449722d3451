"""Engines for the two kinds of database: how a connection is set up and how a transaction begins."""

import asyncio
import logging
import sqlite3
from collections.abc import Mapping
from functools import partial
from pathlib import Path
from typing import Any, Final

from sqlalchemy import URL, Connection, event, make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from bot.store import trips
from bot.store.errors import StoreError, StoreFact

SQLITE: Final = "sqlite+aiosqlite"
POSTGRES: Final = "postgresql+asyncpg"
READS: Final = "tallyho_reads"
"""The execution option of a transaction that only reads."""

# when it debugs, it writes every parameter into the log: hidden bets among them
logging.getLogger("aiosqlite").setLevel(logging.WARNING)


def read_url(text: str) -> URL:
    """Read a DATABASE_URL. StoreError `bad_url` (unreadable) or `unknown_database` (another kind)."""
    try:
        url = make_url(text)
    except (ArgumentError, ValueError):
        raise StoreError("bad_url") from None
    if url.drivername not in (SQLITE, POSTGRES):
        raise StoreError("unknown_database", given=url.drivername)
    if url.drivername == SQLITE and not _path(url):
        raise StoreError("bad_url")
    return url


def where(url: URL) -> Mapping[str, StoreFact]:
    """Return where the database is, for a sentence about it: never a password."""
    if url.drivername == SQLITE:
        return {"path": str(Path(_path(url)).absolute())}
    return {"host": url.host or "localhost", "port": url.port or 5432, "database": url.database or ""}


def make_engine(url: URL, patience: float) -> AsyncEngine:
    """Make an engine that waits `patience` seconds for a lock. StoreError `no_directory`."""
    if url.drivername == SQLITE:
        return _sqlite(url, patience)
    milliseconds = str(int(patience * 1000))
    return create_async_engine(
        url,
        hide_parameters=True,
        pool_pre_ping=True,
        pool_timeout=patience,
        connect_args={
            "timeout": patience,
            "server_settings": {"application_name": "tallyho", "lock_timeout": milliseconds},
        },
    )


async def try_file(url: URL) -> None:
    """Open an SQLite file and close it again; sqlite3.Error where it cannot be, or is none.

    The asynchronous driver, when it fails to open a file, leaves a thread that complains later.
    """

    def tried() -> None:
        connection = sqlite3.connect(_path(url))
        try:
            connection.execute("PRAGMA schema_version")
        finally:
            connection.close()

    if url.drivername == SQLITE:
        await asyncio.to_thread(tried)


def _sqlite(url: URL, patience: float) -> AsyncEngine:
    folder = Path(_path(url)).absolute().parent
    if not folder.is_dir():
        raise StoreError("no_directory", path=str(folder))
    engine = create_async_engine(
        url,
        hide_parameters=True,
        pool_timeout=patience,
        async_creator=partial(trips.Connection, _path(url), timeout=patience),
    )

    @event.listens_for(engine.sync_engine, "connect")
    def _connected(connection: Any, _record: object) -> None:
        try:
            _prepare(connection)
        except BaseException:
            # nobody else would end its thread
            connection.close()
            raise

    @event.listens_for(engine.sync_engine, "begin")
    def _begins(connection: Connection) -> None:
        reads = connection.get_execution_options().get(READS, False)
        connection.exec_driver_sql(trips.READING if reads else trips.WRITING)

    return engine


def _prepare(connection: Any) -> None:
    # the driver's own BEGIN is deferred and comes too late: ours is sent as each transaction begins
    connection.isolation_level = None
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode = WAL")
    cursor.execute("PRAGMA synchronous = FULL")
    cursor.execute("PRAGMA foreign_keys = ON")
    # what is deleted is overwritten: a name that was forgotten must not stay in the file
    cursor.execute("PRAGMA secure_delete = ON")
    cursor.close()


def _path(url: URL) -> str:
    path = url.database or ""
    return "" if path == ":memory:" or path.startswith("file:") else path
