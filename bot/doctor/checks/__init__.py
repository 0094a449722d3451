"""The explicit list of checks, in their order: later ones use what the first of the messages left."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Final

from discord import Permissions

from bot.doctor.checks.account import account, logins, permissions, refusals
from bot.doctor.checks.commands import commands
from bot.doctor.checks.edits import edit, edit_of_the_deleted, old_edits
from bot.doctor.checks.gateway import gateway
from bot.doctor.checks.limits import headers, long_content, long_embeds, missing_channel, unknown_field
from bot.doctor.checks.posts import file, history, nonce_of_the_deleted, post, same_nonce
from bot.doctor.checks.pressing import pressing
from bot.doctor.checks.removal import removal
from bot.doctor.facts import Facts
from bot.doctor.patient import Patient

NOTHING: Final = Permissions.none()
EMBEDS: Final = Permissions(embed_links=True)
FILES: Final = Permissions(attach_files=True)
HISTORY: Final = Permissions(read_message_history=True)


@dataclass(frozen=True, slots=True)
class Check:
    """One thing that is tried. `needs`: without these permissions it is not; `asked`: only on demand."""

    name: str
    run: Callable[[Patient], Awaitable[Facts]]
    needs: Permissions = NOTHING
    asked: bool = False


CHECKS: Final = (
    Check("account", account),
    Check("logins", logins),
    Check("permissions", permissions),
    Check("gateway", gateway),
    Check("commands", commands),
    Check("post", post),
    Check("headers", headers),
    Check("same_nonce", same_nonce),
    Check("history", history, HISTORY),
    Check("edit", edit),
    Check("unknown_field", unknown_field),
    Check("long_content", long_content),
    Check("long_embeds", long_embeds, EMBEDS),
    Check("nonce_of_the_deleted", nonce_of_the_deleted),
    Check("edit_of_the_deleted", edit_of_the_deleted),
    Check("missing_channel", missing_channel),
    Check("file", file, FILES),
    Check("refusals", refusals),
    Check("old_edits", old_edits, HISTORY),
    Check("pressing", pressing, asked=True),
    Check("removal", removal),
)
