"""Edits: of a message that is there, of one that is gone, of an old one again and again."""

import asyncio
from typing import Any, Final

import discord

from bot.doctor.checks.posts import posted, seen, whole
from bot.doctor.facts import Fact, Facts, UntriedError
from bot.doctor.patient import Patient
from bot.ui.kit.send import editing

OLD_EDITS: Final = 4
"""One more than Discord takes within a few seconds of messages that are over an hour old."""
VIA: Final = "Via"


async def edit(patient: Patient) -> Facts:
    """Replace all of a message."""
    message = whole(patient)
    partial = patient.channel.get_partial_message(posted(patient))
    answer, edited = await patient.answer(partial.edit(**editing(message)))
    if edited is None:
        return {"answer": answer}
    return {"answer": answer, "edited": edited.edited_at is not None, **seen(edited, message)}


async def edit_of_the_deleted(patient: Patient) -> Facts:
    """Edit a message that is gone."""
    partial = patient.channel.get_partial_message(posted(patient))
    answer, _ = await patient.answer(partial.edit(content=patient.text()))
    return {"answer": answer}


async def old_edits(patient: Patient) -> Facts:
    """Count how many edits in a row Discord takes of a message that is more than an hour old."""
    message = await patient.around.old_message(patient)
    if message is None:
        raise UntriedError("no_old_message")
    partial = patient.channel.get_partial_message(message)
    answers: list[Fact] = []
    while len(answers) < OLD_EDITS and not patient.ear.slowed.is_set():
        answers.append(await _hasty(patient, partial, f"{patient.text()} {len(answers)}"))
    told = patient.ear.exchanges[-1] if patient.ear.slowed.is_set() else None
    patient.ear.slowed.clear()
    body: dict[str, Any] = {} if told is None else told.json()
    return {
        "answers": tuple(str(answer) for answer in answers),
        "retry_after": "retry_after" in body,
        "via": told is not None and VIA in told.headers,
    }


async def _hasty(patient: Patient, partial: discord.PartialMessage, text: str) -> Fact:
    """Edit; where it is refused for its rate, do not wait as the library does, to try it again."""
    patient.ear.slowed.clear()
    editing_ = asyncio.create_task(patient.answer(partial.edit(content=text)))
    slowed = asyncio.create_task(patient.ear.slowed.wait())
    try:
        await asyncio.wait((editing_, slowed), return_when=asyncio.FIRST_COMPLETED)
        if editing_.done():
            return editing_.result()[0]
        return f"429/{patient.ear.exchanges[-1].json().get('code')}"
    finally:
        for task in (editing_, slowed):
            task.cancel()
        await asyncio.gather(editing_, slowed, return_exceptions=True)
