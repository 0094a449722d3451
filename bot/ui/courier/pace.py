"""How fast the bot may be, for the sake of Discord: which takes a hasty bot for one that sends junk."""

from dataclasses import dataclass
from datetime import timedelta


@dataclass(frozen=True, slots=True, kw_only=True)
class Pace:
    """How fast people are written to for the first time, messages edited, and requests sent."""

    opening: timedelta = timedelta(seconds=1)
    """Between two new channels, whoever opens them."""
    pause: timedelta = timedelta(minutes=10)
    """After the first refusal; twice as long after each one that follows."""
    edits: float = 1.0
    """Seconds between two edits of a board, and from the end of a bet's buttons to those of tricks."""
    requests: int = 45
    """In any second: five below Discord's fifty, for on their way they come closer to each other."""
