"""Second presses: a finger that presses twice must not press what comes in the first button's place."""

import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Final

DOUBLE_TAP: Final = 0.6
"""Seconds within which a second tap was meant for the buttons that were there before."""
REMEMBERED: Final = 10_000
"""Messages; the oldest are forgotten first."""


class DoublePresses:
    """When each private message was last redrawn by a press of its reader."""

    def __init__(self, seconds: float = DOUBLE_TAP, clock: Callable[[], float] = time.monotonic) -> None:
        self._seconds = seconds
        self._clock = clock
        self._redrawn: OrderedDict[int, float] = OrderedDict()

    def redrawn(self, message: int) -> None:
        """Note that a press has just put other buttons into this message."""
        self._redrawn[message] = self._clock()
        self._redrawn.move_to_end(message)
        while len(self._redrawn) > REMEMBERED:
            self._redrawn.popitem(last=False)

    def is_second(self, message: int) -> bool:
        """Return whether a press on this message comes too soon to be meant for what it shows now."""
        since = self._redrawn.get(message)
        return since is not None and self._clock() - since < self._seconds
