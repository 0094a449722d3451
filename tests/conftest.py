"""Fixtures for everybody: the playground with the bot in it."""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from tests.playground_client import Playground, client, process


@pytest.fixture
async def playground(tmp_path: Path) -> AsyncIterator[Playground]:
    """Give a playground and bot of one's own, on a fresh database."""
    with process("--database", str(tmp_path / "bot.sqlite3")) as running:
        async with client(running.url()) as connected:
            yield connected


@pytest.fixture(scope="session")
def shared_playground_url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Run one playground and bot for all the tests of a worker."""
    folder = tmp_path_factory.mktemp("playground")
    with process("--database", str(folder / "bot.sqlite3")) as running:
        yield running.url()


@pytest.fixture
async def shared_playground(shared_playground_url: str) -> AsyncIterator[Playground]:
    """Give the shared playground, for tests that bring people and channels of their own and break nothing."""
    async with client(shared_playground_url) as connected:
        yield connected
