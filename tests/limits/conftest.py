"""Fixtures: a real SQLite file for tables whose posts are drawn, the playground of the wire for forms."""

import shutil
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.store.store import Store
from tests.kit.databases import opened, sqlite_url


@pytest.fixture
async def store(prepared: Path, tmp_path: Path) -> AsyncIterator[Store]:
    """Return an open store on an empty database."""
    store = await opened(sqlite_url(Path(shutil.copy(prepared, tmp_path / prepared.name))))
    yield store
    await store.close()
