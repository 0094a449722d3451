"""Fixtures: each test of the store runs on SQLite and on PostgreSQL."""

import pytest

from tests.kit.databases import empty_url, postgres, store, url

__all__ = ["empty_url", "postgres", "store", "url"]


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest) -> str:
    """Name the kind of database that the test runs on."""
    kind: str = request.param
    return kind
