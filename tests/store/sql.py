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
    """Give every row of every table, to compare before and after."""
    names = ("tables", "seats", "entries", "drafts", "corrections", "posts", "acts", "results", "messages")
    rows = {name: await run(store, f"SELECT * FROM {name}") for name in names}  # noqa: S608 (names above)
    return {name: sorted(found, key=repr) for name, found in rows.items()}
