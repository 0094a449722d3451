"""REST: the bot's reactions to messages. People at the playground do not react, so all are the bot's."""

import re

from deploy.playground import access, messages, objects
from deploy.playground.calls import Call
from deploy.playground.errors import (
    MISSING_ACCESS,
    MISSING_PERMISSIONS,
    THREAD_ARCHIVED,
    TOO_MANY_REACTIONS,
    UNKNOWN_EMOJI,
    DiscordError,
)
from deploy.playground.gateway import Gateway
from deploy.playground.permissions import BITS
from deploy.playground.rest import Answer, Rest
from deploy.playground.world import Channel, Json, Kind, Message, World

GUILD_REACTIONS, DIRECT_REACTIONS = 1 << 10, 1 << 13
EMOJIS_MOST = 20
CUSTOM = re.compile(r"(?:a:)?(\w{2,32}):(\d+)")


class ReactionRoutes:
    """What the bot does with reactions."""

    def __init__(self, world: World, gateway: Gateway) -> None:
        self._world = world
        self._gateway = gateway

    def add_to(self, rest: Rest) -> None:
        """Add these routes."""
        all_of_them = "channels/{}/messages/{}/reactions"
        rest.add("DELETE", all_of_them, self._clear)
        rest.add("GET", f"{all_of_them}/{{}}", self._users)
        rest.add("DELETE", f"{all_of_them}/{{}}", self._clear)
        rest.add("PUT", f"{all_of_them}/{{}}/@me", self._react)
        rest.add("DELETE", f"{all_of_them}/{{}}/@me", self._take_back)
        rest.add("DELETE", f"{all_of_them}/{{}}/{{}}", self._clear)

    async def _react(self, call: Call) -> Answer:
        channel, message, emoji = self._find(call)
        there = _reactions(message)
        if not any(reaction["emoji"] == emoji for reaction in there):
            self._need(channel, "add_reactions")
            if len(there) >= EMOJIS_MOST:
                raise DiscordError(TOO_MANY_REACTIONS)
            self._set(channel, message, [*there, _shown(emoji)])
            self._tell("MESSAGE_REACTION_ADD", channel, message, emoji)
        return 204, None

    async def _take_back(self, call: Call) -> Answer:
        channel, message, emoji = self._find(call)
        there = _reactions(message)
        left = [reaction for reaction in there if reaction["emoji"] != emoji]
        if len(left) < len(there):
            self._set(channel, message, left)
            self._tell("MESSAGE_REACTION_REMOVE", channel, message, emoji)
        return 204, None

    async def _users(self, call: Call) -> Answer:
        _, message, emoji = self._find(call)
        reacted = any(reaction["emoji"] == emoji for reaction in _reactions(message))
        return 200, [objects.bot_user(self._world)] if reacted else []

    async def _clear(self, call: Call) -> Answer:
        channel, _ = self._message(call)
        if not self._may(channel, "manage_messages"):
            raise DiscordError(MISSING_PERMISSIONS)
        return 204, None

    def _message(self, call: Call) -> tuple[Channel, Message]:
        channel = self._world.channel(call.names[0])
        if not access.reads(self._world, channel):
            raise DiscordError(MISSING_ACCESS)
        return channel, messages.find(channel, call.names[1])

    def _find(self, call: Call) -> tuple[Channel, Message, Json]:
        channel, message = self._message(call)
        self._need(channel, "read_message_history")
        if channel.archived:
            raise DiscordError(THREAD_ARCHIVED)
        return channel, message, _emoji(call.names[2])

    def _may(self, channel: Channel, permission: str) -> bool:
        return channel.kind is not Kind.DM and bool(
            access.bot_permissions(self._world, channel) & BITS[permission]
        )

    def _need(self, channel: Channel, permission: str) -> None:
        if channel.kind is not Kind.DM and not self._may(channel, permission):
            raise DiscordError(MISSING_PERMISSIONS)

    def _set(self, channel: Channel, message: Message, reactions: list[Json]) -> None:
        message.data = {**message.data, "reactions": reactions}
        if not reactions:
            del message.data["reactions"]
        self._world.changed({"channel": channel.id})

    def _tell(self, event: str, channel: Channel, message: Message, emoji: Json) -> None:
        guild = self._world.guild_of(channel)
        told: Json = {
            "user_id": self._world.bot_id,
            "channel_id": channel.id,
            "message_id": message.data["id"],
            "emoji": emoji,
            "burst": False,
            "type": 0,
        }
        if guild is not None:
            told["guild_id"] = guild.id
        intents = DIRECT_REACTIONS if guild is None else GUILD_REACTIONS
        self._gateway.dispatch(event, told, guild=guild, intents=intents)


def _reactions(message: Message) -> list[Json]:
    return list(message.data.get("reactions") or [])


def _emoji(name: str) -> Json:
    custom = CUSTOM.fullmatch(name)
    if custom:
        return {"id": custom[2], "name": custom[1]}
    if not name or name.isascii():
        raise DiscordError(UNKNOWN_EMOJI)
    return {"id": None, "name": name}


def _shown(emoji: Json) -> Json:
    return {
        "emoji": emoji,
        "count": 1,
        "count_details": {"burst": 0, "normal": 1},
        "burst_colors": [],
        "me": True,
        "me_burst": False,
    }
