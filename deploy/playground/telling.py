"""What the bot hears of channels, threads and messages, as its intents and its access allow."""

from deploy.playground import access, messages, objects
from deploy.playground.gateway import Gateway
from deploy.playground.intents import DIRECT_MESSAGES, GUILD_MESSAGES, GUILDS
from deploy.playground.members import member
from deploy.playground.world import Channel, Json, Message, World


def tell_place(
    world: World, gateway: Gateway, channel: Channel, event: str, extra: Json | None = None
) -> None:
    """Tell the bot of a channel or a thread: of its servers' channels always, of threads that it sees."""
    if access.is_member(world, channel) and (channel.parent is None or access.sees(world, channel)):
        shown = objects.channel(world, channel) | (extra or {})
        if event == "THREAD_DELETE":
            shown = {key: shown[key] for key in ("id", "guild_id", "parent_id", "type")}
        gateway.dispatch(event, shown, guild=world.guild_of(channel), intents=GUILDS)


def set_archived(world: World, gateway: Gateway, channel: Channel, *, archived: bool) -> None:
    """Archive or reopen a thread and tell the bot."""
    if channel.archived != archived:
        channel.archived = archived
        channel.archived_at = world.clock.iso()
        tell_place(world, gateway, channel, "THREAD_UPDATE")
        world.changed({"channels": True})


def tell_posted(
    world: World, gateway: Gateway, channel: Channel, message: Message, event: str = "MESSAGE_CREATE"
) -> None:
    """Tell the bot of a message that is new or edited, if its intents ask for that."""
    data = messages.for_bot(world, channel, message)
    guild = world.guild_of(channel)
    if guild is not None:
        data["guild_id"] = guild.id
        author = world.people.get(data["author"]["id"])
        if author is not None:
            shown = member(author, guild)
            data["member"] = {key: value for key, value in shown.items() if key != "user"}
    _tell_message(world, gateway, channel, event, data)


def tell_deleted(world: World, gateway: Gateway, channel: Channel, message: Message) -> None:
    """Tell the bot that a message is gone, if its intents ask for that."""
    data: Json = {"id": message.data["id"], "channel_id": channel.id}
    if channel.server is not None:
        data["guild_id"] = channel.server
    _tell_message(world, gateway, channel, "MESSAGE_DELETE", data)


def _tell_message(world: World, gateway: Gateway, channel: Channel, event: str, data: Json) -> None:
    guild = world.guild_of(channel)
    if access.reads(world, channel):
        intents = DIRECT_MESSAGES if guild is None else GUILD_MESSAGES
        gateway.dispatch(event, data, guild=guild, intents=intents)


def set_members(world: World, gateway: Gateway, thread: Channel, members: list[str]) -> None:
    """Say who is in a private thread from now on.

    A bot without the intent for members hears of itself alone: of the thread, as if it were new, when it is
    added, and that it is in it no more. Source: Discord's documentation, "Threads".
    """
    bot = world.bot_id
    was, now = bot in thread.members, bot in members
    thread.members = members
    if was == now or not access.is_member(world, thread):
        return
    if now:
        tell_place(world, gateway, thread, "THREAD_CREATE")
    told: Json = {"id": thread.id, "guild_id": thread.server, "member_count": max(1, len(members))}
    if now:
        told["added_members"] = [objects.thread_member(world, thread)]
    else:
        told["removed_member_ids"] = [bot]
    gateway.dispatch("THREAD_MEMBERS_UPDATE", told, guild=world.guild_of(thread), intents=GUILDS)


def sync_threads(world: World, gateway: Gateway, channel: Channel) -> None:
    """Tell the bot of the open threads of a channel that it has just gained access to."""
    guild = world.guild_of(channel)
    below = [thread for thread in world.guild_channels(guild) if thread.parent == channel.id]
    seen = [thread for thread in below if not thread.archived and access.sees(world, thread)]
    if guild is not None and access.is_member(world, channel):
        told: Json = {
            "guild_id": guild.id,
            "channel_ids": [channel.id],
            "threads": [objects.channel(world, thread) for thread in seen],
            "members": [
                objects.thread_member(world, thread) for thread in seen if world.bot_id in thread.members
            ],
        }
        gateway.dispatch("THREAD_LIST_SYNC", told, guild=guild, intents=GUILDS)
