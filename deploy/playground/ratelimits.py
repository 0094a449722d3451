"""Rate limits, per route and over all, told in the headers as Discord does."""

import time
from collections import deque
from hashlib import sha256

GLOBAL_PER_SECOND = 50
DEFAULT = (50, 1.0)
LIMITS: dict[tuple[str, str], tuple[int, float]] = {
    ("POST", "channels/{}/messages"): (5, 5.0),
    ("PATCH", "channels/{}/messages/{}"): (5, 5.0),
    ("DELETE", "channels/{}/messages/{}"): (5, 1.0),
    ("POST", "channels/{}/typing"): (5, 5.0),
    ("PUT", "channels/{}/messages/pins/{}"): (5, 4.0),
    ("POST", "webhooks/{}/{}"): (5, 2.0),
    ("PATCH", "webhooks/{}/{}/messages/{}"): (5, 2.0),
    ("PUT", "channels/{}/messages/{}/reactions/{}/@me"): (1, 0.25),
    ("PATCH", "channels/{}"): (2, 10.0),
}
BUCKETS_KEPT = 10_000

Headers = dict[str, str]


class Bucket:
    """So many requests in a window that starts with the first of them."""

    def __init__(self, limit: int, window: float, name: str) -> None:
        self.limit = limit
        self.window = window
        self.name = name
        self._used = 0
        self._resets = 0.0

    def take(self, now: float) -> float:
        """Use one request up; give the seconds to wait where none is left."""
        if now >= self._resets:
            self._used = 0
            self._resets = now + self.window
        if self._used >= self.limit:
            return self._resets - now
        self._used += 1
        return 0.0

    def headers(self, now: float) -> Headers:
        """Say how much is left."""
        left = max(self._resets - now, 0.0)
        return {
            "X-RateLimit-Limit": str(self.limit),
            "X-RateLimit-Remaining": str(self.limit - self._used),
            "X-RateLimit-Reset": f"{time.time() + left:.3f}",
            "X-RateLimit-Reset-After": f"{left:.3f}",
            "X-RateLimit-Bucket": self.name,
        }


class RateLimits:
    """Every bucket of the bot."""

    def __init__(self) -> None:
        self._buckets: dict[tuple[str, str, str], Bucket] = {}
        self._names: dict[tuple[str, str], str] = {}
        self._recent: deque[float] = deque()
        self._on = True

    def switch(self, *, on: bool) -> None:
        """Turn the limits off, or on again with every bucket full."""
        self._on = on
        self._buckets.clear()
        self._recent.clear()

    def take(self, method: str, route: str, major: str, *, everywhere: bool) -> tuple[float, bool, Headers]:
        """Count a request; give the seconds to wait (0: go on), if the global limit says so, the headers."""
        if not self._on:
            return 0.0, False, {}
        now = time.monotonic()
        wait = self._take_global(now) if everywhere else 0.0
        if wait:
            return wait, True, {"X-RateLimit-Global": "true", "X-RateLimit-Scope": "global"}
        bucket = self._bucket(method, route, major)
        wait = bucket.take(now)
        headers = bucket.headers(now)
        if wait:
            headers["X-RateLimit-Scope"] = "user"
        return wait, False, headers

    def _take_global(self, now: float) -> float:
        recent = self._recent
        while recent and recent[0] <= now - 1.0:
            recent.popleft()
        if len(recent) >= GLOBAL_PER_SECOND:
            return recent[0] + 1.0 - now
        recent.append(now)
        return 0.0

    def _bucket(self, method: str, route: str, major: str) -> Bucket:
        key = (method, route, major)
        bucket = self._buckets.get(key)
        if bucket is None:
            if len(self._buckets) > BUCKETS_KEPT:
                self._buckets.clear()
            limit, window = LIMITS.get((method, route), DEFAULT)
            name = self._names.setdefault(
                (method, route), sha256(f"{method} {route}".encode()).hexdigest()[:32]
            )
            bucket = self._buckets[key] = Bucket(limit, window, name)
        return bucket
