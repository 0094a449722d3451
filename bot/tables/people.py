"""Who can be written to directly: what is remembered of people, and when the bot writes to nobody.

Discord takes a bot that opens many direct messages quickly for one that sends junk. So new channels are
opened at a pace, for all processes together; where Discord refuses one, none is opened for a while.
"""

from collections.abc import Collection, Mapping
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from typing import Final

from bot.backoff import backoff
from bot.store import doors as store_doors
from bot.store import people as store_people
from bot.store.reach import reach
from bot.store.rows import BrakeRow
from bot.store.store import Store, Transaction
from bot.tables.clock import Clock

OPENING: Final = "opening"
SENDING: Final = "sending"
MANY: Final = 5
"""So many different people to whom no message could be sent: nobody is written to for a while."""
LONGEST: Final = timedelta(days=1)
"""A pause is never longer, however often it was doubled."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Person:
    """What is remembered of somebody. `dms_closed`: direct messages to them are known to fail.

    `locale`: the language chosen for them; None: none was. `door`: the channel of their direct messages;
    None: it has not been opened yet. `until`: nothing is sent to them before; None: it can be now.
    """

    dms_closed: bool = False
    locale: str | None = None
    door: int | None = None
    until: datetime | None = None

    @property
    def reachable(self) -> bool:
        """Return whether a new message can be sent now."""
        return not self.dms_closed and self.until is None


class People:
    """Remembers whom the bot can write to, how fast, and in which language."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self._store = store
        self._clock = clock

    async def known(self, users: Collection[int]) -> Mapping[int, Person]:
        """Return what is remembered of each of these people, at once."""
        now = self._clock()
        async with self._store.reading() as transaction:
            found = await reach(transaction, users, now)
        sending, opening = found.brakes.get(SENDING), found.brakes.get(OPENING)
        people = {}
        for user in users:
            closed, locale = found.people.get(user, (False, None))
            waits = (sending, None if user in found.doors else opening, found.refusals.get(user))
            until = max((each for each in waits if each is not None), default=None)
            people[user] = Person(dms_closed=closed, locale=locale, door=found.doors.get(user), until=until)
        return people

    async def set_language(self, user: int, locale: str) -> None:
        """Remember the language that this person chose."""
        await self._store.write(lambda transaction: store_people.set_language(transaction, user, locale))

    async def set_dms_closed(self, user: int, closed: bool) -> None:
        """Remember whether direct messages to this person are known to fail."""
        await self._store.write(lambda transaction: store_people.set_dms_closed(transaction, user, closed))

    async def next_opening(self, pace: timedelta) -> timedelta | datetime:
        """Take the turn to open a channel and return zero; return how long to wait where it is not free.

        `pace`: the time between two turns. A datetime: Discord refused one lately, and until then none is.
        """
        now = self._clock()

        async def taken(transaction: Transaction) -> timedelta | datetime:
            brake = await store_doors.brake(transaction, OPENING)
            if (until := _until(brake, now)) is not None:
                return until
            if brake.next is not None and now < brake.next:
                # a clock that was set back must not stop everything
                return min(brake.next - now, pace)
            await store_doors.set_brake(transaction, replace(brake, next=now + pace))
            return timedelta()

        return await self._store.write(taken)

    async def opened(self, user: int, door: int) -> None:
        """Remember the channel of somebody's direct messages: Discord has just opened it."""
        now = self._clock()

        async def noted(transaction: Transaction) -> None:
            await store_doors.note(transaction, user, door)
            brake = await store_doors.brake(transaction, OPENING)
            if brake.times and _until(brake, now) is None:  # else it had set out before the refusal
                await store_doors.set_brake(transaction, replace(brake, until=None, times=0))

        await self._store.write(noted)

    async def lost_door(self, user: int) -> None:
        """Forget a channel that Discord does not know."""
        await self._store.write(lambda transaction: store_doors.drop(transaction, user))

    async def opening_refused(self, pause: timedelta) -> datetime:
        """Open no channel for this long, twice as long each further time. Return until when."""
        now = self._clock()
        return await self._store.write(lambda transaction: _paused(transaction, OPENING, now, pause))

    async def sending_refused(self, user: int, pause: timedelta) -> datetime:
        """Send this person nothing for this long; nobody, where many were refused. Return until when."""
        now = self._clock()

        async def noted(transaction: Transaction) -> datetime:
            await store_doors.refuse(transaction, user, now + pause)
            if await store_doors.count_refusals(transaction, now) < MANY:
                return now + pause
            return await _paused(transaction, SENDING, now, pause)

        return await self._store.write(noted)

    async def sent(self, user: int) -> None:
        """Note that a message to this person went through."""
        now = self._clock()
        async with self._store.reading() as transaction:
            brakes = await store_doors.brakes(transaction)
            refused = await store_doors.refusals(transaction, [user], now)
        paused = brakes.get(SENDING)
        if not refused and (paused is None or not paused.times):
            return

        async def noted(transaction: Transaction) -> None:
            await store_doors.accept(transaction, user)
            brake = await store_doors.brake(transaction, SENDING)
            await store_doors.set_brake(transaction, replace(brake, until=None, times=0))

        await self._store.write(noted)


async def _paused(transaction: Transaction, name: str, now: datetime, pause: timedelta) -> datetime:
    brake = await store_doors.brake(transaction, name)
    if (running := _until(brake, now)) is not None:  # several had set out before the first came back
        return running
    until = now + backoff(pause, brake.times, longest=LONGEST)
    await store_doors.set_brake(transaction, replace(brake, until=until, times=brake.times + 1))
    return until


def _until(brake: BrakeRow | None, now: datetime) -> datetime | None:
    return None if brake is None or brake.until is None or brake.until <= now else brake.until
