"""The bot's own limit of requests: Discord takes fifty a second of a bot, and bars one it refuses too often.

The library waits where Discord says so, once a request was refused; here they wait before they are sent,
those first that somebody waits for. Answers to interactions and what follows them do not count.
"""

import asyncio
import heapq
import time
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from enum import IntEnum
from itertools import count
from types import SimpleNamespace
from typing import Final, Generic, TypeVar

import aiohttp
import yarl
from discord.http import Route

SECOND: Final = 1.0
ROUNDED: Final = 1e-6
"""Seconds that come of adding up fractions."""
UNCOUNTED: Final = ("/interactions/", "/webhooks/")
"""What follows the address of Discord's API in requests that its limit does not count."""

Who = TypeVar("Who")


class Urgency(IntEnum):
    """Who waits for a request: the sooner it goes."""

    WAITED_FOR = 0
    """People do: a post, a prompt, a new board."""
    REDRAWN = 1
    """What stands there already is brought up to date."""
    CLEARED = 2
    """What is over is taken away."""


PATIENCE: Final = {Urgency.WAITED_FOR: 0.0, Urgency.REDRAWN: 2.0, Urgency.CLEARED: 10.0}
"""Seconds for which what is more urgent goes first: nothing waits for ever."""

_URGENCY: Final[ContextVar[Urgency]] = ContextVar("urgency", default=Urgency.WAITED_FOR)


@contextmanager
def urgency(given: Urgency) -> Iterator[None]:
    """Let the requests of this block be no more urgent than this."""
    token = _URGENCY.set(max(_URGENCY.get(), given))
    try:
        yield
    finally:
        _URGENCY.reset(token)


class Queue(Generic[Who]):
    """Who waits to go, and whose turn it is: `most` in any second, the most urgent first. Knows no clock."""

    def __init__(self, most: int) -> None:
        self._gone: deque[float] = deque(maxlen=most)
        """When the latest of them went."""
        self._most = most
        self._waiting: list[tuple[float, int, Who]] = []
        self._order = count()

    def join(self, who: Who, how: Urgency, now: float) -> None:
        """Begin to wait."""
        heapq.heappush(self._waiting, (now + PATIENCE[how], next(self._order), who))

    def leave(self, who: Who) -> None:
        """Wait no longer."""
        self._waiting = [waiting for waiting in self._waiting if waiting[2] is not who]
        heapq.heapify(self._waiting)

    def take(self, now: float) -> Who | None:
        """Let the next one go; None: nobody waits, or nobody may now."""
        if not self._waiting or self.wait(now) > 0:
            return None
        self._gone.append(now)
        return heapq.heappop(self._waiting)[2]

    def wait(self, now: float) -> float:
        """Return the seconds until one may go."""
        full = len(self._gone) == self._most
        left = self._gone[0] + SECOND - now if full else 0.0
        return left if left > ROUNDED else 0.0

    def __len__(self) -> int:
        """Count who waits."""
        return len(self._waiting)


class RateLimit:
    """Lets requests go one by one. `most`: in any second."""

    def __init__(self, most: int, clock: Callable[[], float] = time.monotonic) -> None:
        self._queue: Queue[asyncio.Future[None]] = Queue(most)
        self._clock = clock
        self._timer: asyncio.TimerHandle | None = None

    async def turn(self) -> None:
        """Wait until it is this request's turn."""
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._queue.join(turn, _URGENCY.get(), self._clock())
        self._let_go()
        try:
            await turn
        except asyncio.CancelledError:
            self._queue.leave(turn)
            raise

    def trace(self) -> aiohttp.TraceConfig:
        """Return what has each request of a session wait for its turn, right before it is sent."""

        async def starts(
            _session: aiohttp.ClientSession, _context: SimpleNamespace, sent: aiohttp.TraceRequestStartParams
        ) -> None:
            if counts(sent.url):
                await self.turn()

        config = aiohttp.TraceConfig()
        config.on_request_start.append(starts)
        return config

    def _let_go(self) -> None:
        now = self._clock()
        while (turn := self._queue.take(now)) is not None:
            if not turn.done():
                turn.set_result(None)
        if len(self._queue) and self._timer is None:
            self._timer = asyncio.get_running_loop().call_later(self._queue.wait(now), self._again)

    def _again(self) -> None:
        self._timer = None
        self._let_go()


def counts(url: yarl.URL) -> bool:
    """Return whether Discord's limit counts a request to this address."""
    address = str(url)
    return address.startswith(Route.BASE) and not address.startswith(
        tuple(f"{Route.BASE}{path}" for path in UNCOUNTED)
    )
