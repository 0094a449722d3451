"""The store: one database, opened and brought up to date, and its transactions."""

import asyncio
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from typing import Final, Self

from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bot.store.engine import POSTGRES, READS, SQLITE, make_engine, read_url, where
from bot.store.errors import StoreError, StoreFact, understood
from bot.store.migrate import upgrade

PATIENCE: Final = 5.0
"""Seconds to wait for a lock before giving up."""

Transaction = AsyncConnection


class Store:
    """A database that is up to date. Use `Store.open`, and `close` it at the end."""

    def __init__(self, engine: AsyncEngine, place: Mapping[str, StoreFact], patience: float) -> None:
        self._engine = engine
        self._place = place
        self._patience = patience
        # SQLite lets one write at a time; queueing here is fairer and faster than its polling
        self._turn = asyncio.Lock() if engine.url.drivername == SQLITE else None

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
            async with store.writing() as transaction:
                await upgrade(transaction)
        except BaseException:
            await store.close()
            raise
        return store

    async def close(self) -> None:
        """Close every connection."""
        await self._engine.dispose()

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[Transaction]:
        """Open a transaction that writes; it commits at the end of the block, or changes nothing.

        StoreError: `locked`, `disk_full`, `disk_failed`, `unwritable`, `unreachable`, `conflict`
        (try again), `damaged`, `failed`.
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

    @asynccontextmanager
    async def _understanding(self) -> AsyncIterator[None]:
        try:
            yield
        except Exception as error:
            known = understood(error, self._place)
            if known is None or known is error:
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
