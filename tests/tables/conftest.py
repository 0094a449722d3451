"""Fixtures: each test runs on SQLite, and on PostgreSQL where it is told thoroughly."""

from tests.kit.databases import database, empty_url, postgres, store, url
from tests.kit.table_evening import evening

__all__ = ["database", "empty_url", "evening", "postgres", "store", "url"]
