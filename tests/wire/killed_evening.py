"""Two evenings side by side while the bot is killed again and again; what people see of them in the end."""

import contextlib
import re
from collections.abc import AsyncIterator, Iterator
from dataclasses import dataclass, field
from typing import Any

from bot.tables import Tables
from tests.kit.databases import opened
from tests.kit.playground_client import Json, Playground, Refused
from tests.kit.second_bot import Second
from tests.kit.wire_evening import buttons

PLAYERS = ("Léa", "Tom")
SKULLKING = (
    ("Léa", "/skullking new rounds:1,1"),
    ("Tom", "/skullking join"),
    ("Léa", "/skullking begin"),
    ("Léa", "/skullking bet tricks:1"),
    ("Tom", "/skullking bet tricks:1"),
    ("Léa", "/skullking result tricks:1"),
    ("Tom", "/skullking result tricks:0"),
    ("Tom", "/skullking bet tricks:0"),
    ("Léa", "/skullking bet tricks:0"),
    ("Tom", "/skullking result tricks:1"),
    ("Léa", "/skullking result tricks:0"),
)
SKYJO = (
    ("Tom", "/skyjo new threshold:50"),
    ("Léa", "/skyjo join"),
    ("Tom", "/skyjo begin"),
    ("Léa", "/skyjo score points:5 finisher:True"),
    ("Tom", "/skyjo score points:60"),
)
TURNS = len(SKULLKING) + len(SKYJO)
ACTS = r"/(channels|interactions|webhooks)/"
"""Requests that carry what people do, and not the bot's own greeting."""
CHAT = 60
PAUSE = 600.0
NUMBER = re.compile(r"\d{15,}")


@dataclass(slots=True)
class Side:
    """One table: its channel, and what is still to be typed there."""

    channel: Json
    acts: list[tuple[str, str]]


@dataclass(slots=True)
class Evenings:
    """Both tables in one playground, with the people who sit at both."""

    playground: Playground
    tables: Tables
    people: dict[str, Json]
    sides: tuple[Side, Side]
    patient: bool = False
    """After the next kill everybody waits for ten minutes, and chats; otherwise they go on at once."""
    first: int = 0
    """At which request the bot is killed first; 0: never."""
    every: int = 0
    """At which request after each start it is killed again."""
    when: str = "before"
    others: tuple[Second, ...] = ()
    """Further processes of the bot, which live on."""
    kills: int = field(default=0, init=False)

    async def play(self) -> None:
        """Type all there is to type at both tables in turn, and start the bot whenever it was killed."""
        await self._arm(self.first)
        for turn in range(TURNS):
            side = self.sides[turn % 2] if self.sides[turn % 2].acts else self.sides[1 - turn % 2]
            await self._act(side, *side.acts.pop(0))
        await self._settled()

    async def _arm(self, at: int) -> None:
        """Have the bot killed at a request to come."""
        if at:
            await self.playground.kill(at, self.when, path=ACTS)

    async def _act(self, side: Side, who: str, text: str) -> None:
        before = await self._version(side)
        while await self._version(side) == before:
            with contextlib.suppress(Refused):
                await self.playground.type(self.people[who], side.channel, text)
            await self._settled(once=True)

    async def _settled(self, *, once: bool = False) -> None:
        """Wait until the bot has nothing left to do; start it where it was killed."""
        while True:
            try:
                await self.playground.settle()
                for other in self.others:
                    await other.settle()
            except Refused:
                await self._start()
                if once and not self.patient:
                    return
            else:
                return

    async def _start(self) -> None:
        self.kills += 1
        await self.playground.killed(self.kills)
        self.patient = not self.patient
        if self.patient:
            await self.playground.advance(PAUSE)
            for side in self.sides:
                await self.playground.chat(self.people["Léa"], side.channel, "…", CHAT)
        await self.playground.bot("start")
        await self._arm(self.every)

    async def _version(self, side: Side) -> int:
        table = await self.tables.last(int(side.channel["id"]))
        return 0 if table is None else table.version

    async def transcript(self) -> list[list[Json]]:
        """Return what the bot has left in both channels."""
        return [list(_seen(await self.playground.messages(side.channel))) for side in self.sides]

    async def letters(self) -> dict[str, list[Json]]:
        """Return what the bot has left in each person's direct messages."""
        return {name: list(_seen(await self.playground.dms(person))) for name, person in self.people.items()}


@contextlib.asynccontextmanager
async def evenings(playground: Playground, url: str) -> AsyncIterator[Evenings]:
    """Open both evenings; `url` is the bot's database."""
    store = await opened(url)
    people = {name: await playground.person(name, locale="en-US") for name in PLAYERS}
    one = Side(await playground.channel("one"), list(SKULLKING))
    two = Side(await playground.channel("two"), list(SKYJO))
    try:
        yield Evenings(playground, Tables(store), people, (one, two))
    finally:
        await store.close()


def _seen(messages: list[Json]) -> Iterator[Json]:
    """Describe the bot's messages as people see them: words, looks, labels; no ids."""
    for message in messages:
        if message["author"].get("bot") and not message.get("ephemeral"):
            seen = {
                "content": message["content"],
                "embeds": [
                    {key: embed.get(key) for key in ("title", "description", "fields", "footer", "color")}
                    for embed in message["embeds"]
                ],
                "buttons": [[b.get("label"), b.get("disabled", False)] for b in buttons(message)],
                "files": [attachment["filename"] for attachment in message["attachments"]],
            }
            yield _without_numbers(seen)


def _without_numbers(seen: Any) -> Any:
    match seen:
        case str():
            return NUMBER.sub("…", seen)
        case dict():
            return {key: _without_numbers(value) for key, value in seen.items()}
        case list():
            return [_without_numbers(value) for value in seen]
    return seen
