"""When something cannot be looked up, that is what is said: nothing was to be saved."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.kit.playground_client import Json, client, process
from tests.kit.spoilt_database import spoil
from tests.kit.wire_evening import Evening, pressable

READINGS = ("scores", "why", "need", "bet")
"""Commands that look something up at a table."""


@pytest.fixture
async def with_file(tmp_path: Path) -> AsyncIterator[tuple[Evening, Path]]:
    """Return an evening on a database of its own, and the database's file."""
    file = tmp_path / "bot.sqlite3"
    with process("--database", str(file)) as running:
        async with client(running.url()) as playground:
            yield await Evening.open(playground, "Léa", "Tom"), file


def looked_up(answer: Json) -> str:
    """Return what was said of something that could not be looked up."""
    message = answer["message"]
    assert message["ephemeral"]
    content = str(message["content"])
    assert "save" not in content, content
    assert "Nothing was changed" in content
    return content


async def test_a_table_that_cannot_be_understood_is_not_said_to_be_unsaved(
    with_file: tuple[Evening, Path],
) -> None:
    evening, file = with_file
    await evening.seat_all(first="Léa", options="rounds:3,3")
    await evening.type("Léa", "bet tricks:1")
    await evening.type("Tom", "bet tricks:2")
    await evening.playground.settle()
    board = await evening.declaring(1)
    spoil(file, "UPDATE tables SET options = '{'")
    for verb in READINGS:
        assert looked_up(await evening.type("Tom", verb)), verb
    for action in ("mine", "menu", "rules", "help"):
        custom_id = pressable(board, action) or ""
        pressed = await evening.playground.click(
            evening.people["Tom"], board, custom_id=custom_id, forge=True
        )
        looked_up(pressed)
    completed = await evening.playground.type(
        evening.people["Tom"], evening.channel, command="skullking why", options={"player": "t"},
        focused="player",
    )  # fmt: skip
    assert completed["choices"] == []
    spoil(file, "UPDATE tables SET options = '{}'")
    assert "Your bet" not in (await evening.type("Tom", "scores"))["message"]["content"]


async def test_a_database_that_is_no_more_is_said_to_be_unreadable_by_who_reads(
    with_file: tuple[Evening, Path],
) -> None:
    evening, file = with_file
    await evening.seat_all(first="Léa", options="rounds:3,3")
    await evening.playground.settle()
    spoil(file, "ALTER TABLE seats RENAME TO chairs")
    for verb in READINGS:
        assert "code " in looked_up(await evening.type("Tom", verb)), verb
    answer = await evening.playground.type(evening.people["Tom"], evening.channel, "/tally export")
    looked_up(answer)
    spoil(file, "ALTER TABLE chairs RENAME TO seats")
    assert "Your bet: 1" in (await evening.type("Tom", "bet tricks:1"))["message"]["content"]


async def test_what_could_not_be_saved_is_said_to_be_unsaved(with_file: tuple[Evening, Path]) -> None:
    evening, file = with_file
    await evening.seat_all(first="Léa", options="rounds:3,3")
    await evening.playground.settle()
    spoil(file, "CREATE TRIGGER no BEFORE INSERT ON drafts BEGIN SELECT RAISE(ABORT, 'no'); END")
    said = (await evening.type("Tom", "bet tricks:1"))["message"]["content"]
    assert "could not save" in said
    assert "othing changed" in said
