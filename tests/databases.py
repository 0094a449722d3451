"""Databases for a test: real SQLite files and a real PostgreSQL, the same test on both.

A conftest.py that wants them says `from tests.databases import database, postgres, url, store`.
"""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from bot.store.store import Store
from tests.postgres import Postgres, start, stop


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """Give a PostgreSQL cluster, one for all the tests of this process."""
    cluster = start()
    yield cluster
    stop(cluster)


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest) -> str:
    """Name the kind of database that the test runs on."""
    kind: str = request.param
    return kind


@pytest.fixture
async def url(database: str, request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[str]:
    """Give the DATABASE_URL of an empty database."""
    if database == "sqlite":
        yield f"sqlite+aiosqlite:///{tmp_path / 'tallyho.sqlite3'}"
        return
    cluster: Postgres = request.getfixturevalue("postgres")
    name = await cluster.fresh()
    yield cluster.url(name)
    await cluster.drop(name)


@pytest.fixture
async def store(url: str) -> AsyncIterator[Store]:
    """Give an open store on an empty database."""
    opened = await Store.open(url)
    yield opened
    await opened.close()
