"""What is known of one table between two rounds of work, and how its workers wait and rest."""

import asyncio
from dataclasses import dataclass, field
from functools import partial

from bot.tables.model import Table
from bot.ui.courier.background import BackgroundJob
from bot.ui.courier.boards import Boards
from bot.ui.courier.prompt import PromptServices
from bot.ui.courier.prompts import Prompts
from bot.ui.courier.retries import Retries, set_within
from bot.ui.courier.sender import BarredError


class ElsewhereError(BarredError):
    """The bot is not in the table's server, or the server is not there: no request is made until it is."""


@dataclass(slots=True, eq=False)
class Worker:
    """One of a table's workers: for its posts, its board, its direct messages, old buttons."""

    name: str
    woken: asyncio.Event = field(default_factory=asyncio.Event)
    waits: bool = False
    """Nothing is done until it is woken, or for long."""
    idle: bool = False
    """The table is over, and there is nothing more to do."""
    done: bool = False
    """Everybody may go on: what it was woken for is done."""
    task: asyncio.Task[None] | None = None
    retries: Retries = field(default_factory=Retries)

    @property
    def rests(self) -> bool:
        """Return whether it waits to be woken, and nobody has woken it."""
        return self.waits and not self.woken.is_set()

    async def wake_up(self) -> None:
        """Wait to be woken."""
        self.waits = True
        await self.woken.wait()
        self.waits = False
        self.woken.clear()
        self.done = False

    async def pause(self, seconds: float, held: float) -> None:
        """Wait for so long, then be woken; whoever wakes it shortens what is beyond `held` seconds."""
        await asyncio.sleep(min(seconds, held))
        if seconds > held:
            self.waits = True
            await set_within(self.woken, seconds - held)
            self.waits = False
        self.woken.set()


class Work:
    """One table's workers and what they know."""

    def __init__(self, table: int, boards: Boards, services: PromptServices) -> None:
        self.boards = boards
        self._read = partial(services.tables.get, table)
        self._reading: asyncio.Task[Table] | None = None
        self.posting = Worker("posts")
        self.showing = Worker("board")
        self.asking = Worker("prompts")
        self.tidying = Worker("old buttons", idle=True)
        self.tidied: int | None = None
        """How long the log was when buttons that had passed by then were taken off."""
        self.prompts = Prompts(services, self._reached, self._ask_anew)
        self.served = asyncio.Event()
        """Set when the board was brought up to date."""
        self.lesser = True
        """Some post may show less than all."""
        self.down = False
        """Somebody asked to see the board: it comes to the bottom of the channel."""
        self.edited = 0.0
        self.played = False
        """Somebody has done something there since the start."""
        self.channel = 0
        """Where the table stands, once that was read."""
        self.guild = 0
        self.barred = False
        """The bot may not write there: what is owed waits until that changes."""
        self.host_notice: BackgroundJob | None = None
        """Tells the host that the table's channel cannot be written in."""

    @property
    def workers(self) -> tuple[Worker, ...]:
        """Return all of them."""
        return self.posting, self.showing, self.asking, self.tidying

    @property
    def rests(self) -> bool:
        """Return whether all workers wait to be woken, and nobody has woken them."""
        if not all(worker.rests for worker in self.workers):
            return False
        return self.prompts.rests and (self.host_notice is None or self.host_notice.rests)

    async def begin(self, worker: Worker) -> None:
        """Wait until this worker is woken; while all of them rest, nothing is kept of the table."""
        if all(other.rests for other in self.workers if other is not worker) and not worker.woken.is_set():
            self.forget()
        await worker.wake_up()

    async def read(self) -> Table:
        """Return the table as it was when they were woken or later: all of them read it once. TableError."""
        if self._reading is None or (self._reading.done() and self._reading.exception() is not None):
            self._reading = asyncio.create_task(self._read())
        return await asyncio.shield(self._reading)

    def forget(self) -> None:
        """Have the table read anew: it has changed, or nobody needs what was read."""
        self._reading = None

    async def close(self) -> None:
        """Stop what is done besides the workers."""
        if self._reading is not None:
            self._reading.cancel()
            await asyncio.gather(self._reading, return_exceptions=True)
        await self.prompts.close()
        if self.host_notice is not None:
            await self.host_notice.close()

    def _ask_anew(self) -> None:
        """Another process has changed the table."""
        self.forget()
        self.asking.woken.set()

    def _reached(self) -> None:
        """Look again who is written to, and whose bets go behind the board's button."""
        self.showing.woken.set()
        self.asking.woken.set()

    def wake(self) -> None:
        """Have everything looked after; the board when the posts are there."""
        self.forget()
        self.posting.woken.set()
        self.asking.woken.set()
