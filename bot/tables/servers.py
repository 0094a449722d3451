"""What is remembered of servers: their language, whether they were welcomed, what they know the bot lacks."""

from collections.abc import Mapping
from datetime import timedelta
from typing import Final

from bot.store import people as store_people
from bot.store import welcomes as store_welcomes
from bot.store.rows import WelcomeRow
from bot.store.store import Store, Transaction
from bot.tables.clock import Clock

WELCOMED: Final = timedelta(days=30)
"""A server that removes the bot and invites it again is welcomed once in this time."""
SENT_WITHIN: Final = timedelta(minutes=3)
"""How long a process may take from announcing a welcome to sending it."""
LOST: Final = 0
"""The id of a welcome of which nobody can tell whether it was sent."""


class Servers:
    """Remembers what servers chose and what they were told; nothing of it concerns a person."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self._store = store
        self._clock = clock

    async def locale(self, guild: int) -> str | None:
        """Return the language chosen for a server; None: none was."""
        async with self._store.reading() as transaction:
            return await store_people.locale(transaction, guild)

    async def set_locale(self, guild: int, locale: str | None) -> None:
        """Remember the language that was chosen for this server; None: forget it."""
        await self._store.write(lambda transaction: store_people.set_locale(transaction, guild, locale))

    async def announce_welcome(self, guild: int, channel: int) -> WelcomeRow | None:
        """Say that a welcome is about to be sent here; None: this server was welcomed not long ago."""
        now = self._clock()
        row = WelcomeRow(guild=guild, channel=channel, message=None, at=now)

        async def announced(transaction: Transaction) -> bool:
            await store_welcomes.forget_until(transaction, guild, now - WELCOMED)
            return await store_welcomes.announce(transaction, row)

        return row if await self._store.write(announced) else None

    async def welcomed(self, guild: int, message: int) -> None:
        """Note the welcome's id, `LOST` where nobody knows it."""
        await self._store.write(lambda transaction: store_welcomes.note(transaction, guild, message))

    async def not_welcomed(self, row: WelcomeRow) -> None:
        """Forget a welcome that could not be sent: the next invitation brings one."""
        await self._store.write(
            lambda transaction: store_welcomes.forget_until(transaction, row.guild, row.at)
        )

    async def welcome_of(self, guild: int) -> WelcomeRow | None:
        """Return a server's welcome."""
        async with self._store.reading() as transaction:
            return await store_welcomes.of_server(transaction, guild)

    async def owed_welcomes(self) -> tuple[WelcomeRow, ...]:
        """List the welcomes that were announced and of which nobody knows whether they were sent."""
        async with self._store.reading() as transaction:
            return await store_welcomes.owed(transaction)

    async def lacks(self, places: Mapping[int, int]) -> bool:
        """Take note of what the bot lacks in these places; tell whether something of it was not told yet.

        `places`: by a server's or channel's id the permissions that are lacking, as Discord's bits; 0: none.
        """
        async with self._store.reading() as transaction:
            before = await store_welcomes.told_lacks(transaction, places)
        changed = {place: now for place, now in places.items() if now != before.get(place, 0)}
        if not changed:
            return False

        async def noted(transaction: Transaction) -> None:
            for place, now in changed.items():
                await store_welcomes.tell_lacks(transaction, place, now)

        await self._store.write(noted)
        return any(now & ~before.get(place, 0) for place, now in changed.items())
