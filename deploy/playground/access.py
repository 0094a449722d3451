"""What the bot may see and do in a place, and where its commands work."""

from deploy.playground import permissions
from deploy.playground.errors import MISSING_ACCESS, DiscordError
from deploy.playground.permissions import BITS
from deploy.playground.world import SPOKEN, Channel, Kind, Standing, World


def bot_permissions(world: World, place: Channel) -> int:
    """Return what the bot may do in a channel; a thread takes its parent's restrictions over.

    A voice channel without Connect can be spoken in no more; without View Channel nothing is left.
    Where it is no member it has what everybody has there, and none of it is of use without an interaction.
    """
    denied = place.denied
    if place.parent in world.channels:
        denied |= world.channels[place.parent].denied
    guild = world.guild_of(place)
    if guild is not None:
        denied |= frozenset(guild.denied)
    if "view_channel" in denied:
        return 0
    if place.kind in SPOKEN and "connect" in denied:
        denied |= permissions.VOID_WITHOUT_CONNECT
    own = permissions.BOT if is_member(world, place) else permissions.MEMBER
    return own & ~permissions.bits_of(denied)


def is_member(world: World, place: Channel) -> bool:
    """Say whether the bot is a member of the channel's server."""
    guild = world.guild_of(place)
    return guild is not None and guild.bot is Standing.MEMBER


def sees(world: World, place: Channel) -> bool:
    """Say whether the bot's own token reaches a place: in a server only where it is a member.

    A private thread is seen by who is in it, and by who has Manage Threads, which the bot never has.
    Source: Discord's documentation, "Threads".
    """
    if place.kind is Kind.DM:
        return True
    if place.kind is Kind.PRIVATE_THREAD and world.bot_id not in place.members:
        return False
    return is_member(world, place) and bool(bot_permissions(world, place) & BITS["view_channel"])


def seen(world: World, channel_id: str) -> Channel:
    """Return a place that the bot's own token reaches. DiscordError."""
    channel = world.channel(channel_id)
    if not sees(world, channel):
        raise DiscordError(MISSING_ACCESS)
    return channel


def reads(world: World, place: Channel) -> bool:
    """Say whether the bot's own token reaches a place's messages: a voice channel's chat needs Connect.

    Without it every message route answers 403/50001. Source: Discord's documentation, "Permissions",
    implicit permissions, and "Get Channel Messages"; the code is told in discord/discord-api-docs#5111.
    """
    if not sees(world, place):
        return False
    return place.kind not in SPOKEN or bool(bot_permissions(world, place) & BITS["connect"])


def has_commands(world: World, place: Channel) -> bool:
    """Say whether people can use the bot's commands, buttons and forms in a place."""
    guild = world.guild_of(place)
    return guild is None or guild.bot is not Standing.GONE
