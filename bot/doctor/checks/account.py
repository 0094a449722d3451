"""Who the bot is, how often it may still log in, and what it may do in the channel."""

from typing import Any, Final

import discord
from discord import Permissions

from bot.doctor.facts import Facts
from bot.doctor.patient import Patient
from bot.doctor.rights import VOICE, missing
from bot.ui.kit.invitation import PERMISSIONS
from bot.ui.kit.message import Attachment, Message
from bot.ui.kit.send import sending

LIMIT: Final = ("total", "remaining", "reset_after", "max_concurrency")
"""What the bot, and the library, read of the logins left."""


async def account(patient: Patient) -> Facts:
    """Look whether the token is a bot's, and whether interactions come over the gateway."""
    application = patient.client.application
    address = None if application is None else application.interactions_endpoint_url
    return {"bot": patient.client.user is not None and patient.client.user.bot, "gateway": address is None}


async def logins(patient: Patient) -> Facts:
    """Ask how many logins are left."""
    answer, told = await patient.request("GET", "/gateway/bot")
    limit: Any = (told or {}).get("session_start_limit", {})
    patient.noted["logins"] = limit
    return {
        "answer": answer,
        "absent": tuple(name for name in LIMIT if name not in limit),
        "logins_left": limit.get("remaining", 0) > 0,
    }


def wanted(kind: int) -> Permissions:
    """Return what the bot is invited with; in a voice channel it needs Connect besides."""
    return PERMISSIONS | Permissions(connect=kind in VOICE)


async def permissions(patient: Patient) -> Facts:
    """Look for what is missing of what the bot is invited with."""
    return {"missing": missing(wanted(patient.place.type), patient.place.may)}


async def refusals(patient: Patient) -> Facts:
    """Try what is not permitted: the bot leaves it out without trying, so it has to be refused."""
    may, allowed = patient.place.may, []
    file = Attachment(name="doctor.txt", content=b"doctor", description="doctor")
    text = patient.text()
    tries: dict[str, Any] = {}
    if not may.embed_links:
        tries["embed_links"] = {"content": text, "embed": discord.Embed(description="doctor")}
    if not may.attach_files:
        tries["attach_files"] = sending(Message(content=text, files=(file,)))
    for name, given in tries.items():
        answer, _ = await patient.post(**given)
        if answer == "200":
            allowed.append(name)
    return {"allowed_anyway": tuple(allowed)}
