"""What Discord refuses a bot that overdoes it: direct messages opened in a row, old messages edited in a row.

Discord publishes no numbers. Three edits within six seconds, a channel, of messages older than an hour is
what bots have met; how many direct messages may be opened differs from bot to bot, so a test says how many.
"""

from collections import deque

from deploy.playground.errors import (
    OPENING_DMS_TOO_FAST,
    QUARANTINED,
    TOO_MANY_OLD_EDITS,
    ControlError,
    DiscordError,
    TooManyError,
)
from deploy.playground.ratelimits import Bucket
from deploy.playground.snowflakes import Clock, moment_of
from deploy.playground.world import Channel, Json, Message

OLD_SECONDS = 3600.0
OLD_EDITS = 3
OLD_EDIT_SECONDS = 6.0
MINUTE = 60.0


class Pacing:
    """How much the bot has done of it; times are the playground's clock, in seconds."""

    def __init__(
        self, clock: Clock, old_edits: int = OLD_EDITS, old_edit_seconds: float = OLD_EDIT_SECONDS
    ) -> None:
        self._clock = clock
        self.on = True
        self.old_edits = old_edits
        self.old_edit_seconds = old_edit_seconds
        self.dm_openings: int | None = None
        """How many direct messages may be opened in a minute; None: any number."""
        self.quarantined = False
        self._opened: deque[float] = deque()
        self._old: dict[str, Bucket] = {}

    def set(self, asked: Json) -> None:
        """Change what is given of the limits; begin to count anew. ControlError."""
        for name, least in (("dm_openings", 0), ("old_edits", 0), ("old_edit_seconds", 0)):
            if asked.get(name, least) < least:
                raise ControlError(f"`{name}` is at least {least}.")
        self.on = asked.get("on", self.on)
        self.dm_openings = asked.get("dm_openings", self.dm_openings)
        self.quarantined = asked.get("quarantined", self.quarantined)
        self.old_edits = asked.get("old_edits", self.old_edits)
        self.old_edit_seconds = asked.get("old_edit_seconds", self.old_edit_seconds)
        self._opened.clear()
        self._old.clear()

    def shown(self) -> Json:
        """Show the limits on the control interface."""
        return {
            "on": self.on,
            "dm_openings": self.dm_openings,
            "quarantined": self.quarantined,
            "old_edits": self.old_edits,
            "old_edit_seconds": self.old_edit_seconds,
        }

    def open_dm(self) -> None:
        """Count direct messages that are opened with somebody for the first time. DiscordError."""
        if self.quarantined:
            raise DiscordError(QUARANTINED)
        now = self._clock.now()
        while self._opened and self._opened[0] <= now - MINUTE:
            self._opened.popleft()
        if self.dm_openings is not None and len(self._opened) >= self.dm_openings:
            raise DiscordError(OPENING_DMS_TOO_FAST)
        self._opened.append(now)

    def write_dm(self, channel: Channel, bot_id: str) -> None:
        """Refuse a quarantined bot's first direct message to somebody. DiscordError."""
        known = any(message.data["author"]["id"] == bot_id for message in channel.messages.values())
        if self.quarantined and not known:
            raise DiscordError(QUARANTINED)

    def edit(self, channel: Channel, message: Message) -> None:
        """Count an edit of an old message. TooManyError."""
        now = self._clock.now()
        if not self.on or now - moment_of(message.data["id"]) <= OLD_SECONDS:
            return
        name = f"{TOO_MANY_OLD_EDITS}{channel.id}"
        bucket = self._old.setdefault(channel.id, Bucket(self.old_edits, self.old_edit_seconds, name))
        wait = bucket.take(now)
        if wait:
            raise TooManyError(TOO_MANY_OLD_EDITS, wait, bucket.headers(now))
