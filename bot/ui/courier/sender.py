"""Sending and editing with the bot's own token: what channels and Discord put in the way is met here."""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any, Final, TypeVar

import discord

from bot.tables.model import Place
from bot.ui.kit.message import Message
from bot.ui.kit.permissions import Known, May
from bot.ui.kit.send import editing, fingerprint, send_once, view
from bot.ui.request.voice import is_voice

UNKNOWN_CHANNEL: Final = 10003
UNKNOWN_MESSAGE: Final = 10008
TOO_MANY_OLD_EDITS: Final = 30046
NO_ACCESS: Final = 50001
DMS_CLOSED: Final = 50007
NOT_ALLOWED: Final = 50013
ARCHIVED: Final = 50083
NO_COMMON_SERVER: Final = 50278
UNKNOWN_USER: Final = 10013

BARRED: Final = frozenset({NO_ACCESS, NOT_ALLOWED})
NOT_WANTED: Final = frozenset({DMS_CLOSED, NO_COMMON_SERVER, UNKNOWN_USER})
"""This person takes no messages; it says nothing about others."""
WORDS: Final = May(embeds=False, files=False)
SKEW: Final = timedelta(minutes=2)
"""By how much this machine's clock may be ahead of Discord's."""
EDIT_PATIENCE: Final = 8.0
"""Seconds for an edit. The library sleeps where Discord takes no more edits of a message over an hour old,
and says nothing; an edit that waits only for its turn takes five at most."""

Result = TypeVar("Result")


class ChannelGoneError(Exception):
    """The channel was deleted."""


class BarredError(ChannelGoneError):
    """The bot may not write there, or not like this, for now: the permission can come back."""


class MessageGoneError(Exception):
    """The message was deleted."""


class StuckError(Exception):
    """The message stands there, and Discord takes no edit of it for now: another one takes its place."""


class PersonGoneError(Exception):
    """The person takes no direct messages from the bot."""


@dataclass(frozen=True, slots=True)
class Sent:
    """A message that was sent or edited. `shows`: its fingerprint; `whole`: all of it was allowed."""

    message: int
    shows: str
    whole: bool = True


class Sender:
    """Sends and edits messages by the ids of channels and messages."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client
        self.known = Known(client)
        """What is allowed where: asked before anything is sent, never found out by being refused."""

    def shows(self, channel: int, message: Message, known: str | None) -> bool:
        """Return whether what is known to stand there is this message, as far as it is allowed."""
        return known is not None and known in (fingerprint(message), self.looks(channel, message))

    def looks(self, channel: int, message: Message) -> str:
        """Return the fingerprint of this message as far as it is allowed; where unknown, of words alone."""
        may = self.known.of(channel)
        return fingerprint((WORDS if may is None else may).fitted(message))

    def is_voice(self, place: Place) -> bool | None:
        """Return whether a place is the chat of a voice or stage channel; None: that is not known now."""
        return is_voice(self._client, place)

    async def send(self, channel: int, message: Message, nonce: str) -> Sent:
        """Send a message, once for its nonce. ChannelGoneError."""
        self._need_write(channel)
        place = self._client.get_partial_messageable(channel)

        async def send(shown: Message) -> Sent:
            sent = await send_once(place, shown, nonce)
            return Sent(sent.id, fingerprint(shown), shown == message)

        return await self._allowed(channel, message, send)

    async def edit(
        self, channel: int, message: int, shown: Message, *, patience: float | None = None
    ) -> Sent:
        """Make a message show this.

        ChannelGoneError, MessageGoneError, StuckError: not within `patience`, PersonGoneError: a direct one.
        """
        self._need_see(channel)
        there = self._client.get_partial_messageable(channel).get_partial_message(message)

        async def edit(allowed: Message) -> Sent:
            try:
                async with asyncio.timeout(patience):
                    await there.edit(**editing(allowed))
            except TimeoutError:
                raise StuckError from None
            return Sent(message, fingerprint(allowed), allowed == shown)

        return await self._allowed(channel, shown, edit)

    async def edit_rows(self, channel: int, message: int, shown: Message, *, patience: float) -> None:
        """Make a message have the rows of this one, and nothing else; no thread is reopened for it.

        ChannelGoneError, MessageGoneError, StuckError: not within `patience` (seconds).
        """
        self._need_see(channel)
        there = self._client.get_partial_messageable(channel).get_partial_message(message)
        try:
            async with asyncio.timeout(patience):
                await there.edit(view=view(shown.rows) if shown.rows else None)
        except TimeoutError:
            raise StuckError from None
        except discord.HTTPException as error:
            raise _understood(error) from error

    async def delete(self, channel: int, message: int) -> None:
        """Remove a message of our own, if it is still there. ChannelGoneError."""
        self._need_see(channel)
        there = self._client.get_partial_messageable(channel).get_partial_message(message)

        with contextlib.suppress(MessageGoneError):
            await self._reopened(channel, there.delete)

    async def own(self, channel: int, since: datetime) -> list[discord.Message]:
        """Return all our own messages in a channel from a time on, oldest first. ChannelGoneError."""
        self._need_see(channel)
        place = self._client.get_partial_messageable(channel)
        me = self._client.user

        async def search() -> list[discord.Message]:
            found = place.history(limit=None, after=since - SKEW, oldest_first=True)
            return [message async for message in found if me is not None and message.author.id == me.id]

        return await self._reopened(channel, search)

    async def _allowed(
        self, channel: int, message: Message, attempt: Callable[[Message], Awaitable[Result]]
    ) -> Result:
        """Try with what is allowed; where that is not known, try all, then the words alone."""
        may = self.known.of(channel)
        # where nothing may be sent, nobody knows whether an edit may have an embed
        if may is not None and may.write:
            return await self._reopened(channel, lambda: attempt(may.fitted(message)))
        try:
            return await self._reopened(channel, lambda: attempt(message))
        except BarredError:
            if may is not None or (message.embed is None and not message.files):
                raise
        result = await self._reopened(channel, lambda: attempt(WORDS.fitted(message)))
        self.known.learn(channel, WORDS)
        return result

    def _need_see(self, channel: int) -> None:
        """Refuse to look into a channel that is known to be closed to the bot. BarredError."""
        may = self.known.of(channel)
        if may is not None and not may.see:
            raise BarredError

    def _need_write(self, channel: int) -> None:
        """Refuse to ask Discord for what is known to be refused. BarredError."""
        may = self.known.of(channel)
        if may is not None and not may.write:
            raise BarredError

    async def _reopened(self, channel: int, attempt: Callable[[], Awaitable[Result]]) -> Result:
        """Try; where the thread is archived, reopen it and try again."""
        try:
            return await attempt()
        except discord.HTTPException as error:
            if error.code != ARCHIVED:
                raise _understood(error) from error
        try:
            await self._client.http.edit_channel(channel, archived=False)
            return await attempt()
        except discord.HTTPException as error:
            raise _understood(error) from error


def _understood(error: discord.HTTPException) -> Exception:
    code: Any = error.code
    if code == UNKNOWN_CHANNEL:
        return ChannelGoneError()
    if code in BARRED:
        return BarredError()
    if code in NOT_WANTED:
        return PersonGoneError()
    if code == UNKNOWN_MESSAGE:
        return MessageGoneError()
    if code == TOO_MANY_OLD_EDITS:
        return StuckError()
    return error
