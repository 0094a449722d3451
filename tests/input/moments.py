"""Tables at every moment of every game over the wire, and the check that one still works.

Each is opened in a channel of its own; what it is by now is read from the bot's own database.
"""

from dataclasses import dataclass
from typing import Any, Final

from bot.tables import Tables
from bot.tables.model import Table
from tests.kit.brought_by_games import brought_by_all
from tests.kit.moments_of_games import EVERYBODY, FRENCH, HOST, MODERATOR, PASSERBY, SEATED, Moment
from tests.kit.playground_client import Json, Playground
from tests.kit.wire_evening import buttons, pressable

MOMENTS: Final[tuple[Moment, ...]] = tuple(
    moment for moments in brought_by_all("moments", "MOMENTS", tuple).values() for moment in moments
)


@dataclass(frozen=True, slots=True, kw_only=True)
class Room:
    """A playground with its people, and the database of its bot."""

    playground: Playground
    people: dict[str, Json]
    tables: Tables

    async def type(self, who: str, channel: Json, text: str) -> Json:
        """Type a command that everybody could type."""
        answer = await self.playground.type(self.people[who], channel, text)
        assert answer["outcome"] == "message", (who, text, answer)
        return answer


async def furnished(playground: Playground, tables: Tables) -> Room:
    """Let everybody come."""
    await playground.rate_limits(on=False)
    people = {
        name: await playground.person(
            name, locale="fr" if name in FRENCH else "en-US", moderator=name == MODERATOR
        )
        for name in EVERYBODY
    }
    return Room(playground=playground, people=people, tables=tables)


@dataclass(frozen=True, slots=True, kw_only=True)
class Prepared:
    """A table that has come to its moment."""

    room: Room
    moment: Moment
    channel: Json
    table: Table

    async def by_now(self) -> Table:
        """Return the table as it is by now: its whole log, replayed."""
        return await self.room.tables.get(self.table.id)


async def prepare(room: Room, moment: Moment) -> Prepared:
    """Bring a new table to a moment."""
    channel = await room.playground.channel(moment.game)
    lobby = (await room.type(HOST, channel, f"/{moment.game} {moment.opened}"))["message"]
    for name in SEATED[1:]:
        joined = pressable(lobby, "join")
        await room.playground.click(room.people[name], lobby, custom_id=joined)
    for who, text in moment.typed:
        await room.type(who, channel, f"/{moment.game} {text}")
    table = await room.tables.last(int(channel["id"]))
    assert table is not None
    return Prepared(room=room, moment=moment, channel=channel, table=table)


async def check_works(prepared: Prepared) -> None:
    """Look at the scores, enter what can be entered, end the table and open another in its place."""
    room, moment, channel = prepared.room, prepared.moment, prepared.channel
    game = f"/{moment.game}"
    before = await prepared.by_now()
    await room.type(PASSERBY, channel, f"{game} scores")
    if before.version == prepared.table.version:
        who, text = moment.next
        await room.type(who, channel, f"{game} {text}")
        here = await room.tables.last(int(channel["id"]))
        assert here is not None
        assert (here.id, here.version) != (before.id, before.version), f"{text} changed nothing"
    here = await room.tables.at(int(channel["id"]))
    if here is not None:
        asked = (await room.type(MODERATOR, channel, f"/{here.game.name} end"))["message"]
        ends = pressable(asked, "endyes")
        await room.playground.click(room.people[MODERATOR], asked, custom_id=ends)
    opened = (await room.type(HOST, channel, f"{game} new"))["message"]
    assert pressable(opened, "join"), opened["content"]


def pressables(messages: list[Json]) -> list[tuple[Json, str]]:
    """List every button and select of these messages by its custom_id."""
    found: list[tuple[Json, Any]] = [
        (message, button.get("custom_id")) for message in messages for button in buttons(message)
    ]
    return [(message, custom_id) for message, custom_id in found if custom_id]
