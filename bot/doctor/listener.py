"""A connection to the gateway as the library makes it, and what comes over it."""

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator
from typing import Any, Final

import discord

from bot.app.client import INTENTS
from bot.doctor.facts import UntriedError
from bot.doctor.patient import Patient
from bot.ui.request.places import shard_of

PATIENCE: Final = 60.0
"""Seconds for what Discord answers at once, wherever the machine is busy."""
SERVERS: Final = 0.3
LOOK_AGAIN: Final = 0.02
GONE_ON: Final = 4000
"""The library closes with it, and comes back to resume, when it believes a connection dead."""
FEW: Final = 5
"""So few logins are left to the bot itself."""
HELLO: Final = 10


class Listener(discord.Client):
    """Hears the gateway and answers nothing that was not pressed under a message of ours."""

    def __init__(self, shard: int, shards: int) -> None:
        super().__init__(
            intents=INTENTS,
            allowed_mentions=discord.AllowedMentions.none(),
            max_messages=None,
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            guild_ready_timeout=SERVERS,
            enable_debug_events=True,
            shard_id=shard,
            shard_count=shards,
        )
        self.hello: int | None = None
        """Milliseconds between two heartbeats."""
        self.greeting: dict[str, Any] = {}
        """What came with READY."""
        self.raw: dict[str, dict[str, Any]] = {}
        """Interactions as they came, by their ids."""
        self.resumed = asyncio.Event()
        self._acts: asyncio.Queue[discord.Interaction[Any]] = asyncio.Queue()

    async def on_socket_raw_receive(self, text: str) -> None:
        """Keep what the library does not pass on."""
        told = json.loads(text)
        if told["op"] == HELLO and self.hello is None:
            self.hello = told["d"].get("heartbeat_interval")
        if told["t"] == "READY":
            self.greeting = told["d"]
        if told["t"] == "INTERACTION_CREATE":
            self.raw[told["d"]["id"]] = told["d"]

    async def on_resumed(self) -> None:
        """Note it."""
        self.resumed.set()

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Keep what may be meant for us."""
        if "custom_id" in (interaction.data or {}):
            self._acts.put_nowait(interaction)

    async def act(self, custom_id: str, seconds: float) -> discord.Interaction[Any]:
        """Wait for somebody to press or send this. UntriedError `nobody`."""
        try:
            async with asyncio.timeout(seconds):
                while True:
                    interaction = await self._acts.get()
                    data: Any = interaction.data
                    if data["custom_id"] == custom_id:
                        return interaction
        except TimeoutError:
            raise UntriedError("nobody", seconds=round(seconds)) from None

    async def break_off(self) -> bool:
        """Lose the connection as on a bad day; tell whether the library could take it up again."""
        await self.ws.close(code=GONE_ON)
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self.resumed.wait(), PATIENCE)
        return self.resumed.is_set()


@contextlib.asynccontextmanager
async def connected(patient: Patient) -> AsyncIterator[Listener]:
    """Log in to the gateway, to the channel's own shard alone. UntriedError."""
    shards, _, limit = await patient.client.http.get_bot_gateway()
    if limit["remaining"] < FEW:
        raise UntriedError("few_logins", left=limit["remaining"])
    async with Listener(shard_of(patient.place.guild, shards), shards) as listener:
        running = asyncio.create_task(listener.start(patient.token))
        try:
            await _ready(listener, running, patient.place.guild)
            yield listener
        finally:
            await listener.close()
            running.cancel()
            await asyncio.gather(running, return_exceptions=True)


async def _ready(listener: Listener, running: asyncio.Task[None], guild: int) -> None:
    """Wait until the server is there, or the connection has failed. UntriedError `no_gateway`."""
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(PATIENCE):
            while not running.done():
                server = listener.get_guild(guild)
                if listener.is_ready() and server is not None and not server.unavailable:
                    return
                await asyncio.sleep(LOOK_AGAIN)
    error = running.exception() if running.done() and not running.cancelled() else None
    raise UntriedError("no_gateway", kind="–" if error is None else type(error).__name__)
