"""How long to wait before what failed is tried again: twice as long after each further failure."""

from dataclasses import dataclass
from datetime import timedelta
from typing import Final

MOST_DOUBLED: Final = 20
"""Doublings after which any pause is longer than its longest."""


def backoff(first: timedelta, failures: int, *, longest: timedelta) -> timedelta:
    """Return the pause after a failure: `first`, doubled for each failure before it, at most `longest`."""
    doubled: timedelta = first * 2 ** min(failures, MOST_DOUBLED)
    return min(doubled, longest)


@dataclass(slots=True)
class Backoff:
    """Counts the failures in a row of one thing that is tried again and again."""

    first: timedelta
    longest: timedelta
    failures: int = 0

    def after_failure(self) -> float:
        """Count a failure; return the seconds until the next attempt."""
        pause = backoff(self.first, self.failures, longest=self.longest)
        self.failures += 1
        return pause.total_seconds()
