"""Retry delays: doubled after each failure, up to four hours."""

import asyncio
from dataclasses import dataclass
from datetime import timedelta
from typing import Final

import aiohttp
import discord

from bot.backoff import backoff
from bot.store.errors import StoreError
from bot.ui.courier.sender import BarredError

PASSING: Final = (discord.HTTPException, aiohttp.ClientError, StoreError, OSError, TimeoutError)
"""What may be over in a moment: tried again."""
FIRST_RETRY: Final = timedelta(seconds=2)
"""Until what failed is tried again; twice as long after each further failure."""
BARRED_RETRY: Final = timedelta(minutes=1)
"""Until it is looked whether the bot may write again, where nobody has told so before."""
DATABASE_RETRY: Final = timedelta(minutes=1)
"""The longest pause for a database that is away: it costs nobody anything to look."""
LONGEST_RETRY: Final = timedelta(hours=4)
HELD: Final = 30.0
"""Seconds of a pause that nobody shortens."""


@dataclass(slots=True)
class Retries:
    """How long to wait after a failure: twice as long after each further one."""

    failures: int = 0

    def after(self, error: Exception) -> float:
        """Count a failure; give the seconds until the next attempt."""
        first = BARRED_RETRY if isinstance(error, BarredError) else FIRST_RETRY
        longest = DATABASE_RETRY if isinstance(error, StoreError) else LONGEST_RETRY
        pause = backoff(first, self.failures, longest=longest)
        self.failures += 1
        return pause.total_seconds()


async def set_within(event: asyncio.Event, seconds: float) -> bool:
    """Wait for an event; tell whether it came in time."""
    try:
        async with asyncio.timeout(seconds):
            await event.wait()
    except TimeoutError:
        return False
    return True
