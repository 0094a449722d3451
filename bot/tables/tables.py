"""`Tables`: the tables of one store. Whatever is done with them is one transaction."""

import asyncio
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import replace
from datetime import timedelta
from random import Random, SystemRandom
from typing import Any, Concatenate, Final, ParamSpec

from bot.store import mentions as store_mentions
from bot.store import people as store_people
from bot.store import tables as store_tables
from bot.store.errors import StoreError
from bot.store.rows import TableRow
from bot.store.store import Store, Transaction
from bot.tables import closing, lobby, seats
from bot.tables.clock import Clock, utcnow
from bot.tables.commands import KnownCommands
from bot.tables.edit import Edit, edit_of
from bot.tables.history import History
from bot.tables.importing import Brought, lobby_of, played_sheet
from bot.tables.loading import load
from bot.tables.model import Act, Change, Glimpse, Mention, Place, Status, Table, TableError
from bot.tables.names import SOMEONE
from bot.tables.opening import insert_table, new_row, rematch_row
from bot.tables.outbox import Outbox
from bot.tables.people import People
from bot.tables.rights import is_host, own_seat
from bot.tables.saving import save
from bot.tables.servers import Servers

REMEMBERED: Final = timedelta(days=1)
"""How long an interaction is remembered: Discord's own token for it lives 15 minutes."""

Said = ParamSpec("Said")
"""What a use-case takes besides the table."""


