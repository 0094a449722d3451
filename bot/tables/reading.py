"""Tables as they are: what changes nothing."""

from contextlib import suppress

from bot.store import tables as store_tables
from bot.store.store import Store
from bot.tables.loading import load
from bot.tables.model import Place, Status, Table, TableError


class Reading:
    """Reads tables; each call sees one moment of the database."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def at(self, channel: int) -> Table | None:
        """Return the live table in this channel."""
        async with self._store.reading() as transaction:
            found = await store_tables.live_at(transaction, channel)
            return None if found is None else (await load(transaction, found[0])).table

    async def last(self, channel: int, *, begun: bool = False) -> Table | None:
        """Return the newest table in this channel, live or not; `begun`: that is more than a lobby."""
        async with self._store.reading() as transaction:
            found = await store_tables.last_at(transaction, channel, begun=begun)
            return None if found is None else (await load(transaction, found)).table

    async def get(self, table: int) -> Table:
        """Return a table. TableError `no_table`."""
        async with self._store.reading() as transaction:
            return (await load(transaction, table)).table

    async def as_of(self, table: int, seq: int) -> Table:
        """Return a table as its log says it stood right after record `seq`. TableError `no_table`.

        Names are today's, and nothing is half entered: it is the same whenever it is asked for.
        """
        async with self._store.reading() as transaction:
            return (await load(transaction, table, upto=seq)).table

    async def live(self) -> tuple[int, ...]:
        """Return the ids of all live tables, oldest first, whether they can be read or not."""
        async with self._store.reading() as transaction:
            return await store_tables.live(transaction)

    async def standing(self, table: int) -> tuple[Place, bool] | None:
        """Return where a table stands and whether it is live, though the rest of it cannot be read."""
        async with self._store.reading() as transaction:
            row = await store_tables.read(transaction, table)
        if row is None:
            return None
        place = Place(guild=row.guild, channel=row.channel, locale=row.locale)
        return place, row.status in (Status.LOBBY, Status.PLAYING)

    async def tables_of(self, user: int) -> tuple[Table, ...]:
        """Return the live tables where this person sits and is present, oldest first, that can be read."""
        tables: list[Table] = []
        async with self._store.reading() as transaction:
            for found in await store_tables.live_with(transaction, user):
                with suppress(TableError):
                    tables.append((await load(transaction, found)).table)
        return tuple(
            table for table in tables if any(chair.user == user and chair.present for chair in table.chairs)
        )
