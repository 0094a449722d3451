"""The welcome of a server: sent once where the bot may write, found again after a crash, redrawn."""

import contextlib
from collections.abc import Iterator
from datetime import UTC, datetime
from typing import Final

import discord
import structlog

from bot.store.rows import WelcomeRow
from bot.tables.servers import LOST, SENT_WITHIN
from bot.ui.boards.welcome import START, welcome
from bot.ui.courier.sender import ChannelGoneError, MessageGoneError, Sender, StuckError
from bot.ui.kit.message import Press
from bot.ui.kit.permissions import may_of
from bot.ui.kit.send import send_once
from bot.ui.request.public_language import server_language
from bot.ui.request.services import Services

log = structlog.get_logger("bot.greeting")

PATIENCE: Final = 8.0
"""Seconds for an edit of the welcome: Discord slows edits of messages that are older than an hour."""
Room = discord.TextChannel | discord.VoiceChannel | discord.StageChannel


class Greeting:
    """Welcomes servers. A row in the database, written before, says that it was done."""

    def __init__(self, client: discord.Client, services: Services) -> None:
        self._client = client
        self._desk = services
        self._sender = Sender(client)

    async def greet(self, guild: discord.Guild) -> None:
        """Welcome a server that the bot has just joined, unless it was welcomed not long ago."""
        room = next(rooms(guild), None)
        if room is None:
            log.info("nowhere_to_greet", guild=guild.id)
            return
        row = await self._desk.tables.servers.announce_welcome(guild.id, room.id)
        if row is not None:
            await self._send(guild, row)
            return
        before = await self._desk.tables.servers.welcome_of(guild.id)
        if before is not None and before.message is None and _is_old(before):
            await self._settle(guild, before)  # it was removed before anybody knew whether that was sent

    async def take_up(self) -> None:
        """Send what a crash has left unsent, as far as that can be told."""
        for row in await self._desk.tables.servers.owed_welcomes():
            guild = self._client.get_guild(row.guild)
            if guild is not None and not guild.unavailable:
                await self._settle(guild, row)

    async def _settle(self, guild: discord.Guild, row: WelcomeRow) -> None:
        """Send a welcome again while Discord knows its nonce; later only where it is seen to be missing."""
        if _is_old(row):
            found = await self._found(guild, row)
            if found is not None:
                await self._desk.tables.servers.welcomed(guild.id, found)
                return
        await self._send(guild, row)

    async def _found(self, guild: discord.Guild, row: WelcomeRow) -> int | None:
        """Return the id of a welcome that stands in its channel, `LOST` where nobody can look; None: none."""
        room = guild.get_channel(row.channel)
        if room is None or not room.permissions_for(guild.me).read_message_history:
            return LOST
        try:
            own = await self._sender.own(row.channel, row.at)
        except ChannelGoneError:
            return LOST
        return next((message.id for message in own if str(Press(START)) in _presses(message)), None)

    async def _send(self, guild: discord.Guild, row: WelcomeRow) -> None:
        tables = self._desk.tables
        locale = await server_language(tables, guild.id, guild.features, str(guild.preferred_locale))
        place = self._client.get_partial_messageable(row.channel)
        message = welcome(locale, self._desk.words)
        try:
            sent = await send_once(place, message, f"w{row.guild}")
        except (discord.Forbidden, discord.NotFound) as error:
            log.info("not_greeted", guild=guild.id, code=error.code)
            await tables.servers.not_welcomed(row)
            return
        await tables.servers.welcomed(guild.id, sent.id)


async def redraw(client: discord.Client, services: Services, guild: int, locale: str) -> None:
    """Make a server's welcome speak the language that was chosen, if it still stands."""
    row = await services.tables.servers.welcome_of(guild)
    if row is None or not row.message:
        return
    with contextlib.suppress(ChannelGoneError, MessageGoneError, StuckError, discord.HTTPException):
        await Sender(client).edit(
            row.channel, row.message, welcome(locale, services.words), patience=PATIENCE
        )


def rooms(guild: discord.Guild) -> Iterator[Room]:
    """Return the channels where the bot may write, best first; asked of what the library knows.

    The system channel, then text channels in their order, then the chats of voice channels.
    """
    places = (guild.system_channel, *guild.text_channels, *guild.voice_channels, *guild.stage_channels)
    seen = dict.fromkeys(place for place in places if place is not None)
    return (place for place in seen if may_of(place.permissions_for(guild.me), place).write)


def _is_old(row: WelcomeRow) -> bool:
    """Return whether a welcome was announced so long ago that nobody can be about to send it."""
    return datetime.now(UTC) - row.at > SENT_WITHIN


def _presses(message: discord.Message) -> set[str]:
    return {
        component.custom_id
        for row in message.components
        if isinstance(row, discord.ActionRow)
        for component in row.children
        if isinstance(component, discord.Button) and component.custom_id is not None
    }
