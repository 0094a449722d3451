"""After something was forgotten: its bytes leave the files of the database too, as far as that goes.

SQLite overwrites what it deletes (`secure_delete`), but copies that it once moved aside stay in its pages,
and its journal holds the pages as they were: so the file is written anew, and the journal emptied.
PostgreSQL frees the space of deleted rows, which is then used again; its own journal keeps them until it
is recycled.
"""

import asyncio
import sqlite3
from typing import Any, Final

import structlog
from sqlalchemy import text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine

from bot.store.engine import SQLITE

log = structlog.get_logger("bot.store")

LARGE: Final = 200 << 20
"""Bytes of a file that is not written anew: nobody could write for seconds meanwhile."""
ATTEMPTS: Final = 20
PAUSE: Final = 0.1
"""Seconds between two attempts: somebody reads meanwhile, which takes milliseconds."""
NAMES: Final = ("tables", "seats", "results", "mentions", "messages", "people", "doors", "refusals")
"""The tables in which people are named."""


async def scrub(engine: AsyncEngine) -> None:
    """Take what was deleted out of the files; where something is in the way, the log says so."""
    try:
        if engine.url.drivername != SQLITE:
            await _vacuumed(engine)
        elif not await _written_anew(engine):
            log.warning("journal_not_emptied")
    except (DBAPIError, sqlite3.Error) as error:
        log.warning("not_scrubbed", error=type(error).__name__)


async def _written_anew(engine: AsyncEngine) -> bool:
    """Write SQLite's file anew, and empty its journal; tell whether that could be."""
    async with engine.connect() as connection:
        raw: Any = (await connection.get_raw_connection()).driver_connection
        if await _answer(raw, "PRAGMA page_count") * await _answer(raw, "PRAGMA page_size") < LARGE:
            await raw.execute("VACUUM")
        for _ in range(ATTEMPTS):
            if not await _answer(raw, "PRAGMA wal_checkpoint(TRUNCATE)"):
                return True
            await asyncio.sleep(PAUSE)
    return False


async def _answer(raw: Any, question: str) -> int:
    """Return the first number of SQLite's answer; of a checkpoint, whether somebody was in the way."""
    async with raw.execute(question) as answer:
        return int((await answer.fetchone())[0])


async def _vacuumed(engine: AsyncEngine) -> None:
    async with engine.connect() as connection:
        alone = await connection.execution_options(isolation_level="AUTOCOMMIT")
        await alone.execute(text(f"VACUUM {', '.join(NAMES)}"))
