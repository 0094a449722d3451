"""A start costs nothing for what already shows what it should, however many tables there are."""

import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path

import pytest

from bot.store.store import Store
from bot.tables import Tables, use_cases
from bot.tables.kinds import MessageKind
from bot.tables.model import Act, Place, Table
from bot.tables.outbox import Noted
from bot.tables.view import view
from bot.texts import words
from bot.ui.boards.lobby import lobby
from bot.ui.kit.marks import LOBBY, board_mark, with_mark
from bot.ui.kit.send import fingerprint
from bot.ui.looks import look_of
from tests.kit.databases import sqlite_url
from tests.kit.playground_client import Playground
from tests.kit.wire_evening import Evening
from tests.wire.requests_of_a_start import GREETINGS, started

MANY = 1_000
SEATED = 3
CHANNEL = 10**17
GONE = 10**16
"""A server that the bot was removed from."""


@asynccontextmanager
async def stored(file: Path) -> AsyncIterator[Tables]:
    store = await Store.open(sqlite_url(file))
    yield Tables(store)
    await store.close()


async def opened(tables: Tables, guild: int, number: int) -> Table:
    """Have a table open in a channel of its own: every other one in its lobby."""
    place = Place(guild=guild, channel=CHANNEL + number, locale="en-US")

    def act(user: int, what: int) -> Act:
        return Act(interaction=CHANNEL + number * 10 + what, user=user, name=f"P{user}")

    table = (await tables.open(act(1, 0), place, "skyjo", {})).after
    if number % 2:
        for user in range(2, SEATED + 1):
            await tables.change(act(user, user), table.id, use_cases.join)
        table = (await tables.change(act(1, 1), table.id, use_cases.begin)).after
    return table


def shown(table: Table) -> Noted:
    said, own = words("en-US"), look_of(table)
    if table.ask is None:
        kind, key, drawn = (
            MessageKind.LOBBY,
            0,
            with_mark(lobby(view(table, None), own, said), LOBBY, table, said),
        )
    else:
        board = own.board(view(table, None), said, unreachable=frozenset())
        kind, key, drawn = MessageKind.BOARD, table.moment, with_mark(board, board_mark(table), table, said)
    channel = table.place.channel
    return Noted(
        table=table.id, kind=kind, key=key, channel=channel, message=channel + 1, shows=fingerprint(drawn)
    )


@pytest.mark.thorough
async def test_a_start_with_a_thousand_unchanged_tables_asks_discord_nothing(
    playground: Playground, tmp_path: Path
) -> None:
    evening = await Evening.open(playground, "Léa", "Tom")
    await evening.seat_all(first="Léa", options="rounds:1,1")
    await evening.type("Léa", "bet tricks:1")
    await evening.prompt("Tom")
    await playground.settle()
    before = [await evening.public(), [await playground.dms(p) for p in evening.people.values()]]
    await playground.bot("stop")
    guild = int((await playground.guild())["id"])
    async with stored(tmp_path / "bot.sqlite3") as tables:
        for number in range(MANY):
            await tables.outbox.note(shown(await opened(tables, guild, number)))
    calls = await started(playground)
    assert {call["path"] for call in calls} <= GREETINGS, calls
    assert before == [await evening.public(), [await playground.dms(p) for p in evening.people.values()]]


@pytest.mark.thorough
async def test_nothing_is_asked_of_a_server_that_the_bot_is_not_in(
    playground: Playground, tmp_path: Path
) -> None:
    await playground.bot("stop")
    async with stored(tmp_path / "bot.sqlite3") as tables:
        for number in range(SEATED):
            await opened(tables, GONE, number)  # no lobby or board of it stands
    assert {call["path"] for call in await started(playground)} <= GREETINGS
    await playground.gateway("drop")
    since = (await playground.calls())[-1]["n"]
    await playground.settle()
    assert {call["path"] for call in await playground.calls(since)} <= GREETINGS


@pytest.mark.thorough
async def test_commands_are_told_where_they_are_others_and_keep_their_mentions(
    playground: Playground, tmp_path: Path
) -> None:
    evening = await Evening.open(playground, "Léa")

    async def help_() -> str:
        return str((await playground.type(evening.people["Léa"], evening.channel, "/tally help"))["message"])

    told = await help_()
    assert "</skullking new:" in told
    await playground.bot("stop")
    assert "PUT" not in {call["method"] for call in await started(playground)}
    assert (await help_()).count("</") == told.count("</")
    await playground.bot("stop")
    with closing(sqlite3.connect(tmp_path / "bot.sqlite3")) as connection:
        connection.execute("UPDATE commands SET looks = 'others'")
        connection.commit()
    assert [call["method"] for call in await started(playground) if "commands" in call["path"]] == ["PUT"]
