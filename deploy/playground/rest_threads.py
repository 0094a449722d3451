"""REST: threads that the bot makes under a channel or a message, and who is in them."""

from deploy.playground import access, messages, objects
from deploy.playground.breaches import Breaches
from deploy.playground.calls import Call
from deploy.playground.errors import (
    MISSING_PERMISSIONS,
    NOT_IN_THIS_CHANNEL,
    THREAD_HAS_ONE,
    UNKNOWN_GUILD,
    DiscordError,
)
from deploy.playground.gateway import Gateway
from deploy.playground.permissions import BITS
from deploy.playground.rest import Answer, Rest
from deploy.playground.telling import set_members, tell_place
from deploy.playground.world import Channel, Json, Kind, Standing, World

NAME = 100
PUBLIC = 11
HAS_THREAD = 1 << 5
FIELDS = frozenset({"name", "auto_archive_duration", "type", "invitable", "rate_limit_per_user"})


class ThreadRoutes:
    """The bot's threads: public ones, for it may make no others."""

    def __init__(self, world: World, gateway: Gateway) -> None:
        self._world = world
        self._gateway = gateway

    def add_to(self, rest: Rest) -> None:
        """Add these routes."""
        rest.add("POST", "channels/{}/threads", self._make)
        rest.add("POST", "channels/{}/messages/{}/threads", self._make_under)
        rest.add("GET", "guilds/{}/threads/active", self._active)
        rest.add("GET", "channels/{}/thread-members", self._members)
        rest.add("PUT", "channels/{}/thread-members/@me", self._come_or_go)
        rest.add("DELETE", "channels/{}/thread-members/@me", self._come_or_go)

    async def _make(self, call: Call) -> Answer:
        channel = self._see(call)
        body: Json = call.body or {}
        thread = self._thread(channel, body)
        if body.get("type", PUBLIC) != PUBLIC:
            raise DiscordError(MISSING_PERMISSIONS)
        return self._add(thread)

    async def _make_under(self, call: Call) -> Answer:
        channel = self._see(call)
        message = messages.find(channel, call.names[1])
        if message.data["flags"] & HAS_THREAD:
            raise DiscordError(THREAD_HAS_ONE)
        thread = self._thread(channel, call.body or {})
        thread.id = message.data["id"]
        answer = self._add(thread)
        message.data = {**message.data, "flags": message.data["flags"] | HAS_THREAD, "thread": answer[1]}
        return answer

    async def _active(self, call: Call) -> Answer:
        guild = self._world.guilds.get(call.names[0])
        if guild is None or guild.bot is not Standing.MEMBER:
            raise DiscordError(UNKNOWN_GUILD)
        threads = [
            objects.channel(self._world, place)
            for place in self._world.guild_channels(guild)
            if place.parent is not None and not place.archived and access.sees(self._world, place)
        ]
        return 200, {"threads": threads, "members": [], "has_more": False}

    async def _members(self, call: Call) -> Answer:
        thread = self._see(call)
        joined = {"id": thread.id, "user_id": self._world.bot_id, "flags": 0}
        return 200, [{**joined, "join_timestamp": self._world.clock.iso()}]

    async def _come_or_go(self, call: Call) -> Answer:
        thread, bot = self._see(call), self._world.bot_id
        if thread.parent is None:
            raise DiscordError(NOT_IN_THIS_CHANNEL)
        if thread.kind is Kind.PRIVATE_THREAD and call.method == "DELETE":
            set_members(self._world, self._gateway, thread, [one for one in thread.members if one != bot])
        return 204, None

    def _see(self, call: Call) -> Channel:
        return access.seen(self._world, call.names[0])

    def _thread(self, parent: Channel, body: Json) -> Channel:
        """Make a thread that is not yet there. DiscordError."""
        if parent.kind is not Kind.TEXT:
            raise DiscordError(NOT_IN_THIS_CHANNEL)
        breaches = Breaches()
        breaches.fields((), body, FIELDS)
        breaches.text(("name",), body.get("name"), NAME, 1)
        breaches.refuse()
        if not access.bot_permissions(self._world, parent) & BITS["create_public_threads"]:
            raise DiscordError(MISSING_PERMISSIONS)
        thread = Channel(self._world.ids.take(), body["name"], Kind.THREAD, parent=parent.id)
        thread.server = parent.server
        return thread

    def _add(self, thread: Channel) -> Answer:
        self._world.channels[thread.id] = thread
        tell_place(self._world, self._gateway, thread, "THREAD_CREATE", {"newly_created": True})
        self._world.changed({"channels": True})
        return 201, objects.channel(self._world, thread)
