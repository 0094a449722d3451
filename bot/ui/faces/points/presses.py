"""The point counter's own button: taking back what was entered."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from bot.ui.acts import play
from bot.ui.message import Press
from bot.ui.visit import PressHandler, Visit


async def _take_back(visit: Visit, press: Press) -> None:
    await play.fresh(visit, press)
    await play.take_back(visit, press.table, seat=press.number(0))


PRESSES: Final[Mapping[str, PressHandler]] = MappingProxyType({"unbet": _take_back})
