"""Fixtures: a recording as a database of the present code, and as a playground with the present bot in it."""

import asyncio
import shutil
from collections.abc import AsyncIterator, Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from bot.store.store import Store
from bot.tables import Tables
from tests.continuity.old_messages import Visit
from tests.continuity.recording import Recording, recordings
from tests.kit.databases import postgres, sqlite_url
from tests.kit.playground_client import client, process

__all__ = ["postgres"]


@pytest.fixture(scope="module", params=recordings(), ids=lambda found: str(found.version))
def recording(request: pytest.FixtureRequest) -> Recording:
    """Return each recording in turn."""
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
    """Return the recorded tables, for one test to change."""
    file = Path(shutil.copy(upgraded, tmp_path))
    store = await Store.open(sqlite_url(file))
    yield Tables(store)
    await store.close()


@dataclass(slots=True)
class Restored:
    """A running playground on a copy of a recording, and the bot's database."""

    url: str
    file: Path
    taken_up: bool = False


@pytest.fixture(scope="module")
def restored(recording: Recording, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Restored]:
    """Run one playground on a copy of a recording for all tests of a file."""
    file = recording.restore(tmp_path_factory.mktemp("playground"))
    with process("--database", str(file)) as running:
        yield Restored(running.url(), file)


@pytest.fixture
async def visit(recording: Recording, restored: Restored) -> AsyncIterator[Visit]:
    """Return the playground once the bot has done what was owed."""
    store = await Store.open(sqlite_url(restored.file))
    async with client(restored.url) as playground:
        found = Visit(recording, playground, Tables(store))
        if not restored.taken_up:
            await playground.rate_limits(on=False)
            await found.taken_up()
            restored.taken_up = True
        yield found
    await store.close()
