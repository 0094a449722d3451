"""Fixtures: the playground of the wire, as fast as the bot is, and tables on an empty database."""

from tests.kit.databases import database, empty_url, postgres, store, url
from tests.kit.table_evening import evening

__all__ = [
    "database",
    "empty_url",
    "evening",
    "postgres",
    "store",
    "url",
]
