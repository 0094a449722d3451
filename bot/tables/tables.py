"""`Tables`: every use-case. Those about seats come from `Seating`."""

import asyncio
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from datetime import timedelta
from typing import Any, Final

from bot.store import people as store_people
from bot.store import tables as store_tables
from bot.store.errors import StoreError
from bot.store.store import Transaction
from bot.tables import correcting, ending, language, lobby, mend, play, seats
from bot.tables import options as choosing
from bot.tables.closing import close_unreadable
from bot.tables.courier import Courier
from bot.tables.importing import Brought, lobby_of, played_sheet
from bot.tables.loading import load
from bot.tables.model import Act, Change, Correction, Place, Table, TableError
from bot.tables.names import SOMEONE
from bot.tables.opening import insert, like, new_row
from bot.tables.past import Past
from bot.tables.people import People
from bot.tables.repair import mend_results
from bot.tables.rights import is_host, own_seat
from bot.tables.saving import save
from bot.tables.seating import Seating
from bot.tables.welcoming import Welcoming
from rules.contract import Seat

REMEMBERED: Final = timedelta(days=1)
"""How long an interaction is remembered: Discord's own token for it lives 15 minutes."""


class Tables(Seating, People, Welcoming, Courier, Past):
    """Everything that can be done at tables.

    Every change takes the act first. An interaction that has already acted changes nothing
    ("repeated"). TableError says what a table forbids, RuleError what a game does, StoreError what
    the database could not do; after any of them nothing has changed.
    """

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

    async def move(self, act: Act, table: int, seat: Seat, by: int) -> Change:
        """Move a seat one place."""
        return await self._change(act, table, lambda edit: lobby.move(edit, seat, by))

    async def choose_first(self, act: Act, table: int, seat: Seat | None) -> Change:
        """Say who deals or starts first, or draw lots."""
        return await self._change(act, table, lambda edit: lobby.choose_first(edit, seat))

    async def choose_options(self, act: Act, table: int, options: Mapping[str, Any]) -> Change:
        """Change what is played, in the lobby or later."""
        return await self._change(act, table, lambda edit: choosing.choose_options(edit, options))

    async def choose_language(self, act: Act, table: int, locale: str) -> Change:
        """Have the table speak this language from now on."""
        return await self._change(act, table, lambda edit: language.choose_language(edit, locale))

    async def begin(self, act: Act, table: int, first: Seat | None = None) -> Change:
        """Begin the game; seat 0 deals or starts where nobody was chosen."""
        return await self._change(act, table, lambda edit: lobby.begin(edit, first))

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

        tables = await self._store.write(forgotten)
        with suppress(StoreError):  # what was forgotten is; its last traces go with the next one
            await self._store.scrub()
        return tables
