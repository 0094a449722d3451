"""The courier: for each table workers for its posts, its board, its direct messages, and old buttons."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Final

import discord
import structlog

from bot.backoff import Backoff
from bot.log import traced
from bot.tables import Tables
from bot.tables.kinds import MessageKind
from bot.tables.model import Table, TableError
from bot.tables.outbox import GIVEN_UP
from bot.ui.courier.boards import Boards, OvertakenError
from bot.ui.courier.dm_channels import DMChannels
from bot.ui.courier.host_notice import HostNotice
from bot.ui.courier.pace import Pace
from bot.ui.courier.posts import complete, deliver
from bot.ui.courier.prompt import PromptServices
from bot.ui.courier.rate_limit import Urgency, urgency
from bot.ui.courier.retries import DATABASE_RETRY, FIRST_RETRY, HELD, PASSING, set_within
from bot.ui.courier.sender import BarredError, ChannelGoneError, Sender
from bot.ui.courier.stale_buttons import YOUNG, take_off
from bot.ui.courier.unreadable import put_away
from bot.ui.courier.work import ElsewhereError, Work, Worker
from bot.ui.kit.permissions import May
from bot.ui.request.languages import Languages

log = structlog.get_logger("bot.courier")

LONGEST_REPOST: Final = 3.0
"""Seconds that the answer about a table's board waits for it."""
AT_ONCE: Final = 8
"""Tables that are taken up together after a start."""
Serve = Callable[[Table, Work], Awaitable[bool]]


