"""Interactions: what a person did, which the bot has three seconds to answer."""

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import dataclass, field

from deploy.playground import access, objects, permissions
from deploy.playground.errors import (
    INVALID_WEBHOOK_TOKEN,
    UNKNOWN_INTERACTION,
    UNKNOWN_WEBHOOK,
    DiscordError,
)
from deploy.playground.gateway import Gateway
from deploy.playground.members import granted, member
from deploy.playground.messages import FILE_SIZE
from deploy.playground.world import TOKEN_SECONDS, Channel, Json, Message, Person, World

COMMAND, COMPONENT, AUTOCOMPLETE, SUBMIT = 2, 3, 4, 5
FIRST_ANSWER_SECONDS = 3.0
QUIET_UPDATE_SECONDS = 60.0
LOOK_SECONDS = 0.1
KEPT = 50_000


@dataclass(slots=True)
class Interaction:
    """One act of a person and what the bot has made of it."""

    id: str
    token: str
    kind: int
    person: Person
    channel: Channel
    data: Json
    at: float
    message: Message | None = None
    answer: int | None = None
    failed: bool = False
    original: Message | None = None
    waiting: bool = False
    modal: Json | None = None
    opened_by: "Interaction | None" = None
    heard: asyncio.Event = field(default_factory=asyncio.Event)
    reaction: Json | None = None

    def settle(self, outcome: str, **parts: object) -> None:
        """Say what the person sees; only the first time counts."""
        if self.reaction is None:
            self.reaction = {"outcome": outcome, "message": None, "modal": None, "choices": None, **parts}
            self.heard.set()


