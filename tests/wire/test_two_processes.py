"""Two processes of the bot at once, as during a deployment: both hear everything, and nothing is doubled."""

import asyncio
import contextlib
import os
import sys
from collections import Counter
from collections.abc import AsyncIterator
from pathlib import Path

import aiohttp
import pytest

from deploy.playground.tokens import PLAYGROUND_TOKEN
from tests.playground_client import Playground, client, process
from tests.wire.evening import Evening, eventually, standings_in

NAMES = ("Léa", "Tom", "Camille")
SOCKET = "health.sock"


class Second:
    """The other process, which tells on a socket whether it has anything left to do."""

    def __init__(self, socket: Path) -> None:
        self._socket = socket

    async def rests(self) -> bool:
        """Wait until it has nothing to do; False where it is not there yet."""
        connector = aiohttp.UnixConnector(str(self._socket))
        with contextlib.suppress(aiohttp.ClientError):
            async with (
                aiohttp.ClientSession(connector=connector) as session,
                session.get("http://bot/idle") as answer,
            ):
                return answer.ok
        return False

    async def settle(self) -> None:
        """Wait until it has nothing to do."""
        assert await self.rests()


@pytest.fixture
async def two(tmp_path: Path) -> AsyncIterator[tuple[Playground, Second]]:
    """Give a playground of one's own with a second process of the bot on the same database."""
    with process("--database", str(tmp_path / "bot.sqlite3")) as running:
        async with client(running.url()) as playground:
            await playground.rate_limits(on=False)
            async with second_process(playground, tmp_path) as second:
                yield playground, second


@contextlib.asynccontextmanager
async def second_process(playground: Playground, tmp_path: Path) -> AsyncIterator[Second]:
    """Run another bot beside the playground's own, and see that it ends well."""
    running = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "bot",
        env={
            **os.environ,
            "DISCORD_TOKEN": PLAYGROUND_TOKEN,
            "TALLYHO_DISCORD_URL": playground.url,
            "DATABASE_URL": f"sqlite+aiosqlite:///{tmp_path / 'bot.sqlite3'}",
            "TALLYHO_HEALTH_SOCKET": str(tmp_path / SOCKET),
        },
        stderr=asyncio.subprocess.PIPE,
    )
    second = Second(tmp_path / SOCKET)
    await eventually(second.rests, "the second process", patience=40)
    yield second
    running.terminate()
    _, said = await running.communicate()
    assert running.returncode == 0
    assert "unexpected" not in said.decode()
    assert "failed" not in said.decode()


async def test_two_processes_double_nothing_and_the_new_one_goes_on_alone(
    two: tuple[Playground, Second],
) -> None:
    doubled, second = two
    evening = await Evening.open(doubled, *NAMES)
    lobby = (await evening.type("Léa", "new rounds:3,2"))["message"]
    for name in NAMES[1:]:
        await evening.press(name, lobby, "join")
    await evening.press("Léa", lobby, "begin")
    await evening.board(1)
    for seat, name in enumerate(NAMES):
        await evening.press(name, await evening.prompt(name), "bet", seat, 1)
    await evening.revealed(1)
    await asyncio.gather(*(evening.type(name, "result tricks:1") for name in NAMES))
    await evening.board(2)
    await asyncio.gather(*(evening.type(name, "bet tricks:0") for name in NAMES))
    await evening.revealed(2)
    for name, tricks in zip(NAMES, (1, 1, 0), strict=True):
        await evening.type(name, f"result tricks:{tricks}")

    async def over() -> bool:
        return any(m["attachments"] for m in await evening.public())

    await eventually(over, "the final leaderboard", patience=30)
    await evening.type("Léa", "undo")
    await evening.posted("Léa undid")
    await asyncio.gather(doubled.settle(), second.settle())  # whatever would still come twice
    counted = Counter(message["content"] for message in await evening.public())
    assert [content for content, times in counted.items() if times > 1 and "closed" not in content] == []
    assert len([c for c in counted if "Yo-ho-ho" in c]) == 2
    assert standings_in((await evening.type("Tom", "scores"))["message"]) == {
        "Léa": 20,
        "Tom": 20,
        "Camille": 20,
    }
    for name in NAMES:
        told = Counter(m["content"] for m in await doubled.dms(evening.people[name]))
        assert max(told.values()) == 1, told

    await doubled.bot("stop")
    again = await Evening.open(doubled, *NAMES)
    await again.seat_all(first="Léa", options="rounds:3")
    for name in NAMES:
        await again.type(name, "bet tricks:1")
    await again.revealed(1)
