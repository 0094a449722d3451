"""The use-cases in one place: each change is one transaction that first locks its table's row."""

import asyncio
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from random import Random, SystemRandom
from typing import Any, Final

from bot.store import mentions as store_mentions
from bot.store import people as store_people
from bot.store import tables as store_tables
from bot.store.store import Store, Transaction
from bot.tables import correcting, ending, hosting, late, lobby, mend, play, seats
from bot.tables import options as choosing
from bot.tables.closing import close_unreadable
from bot.tables.courier import Courier
from bot.tables.edit import Edit, edit_of
from bot.tables.importing import Brought, lobby_of, played_sheet
from bot.tables.loading import Loaded, load
from bot.tables.model import Act, Change, Correction, Mention, Place, Table, TableError
from bot.tables.names import SOMEONE
from bot.tables.opening import insert, like, new_row
from bot.tables.past import Past
from bot.tables.reading import Reading
from bot.tables.repair import mend_results
from bot.tables.rights import is_host, own_seat
from bot.tables.saving import save
from rules.contract import Seat

REMEMBERED: Final = timedelta(days=1)
"""How long an interaction is remembered: Discord's own token for it lives 15 minutes."""


def utcnow() -> datetime:
    """Give the time."""
    return datetime.now(UTC)


class Tables(Reading, Courier, Past):
    """Everything that can be done at tables.

    Every change takes the act first. An interaction that has already acted changes nothing
    ("repeated"). TableError says what a table forbids, RuleError what a game does, StoreError what
    the database could not do; after any of them nothing has changed.
    """

    def __init__(
        self, store: Store, *, clock: Callable[[], datetime] = utcnow, chance: Random | None = None
    ) -> None:
        super().__init__(store)
        self._clock = clock
        self._chance = SystemRandom() if chance is None else chance

    async def mend_results(self) -> None:
        """Put right what an earlier version wrote of finished tables: once, in the life of a database."""
        await mend_results(self._store)

    async def open(self, act: Act, place: Place, game_name: str, options: Mapping[str, Any]) -> Change:
        """Open a lobby, the actor its host. TableError `table_here`, `unknown_game`; RuleError `option_…`."""
        now = self._clock()
        row = new_row(place, game_name, options, host=act.user, now=now)

        async def opened(transaction: Transaction) -> Change:
            await store_tables.forget_acts(transaction, now - REMEMBERED)
            if not await store_tables.claim(transaction, act.interaction, now):
                return await self._repeated(transaction, place.channel)
            return await insert(transaction, row, lobby.first_chair(act), "opened")

        return await self._store.write(opened)

    async def rematch(self, act: Act, table: int) -> Change:
        """Open a lobby like a finished table, with its people. TableError `not_over`, `table_here`."""
        now = self._clock()

        async def opened(transaction: Transaction) -> Change:
            old = (await load(transaction, table, lock=True)).table
            if not await store_tables.claim(transaction, act.interaction, now):
                return await self._repeated(transaction, old.place.channel)
            if old.live:
                raise TableError("not_over", status=old.status.value)
            if not is_host(old, act):
                own_seat(old, act)
            row, chairs = like(old, act, now)
            return await insert(transaction, row, chairs, "opened", "rematch")

        return await self._store.write(opened)

    async def import_(self, act: Act, place: Place, brought: Brought) -> Change:
        """Open a table where this was played, the actor its host. TableError `table_here`; RuleError."""
        now = self._clock()
        row, chairs = lobby_of(act, place, brought, now)
        # before the database is locked, and in a thread: nobody waits for the two thousand entries of a sheet
        played = await asyncio.to_thread(played_sheet, act, row, chairs, brought.entries, self._chance)

        async def imported(transaction: Transaction) -> Change:
            if not await store_tables.claim(transaction, act.interaction, now):
                return await self._repeated(transaction, place.channel)
            opened = await insert(transaction, row, chairs, "opened")
            old = await load(transaction, opened.after.id, lock=True)
            edit = replace(played, before=old.table)
            return Change(after=await save(transaction, old, edit), happened=tuple(edit.happened))

        return await self._store.write(imported)

    async def join(self, act: Act, table: int) -> Change:
        """Take a seat, or the own one again."""
        return await self._change(act, table, seats.join)

    async def leave(self, act: Act, table: int, *, sure: bool = False) -> Change:
        """Leave the own seat; the round moves on without it. `sure`: though it closes the table."""
        return await self._change(act, table, lambda edit: seats.leave(edit, sure=sure))

    async def add_guest(self, act: Act, table: int, name: str) -> Change:
        """Seat somebody without an account."""
        return await self._change(act, table, lambda edit: lobby.add_guest(edit, name))

    async def remove(self, act: Act, table: int, seat: Seat, *, sure: bool = False) -> Change:
        """Take somebody's seat away. `sure`: though it closes the table."""
        return await self._change(act, table, lambda edit: seats.remove(edit, seat, sure=sure))

    async def replace(self, act: Act, table: int, seat: Seat, user: int | None, name: str) -> Change:
        """Give a seat to another person, its score with it."""
        return await self._change(act, table, lambda edit: seats.replace_person(edit, seat, user, name))

    async def reorder(self, act: Act, table: int, order: tuple[Seat, ...]) -> Change:
        """Seat everybody anew."""
        return await self._change(act, table, lambda edit: lobby.reorder(edit, order))

    async def move(self, act: Act, table: int, seat: Seat, by: int) -> Change:
        """Move a seat one place."""
        return await self._change(act, table, lambda edit: lobby.move(edit, seat, by))

    async def choose_first(self, act: Act, table: int, seat: Seat | None) -> Change:
        """Say who deals or starts first, or draw lots."""
        return await self._change(act, table, lambda edit: lobby.choose_first(edit, seat))

    async def choose_options(self, act: Act, table: int, options: Mapping[str, Any]) -> Change:
        """Change what is played, in the lobby or later."""
        return await self._change(act, table, lambda edit: choosing.choose_options(edit, options))

    async def begin(self, act: Act, table: int, first: Seat | None = None) -> Change:
        """Begin the game; seat 0 deals or starts where nobody was chosen."""
        return await self._change(act, table, lambda edit: lobby.begin(edit, first))

    async def end(self, act: Act, table: int) -> Change:
        """End the table early."""
        return await self._change(act, table, ending.end)

    async def reopen(self, act: Act, table: int) -> Change:
        """Go on with a table that was ended early."""
        return await self._change(act, table, ending.reopen)

    async def add_seat(
        self, act: Act, table: int, user: int | None, name: str, start: str | None = None
    ) -> Change:
        """Give somebody a new seat, also while the game is played."""
        return await self._change(act, table, lambda edit: late.add(edit, user, name, start))

    async def ask_for_seat(self, act: Act, table: int, seat: Seat | None = None) -> Change:
        """Ask the host for a seat that was left, or for a new one."""
        return await self._change(act, table, lambda edit: late.ask(edit, seat), mentions=True)

    async def accept(self, act: Act, table: int, seq: int, start: str | None = None) -> Change:
        """Give the seat that record `seq` asks for."""
        return await self._change(act, table, lambda edit: late.accept(edit, seq, start), mentions=True)

    async def give_to_guest(self, act: Act, table: int, seat: Seat, name: str) -> Change:
        """Give a seat that was left to somebody without an account. TableError `seat_taken`, `bad_name`."""
        return await self._change(act, table, lambda edit: late.give_to_guest(edit, seat, name))

    async def hand_over(self, act: Act, table: int, seat: Seat) -> Change:
        """Make somebody else host."""
        return await self._change(act, table, lambda edit: hosting.hand_over(edit, seat))

    async def claim(self, act: Act, table: int) -> Change:
        """Ask for the host's rights; a minute later, take them."""
        return await self._change(act, table, hosting.claim)

    async def here(self, act: Act, table: int) -> Change:
        """Answer, as host, who asks for the host's rights."""
        return await self._change(act, table, hosting.here)

    async def close_unreadable(self, act: Act, table: int) -> None:
        """Close a table that cannot be read. TableError `no_table`, `not_live`, `host_only`."""
        now = self._clock()
        await self._store.write(lambda transaction: close_unreadable(transaction, act, table, now))

    async def give(
        self, act: Act, table: int, part: Any, *, seat: Seat | None = None, moment: int | None = None
    ) -> Change:
        """Give a seat's part of what is asked."""
        return await self._change(act, table, lambda edit: play.give(edit, part, seat=seat, moment=moment))

    async def revise(
        self,
        act: Act,
        table: int,
        change: Callable[[Any], Any],
        *,
        seat: Seat | None = None,
        moment: int | None = None,
    ) -> Change:
        """Give what `change` makes of a seat's part (None: nothing given), whoever changes it meanwhile.

        `change` may be called again, where another process's change got in the way.
        """
        return await self._change(
            act, table, lambda edit: play.revise(edit, change, seat=seat, moment=moment)
        )

    async def take_back(self, act: Act, table: int, *, seat: Seat | None = None) -> Change:
        """Withdraw a part."""
        return await self._change(act, table, lambda edit: play.take_back(edit, seat=seat))

    async def reveal(self, act: Act, table: int) -> Change:
        """Go on without the missing."""
        return await self._change(act, table, play.reveal)

    async def let_stand(self, act: Act, table: int, *, moment: int | None = None) -> Change:
        """Close a round that was undone as it was."""
        return await self._change(act, table, lambda edit: play.let_stand(edit, moment=moment))

    async def enter(self, act: Act, table: int, entry: Any, *, moment: int | None = None) -> Change:
        """Enter something whole."""
        return await self._change(act, table, lambda edit: play.enter(edit, entry, moment=moment))

    async def undo(
        self, act: Act, table: int, *, seq: int | None = None, moment: int | None = None
    ) -> Change:
        """Take back the last entry or correction that stands."""
        return await self._change(act, table, lambda edit: mend.undo(edit, seq=seq, moment=moment))

    async def drop(self, act: Act, table: int, *, number: int) -> Change:
        """Let go of the newest correction that waits."""
        return await self._change(act, table, lambda edit: mend.drop(edit, number=number))

    async def redo(self, act: Act, table: int, *, seq: int) -> Change:
        """Take back the undo that is record `seq`."""
        return await self._change(act, table, lambda edit: mend.redo(edit, seq=seq))

    async def correct(
        self, act: Act, table: int, round_: int, part: Any, *, seat: Seat | None, kind: str
    ) -> Change:
        """Put another part in place of a seat's in a past round."""
        one = Correction(kind=kind, make=lambda _: part, seat=seat)
        return await self.correct_round(act, table, round_, (one,))

    async def correct_round(
        self, act: Act, table: int, round_: int, corrections: Sequence[Correction]
    ) -> Change:
        """Put other parts in place of those of a past round: all of them, or none."""
        return await self._change(act, table, lambda edit: correcting.correct(edit, round_, corrections))

    async def check_end(self, act: Act, table: int) -> None:
        """Refuse who may not end the table now, changing nothing. TableError as `end`."""
        await self._try(act, table, ending.end)

    async def check_reveal(self, act: Act, table: int) -> None:
        """Refuse what `reveal` would, changing nothing."""
        await self._try(act, table, play.reveal)

    async def forget(self, user: int) -> tuple[Table, ...]:
        """Take a person's id and name out of seats and results, the logs untouched; give the live tables."""
        now = self._clock()
        nobody = Act(interaction=0, user=0, name="", moderates=True)

        async def forgotten(transaction: Transaction) -> tuple[Table, ...]:
            tables = []
            for table in await store_tables.live_with(transaction, user):
                try:
                    old = await load(transaction, table, lock=True)
                except TableError:  # one that cannot be read loses the name as a closed one does
                    continue
                edit = self._edit(nobody, now, old)
                seats.forget(edit, user)
                tables.append(await save(transaction, old, edit))
            await store_people.forget(transaction, user, SOMEONE)
            return tuple(tables)

        return await self._store.write(forgotten)

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
