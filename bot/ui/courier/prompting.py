"""One seat's direct message at a table: it asks for the bet, then for the tricks, and is closed at last."""

import asyncio
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

import discord
import structlog

from bot.tables import Tables
from bot.tables.courier import Noted
from bot.tables.model import Chair, Table
from bot.tables.people import Person
from bot.texts import words
from bot.ui.courier.doors import Doors, ShutError
from bot.ui.courier.errand import Errand
from bot.ui.courier.outbox import ChannelGoneError, MessageGoneError, Outbox, PersonGoneError
from bot.ui.courier.prompt import BIDS, Looks
from bot.ui.languages import Languages
from bot.ui.message import Message
from bot.ui.send import fingerprint
from rules.contract import Seat

log = structlog.get_logger("bot.prompts")

TRICKS: Final = "tricks"
DOUBLE_TAP: Final = 1.0
"""Seconds within which a second tap may still be meant for the buttons that were there."""
SEATS: Final = 100
"""More than any game has: a prompt's key is round × SEATS + seat."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Carriers:
    """What all prompts of all tables are carried with."""

    tables: Tables
    outbox: Outbox
    doors: Doors
    client: discord.Client
    languages: Languages


class Prompt:
    """One seat's direct message at a table, and those of former rounds that are not closed yet."""

    def __init__(self, carriers: Carriers, table: int, seat: Seat, changed: Callable[[], None]) -> None:
        self._tables = carriers.tables
        self._outbox = carriers.outbox
        self._doors = carriers.doors
        self._languages = carriers.languages
        self._looks = Looks(carriers.client)
        self._seat = seat
        self._changed = changed
        self.errand = Errand(self._bring, table=table, seat=seat)
        self._table: Table | None = None
        self._people: Mapping[int, Person] = {}
        self._newer = asyncio.Event()
        """Set when there is another state of the table to show."""
        self._shown: tuple[int, str] | None = None
        """The key of the message that shows what is asked, and what it is known to look like."""
        self._owners: dict[int, int] = {}
        """To whom each message was sent, by its id."""
        self._rested = 0
        """The moment at which the buttons of bets were taken off, a while before those of tricks come."""
        self._usable = 0.0
        """From when on (on the monotonic clock) a tap is meant for those of tricks."""

    def show(self, table: Table, people: Mapping[int, Person], noted: Sequence[Noted]) -> None:
        """Have the messages show this state of the table; `noted`: those of this seat that stand."""
        self._table, self._people = table, people
        self._newer.set()
        if not self.errand.rests or self._is_due(table, noted):
            self.errand.run()

    def _is_due(self, table: Table, noted: Sequence[Noted]) -> bool:
        """Tell whether something has to be sent or edited; asked of a seat that nothing is done for now."""
        chair = self._asked(table)
        key = None if chair is None else self._key(table)
        if any(note.key != key for note in noted):
            return True
        if chair is None or not (noted or self._may_begin(table, chair)):
            return False
        if _asks_tricks(table) and table.moment != self._rested:
            return True
        if self._is_closed(chair):
            return False
        return not noted or self._shown != (key, fingerprint(self._asking(table, chair)))

    async def _bring(self) -> None:
        """Bring the seat's messages up to date with the newest state of the table that is known."""
        table = self._table
        if table is None:
            return
        self._newer.clear()
        chair = self._asked(table)
        key = None if chair is None else self._key(table)
        current = None
        for note in await self._tables.all_noted(table.id, "prompt"):
            if note.key % SEATS == self._seat and note.key != key:
                await self._close(table, note)
            elif note.key == key:
                current = note
        if chair is None or (current is None and not self._may_begin(table, chair)):
            return
        if _asks_tricks(table) and current is not None:
            # a double tap on a bet must not land on the buttons that come in its place
            if table.moment != self._rested:
                await self._rest(table, current)
                self._rested, self._usable = table.moment, time.monotonic() + DOUBLE_TAP
            if await _set_within(self._newer, self._usable - time.monotonic()):
                return  # and again, with what is newer
        if not self._is_closed(chair):
            await self._ask(table, chair, current)

    def _asked(self, table: Table) -> Chair | None:
        """Give the chair of this seat where its person is asked for something that a message can take."""
        ask = table.ask
        if ask is None or ask.kind not in (BIDS, TRICKS) or self._seat not in ask.seats:
            return None
        chair = table.chairs[self._seat]
        return chair if chair.present and chair.user is not None else None

    def _may_begin(self, table: Table, chair: Chair) -> bool:
        """Tell whether a new message may be sent: not for tricks, nor for a bet that is given.

        Nor to somebody who was seated by others and has done nothing here.
        """
        if _asks_tricks(table) or chair.seat in table.drafts or chair.user is None:
            return False
        return chair.acted and self._people[chair.user].reachable

    def _is_closed(self, chair: Chair) -> bool:
        if chair.user is None:
            return True
        person = self._people[chair.user]
        return person.dms_closed or (person.door is None and person.until is not None)

    def _key(self, table: Table) -> int:
        return (0 if table.ask is None else table.ask.round) * SEATS + self._seat

    async def _ask(self, table: Table, chair: Chair, note: Noted | None) -> None:
        """Show one person what there is to bet or to declare."""
        if chair.user is None:
            return
        key, prompt = self._key(table), self._asking(table, chair)
        looks = (key, fingerprint(prompt))
        if note is not None and self._shown == looks:
            return
        try:
            if note is not None and not await self._reaches(note, chair.user):
                await self._close(table, note)
                note = None
            if (note is None or not await self._edited(note, prompt)) and not await self._sent(
                table, chair, prompt
            ):
                return
        except PersonGoneError:
            log.info("dms_closed", table=table.id, seat=chair.seat)
            await self._tables.set_dms_closed(chair.user, closed=True)
            self._changed()
        except ShutError:
            self._changed()
        else:
            self._shown = looks

    async def _sent(self, table: Table, chair: Chair, prompt: Message) -> bool:
        """Send a new prompt; False where it is not wanted, or not like this. PersonGoneError, ShutError."""
        user = chair.user
        if user is None or not self._may_begin(table, chair):
            return False
        key = self._key(table)
        door = await self._doors.to(user, lambda: self._still_asks(key, user))
        if door is None or self._newer.is_set():
            return False
        stopped = await self._tables.noted(table.id, "stopped", key)
        if stopped is not None:
            return await self._asked_again(table, stopped, prompt)
        nonce = f"{table.id}.{key}.{table.moment}.dm"[:25]
        message = await self._doors.send(user, door, prompt, nonce)
        await self._tables.note_message(table.id, "prompt", key, door, message)
        self._owners[message] = user
        return True

    async def _asked_again(self, table: Table, stopped: Noted, prompt: Message) -> bool:
        """Ask in the message that had said that nothing more is written: who pressed that wants it again."""
        await self._tables.note_message(table.id, "prompt", stopped.key, stopped.channel, stopped.message)
        await self._tables.forget_message(table.id, "stopped", stopped.key)
        return await self._edited(stopped, prompt)

    def _still_asks(self, key: int, user: int) -> bool:
        """Tell whether the newest state of the table that is known asks this person for the same bet."""
        table = self._table
        chair = None if table is None else self._asked(table)
        if table is None or chair is None or chair.user != user:
            return False
        return self._key(table) == key and self._may_begin(table, chair)

    async def _reaches(self, note: Noted, user: int) -> bool:
        """Tell whether a prompt stands in this person's direct messages: the seat may have been given on."""
        if self._owners.get(note.message) != user:
            door = self._people[user].door or await self._doors.to(user, lambda: True)
            if door != note.channel:
                return False
            self._owners[note.message] = user
        return True

    async def _edited(self, note: Noted, prompt: Message) -> bool:
        """Edit a prompt; tell whether it was still there. PersonGoneError."""
        try:
            await self._outbox.edit(note.channel, note.message, prompt)
        except (MessageGoneError, ChannelGoneError):
            return False
        return True

    async def _close(self, table: Table, note: Noted) -> None:
        """Tell in a prompt that is over what was revealed, and take its buttons off."""
        await self._rest(table, note)
        await self._tables.forget_message(table.id, "prompt", note.key)
        self._owners.pop(note.message, None)

    async def _rest(self, table: Table, note: Noted) -> None:
        """Show what was revealed, without buttons."""
        try:
            over = self._looks.over(table, note.key // SEATS, words(self._locale(table)))
            await self._outbox.edit(note.channel, note.message, over)
        except (MessageGoneError, ChannelGoneError, PersonGoneError):
            log.info("prompt_gone", table=table.id)
        if self._shown is not None and self._shown[0] == note.key:
            self._shown = None

    def _asking(self, table: Table, chair: Chair) -> Message:
        return self._looks.asking(table, chair, self._key(table), words(self._locale(table)))

    def _locale(self, table: Table) -> str:
        """Give the language this person has chosen, else was seen to use, else the table's."""
        user = table.chairs[self._seat].user if self._seat < len(table.chairs) else None
        if user is None:
            return table.place.locale
        return self._people[user].locale or self._languages.of(user, table.place.locale)


def _asks_tricks(table: Table) -> bool:
    return table.ask is not None and table.ask.kind == TRICKS


async def _set_within(event: asyncio.Event, seconds: float) -> bool:
    try:
        async with asyncio.timeout(seconds):
            await event.wait()
    except TimeoutError:
        return False
    return True
