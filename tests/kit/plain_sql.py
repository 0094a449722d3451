"""Plain SQL on a store, for tests that look behind it."""

from typing import Any

from sqlalchemy import text

from bot.store.store import Store


async def run(store: Store, statement: str) -> list[tuple[Any, ...]]:
    """Run a statement in a transaction of its own; give its rows."""
    async with store.writing() as transaction:
        found = await transaction.execute(text(statement))
        return [tuple(row) for row in found] if found.returns_rows else []


async def everything(store: Store) -> dict[str, list[tuple[Any, ...]]]:
    """Return every row of every table, to compare before and after."""
    names = (
        "tables",
        "seats",
        "entries",
        "drafts",
        "corrections",
        "rested",
        "posts",
        "acts",
        "results",
        "messages",
    )
    rows: dict[str, list[tuple[Any, ...]]] = {}
    async with store.reading() as transaction:
        for name in names:
            found = await transaction.execute(text(f"SELECT * FROM {name}"))  # noqa: S608 (names above)
            rows[name] = sorted((tuple(row) for row in found), key=repr)
    return rows
