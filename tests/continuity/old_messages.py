"""A recorded playground with the present bot in it, and what its people press there."""

import re
from collections import Counter
from dataclasses import dataclass
from typing import Any

from bot.tables import Tables
from bot.tables.kinds import MessageKind
from bot.tables.model import Status, Table
from bot.texts import LOCALES, words
from rules.contract import TABLE
from rules.points.entries import Points
from rules.skull.entries import Won
from rules.skullking.entries import Bid, Declaration
from rules.skyjo.entries import Finisher, Total
from tests.continuity.play_on import MOST, Move, next_move
from tests.continuity.recording import Recording, pressables
from tests.kit.playground_client import Json, Playground
from tests.kit.wire_evening import eventually
from tests.kit.wire_other_games import field_ids

MARK = re.compile(r"^@(?:board\.\d+|\d+\.|lobby)")
ANSWERED = ("message", "update", "modal")
CODE = re.compile(r"\bcode [A-Z2-9]{4}\b")
UNKNOWN = tuple(words(locale)("tabletop-button-changed", link="") for locale in LOCALES)
"""What is said, before the board's link, of a button that this version does not know."""
SILENT = "Camille"
"""Who takes no direct messages."""


@dataclass(frozen=True, slots=True)
class Visit:
    """A recording, a playground that holds it, and its tables as they are now."""

    recording: Recording
    playground: Playground
    tables: Tables

    async def table(self, name: str) -> Table:
        """Read a table as it is now."""
        return await self.tables.get(self.recording.tables[name]["table"])

    async def public(self, name: str) -> list[Json]:
        """List what everybody sees in a table's channel."""
        seen = await self.playground.messages(self.recording.tables[name]["channel"])
        return [message for message in seen if not message["ephemeral"]]

    async def taken_up(self) -> None:
        """Wait until everything that was owed when the bot was killed is done."""
        await eventually(self._is_taken_up, "what was owed", patience=60)

    async def _is_taken_up(self) -> bool:
        if await self.tables.outbox.due_posts():
            return False
        for table in [await self.tables.get(number) for number in await self.tables.live()]:
            is_lobby = table.status is Status.LOBBY
            kind, key = (MessageKind.LOBBY, 0) if is_lobby else (MessageKind.BOARD, table.moment)
            if await self.tables.outbox.noted(table.id, kind, key) is None or not await self._is_prompted(
                table
            ):
                return False
        return True

    async def _is_prompted(self, table: Table) -> bool:
        """Return whether everybody who is asked for a bet has a direct message that takes it."""
        if table.ask is None or not table.ask.hidden or table.game.name != "skullking":
            return True
        people = [table.chairs[seat] for seat in table.ask.seats if table.chairs[seat].user is not None]
        for chair in people:
            if chair.name != SILENT and not await self.prompts(str(chair.user), table):
                return False
        return True

    async def prompts(self, person: str, table: Table) -> list[Json]:
        """List somebody's direct messages that take a bet for what this table asks now."""
        start = f"th:bet:{table.id}:{table.moment}:"
        return [
            message
            for message in await self.playground.dms(person)
            if any(button["custom_id"].startswith(start) for button in pressables(message))
        ]

    async def press(self, person: str, message: Json, part: Json) -> Json:
        """Press a button, or choose the first option of a select; it must be answered in words."""
        values = [part["options"][0]["value"]] if part.get("options") else None
        answer = await self.playground.click(person, message, custom_id=part["custom_id"], values=values)
        check(answer, part["custom_id"])
        return answer


def check(answer: Json, what: str) -> None:
    """Fail where an act was not answered, or by a sentence for what nobody expects."""
    assert answer["outcome"] in ANSWERED, (what, answer)
    if answer["message"] is not None:
        content = answer["message"]["content"]
        assert not CODE.search(content), (what, content)
        assert not content.startswith(UNKNOWN), (what, content)


def marks(messages: list[Json]) -> Counter[str]:
    """Count the marks by which the bot knows its boards and posts again."""
    return Counter(
        arg
        for message in messages
        for button in pressables(message)
        for arg in button["custom_id"].split(":")
        if MARK.match(arg)
    )


def doubled(found: Counter[str]) -> dict[str, int]:
    """Return the marks that stand more than once."""
    return {mark: times for mark, times in found.items() if times > 1}


async def play_on(visit: Visit, name: str) -> None:
    """Play a table to its end: the first act by a button that was there, the rest by commands."""
    table = await visit.table(name)
    if table.status is Status.LOBBY:
        await _press_first(visit, name, table, ("begin",), str(table.host))
    else:
        await _enter_by_button(visit, name, table, next_move(table))
    for _ in range(MOST):
        table = await visit.table(name)
        if not table.live:
            return
        await _type(visit, name, table, next_move(table))
    raise AssertionError(f"{name} does not end")


