"""Who is in a voice channel now: told by the gateway, kept in memory alone, and while they are there."""

import discord

from bot.tables.model import Place

Spoken = discord.VoiceChannel | discord.StageChannel


def is_voice(client: discord.Client, place: Place) -> bool | None:
    """Return whether a place is the chat of a voice or stage channel; None: the library does not know it."""
    guild = client.get_guild(place.guild)
    found = None if guild is None else guild.get_channel_or_thread(place.channel)
    return None if found is None else isinstance(found, Spoken)


def people_in(client: discord.Client, guild: int, channel: int) -> tuple[tuple[int, str], ...] | None:
    """Return the ids and names of who is in a voice channel, bots aside, in the order of their names.

    That is the order in which Discord shows them. None: it is not known now, the server is not available.
    """
    server = client.get_guild(guild)
    place = None if server is None else server.get_channel(channel)
    if server is None or server.unavailable or not isinstance(place, Spoken):
        return None
    people = [member for member in place.members if not member.bot]
    people.sort(key=lambda member: (member.display_name.casefold(), member.id))
    return tuple((member.id, member.display_name) for member in people)


def forget_voices(guild: discord.Guild) -> None:
    """Forget who was in a server's voice channels: nobody says who leaves while it is not available.

    When it is back, Discord names those who are there. The library would keep the others, and offers no way
    of its own to let go of them.
    """
    for member in [member for member in guild.members if member != guild.me]:
        guild._remove_member(member)  # noqa: SLF001
    guild._voice_states.clear()  # noqa: SLF001
