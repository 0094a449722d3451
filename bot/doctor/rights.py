"""What the bot may do in a channel, reckoned from its roles and the channel's overwrites.

Source: Discord's documentation, "Permissions": the order of overwrites, implicit permissions, threads,
members in a timeout.
"""

from collections.abc import Iterable, Mapping
from datetime import UTC, datetime
from typing import Any, Final

from discord import Permissions

Json = Mapping[str, Any]
VOICE: Final = frozenset({2, 13})
THREADS: Final = frozenset({10, 11, 12})
ROLE, MEMBER = 0, 1
IN_TIMEOUT: Final = Permissions(view_channel=True, read_message_history=True)


def granted(guild: Json, member: Json, channel: Json, now: datetime | None = None) -> Permissions:
    """Return what a member may do in a channel; for a thread `channel` is the channel that it is in."""
    me, everyone = str(member["user"]["id"]), str(guild["id"])
    roles = {everyone, *map(str, member["roles"])}
    base = _sum(int(role["permissions"]) for role in guild["roles"] if str(role["id"]) in roles)
    if str(guild["owner_id"]) == me or Permissions(base).administrator:
        return Permissions.all()
    overwrites = channel.get("permission_overwrites") or ()
    for of, named in ((ROLE, {everyone}), (ROLE, roles - {everyone}), (MEMBER, {me})):
        meant = [one for one in overwrites if one["type"] == of and str(one["id"]) in named]
        base &= ~_sum(int(one["deny"]) for one in meant)
        base |= _sum(int(one["allow"]) for one in meant)
    may = Permissions(base)
    until = member.get("communication_disabled_until")
    if until is not None and datetime.fromisoformat(until) > (now or datetime.now(UTC)):
        may &= IN_TIMEOUT
    return may if may.view_channel else Permissions.none()


def needed(kind: int) -> Permissions:
    """Return what nothing can be tried without, in a channel of this type of Discord's."""
    if kind in THREADS:
        return Permissions(view_channel=True, send_messages_in_threads=True)
    return Permissions(view_channel=True, send_messages=True, connect=kind in VOICE)


def missing(wanted: Permissions, may: Permissions) -> tuple[str, ...]:
    """Name the permissions that are wanted and not there."""
    return tuple(name for name, is_wanted in wanted if is_wanted and not getattr(may, name))


def _sum(bits: Iterable[int]) -> int:
    total = 0
    for each in bits:
        total |= each
    return total
