"""Direct messages as they are sent and edited: announced before, noted after, looked for where in doubt."""

import asyncio
import contextlib
import time
from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, datetime

import structlog

from bot.tables import Tables
from bot.tables.kinds import MessageKind
from bot.tables.model import Table
from bot.tables.outbox import Noted
from bot.ui.courier.dm_channels import DMChannels, DMsClosedError
from bot.ui.courier.lost_messages import UNDER_WAY
from bot.ui.courier.rate_limit import Urgency, urgency
from bot.ui.courier.sender import ChannelGoneError, MessageGoneError, PersonGoneError, Sender, StuckError
from bot.ui.kit.marks import key_of_prompt, mark_of, presses_of
from bot.ui.kit.message import Message
from bot.ui.kit.send import fingerprint

log = structlog.get_logger("bot.direct_messages")


class DirectMessages:
    """One seat's direct messages. `again` is called where another process has changed what is to be shown."""

    def __init__(
        self, tables: Tables, sender: Sender, dm_channels: DMChannels, again: Callable[[], None]
    ) -> None:
        self._tables = tables
        self._sender = sender
        self._dm_channels = dm_channels
        self._again = again
        self._sought: dict[datetime, float] = {}
        """When each message that was announced and not noted was looked for last."""

    async def send(
        self, table: Table, key: int, to: tuple[int, int, str], draw: Callable[[Noted], Message]
    ) -> None:
        """Send a message once, whatever other processes do. PersonGoneError, DMsClosedError.

        `to`: the person, the channel of their direct messages, and the language.
        """
        user, channel, locale = to
        intended = await self._tables.outbox.intend(table, MessageKind.PROMPT, key, user=user, locale=locale)
        if intended is not None and intended[0].message is None and intended[0].user != user:
            # somebody may be about to write to who had the seat before
            asyncio.get_running_loop().call_later(UNDER_WAY.total_seconds(), self._again)
            return
        if intended is None or intended[0].message is not None:
            self._again()
            return
        announced, fresh = intended
        if not fresh and announced.at not in self._sought:
            self._again()
            return
        message = draw(announced)
        try:
            sent = await self._dm_channels.send(user, channel, message, announced.nonce)
        except (PersonGoneError, DMsClosedError):
            await self._tables.outbox.forget_message(announced)
            raise
        stands = await self._tables.outbox.adopt(
            replace(announced, channel=channel, message=sent, shows=fingerprint(message))
        )
        if stands is None or stands.message != sent:
            await self._sender.delete(channel, sent)
            self._again()
        elif await self._tables.version(table.id) != table.version:
            self._again()

    async def edit(self, note: Noted, message: Message, version: int, user: int | None, locale: str) -> bool:
        """Make a message show this, drawn from this version; tell whether it stands. PersonGoneError."""
        turn = await self._tables.outbox.editing(note)
        if turn is None or turn.channel is None or turn.message is None:
            self._again()
            return True
        try:
            with urgency(Urgency.REDRAWN):
                await self._sender.edit(turn.channel, turn.message, message)
        except (MessageGoneError, ChannelGoneError):
            await self._tables.outbox.forget_message(note)
            return False
        except StuckError:
            await self._sender.delete(turn.channel, turn.message)
            await self._tables.outbox.forget_message(note)
            return False
        shown = replace(turn, shows=fingerprint(message), user=user, locale=locale)
        if not await self._tables.outbox.note_shown(shown, version):
            self._again()
        return True

    async def rest(self, note: Noted, over: Message) -> None:
        """Make a message show this, which has no buttons; what it shows is not known then."""
        if note.channel is None or note.message is None:
            return
        await self._tables.outbox.editing(note)
        try:
            with urgency(Urgency.REDRAWN):
                await self._sender.edit(note.channel, note.message, over)
        except StuckError:
            await self._sender.delete(note.channel, note.message)
        except (MessageGoneError, ChannelGoneError, PersonGoneError):
            log.info("prompt_gone", table=note.table)

    async def find(self, lost: Noted, over: Message, now: int | None, *, needed: bool) -> Noted | None:
        """Find a message that was announced, and note it; close every other one of this table there.

        None: it does not stand there; one that is not `needed` is forgotten once nobody can be about to
        send it, and not looked for all the time. `now`: the key of what is asked now.
        """
        sought = self._sought.get(lost.at)
        if not needed and sought is not None and time.monotonic() - sought < UNDER_WAY.total_seconds():
            return None
        try:
            found = await self._take_up(lost, over, now)
        except (PersonGoneError, ChannelGoneError, DMsClosedError):
            found = None
        self._sought[lost.at] = time.monotonic()
        old = lost.user is None or datetime.now(UTC) - lost.at > UNDER_WAY
        if found is None and old and not needed:
            await self._tables.outbox.forget_message(lost)
        return found

    async def _take_up(self, lost: Noted, over: Message, now: int | None) -> Noted | None:
        if lost.user is None:
            return None
        channel = lost.channel or await self._dm_channels.to(lost.user, lambda: True)
        if channel is None:
            return None
        standing = await self._sender.own(channel, lost.at)
        # read after: whatever stands there and is needed was announced before it was sent
        rows = {
            note.key: note
            for note in await self._tables.outbox.messages(lost.table)
            if note.kind == MessageKind.PROMPT
        }
        known = {note.message for note in rows.values()}
        found: Noted | None = None
        for message in reversed([each for each in standing if any(presses_of(each, lost.table))]):
            key = key_of_prompt(mark_of(message, lost.table))
            if message.id in known or (key is not None and key != lost.key and key in rows):
                continue
            here = replace(lost, channel=channel, message=message.id, shows=None)
            if found is None and key in (None, lost.key):
                found = await self._adopted(here, now if now not in rows else None)
                if found is not None and found.message == message.id:
                    continue
            with contextlib.suppress(MessageGoneError, ChannelGoneError, PersonGoneError, StuckError):
                await self._sender.edit(channel, message.id, over)
        return found if found is not None and found.key == lost.key else None

    async def _adopted(self, here: Noted, now: int | None) -> Noted | None:
        """Note a message that was found; one that an earlier version left may be what is asked now."""
        if here.key >= 0:
            return await self._tables.outbox.adopt(here)
        if now is None or not await self._tables.outbox.note(replace(here, key=now)):
            return None
        self._again()
        return replace(here, key=now)
