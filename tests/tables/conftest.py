"""Fixtures: each test runs on SQLite, and on PostgreSQL where it is told thoroughly."""

import pytest

from bot.store.store import Store
from tests.databases import database, empty_url, postgres, store, url
from tests.tables.evening import Evening

__all__ = ["database", "empty_url", "postgres", "store", "url"]


@pytest.fixture
def evening(store: Store) -> Evening:
    """Return tables on an empty database."""
    return Evening(store)
