"""Work that is done when it is asked for, once at a time, and tried again where it fails in passing."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

import aiohttp
import discord
import structlog

from bot.store.errors import StoreError
from bot.ui.log import traced

log = structlog.get_logger("bot.courier")

FIRST_RETRY: Final = 2.0
"""Seconds until what failed is tried again; twice as long after each further failure."""
LONGEST_RETRY: Final = 60.0
PASSING: Final = (discord.HTTPException, aiohttp.ClientError, StoreError, OSError, TimeoutError)
"""What may be over in a moment: tried again."""


class Errand:
    """One piece of work, done by a task of its own while there is any of it."""

    def __init__(self, work: Callable[[], Awaitable[None]], **facts: int) -> None:
        self._work = work
        self._facts = facts
        """What its line in the log says of it."""
        self._again = False
        self._task: asyncio.Task[None] | None = None

    @property
    def rests(self) -> bool:
        """Tell whether there is nothing left to do."""
        return self._task is None or self._task.done()

    def run(self) -> None:
        """Do it; where it is being done, once more after that."""
        self._again = True
        if self.rests:
            self._task = asyncio.create_task(self._until_done())

    async def finish(self) -> None:
        """Wait until there is nothing left to do."""
        if self._task is not None:
            await asyncio.wait((self._task,))

    async def close(self) -> None:
        """Do no more of it."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _until_done(self) -> None:
        pause = FIRST_RETRY
        while self._again:
            self._again = False
            try:
                await self._work()
                pause = FIRST_RETRY
            except Exception as error:  # noqa: BLE001 (one person's trouble must not end anything else)
                note = log.warning if isinstance(error, PASSING) else log.error
                note("errand_waits", **self._facts, seconds=pause, **traced(error))
                await asyncio.sleep(pause)
                pause = min(pause * 2, LONGEST_RETRY)
                self._again = True
