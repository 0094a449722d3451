"""A database with rows of any table, made up but for what a test names."""

import contextlib
from collections.abc import AsyncIterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from bot.store import schema
from bot.store.store import Store
from tests.kit.databases import sqlite_url

NOW = datetime(2026, 1, 1, tzinfo=UTC)


@contextlib.asynccontextmanager
async def opened(file: Path) -> AsyncIterator[Store]:
    """Open a database in this file for as long as the block lasts."""
    store = await Store.open(sqlite_url(file))
    try:
        yield store
    finally:
        await store.close()


def a_row(table: Any, /, **given: object) -> dict[str, Any]:
    """Return a row of a table of the schema: what is given where it has such a column, else anything."""
    anything: dict[type, object] = {int: 1, str: "x", bool: False, datetime: NOW}
    row = {}
    for each in table.c:
        kind = datetime if isinstance(each.type, schema.Instant) else each.type.python_type
        row[each.name] = given.get(each.name, anything[kind])
    return row
