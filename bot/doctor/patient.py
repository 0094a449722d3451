"""One Discord that is examined, the playground or the real one: how checks act there, and what they post."""

import asyncio
import contextlib
import secrets
from collections.abc import AsyncIterator, Awaitable
from typing import Any, Final, Protocol, TypeVar

import aiohttp
import discord
from discord.http import Route

from bot.app.endpoint import talking_to
from bot.doctor.facts import Fact
from bot.doctor.hearing import Ear
from bot.doctor.place import Place, found
from bot.texts import Words

HISTORY: Final = 100
SERVER_TROUBLE: Final = 500

Result = TypeVar("Result")


class Around(Protocol):
    """What a check cannot do by itself."""

    async def old_message(self, patient: "Patient") -> int | None:
        """Return a message of ours that is more than an hour old; None where there is none."""

    @property
    def seconds(self) -> float:
        """Say for how long a press is waited for."""

    def pressing(self, message: int, custom_id: str) -> contextlib.AbstractAsyncContextManager[None]:
        """See to it that somebody presses this button and sends the form that opens, while this lasts."""


class Patient:
    """A Discord with a channel to act in. What is posted through it is removed at the end."""

    def __init__(
        self, client: discord.Client, ear: Ear, *, token: str, place: Place, around: Around, said: Words
    ) -> None:
        self.said = said
        self.client = client
        self.ear = ear
        self.token = token
        self.place = place
        self.around = around
        self.mark = f"doctor-{secrets.token_hex(3)}"
        """Stands in every message of this run, so that one whose answer was lost is found again."""
        self.channel = client.get_partial_messageable(place.channel)
        self.lacks: tuple[str, ...] = ()
        """Permissions that are missing at the Discord in question: not used at the playground either."""
        self.noted: dict[str, Any] = {}
        """What one check leaves for another."""
        self._there: dict[int, None] = {}
        self._lost = False

    @property
    def me(self) -> int:
        """Return the bot's own id."""
        return self.client.user.id if self.client.user else 0

    def text(self, key: str = "doctor-post") -> str:
        """Say in a message what it is here for, with the mark by which it is known again."""
        return f"{self.said(key)} `{self.mark}`"

    async def answer(self, doing: Awaitable[Result]) -> tuple[Fact, Result | None]:
        """Do something; give how Discord answered, and what came of it unless that is a refusal."""
        try:
            result = await doing
        except discord.HTTPException as error:
            self._lost = self._lost or error.status >= SERVER_TROUBLE
            return worded(error), None
        except (aiohttp.ClientError, OSError, TimeoutError):
            self._lost = True
            return None, None
        return str(self.ear.exchanges[-1].status), result

    async def post(self, **given: Any) -> tuple[Fact, discord.Message | None]:
        """Send a message as the bot does."""
        return await self.answer(self._sent(**given))

    async def request(self, method: str, path: str, **given: Any) -> tuple[Fact, Any]:
        """Make a request that the library makes none of; `{channel_id}` in the path is filled in."""
        route = Route(method, path, channel_id=self.place.channel)
        return await self.answer(self.client.http.request(route, **given))

    async def remove(self, message: int) -> Fact:
        """Remove a message of ours; give how that was answered."""
        partial = self.channel.get_partial_message(message)
        answer, _ = await self.answer(partial.delete())
        if answer in ("204", "404/10008"):
            self._there.pop(message, None)
        return answer

    async def remove_all(self) -> tuple[int, ...]:
        """Remove what was posted and is still there; give what could not be removed."""
        if self._lost:
            self._lost = False
            _, there = await self.answer(self.history())
            self._there |= dict.fromkeys(one.id for one in there or () if self.mark in one.content)
        for message in tuple(self._there):
            await self.remove(message)
        return tuple(self._there)

    async def history(self, pages: int = 1) -> list[discord.Message]:
        """Read our own messages among the latest here, the newest first: a hundred a page."""
        read = [message async for message in self.channel.history(limit=pages * HISTORY)]
        return [message for message in read if message.author.id == self.me]

    def note(self, message: int) -> None:
        """Have a message of ours removed at the end."""
        self._there[message] = None

    async def _sent(self, **given: Any) -> discord.Message:
        """Send; whoever interrupts waits until it is known what there is to be removed."""
        sending = asyncio.ensure_future(self.channel.send(**given))
        try:
            message = await asyncio.shield(sending)
        except asyncio.CancelledError:
            with contextlib.suppress(discord.HTTPException, aiohttp.ClientError, OSError):
                self.note((await sending).id)
            raise
        self.note(message.id)
        return message


def worded(refusal: discord.HTTPException) -> str:
    """Return the status of a refusal with Discord's code, if it has one: "404/10008"."""
    return f"{refusal.status}/{refusal.code}" if refusal.code else str(refusal.status)


@contextlib.asynccontextmanager
async def admitted(
    address: str, token: str, channel: int, around: Around, said: Words
) -> AsyncIterator[Patient]:
    """Log in and find the channel; at the end remove all that was posted. NoPlaceError, HTTPException."""
    ear = Ear()
    client = discord.Client(
        intents=discord.Intents(guilds=True),
        allowed_mentions=discord.AllowedMentions.none(),
        max_messages=None,
        http_trace=ear.trace(),
    )
    try:
        with talking_to(address):
            await client.login(token)
            place = await found(client, channel)
        patient = Patient(client, ear, token=token, place=place, around=around, said=said)
        try:
            yield patient
        finally:
            with talking_to(address):
                await patient.remove_all()
    finally:
        await client.close()
