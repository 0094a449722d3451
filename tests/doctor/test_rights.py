"""Permissions as Discord documents them: the order of overwrites, roles, threads, timeouts."""

from datetime import UTC, datetime
from typing import Any

import pytest
from discord import Permissions

from bot.doctor.rights import granted, missing, needed

VIEW, SEND, EMBED, HISTORY, ADMIN = 1 << 10, 1 << 11, 1 << 14, 1 << 16, 1 << 3
NOW = datetime(2026, 1, 1, tzinfo=UTC)
EVERYONE, ROLE, OTHER, ME = "1", "2", "3", "4"


def may(
    *overwrites: tuple[str, int, int, int], role: int = 0, owner: str = "9", until: str | None = None
) -> Permissions:
    """Reckon with @everyone seeing and writing; overwrites are (whose, type, allowed, denied)."""
    guild = {
        "id": EVERYONE,
        "owner_id": owner,
        "roles": [
            {"id": EVERYONE, "permissions": str(VIEW | SEND)},
            {"id": ROLE, "permissions": str(role)},
            {"id": OTHER, "permissions": str(ADMIN)},
        ],
    }
    member: dict[str, Any] = {"user": {"id": ME}, "roles": [ROLE], "communication_disabled_until": until}
    laid = [{"id": i, "type": t, "allow": str(a), "deny": str(d)} for i, t, a, d in overwrites]
    return granted(guild, member, {"permission_overwrites": laid}, NOW)


@pytest.mark.parametrize(
    ("found", "allowed"),
    [
        (may(), VIEW | SEND),
        (may(role=EMBED), VIEW | SEND | EMBED),
        (may((EVERYONE, 0, 0, SEND)), VIEW),
        (may((EVERYONE, 0, 0, SEND), (ROLE, 0, SEND, 0)), VIEW | SEND),
        (may((ROLE, 0, SEND, 0), (EVERYONE, 0, 0, SEND)), VIEW | SEND),
        (may((ROLE, 0, 0, SEND), (ME, 1, SEND, 0)), VIEW | SEND),
        (may((ME, 1, 0, SEND), (ROLE, 0, SEND, 0)), VIEW),
        (may((OTHER, 0, 0, SEND)), VIEW | SEND),
        (may((ME, 0, 0, SEND)), VIEW | SEND),
        (may((EVERYONE, 0, 0, VIEW)), 0),
        (may((EVERYONE, 0, 0, SEND), role=ADMIN), Permissions.all().value),
        (may((EVERYONE, 0, 0, SEND), owner=ME), Permissions.all().value),
        (may(role=HISTORY, until="2026-01-01T00:00:01+00:00"), VIEW | HISTORY),
        (may(role=HISTORY, until="2025-12-31T23:59:59+00:00"), VIEW | SEND | HISTORY),
    ],
)
def test_what_comes_of_roles_and_overwrites(found: Permissions, allowed: int) -> None:
    assert found.value == allowed


@pytest.mark.parametrize(
    ("kind", "names"),
    [
        (0, ("read_messages", "send_messages")),
        (2, ("read_messages", "send_messages", "connect")),
        (11, ("read_messages", "send_messages_in_threads")),
    ],
)
def test_what_nothing_can_be_tried_without(kind: int, names: tuple[str, ...]) -> None:
    assert missing(needed(kind), Permissions.none()) == names
