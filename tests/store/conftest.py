"""Fixtures: each test runs on SQLite and on PostgreSQL."""

from tests.databases import database, postgres, store, url

__all__ = ["database", "postgres", "store", "url"]
