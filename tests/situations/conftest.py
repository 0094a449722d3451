"""Fixtures: the playground of the wire, as fast as the bot is, and tables on an empty database."""

from tests.databases import database, empty_url, postgres, store, url
from tests.tables.conftest import evening
from tests.wire.conftest import mended_playground, swift_playground

__all__ = [
    "database",
    "empty_url",
    "evening",
    "mended_playground",
    "postgres",
    "store",
    "swift_playground",
    "url",
]
