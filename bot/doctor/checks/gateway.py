"""The gateway: its greeting, the server as the library knows it, and a connection taken up again."""

from typing import Final

import discord

from bot.doctor.checks.account import wanted
from bot.doctor.facts import Facts
from bot.doctor.listener import connected
from bot.doctor.patient import Patient
from bot.doctor.rights import VOICE

READ: Final = ("user", "guilds", "session_id", "resume_gateway_url", "application", "shard")
"""What the library reads of READY."""


async def gateway(patient: Patient) -> Facts:
    """Log in, look for what the library and the bot take from the gateway, lose the connection and resume."""
    async with connected(patient) as listener:
        server = listener.get_guild(patient.place.guild)
        place = None if server is None else server.get_channel_or_thread(patient.place.channel)
        return {
            "hello": listener.hello,
            "absent": tuple(name for name in READ if name not in listener.greeting),
            "member": server is not None and server.me is not None,
            "channel": place is not None,
            "same_permissions": _same(place, server, patient),
            "resumed": await listener.break_off(),
        }


def _same(place: object, server: discord.Guild | None, patient: Patient) -> bool:
    """Return whether the library reckons the permissions as Discord documents them."""
    if (
        not isinstance(place, discord.abc.GuildChannel | discord.Thread)
        or server is None
        or server.me is None
    ):
        return False
    mask = wanted(patient.place.type)
    return place.permissions_for(server.me) & mask == effective(patient) & mask


def effective(patient: Patient) -> discord.Permissions:
    """Return what is left of the permissions once those are gone that go with others."""
    may, place = discord.Permissions(patient.place.may.value), patient.place
    writes = may.send_messages_in_threads if place.kind.endswith("thread") else may.send_messages
    if not writes or (place.type in VOICE and not may.connect):
        may.update(embed_links=False, attach_files=False)
    return may