class Tables:
    """Tables that are opened, changed and read, and beside them what else is remembered.

    Whatever changes something takes the act first. An interaction that has already acted changes nothing
    ("repeated"). TableError says what a table forbids, RuleError what a game does, StoreError what
    the database could not do; after any of them nothing has changed.
    """

    def __init__(self, store: Store, *, clock: Clock = utcnow, chance: Random | None = None) -> None:
        self._store = store
        self._clock = clock
        self._chance = SystemRandom() if chance is None else chance
        self.outbox = Outbox(store, clock)
        self.people = People(store, clock)
        self.servers = Servers(store, clock)
        self.history = History(store)
        self.commands = KnownCommands(store)

    async def change(
        self,
        act: Act,
        table: int,
        use_case: Callable[Concatenate[Edit, Said], None],
        *args: Said.args,
        **kwargs: Said.kwargs,
    ) -> Change:
        """Lock a table, do this with it and write what differs. Errors as the use-case's.

        TableError too: `no_table`, `unreadable`; `table_here`: it would live again where another one does.
        """
        now = self._clock()

        async def changed(transaction: Transaction) -> Change:
            old = await load(transaction, table, lock=True)
            if not await store_tables.remember_act(transaction, act.interaction, now):
                return _unchanged(old.table)
            edit = edit_of(old, act, now, self._chance)
            use_case(edit, *args, **kwargs)
            edit.has_acted(act.user)
            reopens = edit.status is not old.table.status and not old.table.live
            if reopens and (other := await store_tables.live_at(transaction, old.row.channel)):
                raise TableError("table_here", table=other[0], status=other[1])
            after = await save(transaction, old, edit)
            return Change(
                before=old.table,
                after=after,
                happened=tuple(edit.happened),
                trouble=edit.trouble,
                facts=edit.facts or None,
            )

        return await self._store.write(changed)

    async def check(
        self,
        act: Act,
        table: int,
        use_case: Callable[Concatenate[Edit, Said], None],
        *args: Said.args,
        **kwargs: Said.kwargs,
    ) -> None:
        """Refuse what `change` would refuse, and change nothing. Errors as the use-case's."""
        async with self._store.reading() as transaction:
            old = await load(transaction, table)
        use_case(edit_of(old, act, self._clock(), self._chance), *args, **kwargs)

    async def open(self, act: Act, place: Place, game_name: str, options: Mapping[str, Any]) -> Change:
        """Open a lobby, the actor its host. TableError `table_here`, `unknown_game`; RuleError `option_…`."""
        now = self._clock()
        row = new_row(place, game_name, options, host=act.user, now=now)

        async def opened(transaction: Transaction) -> Change:
            await store_tables.forget_acts(transaction, now - REMEMBERED)
            if not await store_tables.remember_act(transaction, act.interaction, now):
                return await _repeated(transaction, place.channel)
            return await insert_table(transaction, row, lobby.first_chair(act), "opened")

        return await self._store.write(opened)

    async def rematch(self, act: Act, table: int) -> Change:
        """Open a lobby like a finished table, with its people. TableError `not_over`, `table_here`."""
        now = self._clock()

        async def opened(transaction: Transaction) -> Change:
            old = (await load(transaction, table, lock=True)).table
            if not await store_tables.remember_act(transaction, act.interaction, now):
                return await _repeated(transaction, old.place.channel)
            if old.live:
                raise TableError("not_over", status=old.status.value)
            if not is_host(old, act):
                own_seat(old, act)
            row, chairs = rematch_row(old, act, now)
            return await insert_table(transaction, row, chairs, "opened", "rematch")

        return await self._store.write(opened)

    async def import_(self, act: Act, place: Place, brought: Brought) -> Change:
        """Open a table where this was played, the actor its host. TableError `table_here`; RuleError."""
        now = self._clock()
        row, chairs = lobby_of(act, place, brought, now)
        # before the database is locked, and in a thread: nobody waits for the two thousand entries of a sheet
        played = await asyncio.to_thread(played_sheet, act, row, chairs, brought.entries, self._chance)

        async def imported(transaction: Transaction) -> Change:
            if not await store_tables.remember_act(transaction, act.interaction, now):
                return await _repeated(transaction, place.channel)
            opened = await insert_table(transaction, row, chairs, "opened")
            old = await load(transaction, opened.after.id, lock=True)
            edit = replace(played, before=old.table)
            after = await save(transaction, old, edit)
            return Change(before=after, after=after, happened=tuple(edit.happened))

        return await self._store.write(imported)

    async def close_unreadable(self, act: Act, table: int) -> None:
        """Close a table that cannot be read. TableError `no_table`, `not_live`, `host_only`."""
        now = self._clock()
        await self._store.write(lambda transaction: closing.close_unreadable(transaction, act, table, now))

    async def forget(self, user: int) -> tuple[Table, ...]:
        """Take a person's id and name out of seats and results. Return the live tables concerned.

        The logs, which name nobody, stay as they are.
        """
        now = self._clock()
        nobody = Act(interaction=0, user=0, name="", moderates=True)

        async def forgotten(transaction: Transaction) -> tuple[Table, ...]:
            tables = []
            for table in await store_tables.live_with(transaction, user):
                try:
                    old = await load(transaction, table, lock=True)
                except TableError:  # one that cannot be read loses the name as a closed one does
                    continue
                edit = edit_of(old, nobody, now, self._chance)
                seats.forget(edit, user)
                tables.append(await save(transaction, old, edit))
            await store_people.forget(transaction, user, SOMEONE)
            return tuple(tables)

        tables = await self._store.write(forgotten)
        with suppress(StoreError):  # what was forgotten is; its last traces go with the next one
            await self._store.scrub()
        return tables

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

    async def glimpse(self, table: int) -> Glimpse | None:
        """Return what a table's row says, though the rest of it cannot be read; None where there is none."""
        async with self._store.reading() as transaction:
            return _glimpse(await store_tables.read(transaction, table))

    async def glimpse_at(self, channel: int) -> Glimpse | None:
        """Return what the row of the live table in this channel says."""
        async with self._store.reading() as transaction:
            found = await store_tables.live_at(transaction, channel)
            return None if found is None else _glimpse(await store_tables.read(transaction, found[0]))

    async def is_seated(self, table: int, user: int) -> bool:
        """Return whether this person has a seat at a table, present or not."""
        async with self._store.reading() as transaction:
            return await store_tables.is_seated(transaction, table, user)

    async def version(self, table: int) -> int | None:
        """Return how often a table was changed; None where there is none."""
        async with self._store.reading() as transaction:
            row = await store_tables.read(transaction, table)
        return None if row is None else row.version

    async def mention(self, table: int, seq: int) -> Mention | None:
        """Return whom this record of the log tells of who has no seat; None: nobody, or no more."""
        async with self._store.reading() as transaction:
            found = await store_mentions.of_table(transaction, table)
        return next((Mention(seq=seq, user=row.user, name=row.name) for row in found if row.seq == seq), None)


def _glimpse(row: TableRow | None) -> Glimpse | None:
    if row is None:
        return None
    place = Place(guild=row.guild, channel=row.channel, locale=row.locale)
    live = row.status in (Status.LOBBY, Status.PLAYING)
    return Glimpse(id=row.id, place=place, game=row.game, live=live)


def _unchanged(table: Table) -> Change:
    """Return what an interaction does that has acted before: nothing."""
    return Change(before=table, after=table, happened=("repeated",))


async def _repeated(transaction: Transaction, channel: int) -> Change:
    found = await store_tables.last_at(transaction, channel)
    if found is None:
        raise TableError("no_table", table=None)
    return _unchanged((await load(transaction, found)).table)
