"""A table that cannot be read, damaged or of a later version: told at every door, and closed."""

import contextlib
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.kit.playground_client import Json, Playground, client, process
from tests.kit.wire_evening import Evening, eventually, pressable

NAMES = ("Léa", "Tom", "Zoé")
CANNOT_READ = "I cannot read this table"
DAMAGES = {
    "a game of a later version": "UPDATE tables SET game = 'canasta' WHERE id = ?",
    "an entry": """UPDATE entries SET body = '{"Later":{}}' WHERE "table" = ? AND seq = 1""",
}
DOORS = (
    *("/skullking new", "/skullking join", "/skullking end", "/skullking scores", "/skullking why"),
    *("/skullking undo", "/skullking bet tricks:1", "/skullking rematch", "/skullking correct round:1"),
    *("/skyjo new", "/points join", "/tally table", "/tally help", "/tally export"),
)


@pytest.fixture
async def on_a_known_file(tmp_path: Path) -> AsyncIterator[tuple[Playground, Path]]:
    """Return a playground of one's own, and the file of its bot's database."""
    file = tmp_path / "bot.sqlite3"
    with process("--database", str(file)) as running:
        async with client(running.url()) as playground:
            await playground.rate_limits(on=False)
            yield playground, file


def run(file: Path, *statements: tuple[str, tuple[int, ...]]) -> list[int]:
    """Run statements on the bot's database behind its back; give how many rows each changed."""
    with contextlib.closing(sqlite3.connect(file, timeout=5)) as connection, connection:
        return [connection.execute(statement, values).rowcount for statement, values in statements]


async def in_round_two(playground: Playground, name: str) -> tuple[Evening, int, Json]:
    """Play a round, and let Tom bet for the second one; give the evening, its table and Léa's prompt."""
    evening = await Evening.open(playground, *NAMES, name=name)
    await evening.seat_all(first="Léa", options="rounds:5,5")
    for who, tricks in zip(NAMES, (2, 1, 2), strict=True):
        await evening.type(who, f"bet tricks:{tricks}")
    await evening.revealed(1)
    for who, tricks in zip(NAMES, (2, 1, 2), strict=True):
        await evening.type(who, f"result tricks:{tricks}")
    board = await evening.board(2)
    await evening.type("Tom", "bet tricks:1")
    await playground.settle()
    prompt = await evening.prompt("Léa")
    custom_id = pressable(board, "mine")
    assert custom_id is not None
    return evening, int(custom_id.split(":")[2]), prompt


async def test_every_door_tells_it_in_words_and_the_host_closes_it(
    on_a_known_file: tuple[Playground, Path],
) -> None:
    playground, file = on_a_known_file
    for damage, statement in DAMAGES.items():
        evening, table, prompt = await in_round_two(playground, damage.replace(" ", "-"))
        assert run(file, (statement, (table,)))[0] >= 1, damage

        async def told(who: str, text: str, evening: Evening = evening) -> Json:
            answer = await playground.type(evening.people[who], evening.channel, text)
            message: Json = answer["message"]
            assert message["ephemeral"], text
            return message

        for door in DOORS:
            said = await told("Tom", door)
            assert CANNOT_READ in said["content"], (damage, door, said["content"])
        pressed = await evening.press("Léa", prompt, "bet", 0)
        assert CANNOT_READ in pressed["message"]["content"], damage
        offered = await playground.type(
            evening.people["Tom"],
            evening.channel,
            command="skullking bet",
            options={"player": "l"},
            focused="player",
        )
        assert offered["choices"] == [], damage
        assert "history" not in (await told("Tom", "/tally history"))["content"]
        assert (await told("Tom", "/tally dm wanted:True"))["content"]
        refused = await evening.press("Tom", said, "endyes")
        assert "Léa" in refused["message"]["content"], damage
        closed = await evening.press("Léa", await told("Léa", "/skullking end"), "endyes")
        assert "closed" in closed["message"]["content"], damage
        await playground.settle()
        assert not [m for m in await evening.public() if pressable(m, "mine")], damage
        opened = await evening.type("Tom", "new")
        assert not opened["message"]["ephemeral"], damage
    assert "Traceback" not in "\n".join(await playground.log())


async def test_a_moderator_closes_it_and_who_sits_there_is_forgotten_all_the_same(
    on_a_known_file: tuple[Playground, Path],
) -> None:
    playground, file = on_a_known_file
    evening, table, _ = await in_round_two(playground, "table")
    max_ = await playground.person("Max", moderator=True)
    run(file, (DAMAGES["an entry"], (table,)))
    for who in ("Léa", "Tom"):
        said = await playground.type(evening.people[who], evening.channel, "/tally forget-me")
        assert "gone" in said["message"]["content"]
    with contextlib.closing(sqlite3.connect(file)) as connection:
        known = connection.execute("SELECT user FROM seats WHERE user IS NOT NULL").fetchall()
        assert known == [(int(evening.people["Zoé"]["id"]),)]
        assert connection.execute("SELECT host FROM tables").fetchall() == [(None,)]
    refused = await playground.type(max_, evening.channel, "/skullking new")
    button = pressable(refused["message"], "endyes")
    closed = await playground.click(max_, refused["message"], custom_id=button)
    assert "closed" in closed["message"]["content"]


@pytest.mark.thorough
async def test_the_other_tables_are_taken_up_after_a_start_though_one_cannot_be_read(
    on_a_known_file: tuple[Playground, Path],
) -> None:
    playground, file = on_a_known_file
    _, table, _ = await in_round_two(playground, "bad")
    good, _, _ = await in_round_two(playground, "good")
    await playground.fault(r"/channels/\d+/messages$", method="POST", drop=True, times=1_000)
    for who in ("Léa", "Zoé"):
        await good.type(who, "bet tricks:1")
    await playground.bot("kill")
    await playground.no_faults()
    run(file, (DAMAGES["an entry"], (table,)))
    await playground.bot("start")
    await playground.settle()
    assert len([m for m in await good.public() if "Yo-ho-ho! Round 2" in m["content"]]) == 1


@pytest.mark.thorough
async def test_a_database_that_is_away_as_the_bot_gets_ready_is_waited_for(
    on_a_known_file: tuple[Playground, Path],
) -> None:
    playground, file = on_a_known_file
    evening, _, _ = await in_round_two(playground, "table")
    await playground.fault(r"/channels/\d+/messages$", method="POST", drop=True, times=1_000)
    for who in ("Léa", "Zoé"):
        await evening.type(who, "bet tricks:1")
    await playground.bot("kill")
    await playground.no_faults()
    run(file, ("ALTER TABLE posts RENAME TO away", ()))
    await playground.bot("start")

    async def tried() -> bool:
        return any("start_waits" in line for line in await playground.log())

    await eventually(tried, "a first attempt in vain")
    run(file, ("ALTER TABLE away RENAME TO posts", ()))
    await playground.settle()
    assert len([m for m in await evening.public() if "Yo-ho-ho! Round 2" in m["content"]]) == 1
