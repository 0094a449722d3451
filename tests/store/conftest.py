"""Fixtures: each test runs on SQLite and on PostgreSQL."""

from tests.databases import database, empty_url, postgres, store, url

__all__ = ["database", "empty_url", "postgres", "store", "url"]
