"""Replies: messages that answer another one of their channel."""

from deploy.playground.breaches import Breaches
from deploy.playground.errors import UNKNOWN_CHANNEL, DiscordError
from deploy.playground.world import Channel, Json, Kind, Message, World

REPLY = 19


def reference(world: World, channel: Channel, asked: Json | None) -> Json:
    """Return what a message says of the one it answers; nothing where it is a message by itself.

    DiscordError where that one is not there, unless `fail_if_not_exists` is false.
    """
    if not asked:
        return {}
    if str(asked.get("channel_id") or channel.id) != channel.id:
        raise DiscordError(UNKNOWN_CHANNEL)
    message = channel.messages.get(str(asked.get("message_id")))
    if message is None or message.audience is not None:
        if asked.get("fail_if_not_exists", True):
            breaches = Breaches()
            breaches.add(("message_reference",), "MESSAGE_REFERENCE_UNKNOWN_MESSAGE", "Unknown message")
            breaches.refuse()
        return {}
    told: Json = {"type": 0, "message_id": message.data["id"], "channel_id": channel.id}
    if channel.kind is not Kind.DM:
        told["guild_id"] = world.guild.id
    return {"type": REPLY, "message_reference": told, "referenced_message": _alone(message)}


def referring(channel: Channel, data: Json) -> Json:
    """Show a reply with the message that it answers as that one is now; None where it is gone."""
    if data["type"] != REPLY or "message_reference" not in data:
        return data
    message = channel.messages.get(data["message_reference"]["message_id"])
    return {**data, "referenced_message": None if message is None else _alone(message)}


def answered(data: Json, allowed: Json | None) -> list[Json]:
    """Return whom a reply calls: the author of what it answers, unless the bot says otherwise."""
    message = data.get("referenced_message")
    called = message is not None and (allowed is None or allowed.get("replied_user"))
    return [message["author"]] if message is not None and called else []


def _alone(message: Message) -> Json:
    return {key: value for key, value in message.data.items() if key != "referenced_message"}
