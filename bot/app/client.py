"""The bot's connection to Discord: what it listens to, and where each event goes."""

import asyncio
import contextlib
import logging
import sys
from pathlib import Path
from typing import Any, Final

import discord
import structlog
from discord import app_commands

from bot.app.settings import Settings
from bot.log import traced
from bot.tables import Tables
from bot.ui.commands.registering import doubt_commands, options_differ, told_commands
from bot.ui.commands.wording import Translation
from bot.ui.courier.courier import Courier
from bot.ui.courier.rate_limit import RateLimit
from bot.ui.courier.welcome import Greeting
from bot.ui.press import route
from bot.ui.request.answer import GONE, refuse
from bot.ui.request.context import Context, Interaction
from bot.ui.request.double_presses import DoublePresses
from bot.ui.request.languages import Languages
from bot.ui.request.services import Services
from bot.ui.request.voice import forget_voices
from bot.ui.slash_commands import all_groups

log = structlog.get_logger("bot.client")

SIGN_SECONDS: Final = 20.0
"""Seconds between two signs of life."""
LAST_SERVER: Final = 0.3
"""Seconds after which no further server is waited for at the start; one that comes later is taken up then."""
DAY: Final = 86_400.0
INTENTS: Final = discord.Intents(guilds=True, voice_states=True)
"""What the bot listens to; none of it is privileged."""
ROUTED: Final = (discord.InteractionType.component, discord.InteractionType.modal_submit)


class NoLoginsError(Exception):
    """Discord lets this bot log in no more for `seconds`; one login too many would cost it its token."""

    def __init__(self, seconds: float) -> None:
        super().__init__(seconds)
        self.seconds = seconds


def expired_said_calmly(record: logging.LogRecord) -> bool:
    """Let the library complain of a completion that failed, not of one that came too late: people type on.

    A filter of its logger, which has no other place to tell of it.
    """
    error = record.exc_info[1] if record.exc_info else None
    if isinstance(error, discord.HTTPException) and error.code in GONE:
        log.info("interaction_gone", code=error.code)
        return False
    return True


class Commands(app_commands.CommandTree["Tallyho"]):
    """The slash commands; what goes wrong before or inside one leaves by the one door."""

    async def interaction_check(self, interaction: Interaction, /) -> bool:
        """Let only commands on that are as Discord was told last. CommandSignatureMismatch."""
        command = interaction.command
        if isinstance(command, app_commands.Command) and options_differ(command, interaction.data):
            raise app_commands.CommandSignatureMismatch(command)
        return True

    async def on_error(self, interaction: Interaction, error: app_commands.AppCommandError, /) -> None:
        """Answer the person in words."""
        if isinstance(error, app_commands.CommandNotFound | app_commands.CommandSignatureMismatch):
            await doubt_commands(self, self.client.services.tables)
        await refuse(Context(self.client.services, interaction), error)


