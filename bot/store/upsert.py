"""One statement that inserts a row or changes the one with the same key, on either database."""

from collections.abc import Mapping
from typing import Any

from sqlalchemy import Table
from sqlalchemy.dialects.postgresql import insert as postgres_insert
from sqlalchemy.dialects.sqlite import insert as sqlite_insert

from bot.store.store import Transaction


async def upsert(
    transaction: Transaction, table: Table, key: Mapping[str, Any], values: Mapping[str, Any]
) -> None:
    """Insert key and values; where the key (the primary key) is taken, set the values."""
    insert = postgres_insert if transaction.dialect.name == "postgresql" else sqlite_insert
    statement = insert(table).values({**key, **values})
    await transaction.execute(
        statement.on_conflict_do_update(index_elements=list(table.primary_key.columns), set_=dict(values))
    )
