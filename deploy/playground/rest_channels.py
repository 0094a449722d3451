"""REST: channels, messages and pins, with the bot's own token."""

from deploy.playground import access, messages, objects
from deploy.playground.breaches import Breaches
from deploy.playground.calls import Call
from deploy.playground.errors import (
    ANOTHER_AUTHOR,
    CANNOT_MESSAGE_USER,
    MISSING_ACCESS,
    MISSING_PERMISSIONS,
    NO_HISTORY_TO_REPLY,
    NO_MUTUAL_GUILD,
    NOT_IN_DIRECT_MESSAGES,
    THREAD_ARCHIVED,
    THREAD_LOCKED,
    UNKNOWN_USER,
    DiscordError,
)
from deploy.playground.gateway import Gateway
from deploy.playground.message_limits import CREATE_FIELDS, check_message
from deploy.playground.messages import Draft
from deploy.playground.pacing import Pacing
from deploy.playground.permissions import BITS
from deploy.playground.rest import Answer, Rest
from deploy.playground.telling import set_archived, tell_deleted, tell_posted
from deploy.playground.world import NONCE_SECONDS, THREADS, Channel, Json, Kind, Message, World

PAGE = 50
PAGE_MOST = 100
THREAD_FIELDS = frozenset(
    {
        "name",
        "archived",
        "locked",
        "invitable",
        "auto_archive_duration",
        "rate_limit_per_user",
        "flags",
        "applied_tags",
    }
)


