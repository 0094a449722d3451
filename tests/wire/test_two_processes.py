"""Two processes of the bot at once, as during a deployment: both hear everything, and nothing is doubled."""

import asyncio
import contextlib
import os
import sys
from collections import Counter
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from deploy.playground.tokens import PLAYGROUND_TOKEN
from tests.playground_client import Playground, client, process
from tests.wire.evening import Evening, eventually, standings_in

NAMES = ("Léa", "Tom", "Camille")
READY = "ready"


@pytest.fixture
async def doubled(tmp_path: Path) -> AsyncIterator[Playground]:
    """Give a playground of one's own with a second process of the bot on the same database."""
    with process("--database", str(tmp_path / "bot.sqlite3")) as running:
        async with client(running.url()) as playground:
            await playground.rate_limits(on=False)
            async with second_process(playground, tmp_path):
                yield playground


@contextlib.asynccontextmanager
async def second_process(playground: Playground, tmp_path: Path) -> AsyncIterator[None]:
    """Run another bot beside the playground's own, and see that it ends well."""
    second = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "bot",
        env={
            **os.environ,
            "DISCORD_TOKEN": PLAYGROUND_TOKEN,
            "TALLYHO_DISCORD_URL": playground.url,
            "DATABASE_URL": f"sqlite+aiosqlite:///{tmp_path / 'bot.sqlite3'}",
            "TALLYHO_ALIVE_FILE": str(tmp_path / READY),
        },
        stderr=asyncio.subprocess.PIPE,
    )

    async def ready() -> bool:
        return (tmp_path / READY).exists()

    await eventually(ready, "the second process", patience=40)
    yield
    second.terminate()
    _, said = await second.communicate()
    assert second.returncode == 0
    assert "unexpected" not in said.decode()
    assert "failed" not in said.decode()


async def test_two_processes_double_nothing_and_the_new_one_goes_on_alone(doubled: Playground) -> None:
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
    await asyncio.sleep(1.5)  # whatever would still come twice
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