class Tallyho(discord.AutoShardedClient):
    """The bot. It reads no messages and asks for no privileged intent; it sees who is in a voice channel."""

    def __init__(self, tables: Tables, settings: Settings) -> None:
        pace = settings.pace
        super().__init__(
            intents=INTENTS,
            allowed_mentions=discord.AllowedMentions.none(),
            max_messages=None,
            member_cache_flags=discord.MemberCacheFlags(voice=True, joined=False),
            chunk_guilds_at_startup=False,
            guild_ready_timeout=LAST_SERVER,
            http_trace=RateLimit(pace.requests).trace(),
        )
        logging.getLogger(app_commands.CommandTree.__module__).addFilter(expired_said_calmly)
        self._tables = tables
        self._alive_file = settings.tallyho_alive_file
        languages = Languages()
        self.courier = Courier(self, tables, languages, pace)
        self.services = Services(
            tables=tables,
            courier=self.courier,
            languages=languages,
            defer_after=settings.tallyho_defer_after,
            double_presses=DoublePresses(settings.tallyho_double_tap),
        )
        self._greeting = Greeting(self, self.services)
        self.tree = Commands(self, fallback_to_global=False)
        for group in all_groups(self.services):
            self.tree.add_command(group)
        self.was_ready = False
        self._signs: asyncio.Task[None] | None = None

    def is_idle(self) -> bool:
        """Return whether nobody waits for anything that the bot has still to do."""
        return self.was_ready and not self.services.in_flight and self.courier.rests

    async def setup_hook(self) -> None:
        """Tell Discord the commands, before any of them can be typed. NoLoginsError."""
        await self._need_logins()
        await self.tree.set_translator(Translation())
        self.services.mentions.update(await told_commands(self.tree, self._tables))

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Log in anew, after an invalid session, only where Discord still lets this bot. NoLoginsError."""
        if not initial:
            await self._need_logins()
        await super().before_identify_hook(shard_id, initial=initial)

    async def on_ready(self) -> None:
        """Take up what a former run left undone; once, for Discord says this at each new session."""
        log.info("ready", guilds=len(self.guilds), shards=self.shard_count)
        if self.was_ready:
            self.courier.connected_again()
            return
        self.was_ready = True
        self.courier.start()
        if self._alive_file is not None:
            self._signs = asyncio.create_task(self._give_signs(self._alive_file))
        with self.services.in_flight.act():
            await self._greeting.take_up()

    async def on_resumed(self) -> None:
        """Try again what failed while Discord was away."""
        self.courier.connected_again()

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Go on with its tables, if it knew the bot before; say what this is and how it starts.

        The library says so for a new server alone: one that is there again is `on_guild_available`.
        """
        self.courier.changed(guild=guild.id)
        with self.services.in_flight.act():
            await self._greeting.greet(guild)

    async def on_interaction(self, interaction: Interaction) -> None:
        """Lead presses and submitted forms to their handlers; the tree takes the commands."""
        if interaction.type in ROUTED:
            await route(self.services, interaction)

    async def on_guild_channel_update(self, _before: object, after: discord.abc.GuildChannel) -> None:
        """Try again where the bot may write again; threads take their channel's permissions."""
        for place in (after, *getattr(after, "threads", ())):
            self.courier.changed(channel=place.id)

    async def on_thread_update(self, _before: object, after: discord.Thread) -> None:
        """Try again where the bot may write again."""
        self.courier.changed(channel=after.id)

    async def on_guild_role_update(self, _before: object, after: discord.Role) -> None:
        """Try again where a role gives a permission back."""
        self.courier.changed(guild=after.guild.id)

    async def on_member_update(self, _before: object, after: discord.Member) -> None:
        """Try again where the bot itself was given a role: of others Discord tells it nothing."""
        self.courier.changed(guild=after.guild.id)

    async def on_guild_unavailable(self, guild: discord.Guild) -> None:
        """Forget who was in its voice channels."""
        forget_voices(guild)

    async def on_guild_available(self, guild: discord.Guild) -> None:
        """Go on with the tables of a server that is there again."""
        self.courier.changed(guild=guild.id)

    async def on_error(self, event_method: str, /, *_args: Any, **_kwargs: Any) -> None:
        """Write down what no handler has caught."""
        error = sys.exception()
        log.error("event_failed", during=event_method, **(traced(error) if error else {}))

    async def close(self) -> None:
        """Stop carrying messages, then leave."""
        if self._signs is not None:
            self._signs.cancel()
        await self.courier.close()
        await super().close()

    async def _need_logins(self) -> None:
        _, _, limit = await self.http.get_bot_gateway()
        if limit["remaining"] < 1:
            raise NoLoginsError(min(limit["reset_after"] / 1000, DAY))

    async def _give_signs(self, file: Path) -> None:
        """Touch the alive file while Discord and the database answer."""
        while True:
            if not self.is_closed() and all(latency < float("inf") for _, latency in self.latencies):
                try:
                    await self._tables.live()
                    with contextlib.suppress(OSError):
                        await asyncio.to_thread(file.touch)
                except Exception as error:  # noqa: BLE001 (no sign of life is the answer to any trouble)
                    log.warning("not_well", **traced(error))
            await asyncio.sleep(SIGN_SECONDS)
