"""How any change is made: one transaction that first locks the table's row, decides, and writes."""

from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, datetime
from random import Random, SystemRandom

from bot.store import mentions as store_mentions
from bot.store import tables as store_tables
from bot.store.store import Store, Transaction
from bot.tables.edit import Edit, edit_of
from bot.tables.loading import Loaded, load
from bot.tables.model import Act, Change, Mention, TableError
from bot.tables.reading import Reading
from bot.tables.saving import save


def utcnow() -> datetime:
    """Return the time."""
    return datetime.now(UTC)


class Changing(Reading):
    """Changes tables of one store."""

    def __init__(
        self, store: Store, *, clock: Callable[[], datetime] = utcnow, chance: Random | None = None
    ) -> None:
        super().__init__(store)
        self._clock = clock
        self._chance = SystemRandom() if chance is None else chance

    async def _try(self, act: Act, table: int, decide: Callable[[Edit], None]) -> None:
        """Decide on a table that nobody keeps: what cannot be is refused before it is asked about."""
        async with self._store.reading() as transaction:
            decide(self._edit(act, self._clock(), await load(transaction, table)))

    async def _change(
        self, act: Act, table: int, decide: Callable[[Edit], None], *, mentions: bool = False
    ) -> Change:
        """Change a table; `mentions`: whom its log tells of who has no seat is needed too."""
        now = self._clock()

        async def changed(transaction: Transaction) -> Change:
            old = await load(transaction, table, lock=True)
            if mentions:
                told = await store_mentions.of_table(transaction, table)
                known = {row.seq: Mention(seq=row.seq, user=row.user, name=row.name) for row in told}
                old = replace(old, mentions=known)
            if not await store_tables.claim(transaction, act.interaction, now):
                return Change(after=old.table, happened=("repeated",))
            edit = self._edit(act, now, old)
            decide(edit)
            edit.has_acted(act.user)
            reopens = edit.status is not old.table.status and not old.table.live
            if reopens and (other := await store_tables.live_at(transaction, old.row.channel)):
                raise TableError("table_here", table=other[0], status=other[1])
            after = await save(transaction, old, edit)
            return Change(
                after=after, happened=tuple(edit.happened), trouble=edit.trouble, facts=edit.facts or None
            )

        return await self._store.write(changed)

    def _edit(self, act: Act, now: datetime, old: Loaded) -> Edit:
        return edit_of(old, act, now, self._chance)

    async def _repeated(self, transaction: Transaction, channel: int) -> Change:
        found = await store_tables.last_at(transaction, channel)
        if found is None:
            raise TableError("no_table", table=None)
        return Change(after=(await load(transaction, found)).table, happened=("repeated",))
