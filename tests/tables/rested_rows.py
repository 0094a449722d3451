"""What an undo has dropped and the database still keeps, and how long that is."""

from datetime import timedelta

from sqlalchemy import func, select

from bot.store import schema
from tests.kit.table_evening import Evening

LATER = timedelta(minutes=1)


async def rows(evening: Evening) -> int:
    """Count what rests in the database."""
    async with evening.store.reading() as transaction:
        found = await transaction.execute(select(func.count()).select_from(schema.rested))
        return int(found.scalar_one())
