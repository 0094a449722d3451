"""Skull's own buttons: a challenge told step by step, to the entry that it is."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from bot.ui.acts import play
from bot.ui.acts.speaking import own_seat
from bot.ui.faces.skull.challenge import challenge
from bot.ui.message import Message, Press
from bot.ui.visit import PressHandler, Visit


async def _step(visit: Visit, press: Press) -> None:
    """Ask for the next thing, or write the challenge down once nothing is missing."""
    table = await play.fresh(visit, press)
    if not visit.act.moderates:
        own_seat(visit, table)
    asked = challenge(table, press.action, press.args, visit.words)
    if isinstance(asked, Message):
        await visit.show(asked)
    else:
        await play.enter(visit, table.id, asked, moment=press.moment)


PRESSES: Final[Mapping[str, PressHandler]] = MappingProxyType({"won": _step, "failed": _step})
