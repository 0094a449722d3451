"""The channel that is examined: found over REST, with what the bot may do there."""

from dataclasses import dataclass
from typing import Any, Final

import discord

from bot.doctor.rights import granted

PARENT_KINDS: Final = (10, 11, 12)
KINDS: Final = {
    0: "text",
    2: "voice",
    5: "text",
    10: "thread",
    11: "thread",
    12: "private-thread",
    13: "voice",
}
"""Discord's types of channels in which can be written, and what the playground calls the like of them."""


class NoPlaceError(Exception):
    """There is nothing to examine; `reason` selects the sentence."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


@dataclass(frozen=True, slots=True)
class Place:
    """A channel of a server, with the server's name and the bot's permissions."""

    channel: int
    guild: int
    type: int
    name: str
    server: str
    may: discord.Permissions

    @property
    def kind(self) -> str:
        """Say what the playground calls such a channel."""
        return KINDS[self.type]


async def found(client: discord.Client, channel: int) -> Place:
    """Look a channel up, with its server and the bot as a member there. NoPlaceError, HTTPException."""
    told: Any = await client.http.get_channel(channel)
    if "guild_id" not in told:
        raise NoPlaceError("no_server")
    if told["type"] not in KINDS:
        raise NoPlaceError("no_messages")
    state = told.get("thread_metadata") or {}
    if state.get("archived") or state.get("locked"):
        raise NoPlaceError("archived")
    guild: Any = await client.http.get_guild(int(told["guild_id"]), with_counts=False)
    me: Any = await client.http.get_member(int(guild["id"]), _id(client))
    owner: Any = told
    if told["type"] in PARENT_KINDS:
        owner = await client.http.get_channel(int(told["parent_id"]))
    return Place(
        channel, int(guild["id"]), told["type"], told["name"], guild["name"], granted(guild, me, owner)
    )


def _id(client: discord.Client) -> int:
    assert client.user is not None  # noqa: S101 -- it has logged in
    return client.user.id
