"""What it costs: statements sent to the database, for what happens most often."""

import sys
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from random import Random

import pytest
from sqlalchemy import Engine, event

from bot.tables import use_cases
from bot.tables.following import replayed
from bot.tables.importing import Brought, lobby_of, played_sheet
from bot.tables.kinds import RecordKind
from bot.tables.model import Act, Place
from bot.tables.records import Record
from rules.contract import Back, Left, Setup
from rules.games import game
from rules.points.entries import Points
from tests.kit.table_evening import CHANNEL, GUILD, Evening

HERE = Place(guild=GUILD, channel=CHANNEL, locale="en")
CONTROL = ("BEGIN", "PRAGMA")


@pytest.fixture
def sent() -> Iterator[list[str]]:
    """Return every statement that is sent, but for the beginning of transactions."""
    statements: list[str] = []

    def note(*told: object) -> None:
        statement = str(told[2])
        if not statement.startswith(CONTROL):
            statements.append(statement)

    event.listen(Engine, "before_cursor_execute", note)
    yield statements
    event.remove(Engine, "before_cursor_execute", note)


async def test_a_table_is_read_with_two_questions(evening: Evening, sent: list[str]) -> None:
    table = await evening.begun()
    await evening.round(table, Points, (1, 2, 3))
    sent.clear()
    await evening.tables.get(table)
    assert len(sent) == 2
    sent.clear()
    await evening.tables.at(CHANNEL)
    assert len(sent) == 3


async def test_a_part_is_given_with_five_statements(evening: Evening, sent: list[str]) -> None:
    table = await evening.begun()
    sent.clear()
    await evening.tables.change(evening.act(2), table, use_cases.give, Points(1))
    assert [statement.split()[0] for statement in sent] == ["SELECT", "SELECT", "INSERT", "INSERT", "UPDATE"]


async def test_the_last_part_scores_with_eight(evening: Evening, sent: list[str]) -> None:
    table = await evening.begun()
    for user in (1, 2):
        await evening.tables.change(evening.act(user), table, use_cases.give, Points(1))
    sent.clear()
    await evening.tables.change(evening.act(3), table, use_cases.give, Points(1))
    assert len(sent) <= 8


def calls_of(act: Callable[[], object]) -> int:
    """Count the functions that are called meanwhile."""
    counted = 0

    def count(_frame: object, event: str, _argument: object) -> None:
        nonlocal counted
        counted += event in ("call", "c_call")

    sys.setprofile(count)
    try:
        act()
    finally:
        sys.setprofile(None)
    return counted


@pytest.mark.parametrize("way", ["replayed from its log", "imported"])
def test_twice_as_long_a_log_costs_twice_as_much(way: str) -> None:
    points = game("points")
    setup = Setup(seats=3, first=0, options=points.read_options({}))
    now = datetime(2026, 1, 1, tzinfo=UTC)
    act = Act(interaction=1, user=1, name="A")
    entries = [entry for _ in range(200) for entry in (Left(2), Back(2))]
    records = [
        Record(seq=seq, kind=RecordKind.ENTRY, concerns=None, entry=entry, seat=None, by=0, at=now)
        for seq, entry in enumerate(entries, start=1)
    ]

    def played(length: int) -> None:
        if way == "imported":
            brought = Brought(
                game="points", names=("A", "B", "C"), options={}, first=0, entries=tuple(entries[:length])
            )
            row, chairs = lobby_of(act, HERE, brought, now)
            played_sheet(act, row, chairs, brought.entries, Random(1))
        else:
            replayed(points, setup, {}, tuple(records[:length]))

    assert calls_of(lambda: played(400)) < 2.2 * calls_of(lambda: played(200))
