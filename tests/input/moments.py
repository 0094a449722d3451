"""Tables at every moment of every game over the wire, and the check that one still works.

Each is opened in a channel of its own; what it is by now is read from the bot's own database.
"""

from dataclasses import dataclass
from typing import Any, Final

from bot.tables import Tables
from bot.tables.model import Table
from tests.kit.playground_client import Json, Playground
from tests.kit.wire_evening import buttons, pressable

HOST: Final = "Léa"
TOM: Final = "Tom"
ODD: Final = "\N{RIGHT-TO-LEFT OVERRIDE}*Camille* `x` @everyone 👨‍👩‍👧‍👦"
"""A player whom Discord lets be called so: at most 32 characters."""
SEATED: Final = (HOST, TOM, ODD)
MODERATOR: Final = "Zoé"
PASSERBY: Final = "Hugo"
EVERYBODY: Final = (*SEATED, MODERATOR, PASSERBY)
FRENCH: Final = frozenset({TOM, MODERATOR})

Typed = tuple[str, str]
"""Who types, and what after the name of the game."""


@dataclass(frozen=True, slots=True, kw_only=True, repr=False)
class Moment:
    """How a table comes to a moment of a game, and what can be entered then."""

    game: str
    name: str
    opened: str = "new"
    typed: tuple[Typed, ...] = ()
    next: Typed

    def __repr__(self) -> str:
        return f"{self.game}, {self.name}"


def all_type(*verbs: str) -> tuple[Typed, ...]:
    """Let those who are seated type something each, in their order."""
    return tuple(zip(SEATED, verbs, strict=True))


BEGIN: Final[Typed] = (HOST, "begin")
REMATCH: Final[Typed] = (HOST, "rematch")
ONE_AND_ONE: Final = "new rounds:2,1 loot:True"
BETS: Final = (BEGIN, *all_type("bet tricks:1", "bet tricks:0", "bet tricks:2"))
TRICKS: Final = (*BETS, *all_type("result tricks:1", "result tricks:1", "result tricks:0"))
LOOT: Final = (*BETS, *all_type("result tricks:1 loot_with:Tom", "result tricks:1", "result tricks:0"))
LAST_BETS: Final = (*TRICKS, *all_type("bet tricks:1", "bet tricks:0", "bet tricks:0"))
LAST_TRICKS: Final = (*LAST_BETS, *all_type("result tricks:1", "result tricks:0", "result tricks:0"))
COUNTED: Final = (BEGIN, *all_type("score points:5", "score points:10", "score points:7"))
FINISHED: Final = (BEGIN, *all_type("score points:5 finisher:True", "score points:10", "score points:7"))
FINISHED_TWICE: Final = (
    *FINISHED,
    *all_type("score points:5 finisher:True", "score points:60", "score points:7"),
)
WON: Final = (HOST, "won challenger:Léa bid:3")

MOMENTS: Final = (
    Moment(game="skullking", name="lobby", opened=ONE_AND_ONE, next=BEGIN),
    Moment(game="skullking", name="bets", opened=ONE_AND_ONE, typed=BETS[:2], next=(TOM, "bet tricks:1")),
    Moment(game="skullking", name="tricks", opened=ONE_AND_ONE, typed=BETS, next=(TOM, "result tricks:1")),
    Moment(game="skullking", name="Loot", opened=ONE_AND_ONE, typed=LOOT, next=(HOST, "result tricks:2")),
    Moment(game="skullking", name="next bets", opened=ONE_AND_ONE, typed=TRICKS, next=(TOM, "bet tricks:1")),
    Moment(
        game="skullking",
        name="held correction",
        opened=ONE_AND_ONE,
        typed=(*TRICKS, (HOST, "correct round:1 player:Léa tricks:2")),
        next=(TOM, "bet tricks:1"),
    ),
    Moment(game="skullking", name="over", opened=ONE_AND_ONE, typed=LAST_TRICKS, next=REMATCH),
    Moment(game="skyjo", name="lobby", next=BEGIN),
    Moment(game="skyjo", name="scores", typed=COUNTED[:2], next=(TOM, "score points:3")),
    Moment(game="skyjo", name="no finisher", typed=COUNTED, next=(TOM, "score points:3 finisher:True")),
    Moment(game="skyjo", name="next scores", typed=FINISHED, next=(TOM, "score points:3")),
    Moment(game="skyjo", name="over", opened="new threshold:50", typed=FINISHED_TWICE, next=REMATCH),
    Moment(game="skull", name="lobby", next=BEGIN),
    Moment(game="skull", name="challenge", typed=(BEGIN,), next=WON),
    Moment(game="skull", name="next challenge", typed=(BEGIN, WON), next=(TOM, "won challenger:Tom bid:2")),
    Moment(game="skull", name="over", typed=(BEGIN, WON, WON), next=REMATCH),
    Moment(game="points", name="lobby", next=BEGIN),
    Moment(game="points", name="scores", typed=COUNTED[:2], next=(TOM, "score points:3")),
    Moment(game="points", name="next scores", typed=COUNTED, next=(TOM, "score points:3")),
    Moment(game="points", name="over", opened="new rounds:1", typed=COUNTED, next=REMATCH),
)  # fmt: skip


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
