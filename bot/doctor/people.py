"""The real Discord around a check: what former runs left there, and whoever sits at the keyboard."""

import contextlib
from collections.abc import AsyncIterator
from datetime import timedelta
from typing import Final

import discord

from bot.doctor.patient import Patient
from bot.streams import complain
from bot.texts import Words

LEFT: Final = "doctor-left"
"""Stands in a message that a run has left for a later one."""
HOUR: Final = timedelta(hours=1)
PAGES: Final = 3


class People:
    """What is there, and who."""

    def __init__(self, said: Words, seconds: int) -> None:
        self._said = said
        self.seconds: float = seconds

    async def old_message(self, patient: Patient) -> int | None:
        """Look for a message that was left more than an hour ago; all such are removed at the end."""
        posted = patient.noted.get("post")  # by Discord's clock, not by this machine's
        now = discord.utils.utcnow() if posted is None else discord.utils.snowflake_time(posted)
        _, there = await patient.answer(patient.history(PAGES))
        old = [one.id for one in there or () if LEFT in one.content and one.created_at < now - HOUR]
        for message in old:
            patient.note(message)
        return old[0] if old else None

    @contextlib.asynccontextmanager
    async def pressing(self, message: int, custom_id: str) -> AsyncIterator[None]:
        """Ask for it in the terminal."""
        del message, custom_id
        complain(self._said("doctor-please-press", seconds=round(self.seconds)))
        yield


async def leave(patient: Patient, said: Words) -> int | None:
    """Leave a message for a run in an hour; give its id."""
    sent, message = await patient.answer(patient.channel.send(f"{said('doctor-post-left')} `{LEFT}`"))
    del sent
    return None if message is None else message.id
