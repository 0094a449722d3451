"""What time it is: given to whatever remembers when, so that a test can say it."""

from collections.abc import Callable
from datetime import UTC, datetime

Clock = Callable[[], datetime]


def utcnow() -> datetime:
    """Return the time."""
    return datetime.now(UTC)
