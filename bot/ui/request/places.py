"""Whether the bot can write where a table is played, or shall be, and what stands in its way.

Discord brings a command or a press from places in which the bot cannot post: a server that added its
commands alone, a private thread that it is not in, a voice channel without Connect. What the library
knows decides; where it cannot know (a server that is not available, or another process's) nothing does.
"""

from dataclasses import replace
from enum import StrEnum
from typing import Any, Final

import discord

from bot.tables.model import Place
from bot.texts import Words
from bot.ui.kit.invitation import invitation
from bot.ui.kit.message import MOST_ROWS, Button, Message
from bot.ui.kit.permissions import known_to, may_of

SHARD_BITS: Final = 22
"""A server's shard is its id without so many last bits, by the number of shards."""


class Barrier(StrEnum):
    """What keeps the bot from writing in a place; each has its sentence."""

    MEMBER = "member"
    """The bot is no member of the server: its commands alone were added, or it was removed."""
    THREAD = "thread"
    """The bot is not in this private thread."""
    CONNECT = "connect"
    """A voice channel's chat takes nobody who may not connect."""
    WRITE = "write"
    """A permission is missing."""


def barrier_here(interaction: discord.Interaction[Any]) -> Barrier | None:
    """Return what keeps the bot from writing where this interaction comes from; None in direct messages."""
    if interaction.guild_id is None:
        return None
    if _was_not_added(interaction.client, interaction.guild_id):
        return Barrier.MEMBER
    may, channel = interaction.app_permissions, interaction.channel
    outside = isinstance(channel, discord.Thread) and _is_outside(interaction.client, channel)
    return Barrier.THREAD if outside and not may.manage_threads else _missing(may, channel)


def barrier_at(client: discord.Client, place: Place) -> Barrier | None:
    """Return what keeps the bot from writing at a table's place, as far as the library knows."""
    if _was_not_added(client, place.guild):
        return Barrier.MEMBER
    known = known_to(client, place.channel)
    return None if known is None else _missing(*known)


def _missing(may: discord.Permissions, channel: object) -> Barrier | None:
    if isinstance(channel, discord.VoiceChannel | discord.StageChannel) and not may.connect:
        return Barrier.CONNECT
    return None if may_of(may, channel).write else Barrier.WRITE


def with_way_in(
    message: Message, barrier: Barrier, words: Words, client: discord.Client, guild: int
) -> Message:
    """Return the message with the button that adds the bot to the server, where that is what is missing."""
    link = invite_link(client, guild) if barrier is Barrier.MEMBER else None
    if link is None or len(message.rows) >= MOST_ROWS:
        return message
    return replace(message, rows=(*message.rows, (Button(label=words("tabletop-add-me"), press=link),)))


def invite_link(client: discord.Client, guild: int) -> str | None:
    """Return the address that adds the bot to this server."""
    if client.application_id is None:
        return None
    return f"{invitation(client.application_id)}&guild_id={guild}"


def shard_of(guild: int, count: int) -> int:
    """Return which of so many shards a server belongs to."""
    return (guild >> SHARD_BITS) % count


def _was_not_added(client: discord.Client, guild: int) -> bool:
    """Return whether this process would know the server if the bot were a member, and does not."""
    shards = client.shards if isinstance(client, discord.AutoShardedClient) else {0: None}
    count = client.shard_count or 1
    return shard_of(guild, count) in shards and client.get_guild(guild) is None


def _is_outside(client: discord.Client, thread: discord.Thread) -> bool:
    """Return whether this is a private thread that Discord does not show to the bot."""
    if not thread.is_private():
        return False
    server = client.get_guild(thread.guild.id)
    return server is not None and not server.unavailable and server.get_thread(thread.id) is None