async def _type(visit: Visit, name: str, table: Table, move: Move) -> None:
    """Enter a part by command."""
    person, speaks = _speaker(table, move)
    options: dict[str, object]
    match move.part:
        case Bid(tricks=tricks):
            verb, options = "bet", {"tricks": tricks}
        case Declaration(tricks=tricks):
            verb, options = "result", {"tricks": tricks}
        case Total(points=points, finisher=finisher):
            verb, options = "score", {"points": points, **({"finisher": True} if finisher else {})}
        case Points(points=points):
            verb, options = "score", {"points": points}
        case Won(challenger=seat):
            verb, options = "won", {"challenger": table.names[seat]}
        case part:
            raise AssertionError(f"no command enters {part}")
    channel = visit.recording.tables[name]["channel"]
    answer = await visit.playground.type(
        person, channel, command=f"{table.game.name} {verb}", options={**options, **speaks}
    )
    check(answer, verb)


async def _enter_by_button(visit: Visit, name: str, table: Table, move: Move) -> None:
    """Enter a part by the buttons of messages that stand there."""
    person, _ = _speaker(table, move)
    match move.part:
        case Bid(tricks=tricks):
            await _press_first(visit, name, table, ("bet", move.seat, tricks), person)
        case Declaration(took_loot=(player, *_)):
            await _press_first(visit, name, table, ("loot", move.seat, player), person)
        case Declaration(tricks=tricks):
            await _press_first(visit, name, table, ("tricks", move.seat, tricks), person)
        case Finisher(seat=seat):
            await _press_first(visit, name, table, ("closed", seat), person)
        case Total() | Points():
            opened = await _press_first(visit, name, table, ("total",), person)
            await _fill_in(visit, person, opened, move.part)
        case Won(challenger=seat):
            asked = await _press_first(visit, name, table, ("won",), person)
            told = await visit.press(person, asked["message"], _part(asked["message"], table, "won", seat))
            await visit.press(person, told["message"], _part(told["message"], table, "won", seat, "-"))
        case part:
            raise AssertionError(f"no button enters {part}")


async def _fill_in(visit: Visit, person: str, opened: Json, part: Total | Points) -> None:
    ids = field_ids(opened["modal"])
    fields: dict[str, Any] = {ids["points"]: str(part.points)}
    if isinstance(part, Total):
        fields[ids["closed"]] = ["closed"] if part.finisher else []
    check(await visit.playground.submit_fields(person, opened, fields), "points")


async def _press_first(
    visit: Visit, name: str, table: Table, wanted: tuple[object, ...], person: str
) -> Json:
    """Press the first button like this that the person sees: in direct messages, else in the channel."""
    for message in await _seen(visit, name, person):
        part = _part(message, table, *wanted, missing=True)
        if part:
            return await visit.press(person, message, part)
    return await _press_in_panel(visit, name, table, wanted, person)


async def _press_in_panel(
    visit: Visit, name: str, table: Table, wanted: tuple[object, ...], person: str
) -> Json:
    """Open the own panel from the board, a guest's by one step more, and press there."""
    for message in await visit.public(name):
        mine = _part(message, table, "mine", missing=True)
        if not mine:
            continue
        panel = (await visit.press(person, message, mine))["message"]
        seat = _part(panel, table, "seat", *wanted[1:2], missing=True)
        if seat:
            panel = (await visit.press(person, panel, seat))["message"]
        return await visit.press(person, panel, _part(panel, table, *wanted))
    raise AssertionError(f"nothing in {name} leads to {wanted}")


async def _seen(visit: Visit, name: str, person: str) -> list[Json]:
    here = await visit.playground.messages(visit.recording.tables[name]["channel"], person)
    return [*await visit.playground.dms(person), *here]


def _part(message: Json, table: Table, *wanted: object, missing: bool = False) -> Json:
    """Find an enabled button of a table's moment; an empty object where there is `missing` none."""
    action, *args = map(str, wanted)
    start = ":".join(("th", action, str(table.id), str(table.moment), *args))
    for part in pressables(message):
        if part["custom_id"] == start or part["custom_id"].startswith(f"{start}:"):
            return part
    assert missing, (start, [part["custom_id"] for part in pressables(message)])
    return {}


def _speaker(table: Table, move: Move) -> tuple[str, dict[str, str]]:
    """Return who enters a part, and the option that names a guest."""
    user = None if move.seat == TABLE else table.chairs[move.seat].user
    if user is not None:
        return str(user), {}
    return str(table.host), {} if move.seat == TABLE else {"player": table.names[move.seat]}