class ChannelRoutes:
    """What the bot posts, reads and changes in channels and direct messages."""

    def __init__(self, world: World, gateway: Gateway, pacing: Pacing) -> None:
        self._world = world
        self._gateway = gateway
        self._pacing = pacing

    def add_to(self, rest: Rest) -> None:
        """Add these routes."""
        rest.add("POST", "users/@me/channels", self._open_dm)
        rest.add("GET", "channels/{}", self._channel)
        rest.add("PATCH", "channels/{}", self._patch_thread)
        rest.add("POST", "channels/{}/typing", self._typing)
        rest.add("GET", "channels/{}/messages", self._list)
        rest.add("POST", "channels/{}/messages", self._post)
        rest.add("GET", "channels/{}/messages/pins", self._pins)
        rest.add("PUT", "channels/{}/messages/pins/{}", self._pin)
        rest.add("DELETE", "channels/{}/messages/pins/{}", self._unpin)
        rest.add("PUT", "channels/{}/pins/{}", self._pin)
        rest.add("DELETE", "channels/{}/pins/{}", self._unpin)
        rest.add("GET", "channels/{}/messages/{}", self._get)
        rest.add("PATCH", "channels/{}/messages/{}", self._patch)
        rest.add("DELETE", "channels/{}/messages/{}", self._delete)

    async def _open_dm(self, call: Call) -> Answer:
        person = self._world.people.get(str((call.body or {}).get("recipient_id")))
        if person is None:
            raise DiscordError(UNKNOWN_USER)
        if person.id not in self._world.dms:
            self._pacing.open_dm()
        return 200, objects.channel(self._world, self._world.open_dm(person))

    async def _channel(self, call: Call) -> Answer:
        return 200, objects.channel(self._world, self._see(call))

    async def _patch_thread(self, call: Call) -> Answer:
        channel = self._see(call)
        body: Json = call.body or {}
        only_waking = (
            set(body) <= {"archived", "auto_archive_duration", "locked"} and body.get("archived") is False
        )
        if channel.kind not in THREADS:
            self._need(channel, "manage_channels")
        elif channel.locked or not only_waking or body.get("locked"):
            self._need(channel, "manage_threads")
        breaches = Breaches()
        breaches.fields((), body, THREAD_FIELDS)
        breaches.refuse()
        if "archived" in body:
            self._need(channel, "send_messages_in_threads")
            set_archived(self._world, self._gateway, channel, archived=bool(body["archived"]))
        return 200, objects.channel(self._world, channel)

    async def _typing(self, call: Call) -> Answer:
        self._enter(call)
        return 204, None

    async def _list(self, call: Call) -> Answer:
        channel = self._enter(call)
        limit = _limit(call.query.get("limit"))
        if channel.kind is not Kind.DM and not self._may(channel, "read_message_history"):
            return 200, []
        public = [message.data for message in channel.messages.values() if message.audience is None]
        page = _page(public, call.query, limit)[::-1]
        return 200, [messages.for_bot(self._world, channel, channel.messages[data["id"]]) for data in page]

    async def _get(self, call: Call) -> Answer:
        channel = self._enter(call)
        self._need(channel, "read_message_history", missing=MISSING_ACCESS)
        return 200, messages.for_bot(self._world, channel, messages.find(channel, call.names[1]))

    async def _post(self, call: Call) -> Answer:
        channel = self._enter(call)
        body: Json = call.body or {}
        check_message(body, CREATE_FIELDS)
        self._refuse_closed_door(channel)
        if channel.kind is Kind.DM:
            self._pacing.write_dm(channel, self._world.bot_id)
        else:
            self._need(channel, "send_messages_in_threads" if channel.kind in THREADS else "send_messages")
            self._need_for(channel, body, call)
            if body.get("message_reference"):
                self._need(channel, "read_message_history", missing=NO_HISTORY_TO_REPLY)
        known = self._known(channel, body)
        if known is not None:
            return 200, known.data
        message = messages.create(self._world, channel, Draft(body, call.uploads))
        if body.get("nonce") is not None:
            self._world.nonces[channel.id, str(body["nonce"])] = (message.data["id"], self._world.clock.now())
        tell_posted(self._world, self._gateway, channel, message)
        return 200, message.data

    async def _patch(self, call: Call) -> Answer:
        channel = self._enter(call)
        message = messages.find(channel, call.names[1])
        body: Json = call.body or {}
        check_message(body, CREATE_FIELDS)
        if message.data["author"]["id"] != self._world.bot_id:
            raise DiscordError(ANOTHER_AUTHOR)
        self._refuse_archived(channel)
        if channel.kind is not Kind.DM:
            self._need_for(channel, body, call)
        self._pacing.edit(channel, message)
        messages.edit(self._world, channel, message, Draft(body, call.uploads))
        tell_posted(self._world, self._gateway, channel, message, "MESSAGE_UPDATE")
        return 200, message.data

    async def _delete(self, call: Call) -> Answer:
        channel = self._enter(call)
        message = messages.find(channel, call.names[1])
        if channel.archived:
            raise DiscordError(THREAD_ARCHIVED)
        if message.data["author"]["id"] != self._world.bot_id:
            if channel.kind is Kind.DM:
                raise DiscordError(NOT_IN_DIRECT_MESSAGES)
            self._need(channel, "manage_messages")
        messages.delete(self._world, channel, message)
        tell_deleted(self._world, self._gateway, channel, message)
        return 204, None

    async def _pins(self, call: Call) -> Answer:
        channel = self._enter(call)
        pinned = [message for message in channel.messages.values() if message.pinned_at]
        pinned.sort(key=lambda message: message.pinned_at or "", reverse=True)
        items = [
            {"pinned_at": message.pinned_at, "message": messages.for_bot(self._world, channel, message)}
            for message in pinned
        ]
        return 200, {"items": items[:PAGE], "has_more": len(items) > PAGE}

    async def _pin(self, call: Call) -> Answer:
        return self._set_pin(call, self._world.clock.iso())

    async def _unpin(self, call: Call) -> Answer:
        return self._set_pin(call, None)

    def _set_pin(self, call: Call, at: str | None) -> Answer:
        channel = self._enter(call)
        message = messages.find(channel, call.names[1])
        self._refuse_archived(channel)
        self._need(channel, "pin_messages")
        message.pinned_at = at
        message.data = {**message.data, "pinned": at is not None}
        self._world.changed({"channel": channel.id})
        return 204, None

    def _see(self, call: Call) -> Channel:
        return access.seen(self._world, call.names[0])

    def _enter(self, call: Call) -> Channel:
        channel = self._see(call)
        if not access.reads(self._world, channel):
            raise DiscordError(MISSING_ACCESS)
        return channel

    def _may(self, channel: Channel, permission: str) -> bool:
        return bool(access.bot_permissions(self._world, channel) & BITS[permission])

    def _need(self, channel: Channel, permission: str, missing: int = MISSING_PERMISSIONS) -> None:
        if channel.kind is not Kind.DM and not self._may(channel, permission):
            raise DiscordError(missing)

    def _need_for(self, channel: Channel, body: Json, call: Call) -> None:
        if body.get("embeds"):
            self._need(channel, "embed_links")
        if call.uploads:
            self._need(channel, "attach_files")

    def _refuse_closed_door(self, channel: Channel) -> None:
        self._refuse_archived(channel)
        person = self._world.people.get(channel.recipient or "")
        if person is not None and not self._world.meet(person):
            raise DiscordError(NO_MUTUAL_GUILD)
        if person is not None and not person.dms_open:
            raise DiscordError(CANNOT_MESSAGE_USER)

    def _refuse_archived(self, channel: Channel) -> None:
        if channel.archived:
            raise DiscordError(THREAD_ARCHIVED)
        if channel.locked:
            raise DiscordError(THREAD_LOCKED)

    def _known(self, channel: Channel, body: Json) -> Message | None:
        if body.get("nonce") is None or not body.get("enforce_nonce"):
            return None
        message_id, at = self._world.nonces.get((channel.id, str(body["nonce"])), ("", 0.0))
        if self._world.clock.now() - at > NONCE_SECONDS:
            return None
        return messages.find(channel, message_id)  # which may be deleted by now: then it is unknown


def _limit(given: str | None) -> int:
    breaches = Breaches()
    limit = int(given) if given is not None and given.isdigit() else (PAGE if given is None else 0)
    breaches.whole(("limit",), limit, 1, PAGE_MOST)
    breaches.refuse()
    return limit


def _page(public: list[Json], query: dict[str, str], limit: int) -> list[Json]:
    if "around" in query:
        pivot = int(query["around"])
        before = [entry for entry in public if int(entry["id"]) < pivot][-(limit // 2) :]
        return (before + [entry for entry in public if int(entry["id"]) >= pivot])[:limit]
    if "after" in query:
        return [entry for entry in public if int(entry["id"]) > int(query["after"])][:limit]
    if "before" in query:
        public = [entry for entry in public if int(entry["id"]) < int(query["before"])]
    return public[-limit:]
