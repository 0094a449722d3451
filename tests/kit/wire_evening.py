"""An evening over the wire: people at a table of the playground, who type and press as people do."""

import asyncio
import re
import time
from collections.abc import Awaitable, Callable, Iterator, Sequence
from typing import Any, TypeVar

from tests.kit.playground_client import Json, Playground

PATIENCE = 60.0
"""Seconds to wait for what has to come: a machine may be busy with other things."""
FIRST_LOOK = 0.03
RARELY = 0.25
"""Seconds between two looks at most: who looks all the time keeps the bot from what is waited for."""
Found = TypeVar("Found")


async def eventually(
    look: Callable[[], Awaitable[Found | None]], what: str, *, patience: float = PATIENCE
) -> Found:
    """Look again and again until something is there."""
    until = time.monotonic() + patience
    pause = FIRST_LOOK
    while time.monotonic() < until:
        found = await look()
        if found:
            return found
        await asyncio.sleep(pause)
        pause = min(pause * 1.4, RARELY)
    raise AssertionError(f"waited in vain for {what}")


def buttons(message: Json) -> Iterator[Json]:
    """Return every button and select of a message."""
    for row in message.get("components", ()):
        yield from row["components"]


def pressable(message: Json, action: str, *args: object) -> str | None:
    """Find the custom_id of an enabled button: its action, and its arguments as far as given."""
    for button in buttons(message):
        _, found, _, _, *own = [*button.get("custom_id", "").split(":"), "", "", "", ""][:40]
        wanted = [str(arg) for arg in args]
        if found == action and not button.get("disabled") and own[: len(wanted)] == wanted:
            return str(button["custom_id"])
    return None


class Evening:
    """A channel, its people by name, and what they do there."""

    def __init__(self, playground: Playground, channel: Json, people: dict[str, Json]) -> None:
        self.playground = playground
        self.channel = channel
        self.people = people

    @classmethod
    async def open(
        cls,
        playground: Playground,
        *names: str,
        locale: str = "en-US",
        kind: str = "text",
        name: str = "table",
    ) -> "Evening":
        channel = await playground.channel(name, kind=kind)
        people = {name: await playground.person(name, locale=locale) for name in names}
        return cls(playground, channel, people)

    async def type(self, who: str, text: str) -> Json:
        return await self.playground.type(self.people[who], self.channel, f"/skullking {text}")

    async def command(self, who: str, verb: str, **options: object) -> Json:
        """Type a command with options that hold spaces."""
        return await self.playground.type(
            self.people[who], self.channel, command=f"skullking {verb}", options=options
        )

    async def press(self, who: str, message: Json, action: str, *args: object) -> Json:
        custom_id = pressable(message, action, *args)
        assert custom_id is not None, (action, args, [b.get("custom_id") for b in buttons(message)])
        return await self.playground.click(self.people[who], message, custom_id=custom_id)

    async def press_late(self, who: str, message: Json, action: str, *args: object) -> Json:
        """Press a button that a message had when it was looked at, whether it has gone meanwhile or not."""
        custom_id = pressable(message, action, *args)
        assert custom_id is not None, (action, args, [b.get("custom_id") for b in buttons(message)])
        return await self.playground.click(self.people[who], message, custom_id=custom_id, forge=True)

    async def seat_all(self, *, first: str, options: str = "", guests: Sequence[str] = ()) -> Json:
        """Open a table, have everybody join, begin; give the first board."""
        lobby = (await self.type(first, f"new {options}".strip()))["message"]
        for name in self.people:
            if name != first and name not in guests:
                await self.press(name, lobby, "join")
        for guest in guests:
            await self.command(first, "guest", name=guest)
        await self.type(first, "begin")
        return await self.board(1)

    async def public(self) -> list[Json]:
        """List what everybody sees in the channel."""
        return [m for m in await self.playground.messages(self.channel) if not m.get("ephemeral")]

    async def posted(self, says: str, *offers: object) -> Json:
        """Wait for a public message whose content holds these words, and that offers this press, if any."""

        async def look() -> Json | None:
            found = (m for m in reversed(await self.public()) if says in m["content"])
            return next((m for m in found if not offers or pressable(m, str(offers[0]), *offers[1:])), None)

        return await eventually(look, f"“{says}” in public")

    async def board(self, round_: int) -> Json:
        """Wait for the newest board of a round."""
        mark = re.compile(rf":@board\.\d+\.{round_}$")

        async def look() -> Json | None:
            for message in reversed(await self.public()):
                if any(mark.search(b.get("custom_id", "")) for b in buttons(message)):
                    return message
            return None

        return await eventually(look, f"the board of round {round_}")

    async def offering(self, action: str, *args: object) -> Json:
        """Wait for a public message with such a button."""

        async def look() -> Json | None:
            found = [m for m in await self.public() if pressable(m, action, *args)]
            return found[-1] if found else None

        return await eventually(look, f"a button {action} in public")

    async def prompt(self, who: str, moment: str | None = None) -> Json:
        """Wait for somebody's direct message that asks for a bet (at this moment of the table)."""

        async def look() -> Json | None:
            for message in reversed(await self.playground.dms(self.people[who])):
                custom_id = pressable(message, "bet")
                if custom_id and (moment is None or custom_id.split(":")[3] == moment):
                    return message
            return None

        return await eventually(look, f"{who}'s direct message")

    async def declaring(self, round_: int) -> Json:
        """Wait for the board that asks for the tricks of a round."""
        return await self.posted(f"Round {round_}: play, then declare")

    async def revealed(self, round_: int) -> Json:
        return await self.posted(f"Yo-ho-ho! Round {round_}: ")


def moment_of(message: Json, action: str) -> str:
    """Read the moment that a message's button was made for."""
    custom_id = pressable(message, action)
    assert custom_id is not None
    return custom_id.split(":")[3]


def standings_in(message: Json) -> dict[str, int]:
    """Read names and totals from a final leaderboard or the scores: `1   120   +60` **Léa**."""
    found: dict[str, int] = {}
    for line in message["embeds"][0]["description"].splitlines():
        if not line.startswith("`"):
            continue
        numbers, _, rest = line[1:].partition("`")
        total = numbers.replace("−", "-").split()[1]
        found[rest.split("**")[1]] = int(total)
    return found


def sheet_totals(answer: dict[str, Any]) -> dict[str, int]:
    """Read names and totals from a score sheet's answer."""
    return {row["player"]: row["score"] for row in answer["standings"]}


def is_board(message: dict[str, object]) -> bool:
    return any(":@board." in button.get("custom_id", "") for button in buttons(message))
