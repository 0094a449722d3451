"""One seat's direct message at a table: it asks for the bet, then for the tricks, and is closed at last."""

import asyncio
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

import discord
import structlog

from bot.tables import Tables
from bot.tables.kinds import MessageKind
from bot.tables.model import Chair, Table
from bot.tables.outbox import Noted
from bot.tables.people import Person
from bot.texts import words
from bot.ui.courier.background import BackgroundJob
from bot.ui.courier.direct_messages import DirectMessages
from bot.ui.courier.dm_channels import DMChannels, DMsClosedError
from bot.ui.courier.pace import Pace
from bot.ui.courier.prompt_look import PromptLook
from bot.ui.courier.rate_limit import Urgency, urgency
from bot.ui.courier.retries import set_within
from bot.ui.courier.sender import PersonGoneError, Sender
from bot.ui.kit.links import channel_link, way_back
from bot.ui.kit.marks import prompt_mark, with_mark_if_pressable
from bot.ui.kit.message import Message
from bot.ui.kit.send import fingerprint
from bot.ui.looks import look_of
from bot.ui.request.languages import Languages
from rules.contract import Seat

log = structlog.get_logger("bot.prompts")

SEATS: Final = 100
"""More than any game has: a prompt's key is round × SEATS + seat."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PromptServices:
    """What all prompts of all tables are carried with."""

    tables: Tables
    sender: Sender
    dm_channels: DMChannels
    client: discord.Client
    languages: Languages
    pace: Pace


class Prompt:
    """One seat's direct message at a table, and those of former rounds that are not closed yet."""

    def __init__(
        self,
        services: PromptServices,
        table: int,
        seat: Seat,
        changed: Callable[[], None],
        again: Callable[[], None],
    ) -> None:
        self._tables = services.tables
        self._sender = services.sender
        self._languages = services.languages
        self._look = PromptLook(services.client)
        self._pause = services.pace.edits
        self._seat = seat
        self._changed = changed
        self._again = again
        self._dm_channels = services.dm_channels
        self._messages = DirectMessages(services.tables, services.sender, services.dm_channels, again)
        self.job = BackgroundJob(self._bring, table=table, seat=seat)
        self._table: Table | None = None
        self._people: Mapping[int, Person] = {}
        self._newer = asyncio.Event()
        """Set when there is another state of the table to show."""
        self._link = ""
        """The way back to the table, as it was known when something was last sent or edited."""
        self._rested = 0
        """The moment at which the buttons of bets were taken off, a while before those of tricks come."""
        self._usable = 0.0
        """From when on (on the monotonic clock) a tap is meant for those of tricks."""

    def show(self, table: Table, people: Mapping[int, Person], noted: Sequence[Noted]) -> None:
        """Have the messages show this state of the table; `noted`: those of this seat that stand."""
        self._table, self._people = table, people
        self._newer.set()
        if not self.job.rests or self._is_due(table, noted):
            self.job.run()

    def _is_due(self, table: Table, noted: Sequence[Noted]) -> bool:
        """Return whether something has to be sent or edited; asked of a seat that nothing is done for now."""
        chair = self._asked(table)
        key = None if chair is None else self._key(table)
        if any(note.key != key for note in noted):
            return True
        if chair is None or not (noted or self._may_begin(table, chair)):
            return False
        if self._is_closed(chair):
            return any(note.shows is not None for note in noted)
        return not any(self._shows(table, chair, note) for note in noted)

    async def _bring(self) -> None:
        """Bring the seat's messages up to date with the newest state of the table that is known."""
        table = self._table
        if table is None:
            return
        self._newer.clear()
        chair = self._asked(table)
        key = None if chair is None else self._key(table)
        current = await self._standing(table, chair, key)
        if chair is None or (current is None and not self._may_begin(table, chair)):
            return
        closed = self._is_closed(chair)
        if current is not None and not closed and self._shows(table, chair, current):
            return
        if _asks_more(table) and current is not None:
            # a double tap on a bet must not land on the buttons that come in its place
            if table.moment != self._rested:
                await self._messages.rest(current, await self._over(table, current))
                self._rested, self._usable = table.moment, time.monotonic() + self._pause
            if await set_within(self._newer, self._usable - time.monotonic()):
                return  # and again, with what is newer
        if not closed:
            await self._ask(table, chair, current)
        elif current is not None and current.shows is not None:
            await self._tables.outbox.editing(
                current
            )  # they may have stopped it in place: it shows something else

    async def _standing(self, table: Table, chair: Chair | None, key: int | None) -> Noted | None:
        """Return the message that stands for what is asked, and close those of former rounds."""
        current = None
        for note in await self._tables.outbox.messages(table.id):
            if note.kind != MessageKind.PROMPT or note.key % SEATS != self._seat:
                continue
            found: Noted | None = note
            if note.message is None:
                mine = note.key == key and chair is not None and note.user == chair.user
                needed = mine and chair is not None and self._may_begin(table, chair)
                found = await self._messages.find(note, await self._over(table, note), key, needed=needed)
            if note.key == key:
                current = found
            elif found is not None:
                await self._close(table, found)
        return current

    def _asked(self, table: Table) -> Chair | None:
        """Return the chair of this seat where its person is asked for something that a message can take."""
        ask = table.ask
        if ask is None or ask.kind not in look_of(table).prompted or self._seat not in ask.seats:
            return None
        chair = table.chairs[self._seat]
        return chair if chair.present and chair.user is not None else None

    def _may_begin(self, table: Table, chair: Chair) -> bool:
        """Return whether a new message may be sent: not for tricks, nor for a bet that is given.

        Nor to somebody who was seated by others and has done nothing here.
        """
        if _asks_more(table) or chair.seat in table.drafts or chair.user is None:
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
        try:
            if note is not None and not await self._reaches(note, chair.user):
                await self._close(table, note)
                note = None
            locale = self._locale(table, note)
            self._link = await way_back(self._tables, table)
            if note is not None and await self._messages.edit(
                note, self._asking(table, chair, note), table.version, chair.user, locale
            ):
                return
            if self._may_begin(table, chair):
                await self._send(table, chair, chair.user, locale)
        except PersonGoneError:
            log.info("dms_closed", table=table.id, seat=chair.seat)
            await self._tables.people.set_dms_closed(chair.user, closed=True)
            self._out_of_reach()
        except DMsClosedError:
            self._out_of_reach()

    async def _send(self, table: Table, chair: Chair, user: int, locale: str) -> None:
        """Send a new prompt, if it is still wanted when its turn comes. PersonGoneError, DMsClosedError."""
        key = self._key(table)
        door = await self._dm_channels.to(user, lambda: self._still_asks(key, user))
        if door is not None and not self._newer.is_set():
            self._link = await way_back(self._tables, table)
            await self._messages.send(
                table, key, (user, door, locale), lambda noted: self._asking(table, chair, noted)
            )

    def _still_asks(self, key: int, user: int) -> bool:
        """Return whether the newest state of the table that is known asks this person for the same bet."""
        table = self._table
        chair = None if table is None else self._asked(table)
        if table is None or chair is None or chair.user != user:
            return False
        return self._key(table) == key and self._may_begin(table, chair)

    def _out_of_reach(self) -> None:
        """Have the board say so, and what is known of people read anew."""
        self._changed()
        self._again()

    async def _reaches(self, note: Noted, user: int) -> bool:
        """Return whether a prompt stands in this person's direct messages: the seat may have a new owner."""
        if note.user is None:
            return note.channel == (self._people[user].door or await self._dm_channels.to(user, lambda: True))
        return note.user == user

    async def _close(self, table: Table, note: Noted) -> None:
        """Tell in a prompt that is over what was revealed, and take its buttons off."""
        with urgency(Urgency.CLEARED):
            await self._messages.rest(note, await self._over(table, note))
        await self._tables.outbox.forget_message(note)

    async def _over(self, table: Table, note: Noted) -> Message:
        link = await way_back(self._tables, table, for_good=True)
        said = words(self._locale(table, note))
        return self._look.over(table, max(note.key // SEATS, 1), said, link)

    def _shows(self, table: Table, chair: Chair, note: Noted) -> bool:
        """Return whether a message is known to show what is asked, to whom it is asked."""
        if note.key != self._key(table) or note.shows is None or note.user != chair.user:
            return False
        return note.shows == fingerprint(self._asking(table, chair, note))

    def _asking(self, table: Table, chair: Chair, note: Noted | None) -> Message:
        said = words(self._locale(table, note))
        link = self._link or channel_link(table.place.guild, table.place.channel)
        message = self._look.asking(table, chair, self._key(table), said, link)
        return with_mark_if_pressable(message, prompt_mark(self._key(table))) or message

    def _user(self, table: Table) -> int | None:
        return table.chairs[self._seat].user if self._seat < len(table.chairs) else None

    def _locale(self, table: Table, note: Noted | None) -> str:
        """Return the language this person has chosen, else was seen to use, else the message's or table's."""
        user = self._user(table)
        if user is None:
            return table.place.locale
        written = note.locale if note is not None and note.user == user else None
        return self._people[user].locale or self._languages.of(user, written or table.place.locale)


def _asks_more(table: Table) -> bool:
    return table.ask is not None and table.ask.kind in look_of(table).prompted[1:]