class Courier:
    """Keeps every table's channel and direct messages as the log says they must be."""

    def __init__(self, client: discord.Client, tables: Tables, languages: Languages, pace: Pace) -> None:
        self._client = client
        self._tables = tables
        self._pace = pace
        self._sender = Sender(client)
        self._dm_channels = DMChannels(client, tables, pace)
        self._host = HostNotice(tables, self._dm_channels, languages)
        self._prompt_services = PromptServices(
            tables=tables,
            sender=self._sender,
            dm_channels=self._dm_channels,
            client=client,
            languages=languages,
            pace=pace,
        )
        self._work: dict[int, Work] = {}
        self._restless: int | None = None
        """The table whose workers were last seen not to rest: they are asked first."""
        self._closing = False
        self._taking_up: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Take up every table that is live or is owed a message: what a crash left undone is done now."""
        self._taking_up = asyncio.create_task(self._take_up())

    async def _take_up(self) -> None:
        """Look after many tables, newest first, a few at a time: who plays now shall not wait for them."""
        room = asyncio.Semaphore(AT_ONCE)

        async def take_up(number: int) -> None:
            self.wake(number, played=False)
            work = self._work.get(number)
            if work is not None:
                await set_within(work.served, LONGEST_REPOST)
            room.release()

        async with asyncio.TaskGroup() as group:
            for table in await self._left_undone():
                await room.acquire()
                group.create_task(take_up(table))

    @property
    def rests(self) -> bool:
        """Return whether every worker waits to be woken: what is tried again within seconds is no rest."""
        if self._taking_up is None or not self._taking_up.done():
            return False
        restless = None if self._restless is None else self._work.get(self._restless)
        if restless is None or restless.rests:
            self._restless = next((table for table, work in self._work.items() if not work.rests), None)
        return self._restless is None

    async def _left_undone(self) -> list[int]:
        """List the tables there is something to do for, newest first, as soon as the database answers."""
        backoff = Backoff(FIRST_RETRY, DATABASE_RETRY)
        while True:
            try:
                live = set(await self._tables.live())
                owed = {post.table for post in await self._tables.outbox.due_posts()}
                lesser = {post.table for post in await self._tables.outbox.lesser_posts()}
                unfinished = set(await self._tables.outbox.unfinished())
                untidy = set(await self._tables.outbox.with_buttons(YOUNG))
            except PASSING as error:
                pause = backoff.after_failure()
                log.warning("start_waits", seconds=pause, **traced(error))
                await asyncio.sleep(pause)
            else:
                return sorted(live | owed | lesser | unfinished | untidy, reverse=True)

    async def close(self) -> None:
        """Stop working; what is left is done after the next start."""
        self._closing = True
        tasks = [worker.task for work in self._work.values() for worker in work.workers]
        tasks.append(self._taking_up)
        started = [task for task in tasks if task is not None]
        for task in started:
            task.cancel()
        await asyncio.gather(*started, return_exceptions=True)
        await asyncio.gather(*(work.close() for work in self._work.values()))

    def wake(self, table: int, *, played: bool = True) -> None:
        """Have a table looked after, soon. `played`: somebody has just done something there."""
        if self._closing:
            return
        work = self._work.get(table)
        if work is None:
            work = self._work[table] = Work(table, Boards(self._tables, self._sender), self._prompt_services)
            serves = (self._post, self._show, self._ask, self._tidy)
            for worker, serve in zip(work.workers, serves, strict=True):
                worker.task = asyncio.create_task(self._run(table, work, worker, serve))
        work.played = work.played or played
        work.wake()

    def permitted(self, channel: int, may: May) -> None:
        """Learn what is allowed in this channel; redraw its board where that is something else now."""
        other = self._sender.known.learn(channel, may)
        for work in self._work.values():
            if work.channel == channel and (other or (work.barred and may.write)):
                work.wake()

    def changed(self, *, channel: int = 0, guild: int = 0) -> None:
        """Learn that somebody changed a channel or a server: what was not allowed may be welcome now."""
        for work in self._work.values():
            if work.guild == guild or work.channel == channel:
                work.wake()

    def connected_again(self) -> None:
        """Have everything tried that failed: Discord answers again."""
        for work in self._work.values():
            if any(worker.retries.failures for worker in work.workers):
                work.wake()

    async def repost(self, table: int) -> None:
        """Show the table's board at the bottom of the channel; make sure that its lobby stands."""
        await self._tables.outbox.doubt(table)
        self.wake(table)
        work = self._work[table]
        work.down = True
        work.served.clear()
        await set_within(work.served, LONGEST_REPOST)

    async def _run(self, table: int, work: Work, worker: Worker, serve: Serve) -> None:
        """Serve each time the worker is woken; what fails is tried again, later and later."""
        while True:
            await work.begin(worker)
            if self._work.get(table) is not work:
                return
            worker.idle = False
            try:
                with urgency(Urgency.WAITED_FOR if work.played else Urgency.REDRAWN):
                    live = await self._served(table, work, serve)
                worker.retries.failures = 0
                if worker is work.posting:
                    work.showing.woken.set()  # below what was posted
            except Exception as error:  # noqa: BLE001 (one table's trouble must not end the courier)
                seconds = worker.retries.after(error)
                known = isinstance(error, (*PASSING, BarredError))
                note = log.warning if known else log.error
                note("courier_waits", table=table, work=worker.name, seconds=seconds, **traced(error))
                await worker.pause(seconds, 0.0 if isinstance(error, BarredError) else HELD)
                continue
            worker.idle = not live and not worker.woken.is_set()
            if all(each.idle and not each.woken.is_set() for each in work.workers):
                del self._work[table]
                for each in work.workers:
                    each.woken.set()

    async def _served(self, number: int, work: Work, serve: Serve) -> bool:
        """Do one round of work; tell whether there may be more, sooner or later."""
        try:
            table = await work.read()
        except TableError as error:
            log.error("table_unreadable", **error.facts)  # noqa: TRY400 (its facts say where)
            work.served.set()
            return await put_away(self._tables, self._sender, number)
        work.channel, work.guild = table.place.channel, table.place.guild
        try:
            self._need_server(work.guild)
            return await serve(table, work)
        except BarredError as error:
            work.barred = True
            work.served.set()
            if not isinstance(error, ElsewhereError):
                self._host.tell(table, work)
            raise
        except ChannelGoneError:
            log.info("channel_gone", table=table.id)
            for post in await self._tables.outbox.due_posts(table.id):
                await self._tables.outbox.posted(post, GIVEN_UP)
            for noted in await self._tables.outbox.messages(table.id):
                if noted.kind != MessageKind.PROMPT and noted.message is None:
                    await self._tables.outbox.forget_message(noted)
            work.served.set()
            self._host.tell(table, work)
            return table.live

    def _need_server(self, guild: int) -> None:
        """Refuse to ask Discord anything about a server that the bot is not in. ElsewhereError."""
        found = self._client.get_guild(guild)
        if found is None or found.unavailable:
            raise ElsewhereError

    async def _post(self, table: Table, work: Work) -> bool:
        """Deliver posts, and complete those that went out with less."""
        work.lesser = await deliver(self._tables, self._sender, table) or work.lesser
        work.posting.done = True
        if work.barred:
            work.barred = False
            await self._host.forget(table)
        if work.lesser:
            work.lesser = await complete(self._tables, self._sender, table)
        return table.live or work.lesser

    async def _show(self, table: Table, work: Work) -> bool:
        """Bring the board up to date: at once, or when its last edit is a second ago."""
        wait = work.edited + self._pace.edits - time.monotonic()
        if wait > 0 and not work.down:
            await asyncio.sleep(wait)
            table = await work.read()
        if not work.posting.done or work.posting.woken.is_set():  # first what is owed
            if work.posting.waits:
                work.posting.woken.set()
            return True
        if work.down:
            work.down = False
            await work.boards.bring_down(table)
        try:
            if await work.boards.refresh(table):
                work.edited = time.monotonic()
        except OvertakenError:
            work.edited = time.monotonic()
            work.forget()
            work.posting.woken.set()
            return True
        if work.boards.look_again is not None:
            asyncio.get_running_loop().call_later(work.boards.look_again, work.showing.woken.set)
        if work.down:
            work.showing.woken.set()
        else:
            work.served.set()
        if work.tidied != table.log_length:
            work.tidying.woken.set()
        return table.live

    async def _tidy(self, table: Table, work: Work) -> bool:
        """Take buttons whose moment has passed off posts."""
        with urgency(Urgency.CLEARED):
            await take_off(self._tables, self._sender, table)
        work.tidied = table.log_length
        return table.live

    async def _ask(self, table: Table, work: Work) -> bool:
        await work.prompts.refresh(table)
        if not table.live:
            await work.prompts.finish(unless=work.asking.woken)
        return table.live
