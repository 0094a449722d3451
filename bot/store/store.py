"""The store: one database, opened and brought up to date, and its transactions."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager
from typing import Any, Final, Self, TypeVar

from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bot.store import kept
from bot.store.engine import POSTGRES, READS, SQLITE, make_engine, read_url, try_file, where
from bot.store.errors import StoreError, StoreFact, understood
from bot.store.migrate import upgrade
from bot.store.scrub import scrub

PATIENCE: Final = 5.0
"""Seconds to wait for a lock before giving up."""

ATTEMPTS: Final = 3
"""How often a change is tried that another process's change got in the way of."""

Transaction = AsyncConnection
Done = TypeVar("Done")


class Store:
    """A database that is up to date. Use `Store.open`, and `close` it at the end."""

    def __init__(self, engine: AsyncEngine, place: Mapping[str, StoreFact], patience: float) -> None:
        self._engine = engine
        self._place = place
        self._patience = patience
        # SQLite lets one write at a time; queueing here is fairer and faster than its polling
        self._turn = asyncio.Lock() if engine.url.drivername == SQLITE else None
        self._changes: set[asyncio.Future[Any]] = set()

    @classmethod
    async def open(cls, url: str, *, patience: float = PATIENCE) -> Self:
        """Open the database at this URL and apply the migrations it lacks.

        StoreError: `bad_url`, `unknown_database`, `no_directory`, `unopenable`, `unwritable`,
        `not_a_database`, `damaged`, `disk_full`, `disk_failed`, `locked`, `unreachable`,
        `access_denied`, `no_database`, `too_many_connections`, `newer_schema`, `not_ours`, `failed`.
        """
        address = read_url(url)
        store = cls(make_engine(address, patience), where(address), patience)
        try:
            async with store._understanding():
                await try_file(address)
            async with store.writing() as transaction:
                await upgrade(transaction)
        except BaseException:
            await store.close()
            raise
        return store

    async def close(self) -> None:
        """Let the changes that are being written end, then close every connection."""
        await asyncio.gather(*self._changes, return_exceptions=True)
        await self._engine.dispose()

    async def write(self, work: Callable[[Transaction], Awaitable[Done]]) -> Done:
        """Do the work in a writing transaction; again, where another process's change got in its way.

        Who waits for it may be cancelled, the change is not: a statement that is given up on half-way
        would keep SQLite locked. StoreError as `writing`.
        """
        kept.trying()
        change = asyncio.ensure_future(self._attempts(work))
        self._changes.add(change)
        change.add_done_callback(self._done)
        result = await asyncio.shield(change)
        kept.done()
        return result

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[Transaction]:
        """Open a transaction that writes; it commits at the end of the block, or changes nothing.

        StoreError: `locked`, `disk_full`, `disk_failed`, `unwritable`, `unreachable`, `conflict`
        (`write` tries again), `damaged`, `failed`.
        """
        async with self._my_turn(), self._understanding(), self._engine.begin() as transaction:
            yield transaction

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[Transaction]:
        """Open a transaction that reads one and the same moment of the database. StoreError as `writing`."""
        async with self._understanding(), self._engine.connect() as connection:
            if self._engine.url.drivername == POSTGRES:
                await connection.execution_options(
                    isolation_level="REPEATABLE READ", postgresql_readonly=True
                )
            else:
                await connection.execution_options(**{READS: True})
            async with connection.begin():
                yield connection

    async def scrub(self) -> None:
        """Take what was deleted out of the files of the database, as far as that goes. StoreError."""
        async with self._my_turn(), self._understanding():
            await scrub(self._engine)

    async def _attempts(self, work: Callable[[Transaction], Awaitable[Done]]) -> Done:
        for _ in range(ATTEMPTS - 1):
            try:
                return await self._once(work)
            except StoreError as error:
                if error.code != "conflict":
                    raise
        return await self._once(work)

    async def _once(self, work: Callable[[Transaction], Awaitable[Done]]) -> Done:
        async with self.writing() as transaction:
            return await work(transaction)

    def _done(self, change: asyncio.Future[Any]) -> None:
        self._changes.discard(change)
        if not change.cancelled():
            # told to who waits for it; where nobody does, it is no news
            change.exception()

    @asynccontextmanager
    async def _understanding(self) -> AsyncIterator[None]:
        try:
            yield
        except Exception as error:
            known = understood(error, self._place)
            if known is None or known is error:  # not the database’s, or told with its place already
                raise
            raise known from None

    @asynccontextmanager
    async def _my_turn(self) -> AsyncIterator[None]:
        if self._turn is None:
            yield
            return
        try:
            async with asyncio.timeout(self._patience):
                await self._turn.acquire()
        except TimeoutError:
            raise StoreError("locked", **self._place) from None
        try:
            yield
        finally:
            self._turn.release()
