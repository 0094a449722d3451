"""The playground in this very process, with somebody in it who presses what is to be pressed."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from typing import Any, Final

import aiohttp

from bot.doctor.patient import Patient
from deploy.playground.messages import Draft, create
from deploy.playground.server import Server
from deploy.playground.tokens import PLAYGROUND_TOKEN
from deploy.playground.world import Kind, World

TOKEN: Final = PLAYGROUND_TOKEN
OVER_AN_HOUR: Final = 3_700.0
UNHURRIED: Final = 600.0
"""Seconds for which old edits are counted here: a busy machine is slower than six."""


class StandIn:
    """A playground of one server with one channel and one person."""

    def __init__(self, server: Server, channel: str, person: str) -> None:
        self._server = server
        self._person = person
        self.seconds: float = UNHURRIED
        self.url = server.world.url
        self.channel = int(channel)

    async def old_message(self, patient: Patient) -> int | None:
        """Put one there and let an hour pass."""
        world = self._server.world
        draft = Draft({"content": patient.text()})
        message = int(create(world, world.channels[str(self.channel)], draft).data["id"])
        patient.note(message)
        world.clock.ahead += OVER_AN_HOUR
        return message

    @contextlib.asynccontextmanager
    async def pressing(self, message: int, custom_id: str) -> AsyncIterator[None]:
        """Press, and send the form as it is."""
        task = asyncio.create_task(self._press(str(message), custom_id))
        try:
            yield
        finally:
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)

    async def _press(self, message: str, custom_id: str) -> None:
        async with aiohttp.ClientSession() as session:
            opened = await self._call(session, "click", message=message, custom_id=custom_id)
            await self._call(session, "submit", interaction=opened["interaction"])

    async def _call(self, session: aiohttp.ClientSession, name: str, **given: Any) -> Any:
        asked = {"person": self._person, **given}
        async with session.post(f"{self.url}/playground/{name}", json=asked) as answer:
            return await answer.json()


@contextlib.asynccontextmanager
async def stand_in(kind: str) -> AsyncIterator[StandIn]:
    """Open a playground with a channel of this kind; nothing of it remains."""
    world = World()
    server = Server(world, None)
    server.gateway.starts.seconds = 0.0
    server.rest.pacing.old_edit_seconds = UNHURRIED
    await server.listen(0)
    try:
        first = world.add_channel("doctor", Kind.TEXT)
        channel = first if kind == Kind.TEXT else world.add_channel("doctor", Kind(kind))
        if channel.kind is Kind.PRIVATE_THREAD:
            channel.members = [world.bot_id]
        person = world.add_person("Ann", "en-GB")
        yield StandIn(server, channel.id, person.id)
    finally:
        await server.close()