class Interactions:
    """The interactions of the last quarter of an hour."""

    def __init__(self, world: World, gateway: Gateway, quiet: Callable[[], Awaitable[None]]) -> None:
        self._world = world
        self._gateway = gateway
        self._quiet = quiet
        """Waits until the bot seems to have nothing left to do."""
        self.by_id: dict[str, Interaction] = {}
        self._by_token: dict[str, Interaction] = {}
        self.answer_seconds = FIRST_ANSWER_SECONDS
        """How long a first answer is awaited; a test on a busy machine waits longer than Discord."""

    async def begin(
        self,
        person: Person,
        channel: Channel,
        kind: int,
        data: Json,
        *,
        message: Message | None = None,
        opened_by: Interaction | None = None,
    ) -> Json:
        """Tell the bot what somebody did and wait for the reaction."""
        started = time.perf_counter()
        world = self._world
        interaction = Interaction(
            world.ids.take(), world.new_token(), kind, person, channel, data, world.clock.now(), message
        )
        interaction.opened_by = opened_by
        if access.has_commands(world, channel):
            self._keep(interaction)
            self._gateway.dispatch(
                "INTERACTION_CREATE", self._event(interaction), guild=world.guild_of(channel)
            )
            await self._wait(interaction)
        interaction.settle("none")
        took = round((time.perf_counter() - started) * 1000, 2)
        return {"interaction": interaction.id, **(interaction.reaction or {}), "ms": took}

    def imagined(self, person: Person, channel: Channel, message: Message | None) -> Interaction:
        """Make an act that would have opened a form: Discord names one in each answer to a form."""
        kind = COMMAND if message is None else COMPONENT
        world = self._world
        return Interaction(
            world.ids.take(), world.new_token(), kind, person, channel, {}, world.clock.now(), message
        )

    def answerable(self, interaction_id: str, token: str) -> Interaction:
        """Find an interaction whose first answer is still awaited."""
        interaction = self.by_id.get(interaction_id)
        if interaction is None or interaction.token != token or interaction.failed:
            raise DiscordError(UNKNOWN_INTERACTION)
        if interaction.answer is None and self._age(interaction) > self.answer_seconds:
            raise DiscordError(UNKNOWN_INTERACTION)
        return interaction

    def answered(self, application_id: str, token: str) -> Interaction:
        """Find an interaction whose token still speaks."""
        interaction = self._by_token.get(token)
        if interaction is None or application_id != self._world.bot_id:
            raise DiscordError(UNKNOWN_WEBHOOK)
        if self._age(interaction) > TOKEN_SECONDS:
            raise DiscordError(INVALID_WEBHOOK_TOKEN)
        if interaction.answer is None:
            raise DiscordError(UNKNOWN_WEBHOOK)
        return interaction

    async def _wait(self, interaction: Interaction) -> None:
        async for _ in self._looks(interaction, self.answer_seconds):
            pass
        interaction.failed = not interaction.heard.is_set()
        if interaction.reaction is None and not interaction.failed:
            await self._wait_for_the_rest(interaction)

    async def _looks(self, interaction: Interaction, seconds: float) -> AsyncIterator[None]:
        """Wait until something is heard, looking up now and then; a bot that is gone is not waited for."""
        alone, ended = 0.0, self._gateway.processes_ended
        while seconds > 0 and alone < FIRST_ANSWER_SECONDS:
            step = min(seconds, LOOK_SECONDS)
            try:
                await asyncio.wait_for(interaction.heard.wait(), step)
            except TimeoutError:
                seconds -= step
                # the one that is started after it will not answer either
                there = self._gateway.connected() and self._gateway.processes_ended == ended
                alone = 0.0 if there else alone + step
            else:
                return
            yield

    async def _wait_for_the_rest(self, interaction: Interaction) -> None:
        # a private "thinking" owes an answer; a silent acknowledgement may well be all
        interaction.heard.clear()
        seconds = TOKEN_SECONDS if interaction.waiting else QUIET_UPDATE_SECONDS
        before = interaction.message and interaction.message.data
        quiet = None if interaction.waiting else asyncio.ensure_future(self._quiet())
        async for _ in self._looks(interaction, seconds):
            if not interaction.waiting and interaction.message and interaction.message.data is not before:
                break  # edited with the bot's own token
            if quiet is not None and quiet.done():
                break  # the acknowledgement was all
        if quiet is not None:
            quiet.cancel()
        if interaction.heard.is_set():
            return
        if not interaction.waiting and interaction.message is not None:
            interaction.settle("update", message=shown(interaction.message))

    def _age(self, interaction: Interaction) -> float:
        return self._world.clock.now() - interaction.at

    def _keep(self, interaction: Interaction) -> None:
        self.by_id[interaction.id] = interaction
        self._by_token[interaction.token] = interaction
        while len(self.by_id) > KEPT:
            oldest = next(iter(self.by_id))
            self._by_token.pop(self.by_id.pop(oldest).token, None)

    def _event(self, interaction: Interaction) -> Json:
        world, person, place = self._world, interaction.person, interaction.channel
        guild = world.guild_of(place)
        event: Json = {
            "id": interaction.id,
            "application_id": world.bot_id,
            "type": interaction.kind,
            "token": interaction.token,
            "version": 1,
            "data": interaction.data,
            "channel_id": place.id,
            "channel": objects.channel(world, place),
            "locale": person.locale,
            "entitlements": [],
            "entitlement_sku_ids": [],
            "attachment_size_limit": FILE_SIZE,
            "app_permissions": str(access.bot_permissions(world, place) if guild else permissions.BOT),
            "context": 0 if guild else 1,
            "authorizing_integration_owners": {"0": guild.id if guild else "0"},
        }
        if interaction.message is not None:
            event["message"] = interaction.message.data
        if guild is None:
            event["user"] = objects.user(person)
            return event
        may = str(granted(person, guild))
        event["channel"]["permissions"] = may
        event["member"] = {**member(person, guild), "permissions": may}
        event["guild_id"] = guild.id
        event["guild_locale"] = guild.preferred_locale
        event["guild"] = {"id": guild.id, "locale": guild.preferred_locale, "features": guild.features}
        return event


def shown(message: Message) -> Json:
    """Show a message to the person whom a reaction is for."""
    return {**message.data, "ephemeral": message.audience is not None}
