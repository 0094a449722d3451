"""Whom a person has chosen in a select over the people of the server."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

import discord

PEOPLE: Final = discord.ComponentType.user_select.value


@dataclass(frozen=True, slots=True, kw_only=True)
class Chosen:
    """Somebody on the list that Discord shows. `name`: as they are called on that server."""

    user: int
    name: str
    bot: bool
    member: bool
    """Still on the server: a list that stood open may name somebody who has left."""


def is_of_people(data: Mapping[str, Any]) -> bool:
    """Return whether an interaction's data comes from a select over people."""
    return data.get("component_type") == PEOPLE


def chosen_in(data: Mapping[str, Any]) -> tuple[Chosen, ...]:
    """Read whom such a select names, in the order in which they were chosen.

    Source: Discord's documentation, "Resolved Data Structure".
    """
    resolved = data.get("resolved") or {}
    users, members = resolved.get("users") or {}, resolved.get("members") or {}
    return tuple(_chosen(users[each], members.get(each)) for each in data.get("values", ()) if each in users)


def _chosen(user: Mapping[str, Any], member: Mapping[str, Any] | None) -> Chosen:
    own = user.get("global_name") or user["username"]
    return Chosen(
        user=int(user["id"]),
        name=str((member or {}).get("nick") or own),
        bot=bool(user.get("bot")),
        member=member is not None,
    )
