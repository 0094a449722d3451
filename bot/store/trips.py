"""SQLite's connection, with as few trips to its thread and back as there can be.

The driver makes four of a statement (a cursor, the statement, its rows, the cursor's end), each of them
dearer than what SQLite does meanwhile. Here a statement is one trip, the beginning of a transaction goes
along with its first statement, and the end of one that only read is not waited for.
"""

import sqlite3
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Final, Self

import aiosqlite

READING: Final = "BEGIN"
WRITING: Final = "BEGIN IMMEDIATE"
"""How a transaction begins; a deferred one that turns into a writing one fails where another one writes."""

Answer = tuple[Any, list[Any], int, int | None]
"""The columns, the rows, how many rows were changed, and the id of the last one."""


class Connection(aiosqlite.Connection):
    """The driver's connection with cursors of one trip."""

    def __init__(self, path: str, **settings: Any) -> None:
        super().__init__(lambda: sqlite3.connect(path, **settings), iter_chunk_size=64)
        self._thread.daemon = True  # a process that ends waits for no database
        self._begins: str | None = None
        """How the next statement begins a transaction."""
        self._kind: str | None = None
        """How the transaction began."""

    def cursor(self) -> "Cursor":  # type: ignore[override]
        """Make a cursor; SQLite is not asked for it."""
        return Cursor(self)

    def begin(self, statement: str) -> None:
        """Begin a transaction with the statement that comes next."""
        self._begins = self._kind = statement

    async def trip(self, ask: Callable[[sqlite3.Cursor], object]) -> Answer:
        """Have the connection's thread ask SQLite, and read the whole answer. sqlite3.Error."""
        begins, self._begins = self._begins, None

        def asked() -> Answer:
            cursor = self._conn.cursor()
            try:
                if begins is not None:
                    cursor.execute(begins)
                ask(cursor)
                rows = [] if cursor.description is None else cursor.fetchall()
                return cursor.description, rows, cursor.rowcount, cursor.lastrowid
            finally:
                cursor.close()

        answer: Answer = await self._execute(asked)  # type: ignore[no-untyped-call]
        return answer

    async def commit(self) -> None:
        """End the transaction. sqlite3.Error."""
        await self._end(super().commit)

    async def rollback(self) -> None:
        """End the transaction and change nothing. sqlite3.Error."""
        await self._end(super().rollback)

    async def _end(self, ends: Callable[[], Awaitable[None]]) -> None:
        reads, begun = self._kind == READING, self._begins is None
        self._begins = self._kind = None
        if not reads:
            await ends()
        elif begun:
            self._tx.put_nowait((None, self._conn.rollback))


class Cursor:
    """What SQLAlchemy needs of a cursor, whose answer is read before it is asked for."""

    arraysize = 1

    def __init__(self, connection: Connection) -> None:
        self._connection = connection
        self._rows: list[Any] = []
        self.description: Any = None
        self.rowcount = -1
        self.lastrowid: int | None = None

    async def __aenter__(self) -> Self:
        return self

    async def execute(self, statement: str, parameters: Sequence[Any] = ()) -> None:
        """Carry out a statement and keep its answer. sqlite3.Error."""
        if statement in (READING, WRITING):
            self._connection.begin(statement)
            return
        await self._keep(lambda cursor: cursor.execute(statement, parameters))

    async def executemany(self, statement: str, parameters: Sequence[Sequence[Any]]) -> None:
        """Carry out a statement once for each of these. sqlite3.Error."""
        await self._keep(lambda cursor: cursor.executemany(statement, parameters))

    async def fetchall(self) -> list[Any]:
        """Hand over the rows."""
        rows, self._rows = self._rows, []
        return rows

    async def close(self) -> None:
        """Do nothing: SQLite's own cursor is closed already."""

    async def _keep(self, ask: Callable[[sqlite3.Cursor], object]) -> None:
        self.description, self._rows, self.rowcount, self.lastrowid = await self._connection.trip(ask)
