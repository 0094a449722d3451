"""Which of the permissions that the bot uses it lacks in a place, and whether channel or server takes them.

What an interaction tells of its channel decides; what the library knows of the server says by whom.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Final

import discord

from bot.ui.kit.invitation import PERMISSIONS
from bot.ui.request.places import Barrier, barrier_here

VIEW: Final = "view_channel"
SEND: Final = "send_messages"
SEND_IN_THREADS: Final = "send_messages_in_threads"


def documented(name: str) -> str:
    """Return the name that Discord's documentation has for a permission; the library has an older one."""
    return VIEW if name == "read_messages" else name


NAMES: Final = tuple(documented(name) for name, used in PERMISSIONS if used)
"""What the bot uses, by the names of Discord's documentation."""
NEEDS_SENDING: Final = frozenset({"embed_links", "attach_files"})
"""What nobody has who may not send. Source: Discord's documentation, "Permissions", implicit permissions."""


class By(StrEnum):
    """Who takes a permission away."""

    CHANNEL = "channel"
    SERVER = "server"
    UNKNOWN = "unknown"


@dataclass(frozen=True, slots=True)
class Lack:
    """A permission, by its name in Discord's documentation, that the bot lacks."""

    name: str
    by: By


Interaction = discord.Interaction[Any]


def lacks_here(interaction: Interaction) -> tuple[Lack, ...]:
    """Name what the bot lacks where this interaction comes from; nothing where it is no member at all."""
    if interaction.guild_id is None or barrier_here(interaction) is Barrier.MEMBER:
        return ()
    may, on_server = interaction.app_permissions, of_server(interaction)
    follows = _follows(may, interaction.channel)
    return tuple(
        Lack(name, _by(name, on_server))
        for name in _missing(may)
        if name not in _useless(interaction.channel)
        and (name not in follows or _by(name, on_server) is By.SERVER)
    )


def places_lacking(interaction: Interaction) -> dict[int, int]:
    """Return what is lacking by its place, as Discord's bits: by the server's id, and by the channel's.

    A thread counts as its channel, and what a place has no use for is named too: what somebody was told in
    the one is not news in the other.
    """
    guild, channel = interaction.guild_id, interaction.channel
    if guild is None or channel is None or barrier_here(interaction) is Barrier.MEMBER:
        return {}
    on_server = of_server(interaction)
    missing = set(_missing(interaction.app_permissions))
    by_server = set() if on_server is None else set(_missing(on_server))
    own = (channel.parent_id if isinstance(channel, discord.Thread) else None) or channel.id
    places = {own: _bits(missing - by_server)}
    return places if on_server is None else {**places, guild: _bits(by_server)}


def of_server(interaction: Interaction) -> discord.Permissions | None:
    """Return what the bot's roles allow on the whole server; None: the library does not know."""
    server = interaction.client.get_guild(interaction.guild_id or 0)
    if server is None or server.unavailable or server.me is None:
        return None
    permissions: discord.Permissions = server.me.guild_permissions
    return permissions


def roles_that_may(interaction: Interaction) -> tuple[str, ...]:
    """Name the roles of people who may give the bot a permission, highest first, as far as it is known."""
    server = interaction.client.get_guild(interaction.guild_id or 0)
    if server is None:
        return ()
    return tuple(
        role.name
        for role in reversed(server.roles)
        if not (role.managed or role.is_default())
        and (role.permissions.administrator or role.permissions.manage_roles)
    )


def _missing(may: discord.Permissions) -> Iterator[str]:
    return (name for name in NAMES if not (may.administrator or getattr(may, name)))


def _useless(channel: object) -> tuple[str, ...]:
    """Name what the bot has no use for in such a place."""
    if isinstance(channel, discord.Thread):
        return (SEND,)
    voice = isinstance(channel, discord.VoiceChannel | discord.StageChannel)
    return (SEND_IN_THREADS,) if voice else ()


def _follows(may: discord.Permissions, channel: object) -> frozenset[str]:
    """Name what is lacking only because something else is."""
    if not may.view_channel:
        return frozenset(NAMES) - {VIEW}
    sends = may.send_messages_in_threads if isinstance(channel, discord.Thread) else may.send_messages
    return frozenset() if sends else NEEDS_SENDING


def _by(name: str, on_server: discord.Permissions | None) -> By:
    if on_server is None:
        return By.UNKNOWN
    has = on_server.administrator or getattr(on_server, name)
    return By.CHANNEL if has else By.SERVER


def _bits(names: set[str]) -> int:
    return discord.Permissions(**dict.fromkeys(names, True)).value
