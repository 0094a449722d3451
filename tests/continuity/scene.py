"""A table being brought to where it shall be recorded: who sits there, and what they type and press."""

from collections.abc import Mapping
from typing import Any

from bot.tables import Tables
from bot.tables.model import Table
from tests.kit.playground_client import Json, Playground
from tests.kit.wire_evening import Evening, buttons, eventually

PEOPLE: Mapping[str, Mapping[str, Any]] = {
    "Tom": {"locale": "en-GB"},
    "Léa": {"locale": "fr"},
    "Nico": {"locale": "en-US"},
    "Camille": {"locale": "fr", "dms": "closed"},
    "Manon": {"locale": "en-US"},
    "Hugo": {"locale": "en-US"},
    "Zoé": {"locale": "en-GB", "moderator": True},
}
"""Who plays. Manon has chosen French; Hugo leaves the server; Zoé only watches."""


class Scene(Evening):
    """One channel, where one game is played."""

    def __init__(
        self, playground: Playground, tables: Tables, people: dict[str, Json], channel: Json, game: str
    ) -> None:
        super().__init__(playground, channel, people)
        self.tables = tables
        self.game = game
        self.host = ""

    async def says(self, who: str, verb: str, **options: object) -> Json:
        """Type a command; it must be answered by a message."""
        answer = await self.playground.type(
            self.people[who], self.channel, command=f"{self.game} {verb}", options=options
        )
        assert answer["outcome"] == "message", (self.channel["name"], who, verb, answer)
        message: Json = answer["message"]
        return message

    async def does(self, who: str, message: Json, action: str, *args: object) -> Json:
        """Press a button; it must be answered by a message."""
        answer = await self.press(who, message, action, *args)
        assert answer["outcome"] in ("message", "update"), (self.channel["name"], who, action, answer)
        shown: Json = answer["message"]
        return shown

    async def opens(self, *names: str, guests: tuple[str, ...] = (), **options: object) -> Json:
        """Open a lobby, its host first, and have the others press Join; give the lobby."""
        self.host = names[0]
        lobby = await self.says(self.host, "new", **options)
        for name in names[1:]:
            await self.does(name, lobby, "join")
        for guest in guests:
            await self.says(self.host, "guest", name=guest)
        return lobby

    async def begins(self, *names: str, guests: tuple[str, ...] = (), **options: object) -> Json:
        """Open a table and begin; give its board."""
        await self.opens(*names, guests=guests, **options)
        await self.says(self.host, "begin")
        return await self.now()

    async def each(self, verb: str, option: str, values: Mapping[str, int], **more: object) -> None:
        """Have everybody enter a number, the host for guests."""
        for name, value in values.items():
            speaks = {} if name in self.people else {"player": name}
            await self.says(
                name if name in self.people else self.host, verb, **{option: value}, **speaks, **more
            )

    async def bets(self, **tricks: int) -> None:
        """Have everybody bet."""
        await self.each("bet", "tricks", tricks)

    async def wins(self, **tricks: int) -> None:
        """Have everybody declare the tricks won."""
        await self.each("result", "tricks", tricks)

    async def scores(self, **points: int) -> None:
        """Have everybody enter points, the first one named as who closed the round where that counts."""
        for number, (name, value) in enumerate(points.items()):
            finisher = {"finisher": True} if self.game == "skyjo" and not number else {}
            await self.each("score", "points", {name: value}, **finisher)

    async def table(self) -> Table:
        """Read the table as it is stored."""
        found = await self.tables.last(int(self.channel["id"]))
        assert found is not None, self.channel
        return found

    async def now(self) -> Json:
        """Wait for the board of what is asked now."""

        async def look() -> Json | None:
            mark = f":@board.{(await self.table()).moment}."
            for message in await self.public():
                if any(mark in button.get("custom_id", "") for button in buttons(message)):
                    return message
            return None

        return await eventually(look, f"the board in {self.channel['name']}")
