"""How often a bot may log in to the gateway: so many times a day, and so many at once.

Discord tells both in the answer of GET /gateway/bot. Who logs in when none is left loses all sessions and
the token, until the owner makes a new one; who logs in too soon is told that the session is invalid.
"""

from enum import StrEnum

from deploy.playground.snowflakes import Clock
from deploy.playground.world import Json

TOTAL = 1_000
DAY_SECONDS = 86_400.0
AT_ONCE = 1
IDENTIFY_SECONDS = 5.0


class Verdict(StrEnum):
    """What becomes of a login."""

    ADMITTED = "admitted"
    TOO_SOON = "too soon"
    NONE_LEFT = "none left"


class Starts:
    """The logins of the bot; times are the playground's clock, in seconds."""

    def __init__(self, clock: Clock, seconds: float = IDENTIFY_SECONDS) -> None:
        self._clock = clock
        self.seconds = seconds
        """How long a login keeps others of its key waiting."""
        self.at_once = AT_ONCE
        """How many keys there are: shards of different keys log in at the same time."""
        self.token_is_reset = False
        self._remaining = TOTAL
        self._resets: float | None = None
        self._last: dict[int, float] = {}

    @property
    def remaining(self) -> int:
        """Say how many logins are left."""
        if self._resets is not None and self._clock.now() >= self._resets:
            self._remaining, self._resets = TOTAL, None
        return self._remaining

    def allow(self, remaining: int) -> None:
        """Leave so many logins, with a token that is taken."""
        self._remaining, self._resets = remaining, self._clock.now() + DAY_SECONDS
        self.token_is_reset = False

    def take(self, shard: int) -> Verdict:
        """Count a login of a shard; where none is left, the token is reset."""
        now, key = self._clock.now(), shard % self.at_once
        if self.remaining <= 0:
            self.token_is_reset = True
            return Verdict.NONE_LEFT
        if now < self._last.get(key, 0.0) + self.seconds:
            return Verdict.TOO_SOON
        self._last[key] = now
        self._remaining -= 1
        self._resets = self._resets or now + DAY_SECONDS
        return Verdict.ADMITTED

    def shown(self) -> Json:
        """Show the limit as GET /gateway/bot does."""
        remaining = self.remaining
        after = DAY_SECONDS if self._resets is None else max(self._resets - self._clock.now(), 0.0)
        return {
            "total": TOTAL,
            "remaining": remaining,
            "reset_after": round(after * 1000),
            "max_concurrency": self.at_once,
        }
