"""Writing to people directly: the channel for it is remembered, and opened no faster than Discord likes.

Who wants no messages is marked alone. Where Discord refuses a new channel for another reason, none is
opened for a while; where it refuses to carry messages to many, nobody is written to for a while.
"""

import asyncio
from collections.abc import Callable
from datetime import datetime
from http import HTTPStatus
from typing import Final

import discord
import structlog

from bot.tables import Tables
from bot.ui.courier.pace import Pace
from bot.ui.courier.sender import NO_ACCESS, NOT_WANTED, UNKNOWN_CHANNEL, PersonGoneError
from bot.ui.kit.message import Message
from bot.ui.kit.send import sending

log = structlog.get_logger("bot.dm_channels")

OPENING_TOO_FAST: Final = 40003
LOST: Final = frozenset({UNKNOWN_CHANNEL, NO_ACCESS})
"""The channel that is remembered is none, or another bot's."""


class DMsClosedError(Exception):
    """No message can be sent to this person for now; what was refused is tried again later."""


class DMChannels:
    """The channels of people's direct messages."""

    def __init__(self, client: discord.Client, tables: Tables, pace: Pace) -> None:
        self._client = client
        self._tables = tables
        self._pace = pace
        self._queue = asyncio.Lock()
        """Whoever waits longest opens the next one."""

    async def to(self, user: int, wanted: Callable[[], bool]) -> int | None:
        """Return the channel of somebody's direct messages; None: it was no longer wanted when its turn came.

        PersonGoneError, DMsClosedError.
        """
        door = await self._known(user)
        if door is not None:
            return door
        async with self._queue:
            while wait := await self._tables.people.next_opening(self._pace.opening):
                if isinstance(wait, datetime):
                    raise DMsClosedError
                await asyncio.sleep(wait.total_seconds())
                if not wanted():
                    return None
        return await self._known(user) or await self._open(user)

    async def send(self, user: int, door: int, message: Message, nonce: str) -> int:
        """Send a direct message, and give its id. PersonGoneError, DMsClosedError."""
        try:
            sent = await self._client.get_partial_messageable(door).send(**sending(message), nonce=nonce)
        except discord.HTTPException as error:
            if error.code in NOT_WANTED:
                raise PersonGoneError from error
            if error.code in LOST:
                await self._tables.people.lost_door(user)
            elif error.status != HTTPStatus.FORBIDDEN and error.code != OPENING_TOO_FAST:
                raise
            log.warning("message_refused", code=error.code, status=error.status)
            await self._tables.people.sending_refused(user, self._pace.pause)
            raise DMsClosedError from error
        await self._tables.people.sent(user)
        return sent.id

    async def _known(self, user: int) -> int | None:
        person = (await self._tables.people.known([user]))[user]
        if person.dms_closed:
            raise PersonGoneError
        if person.until is not None:
            raise DMsClosedError
        return person.door

    async def _open(self, user: int) -> int:
        try:
            door = int((await self._client.http.start_private_message(user))["id"])
        except discord.HTTPException as error:
            if error.code in NOT_WANTED:
                raise PersonGoneError from error
            if error.status >= HTTPStatus.INTERNAL_SERVER_ERROR:
                raise
            until = await self._tables.people.opening_refused(self._pace.pause)
            log.warning("opening_refused", code=error.code, status=error.status, until=until.isoformat())
            raise DMsClosedError from error
        await self._tables.people.opened(user, door)
        return door
