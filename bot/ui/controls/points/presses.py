"""The point counter's own buttons: taking back what was entered, and entering what was typed."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from bot.ui.acts import play
from bot.ui.kit.message import Press
from bot.ui.request.context import Context
from bot.ui.request.controls import PressHandler
from bot.ui.typed.numbers import read_number
from rules.points.entries import Points


async def _give(context: Context, press: Press) -> None:
    points = Points(read_number(press.word(1)))
    await play.give(context, press.table, points, seat=press.number(0), moment=press.moment)


PRESSES: Final[Mapping[str, PressHandler]] = MappingProxyType({"unbet": play.press_take_back, "give": _give})
