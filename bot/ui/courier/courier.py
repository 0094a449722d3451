"""The courier: one worker a table for its channel, and one that has its direct messages looked after."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Final

import discord
import structlog

from bot.tables import Tables
from bot.tables.courier import GIVEN_UP
from bot.tables.model import Table, TableError
from bot.texts import words
from bot.ui.courier.boards import Boards
from bot.ui.courier.doors import Doors, ShutError
from bot.ui.courier.errand import FIRST_RETRY, LONGEST_RETRY, PASSING, Errand
from bot.ui.courier.outbox import BarredError, ChannelGoneError, Outbox, PersonGoneError
from bot.ui.courier.permissions import May
from bot.ui.courier.posts import deliver
from bot.ui.courier.prompting import Carriers
from bot.ui.courier.prompts import Prompts
from bot.ui.courier.unreadable import put_away
from bot.ui.languages import Languages
from bot.ui.log import traced
from bot.ui.message import Message
from bot.ui.pace import Pace

log = structlog.get_logger("bot.courier")

BETWEEN_EDITS: Final = 1.0
"""Seconds between two edits of a table's board."""
LONGEST_REPOST: Final = 3.0
"""Seconds that the answer about a table's board waits for it."""
AT_ONCE: Final = 8
"""Tables that are taken up together after a start."""


class Work:
    """What is known of one table between two rounds of work."""

    def __init__(self, boards: Boards, carriers: Carriers) -> None:
        self.boards = boards
        self.woken = asyncio.Event()
        self.asked = asyncio.Event()
        self.prompts = Prompts(carriers, self.wake)
        self.doubtful = True
        """Something may stand in the channel that was not noted: at first, and after a failure."""
        self.served = asyncio.Event()
        """Set when the board was brought up to date."""
        self.down = False
        """Somebody asked to see the board: it comes to the bottom of the channel."""
        self.edited = 0.0
        self.channel = 0
        """Where the table stands, once that was read."""
        self.barred = False
        """The bot may not write there: what is owed waits until somebody acts there, or changes that."""
        self.word: Errand | None = None
        """Tells the host, once, that the table's channel cannot be written in."""
        self.idle: set[str] = set()
        """Which of the two workers have nothing more to do: the table is over."""
        self.waiting: set[str] = set()
        """Which of the two workers wait to be woken."""
        self.tasks: list[asyncio.Task[None]] = []

    def wake(self) -> None:
        """Have both workers look at the table."""
        self.woken.set()
        self.asked.set()

    @property
    def rests(self) -> bool:
        """Tell whether both workers wait to be woken, and nobody has woken them."""
        if self.woken.is_set() or self.asked.is_set() or len(self.waiting) < len(self.tasks):
            return False
        return self.prompts.rests and (self.word is None or self.word.rests)


