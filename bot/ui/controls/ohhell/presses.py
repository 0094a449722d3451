"""The buttons of Oh Hell: those of every game of hidden bids."""

from collections.abc import Mapping
from typing import Final

from bot.ui.controls.bidding.presses import presses
from bot.ui.request.controls import PressHandler

PRESSES: Final[Mapping[str, PressHandler]] = presses()
