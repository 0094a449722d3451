"""Direct messages: each seated person is asked for the own bet, then in the same message for the tricks.

Nothing waits for them. Whoever takes no direct messages has the same buttons behind the board.
"""

import asyncio
import contextlib
from collections.abc import Coroutine, Iterable, Mapping
from dataclasses import replace
from typing import Any, Final, TypeVar

import discord
import structlog

from bot.tables import Tables
from bot.tables.courier import Noted
from bot.tables.model import Chair, Table
from bot.tables.past import Person
from bot.tables.rights import lets_stand
from bot.texts import Words, words
from bot.ui.boards.names import escape
from bot.ui.boards.undo import MOST_ROWS, with_stand
from bot.ui.courier.outbox import ChannelGoneError, MessageGoneError, Outbox, PersonGoneError
from bot.ui.faces import face
from bot.ui.languages import Languages
from bot.ui.message import Button, Message
from bot.ui.send import fingerprint
from rules.contract import Seat

log = structlog.get_logger("bot.prompts")

Result = TypeVar("Result")

BIDS: Final = "bids"
TRICKS: Final = "tricks"
DOUBLE_TAP: Final = 1.0
"""Seconds within which a second tap may still be meant for the buttons that were there."""
SEATS: Final = 100
"""More than any game has: a prompt's key is round × SEATS + seat."""


