"""What Discord refuses and what it ignores, and what it says of its rate limits."""

from typing import Any, Final

import discord

from bot.doctor.checks.posts import posted
from bot.doctor.facts import Facts
from bot.doctor.hearing import Exchange
from bot.doctor.patient import Patient
from bot.ui.kit.send import CONTENT_LIMIT

HALF: Final = 3_001
"""Two embeds of so many characters are more than all embeds of a message may have."""
NUMBERS: Final = ("Limit", "Remaining", "Reset", "Reset-After")
HEADERS: Final = (*NUMBERS, "Bucket")
"""What the library reads after X-RateLimit-."""


async def long_content(patient: Patient) -> Facts:
    """Send one character too many."""
    return await _refused(patient, content="x" * (CONTENT_LIMIT + 1))


async def long_embeds(patient: Patient) -> Facts:
    """Send too many characters over all embeds."""
    return await _refused(patient, embeds=[discord.Embed(description="x" * HALF) for _ in range(2)])


async def unknown_field(patient: Patient) -> Facts:
    """Send a field that Discord does not know."""
    message = posted(patient)
    path = "/channels/{channel_id}/messages/" + str(message)
    answer, _ = await patient.request("PATCH", path, json={"content": patient.text(), "doctor": True})
    return {"answer": answer}


async def missing_channel(patient: Patient) -> Facts:
    """Ask for a channel that is not there: the id is a message's, which no channel has."""
    answer, _ = await patient.answer(patient.client.http.get_channel(posted(patient)))
    return {"answer": answer}


async def headers(patient: Patient) -> Facts:
    """Read what the answer to a message says of the rate limit."""
    posted(patient)
    told = patient.ear.latest("POST", "/messages")
    return {"absent": _absent(told), "no_number": _no_numbers(told), "limit": _value(told, "Limit")}


async def _refused(patient: Patient, **given: Any) -> Facts:
    partial = patient.channel.get_partial_message(posted(patient))
    answer, _ = await patient.answer(partial.edit(**given))
    return {"answer": answer, "where": tuple(sorted(patient.ear.exchanges[-1].json().get("errors") or ()))}


def _value(told: Exchange | None, name: str) -> str | None:
    return None if told is None else told.headers.get(f"X-RateLimit-{name}")


def _absent(told: Exchange | None) -> tuple[str, ...]:
    return tuple(name for name in HEADERS if _value(told, name) is None)


def _no_numbers(told: Exchange | None) -> tuple[str, ...]:
    values = {name: _value(told, name) for name in NUMBERS}
    return tuple(name for name, value in values.items() if value is not None and not _is_number(value))


def _is_number(text: str) -> bool:
    whole, _, part = text.partition(".")
    return whole.isdecimal() and (part.isdecimal() or not part)
