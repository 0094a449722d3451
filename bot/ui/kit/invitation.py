"""The address that invites the bot to a server, with exactly the permissions that it needs."""

import base64
from typing import Final

import discord

PERMISSIONS: Final = discord.Permissions(
    view_channel=True,
    send_messages=True,
    send_messages_in_threads=True,
    embed_links=True,
    attach_files=True,
    read_message_history=True,  # at start-up it looks for messages of its own
)
SCOPES: Final = ("bot", "applications.commands")


def invitation(application: int) -> str:
    """Return the address that invites the bot with this application id."""
    return discord.utils.oauth_url(application, permissions=PERMISSIONS, scopes=SCOPES)


def application_of(token: str) -> int | None:
    """Read the application's id out of a token, whose first part it is; None where it is no token."""
    head = token.partition(".")[0]
    if not head or "." not in token:
        return None
    try:
        number = base64.urlsafe_b64decode(head + "=" * (-len(head) % 4)).decode("ascii")
    except (ValueError, UnicodeDecodeError):
        return None
    return int(number) if number.isdecimal() else None