class Prompts:
    """One table's direct messages."""

    def __init__(self, tables: Tables, outbox: Outbox, client: discord.Client, languages: Languages) -> None:
        self._tables = tables
        self._outbox = outbox
        self._client = client
        self._languages = languages
        self._shown: dict[int, str] = {}
        self._owners: dict[int, int] = {}
        """Whom each prompt was sent to, by its message."""
        self._people: Mapping[int, Person] = {}
        """What is remembered of those at the table, read anew at each refresh."""
        self._rested = 0
        """The moment at which the buttons of bets were taken off, a while before those of tricks come."""

    async def refresh(self, table: Table) -> bool:
        """Ask whom there is to ask, close what is over; tell whether somebody is unreachable."""
        ask = table.ask
        seated = {chair.user for chair in table.chairs if chair.user is not None}
        self._people = await self._tables.people(seated)
        noted = {note.key: note for note in await self._tables.all_noted(table.id, "prompt")}
        asked: dict[int, Seat] = {}
        if ask is not None and ask.kind == BIDS:
            asked = {ask.round * SEATS + seat: seat for seat in ask.seats}
        elif ask is not None and ask.kind == TRICKS:
            # nobody is written to for this: the bet's own message goes on
            keys = {ask.round * SEATS + seat: seat for seat in ask.seats}
            asked = {key: seat for key, seat in keys.items() if key in noted}
        await _all(self._close(table, note) for key, note in noted.items() if key not in asked)
        if ask is None:
            return False
        if ask.kind == TRICKS and table.moment != self._rested:
            # a double tap on a bet must not land on the buttons that come in its place
            await _all(self._rest(table, noted[key]) for key in asked)
            await asyncio.sleep(DOUBLE_TAP)
            self._rested = table.moment
            if (await self._tables.get(table.id)).version != table.version:
                return False
        return any(
            await _all(self._ask(table, table.chairs[seat], ask.round, noted) for seat in asked.values())
        )

    async def _ask(self, table: Table, chair: Chair, round_: int, noted: dict[int, Noted]) -> bool:
        """Show one person what there is to bet; tell whether they turned out to be unreachable."""
        if chair.user is None or not chair.present or self._people[chair.user].dms_closed:
            return False
        key = round_ * SEATS + chair.seat
        prompt = self._prompt(table, chair)
        looks = fingerprint(prompt)
        if self._shown.get(key) == looks:
            return False
        note = noted.get(key)
        try:
            if note is not None and not await self._reaches(note, chair.user):
                await self._close(table, note)
                note = None
            if note is None or not await self._edited(note, prompt):
                nonce = f"{table.id}.{key}.{table.moment}.dm"[:25]
                channel, message = await self._outbox.direct(chair.user, prompt, nonce)
                await self._tables.note_message(table.id, "prompt", key, channel, message)
                self._owners[message] = chair.user
        except (PersonGoneError, ChannelGoneError):
            log.info("dms_closed", table=table.id, seat=chair.seat)
            await self._tables.set_dms_closed(chair.user, closed=True)
            return True
        self._shown[key] = looks
        return False

    async def _reaches(self, note: Noted, user: int) -> bool:
        """Tell whether a prompt stands in this person's direct messages: the seat may have been given on."""
        if self._owners.get(note.message) != user and await self._outbox.door(user) == note.channel:
            self._owners[note.message] = user
        return self._owners.get(note.message) == user

    async def _edited(self, note: Noted, prompt: Message) -> bool:
        """Edit a prompt; tell whether it was still there."""
        try:
            await self._outbox.edit(note.channel, note.message, prompt)
        except MessageGoneError:
            return False
        return True

    async def _close(self, table: Table, note: Noted) -> None:
        """Tell in a prompt that is over what was revealed, and take its buttons off."""
        round_, seat = divmod(note.key, SEATS)
        try:
            closed = self._closed(table, round_, words(self._locale(table, seat)))
            await self._outbox.edit(note.channel, note.message, closed)
        except (MessageGoneError, ChannelGoneError):
            log.info("prompt_gone", table=table.id)
        await self._tables.forget_message(table.id, "prompt", note.key)
        self._shown.pop(note.key, None)
        self._owners.pop(note.message, None)

    async def _rest(self, table: Table, note: Noted) -> None:
        """Show what was revealed, without buttons."""
        round_, seat = divmod(note.key, SEATS)
        with contextlib.suppress(MessageGoneError, ChannelGoneError):
            closed = self._closed(table, round_, words(self._locale(table, seat)))
            await self._outbox.edit(note.channel, note.message, closed)
        self._shown.pop(note.key, None)

    def _prompt(self, table: Table, chair: Chair) -> Message:
        said = words(self._locale(table, chair.seat))
        panel = face(table.game.name).panel(table, chair.seat, said)
        may = chair.user is not None and lets_stand(table, chair.user)
        panel = with_stand(panel, table, said, may=may)
        link = Button(label=said("tabletop-prompt-link"), press=self._address(table))
        ask = table.ask
        shown = self._revealed(table, ask.round, said) if ask is not None and not ask.hidden else None
        lines = (shown, panel.content, self._where(table, said))
        return replace(
            panel,
            content="\n".join(line for line in lines if line),
            rows=(*panel.rows, (link,)) if len(panel.rows) < MOST_ROWS else panel.rows,
            silent=False,
        )

    @staticmethod
    def _revealed(table: Table, round_: int, said: Words) -> str | None:
        """Say what was revealed in a round; None where nothing was yet."""
        for step in reversed(table.steps):
            if step.asked is not None and step.asked.hidden and step.asked.round == round_:
                return face(table.game.name).reveal(table, step, said).content
        return None

    def _closed(self, table: Table, round_: int, said: Words) -> Message:
        told = self._revealed(table, round_, said) or said("tabletop-prompt-over", round=round_)
        link = Button(label=said("tabletop-prompt-link"), press=self._address(table))
        return Message(content=f"{told}\n{self._where(table, said)}", rows=((link,),))

    def _where(self, table: Table, said: Words) -> str:
        """Name server and channel, so that two tables are not taken for each other."""
        guild = self._client.get_guild(table.place.guild)
        channel = self._client.get_channel(table.place.channel)
        named = getattr(channel, "name", None)
        return said(
            "tabletop-prompt-where",
            server=escape(guild.name) if guild else "–",
            channel=f"#{escape(named)}" if named else f"<#{table.place.channel}>",
        )

    def _locale(self, table: Table, seat: Seat) -> str:
        """Give the language this person has chosen, else was seen to use, else the table's."""
        user = table.chairs[seat].user if seat < len(table.chairs) else None
        if user is None:
            return table.place.locale
        return self._people[user].locale or self._languages.of(user, table.place.locale)

    @staticmethod
    def _address(table: Table) -> str:
        return f"https://discord.com/channels/{table.place.guild}/{table.place.channel}"


async def _all(works: Iterable[Coroutine[Any, Any, Result]]) -> list[Result]:
    """Do these at the same time; one that fails stops no other, and is raised when all are done."""
    done = await asyncio.gather(*works, return_exceptions=True)
    results: list[Result] = []
    for each in done:
        if isinstance(each, BaseException):
            raise each
        results.append(each)
    return results
