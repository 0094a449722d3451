"""Databases for a test: real SQLite files and a real PostgreSQL, the same test on both.

A conftest.py that wants them imports them: `database, empty_url, postgres, store, url`.
"""

import shutil
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from bot.store.store import Store
from tests.kit.postgres_cluster import Postgres, start, stop
from tests.kit.thorough import thoroughly

LONG = 60.0
"""Seconds to wait for a lock: on a busy disk a change may take longer than people would wait."""


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """Return a PostgreSQL cluster, one for all the tests of this process."""
    cluster = start()
    yield cluster
    stop(cluster)


@pytest.fixture(params=["sqlite", thoroughly("postgresql")])
def database(request: pytest.FixtureRequest) -> str:
    """Name the kind of database that the test runs on; on PostgreSQL it is told thoroughly."""
    kind: str = request.param
    return kind


@pytest.fixture
async def url(database: str, request: pytest.FixtureRequest, prepared: Path, tmp_path: Path) -> str:
    """Return the DATABASE_URL of a database whose tables are empty or not made yet."""
    if database == "sqlite":
        return sqlite_url(Path(shutil.copy(prepared, tmp_path / "tallyho.sqlite3")))
    cluster: Postgres = request.getfixturevalue("postgres")
    return cluster.url(await cluster.emptied())


@pytest.fixture
async def empty_url(database: str, request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Return the DATABASE_URL of a database without any table."""
    if database == "sqlite":
        return sqlite_url(tmp_path / "empty.sqlite3")
    cluster: Postgres = request.getfixturevalue("postgres")
    return cluster.url(await cluster.fresh())


@pytest.fixture
async def store(url: str) -> AsyncIterator[Store]:
    """Return an open store on an empty database."""
    store = await opened(url)
    yield store
    await store.close()


async def opened(url: str) -> Store:
    """Open a database for a test that is not about how long a lock lasts."""
    return await Store.open(url, patience=LONG)


def sqlite_url(path: Path) -> str:
    """Return the DATABASE_URL of a file."""
    return f"sqlite+aiosqlite:///{path}"
