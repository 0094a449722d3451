"""Kills of the bot at a chosen request: before it is carried out, or after, when it is not answered."""

import contextlib
import re
from dataclasses import dataclass

from deploy.playground.bot_process import BotProcess
from deploy.playground.errors import ControlError
from deploy.playground.world import Json

BEFORE, AFTER = "before", "after"


@dataclass(slots=True)
class Kill:
    """A kill that is still to come, `left` matching requests from now."""

    at: int
    left: int
    when: str
    method: str | None
    path: re.Pattern[str]

    def shown(self) -> Json:
        """Return what the control interface says of it."""
        return {
            "at": self.at,
            "left": self.left,
            "when": self.when,
            "method": self.method,
            "path": self.path.pattern,
        }


class Kills:
    """The kills that are still to come, and how many have happened."""

    def __init__(self, bot: BotProcess) -> None:
        self._bot = bot
        self._kills: list[Kill] = []
        self._done = 0

    def add(self, asked: Json) -> Json:
        """Arrange a kill at the `at`-th matching request of the bot from now on."""
        if not self._bot.owned:
            raise ControlError("The playground only serves; it has no bot to kill.", 409)
        at = asked.get("at", 1)
        if at < 1:
            raise ControlError("`at` counts the requests from 1.")
        when = asked.get("when", BEFORE)
        if when not in (BEFORE, AFTER):
            raise ControlError("`when` is before or after.")
        try:
            path = re.compile(asked.get("path", ""))
        except re.error as error:
            raise ControlError(f"`path` is no regular expression: {error}.") from error
        method = asked["method"].upper() if asked.get("method") else None
        kill = Kill(at, at, when, method, path)
        self._kills.append(kill)
        return kill.shown()

    def clear(self) -> None:
        """Call off every kill."""
        self._kills.clear()

    def status(self) -> Json:
        """Return how many have happened, and those that are still to come."""
        return {"killed": self._done, "kills": [kill.shown() for kill in self._kills]}

    def take(self, method: str, path: str) -> str | None:
        """Count a request of the bot; return when it is to be killed, or None."""
        if not self._bot.alive:
            return None
        due = None
        for kill in list(self._kills):
            if kill.method in (None, method) and kill.path.search(path):
                kill.left -= 1
                if kill.left == 0:
                    self._kills.remove(kill)
                    due = due or kill.when
        return due

    async def carry_out(self, method: str, path: str, when: str) -> None:
        """Kill the bot and wait until it is gone."""
        with contextlib.suppress(ControlError):  # it was killed meanwhile, by another request of its own
            await self._bot.kill(f"The bot was killed {when} {method} {path}, as was asked for.")
        self._done += 1
