"""What the bot may do in a channel: as the library knows it, else as the last interaction there told."""

import time
from dataclasses import dataclass, replace
from typing import Final

import discord

from bot.ui.kit.message import Message
from bot.ui.kit.send import flattened

Place = discord.abc.GuildChannel | discord.Thread
BELIEVED: Final = 600.0
"""Seconds for which an interaction's word counts, where the library does not know the channel."""


@dataclass(frozen=True, slots=True)
class May:
    """What is allowed. Without embeds the content says all; without files a message has none."""

    see: bool = True
    write: bool = True
    embeds: bool = True
    files: bool = True

    def fitted(self, message: Message) -> Message:
        """Return the message as it may be shown."""
        shown = message if self.embeds else flattened(message)
        return shown if self.files else replace(shown, files=())


def may_of(permissions: discord.Permissions, place: object) -> May:
    """Read what matters to us of what Discord tells of a place; a voice channel's chat needs Connect too."""
    thread = isinstance(place, discord.Thread)
    sends = permissions.send_messages_in_threads if thread else permissions.send_messages
    enters = permissions.connect or not isinstance(place, discord.VoiceChannel | discord.StageChannel)
    return May(
        see=permissions.view_channel and enters,
        write=permissions.view_channel and sends and enters,
        embeds=permissions.embed_links,
        files=permissions.attach_files,
    )


def known_to(client: discord.Client, channel: int) -> tuple[discord.Permissions, Place] | None:
    """Return what the library knows that the bot may do in a place, and the place; None: it does not know."""
    found = client.get_channel(channel)
    place = found if isinstance(found, discord.abc.GuildChannel | discord.Thread) else None
    # a thread takes its parent's permissions; `me` is None while the server is not there yet
    orphan = isinstance(place, discord.Thread) and place.parent is None
    if place is None or orphan or place.guild.me is None:
        return None
    return place.permissions_for(place.guild.me), place


class Known:
    """What is known of every channel. None: nothing, as of a thread that nobody has told of."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client
        self._told: dict[int, tuple[May, float]] = {}

    def learn(self, channel: int, may: May) -> bool:
        """Learn what is allowed; tell whether something else was believed."""
        before = self.of(channel)
        self._told[channel] = (may, time.monotonic())
        return before is not None and before != self.of(channel)

    def of(self, channel: int) -> May | None:
        """Return what is allowed in a channel."""
        known = known_to(self._client, channel)
        if known is not None:
            return may_of(*known)
        may, since = self._told.get(channel, (None, 0.0))
        return may if time.monotonic() - since < BELIEVED else None
