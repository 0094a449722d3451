"""Every button that an earlier version left can be pressed, and its press is answered."""

from collections.abc import Iterator
from dataclasses import dataclass

import pytest

from bot.tables.model import Table
from bot.ui.kit.message import Press
from tests.continuity.old_messages import Visit
from tests.continuity.recording import Recording, cases, pressables
from tests.kit.playground_client import Json, Refused

# A press may replace the private message that it stands in: what is gone by then cannot be pressed.
LOOKS = ("scores", "why", "whyof", "rules", "help", "mine", "order", "menu", "options", "bonuses", "hosting")
OPENS = ("total", "grid", "guest", "addseat", "giveseat", "deal", "correct", "need", "all", "end")
"""Presses that change nothing."""
PARTS = ("bet", "shot", "tricks", "lost", "loot", "closed", "unbet", "won", "failed")
SEATS = ("move", "first", "join", "askseat", "takeseat", "accept", "claim", "here", "hostto")
LAST = ("stand", "share", "redo", "drop", "undo", "reopen", "leave", "leaveyes", "remove", "begin", "rematch")
"""Presses that take a board away: they come last, in this order, whenever they were made for."""
ORDER = (*LOOKS, *OPENS, *SEATS, *PARTS, *LAST)
GONE = ("There is no ", "This is disabled.")
"""What the playground says of a button that is not there (any more)."""


@dataclass(frozen=True, slots=True)
class Old:
    """A button as it was recorded, and who may press it."""

    person: str
    message: str
    part: Json
    press: Press


@pytest.mark.thorough
@cases(new=True)
async def test_every_old_button_is_answered(visit: Visit, name: str) -> None:
    table = await visit.table(name)
    before = len(await visit.playground.log())
    left = sorted(old_buttons(visit.recording, table), key=lambda old: _turn(table, old))
    pressed = [old for old in left if await _pressed(visit, old)]
    assert pressed
    said = "\n".join((await visit.playground.log())[before:])
    assert "unexpected" not in said
    assert "failed" not in said


async def _pressed(visit: Visit, old: Old) -> bool:
    """Press a button, which must be answered; tell whether it was still there."""
    try:
        await visit.press(old.person, {"id": old.message}, old.part)
    except Refused as refused:
        if not str(refused).startswith(GONE):
            raise
        return False
    return True


def old_buttons(recording: Recording, table: Table) -> Iterator[Old]:
    """Return the buttons of a table, each with somebody who sees it; public ones with the host.

    Of what has passed one of each kind in a message is enough: all are answered in the same way.
    """
    world = recording.world()
    members = {person["id"] for person in world["people"] if person["member"]}
    known: set[tuple[str, str]] = set()
    for channel in world["channels"]:
        for message in channel["messages"]:
            person = message["audience"] or channel["recipient"] or str(table.host)
            for part in pressables(message["data"]) if person in members else ():
                press = Press.read(part["custom_id"])
                assert press is not None, part
                passed = press.moment != table.moment
                kind = (message["data"]["id"], press.action) if passed else (person, part["custom_id"])
                if press.table == table.id and kind not in known:
                    known.add(kind)
                    yield Old(person, message["data"]["id"], part, press)


def _turn(table: Table, old: Old) -> tuple[bool, bool, int]:
    """Let what ends something come last, what has passed first."""
    return old.press.action in LAST, old.press.moment == table.moment, ORDER.index(old.press.action)