class PostOffice:
    """Keeps every table's channel and direct messages as the log says they must be."""

    def __init__(self, client: discord.Client, tables: Tables, languages: Languages, pace: Pace) -> None:
        self._tables = tables
        self._languages = languages
        self._outbox = Outbox(client)
        self._doors = Doors(client, tables, pace)
        self._carriers = Carriers(
            tables=tables, outbox=self._outbox, doors=self._doors, client=client, languages=languages
        )
        self._work: dict[int, Work] = {}
        self._closing = False
        self._taking_up: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Take up every table that is live or is owed a message: what a crash left undone is done now."""
        self._taking_up = asyncio.create_task(self._take_up())

    async def _take_up(self) -> None:
        """Look after many tables, newest first, a few at a time: who plays now shall not wait for them."""
        tables = await self._left_undone()
        for first in range(0, len(tables), AT_ONCE):
            few = tables[first : first + AT_ONCE]
            for table in few:
                self.wake(table)
            works = [self._work[table] for table in few if table in self._work]
            await asyncio.gather(*(_set_within(work.served, LONGEST_REPOST) for work in works))

    @property
    def rests(self) -> bool:
        """Tell whether every worker waits to be woken: what is tried again within seconds is no rest."""
        taken_up = self._taking_up is not None and self._taking_up.done()
        return taken_up and all(work.rests for work in self._work.values())

    async def _left_undone(self) -> list[int]:
        """List the tables there is something to do for, newest first, as soon as the database answers."""
        pause = FIRST_RETRY
        while True:
            try:
                live = set(await self._tables.live())
                owed = {post.table for post in await self._tables.due_posts()}
            except PASSING as error:
                log.warning("start_waits", seconds=pause, **traced(error))
                await asyncio.sleep(pause)
                pause = min(pause * 2, LONGEST_RETRY)
            else:
                return sorted(live | owed, reverse=True)

    async def close(self) -> None:
        """Stop working; what is left is done after the next start."""
        self._closing = True
        tasks = [task for work in self._work.values() for task in work.tasks]
        tasks += [self._taking_up] if self._taking_up is not None else []
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await asyncio.gather(*(work.prompts.close() for work in self._work.values()))
        await asyncio.gather(*(work.word.close() for work in self._work.values() if work.word is not None))

    def wake(self, table: int, *, fresh: bool = False) -> None:
        """Have a table looked after, soon. `fresh`: it was opened just now, nothing can stand there yet."""
        if self._closing:
            return
        work = self._work.get(table)
        if work is None:
            boards = Boards(self._tables, self._outbox)
            work = Work(boards, self._carriers)
            work.doubtful = not fresh
            self._work[table] = work
            work.tasks = [
                asyncio.create_task(self._run(table, work, work.woken, self._serve)),
                asyncio.create_task(self._run(table, work, work.asked, self._prompt)),
            ]
        work.wake()

    def drawn(self, table: Table, message: Message) -> None:
        """Know that the table's lobby shows this: an interaction's answer has drawn it."""
        self.wake(table.id, fresh=table.version <= 1)
        self._work[table.id].boards.drawn(message)

    def permitted(self, channel: int, may: May) -> None:
        """Learn what is allowed in this channel; redraw its board where that is something else now."""
        other = self._outbox.known.told(channel, may)
        for work in self._work.values():
            if work.channel == channel and (other or (work.barred and may.write)):
                self._try_again(work)

    def changed(self, channel: int) -> None:
        """Learn that somebody changed this channel: what was not allowed there may be welcome now."""
        for work in self._work.values():
            if work.channel == channel:
                self._try_again(work)

    @staticmethod
    def _try_again(work: Work) -> None:
        work.barred = False
        work.boards.forget()
        work.woken.set()

    async def repost(self, table: int) -> None:
        """Show the table's board at the bottom of the channel; make sure that its lobby stands."""
        self.wake(table)
        work = self._work[table]
        work.boards.forget()
        work.down = True
        work.served.clear()
        await _set_within(work.served, LONGEST_REPOST)

    async def _run(
        self, table: int, work: Work, woken: asyncio.Event, serve: Callable[[int, Work], Awaitable[bool]]
    ) -> None:
        """Serve each time the table is woken; what fails in passing is tried again, later and later."""
        pause = FIRST_RETRY
        while True:
            work.waiting.add(serve.__name__)
            await woken.wait()
            work.waiting.discard(serve.__name__)
            woken.clear()
            if self._work.get(table) is not work:
                return
            work.idle.discard(serve.__name__)
            try:
                try:
                    live = await serve(table, work)
                except TableError as error:
                    log.error("table_unreadable", **error.facts)  # noqa: TRY400 (its facts say where)
                    live = await put_away(self._tables, self._outbox, table)
                    work.served.set()
                pause = FIRST_RETRY
            except Exception as error:  # noqa: BLE001 (one table's trouble must not end the courier)
                note = log.warning if isinstance(error, PASSING) else log.error
                note("courier_waits", table=table, seconds=pause, **traced(error))
                work.doubtful = True
                await asyncio.sleep(pause)
                pause = min(pause * 2, LONGEST_RETRY)
                woken.set()
                continue
            if not live and not woken.is_set():
                work.idle.add(serve.__name__)
            if len(work.idle) == len(work.tasks):
                del self._work[table]
                work.wake()

    async def _serve(self, number: int, work: Work) -> bool:
        """Deliver posts, then bring the board up to date: at once, or when its last edit is a second ago."""
        table = await self._tables.get(number)
        work.channel = table.place.channel
        try:
            await deliver(self._tables, self._outbox, table, doubtful=work.doubtful)
            wait = work.edited + BETWEEN_EDITS - time.monotonic()
            if wait > 0 and await _set_within(work.woken, wait):
                return True  # whatever changes a table wakes its workers
            if work.down:
                work.down = False
                await work.boards.bring_down(table)
            if await work.boards.refresh(table, doubtful=work.doubtful):
                work.edited = time.monotonic()
            work.doubtful = False
            if work.down:
                work.woken.set()
            else:
                work.served.set()
        except BarredError:
            log.info("channel_barred", table=table.id)
            work.barred = work.doubtful = True
            asyncio.get_running_loop().call_later(LONGEST_RETRY, work.woken.set)
            self._tell_host(table, work)
            return True
        except ChannelGoneError:
            log.info("channel_gone", table=table.id)
            for post in await self._tables.due_posts(table.id):
                await self._tables.posted(post, GIVEN_UP)
            self._tell_host(table, work)
            return table.live
        return table.live

    async def _prompt(self, number: int, work: Work) -> bool:
        table = await self._tables.get(number)
        await work.prompts.refresh(table)
        if not table.live:
            await work.prompts.finish(unless=work.asked)
        return table.live

    def _tell_host(self, table: Table, work: Work) -> None:
        """Tell the host, once, that the table's channel cannot be written in."""
        host = next((chair for chair in table.chairs if chair.user == table.host), None)
        if work.word is not None or host is None or not host.acted or not table.live:
            return
        work.word = Errand(lambda: self._told_host(table), table=table.id)
        work.word.run()

    async def _told_host(self, table: Table) -> None:
        host = table.host
        if host is None:
            return
        said = words(self._languages.of(host, table.place.locale))
        message = Message(content=said("tabletop-channel-gone"), silent=False)
        try:
            door = await self._doors.to(host, lambda: True)
            if door is not None:
                await self._doors.send(host, door, message, f"{table.id}.gone")
        except (PersonGoneError, ShutError):
            log.info("host_not_told", table=table.id)


async def _set_within(event: asyncio.Event, seconds: float) -> bool:
    try:
        async with asyncio.timeout(seconds):
            await event.wait()
    except TimeoutError:
        return False
    return True
