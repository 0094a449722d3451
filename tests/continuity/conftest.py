"""Fixtures: a recording as a database of the present code, and as a playground with the present bot in it."""

import asyncio
import shutil
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.store.store import Store
from bot.tables import Tables
from tests.continuity.recording import Recording, recordings
from tests.databases import postgres, sqlite_url

__all__ = ["postgres"]


@pytest.fixture(scope="module", params=recordings(), ids=lambda found: str(found.version))
def recording(request: pytest.FixtureRequest) -> Recording:
    """Give each recording in turn."""
    found: Recording = request.param
    return found


@pytest.fixture(scope="module")
def upgraded(recording: Recording, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Bring a copy of the recorded database up to date, once for all who copy it."""
    file = recording.restore(tmp_path_factory.mktemp("recording"))

    async def upgrade() -> None:
        await (await Store.open(sqlite_url(file))).close()

    asyncio.run(upgrade())
    return file


@pytest.fixture
async def tables(upgraded: Path, tmp_path: Path) -> AsyncIterator[Tables]:
    """Give the recorded tables, for one test to change."""
    file = Path(shutil.copy(upgraded, tmp_path))
    store = await Store.open(sqlite_url(file))
    yield Tables(store)
    await store.close()
