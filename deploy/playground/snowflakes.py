"""Discord's ids and the playground's clock."""

import time
from datetime import UTC, datetime

DISCORD_EPOCH_MS = 1_420_070_400_000
TIMESTAMP_SHIFT = 22


class Clock:
    """The time, which tests may move forward."""

    def __init__(self) -> None:
        self.ahead = 0.0

    def now(self) -> float:
        """Return the time in seconds since 1970."""
        return time.time() + self.ahead

    def iso(self) -> str:
        """Return the time as Discord writes it."""
        return datetime.fromtimestamp(self.now(), UTC).isoformat()


class Snowflakes:
    """Ids that look like Discord's and only ever grow."""

    def __init__(self, clock: Clock, last: int = 0) -> None:
        self._clock = clock
        self.last = last

    def take(self) -> str:
        """Return the next id."""
        at = (int(self._clock.now() * 1000) - DISCORD_EPOCH_MS) << TIMESTAMP_SHIFT
        self.last = max(self.last + 1, at)
        return str(self.last)


def moment_of(snowflake: str) -> float:
    """Return the time at which an id was made, in seconds since 1970."""
    return ((int(snowflake) >> TIMESTAMP_SHIFT) + DISCORD_EPOCH_MS) / 1000


def shard_of(guild_id: str, count: int) -> int:
    """Return the shard, of so many, that hears of a server."""
    return (int(guild_id) >> 22) % count
