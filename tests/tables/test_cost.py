"""What it costs: statements sent to the database, for what happens most often."""

from collections.abc import Iterator

import pytest
from sqlalchemy import Engine, event

from rules.points.entries import Points
from tests.tables.evening import CHANNEL, Evening

CONTROL = ("BEGIN", "PRAGMA")


@pytest.fixture
def sent() -> Iterator[list[str]]:
    """Give every statement that is sent, but for the beginning of transactions."""
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
    await evening.tables.give(evening.act(2), table, Points(1))
    assert [statement.split()[0] for statement in sent] == ["SELECT", "SELECT", "INSERT", "INSERT", "UPDATE"]


async def test_the_last_part_scores_with_eight(evening: Evening, sent: list[str]) -> None:
    table = await evening.begun()
    for user in (1, 2):
        await evening.tables.give(evening.act(user), table, Points(1))
    sent.clear()
    await evening.tables.give(evening.act(3), table, Points(1))
    assert len(sent) <= 8
