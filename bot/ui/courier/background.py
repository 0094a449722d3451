"""Work that is done when it is asked for, once at a time, and tried again where it fails in passing."""

import asyncio
from collections.abc import Awaitable, Callable

import structlog

from bot.log import traced
from bot.ui.courier.retries import HELD, PASSING, Retries, set_within

log = structlog.get_logger("bot.courier")


class BackgroundJob:
    """One piece of work, done by a task of its own while there is any of it."""

    def __init__(self, work: Callable[[], Awaitable[None]], **facts: int) -> None:
        self._work = work
        self._facts = facts
        """What its line in the log says of it."""
        self._again = False
        self._woken = asyncio.Event()
        self._waits = False
        """It failed often, and is not tried again for a while unless it is asked for."""
        self._task: asyncio.Task[None] | None = None

    @property
    def rests(self) -> bool:
        """Return whether there is nothing left to do soon."""
        return self._is_done or self._waits

    def run(self) -> None:
        """Do it; where it is being done, once more after that."""
        self._again = True
        self._woken.set()
        if self._is_done:
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

    @property
    def _is_done(self) -> bool:
        return self._task is None or self._task.done()

    async def _until_done(self) -> None:
        retries = Retries()
        while self._again:
            self._again = False
            self._woken.clear()
            try:
                await self._work()
                retries.failures = 0
            except Exception as error:  # noqa: BLE001 (one person's trouble must not end anything else)
                seconds = retries.after(error)
                note = log.warning if isinstance(error, PASSING) else log.error
                note("job_waits", **self._facts, seconds=seconds, **traced(error))
                await asyncio.sleep(min(seconds, HELD))
                self._waits = seconds > HELD and not self._woken.is_set()
                await set_within(self._woken, seconds - HELD)
                self._waits = False
                self._again = True
