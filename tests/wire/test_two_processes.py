"""Two processes of the bot at once, as during a deployment: both hear everything, and nothing is doubled."""

import asyncio
import os
import sys
from collections import Counter
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from deploy.playground.tokens import PLAYGROUND_TOKEN
from tests.playground_client import Playground
from tests.wire.evening import Evening, eventually, standings_in

NAMES = ("Léa", "Tom", "Camille")
READY = "ready"


@pytest.fixture
async def doubled(playground: Playground, tmp_path: Path) -> AsyncIterator[Playground]:
    """Give a playground with a second process of the bot on the same database."""
    await playground.rate_limits(on=False)
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
    yield playground
    second.terminate()
    _, said = await second.communicate()
    assert second.returncode == 0
    assert "unexpected" not in said.decode()
    assert "failed" not in said.decode()


async def test_two_processes_neither_post_nor_count_anything_twice(doubled: Playground) -> None:
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


async def test_the_old_process_ends_and_the_new_one_goes_on(doubled: Playground) -> None:
    evening = await Evening.open(doubled, *NAMES)
    await evening.seat_all(first="Léa", options="rounds:3")
    await evening.type("Léa", "bet tricks:1")
    await doubled.bot("stop")
    for name in NAMES[1:]:
        await evening.type(name, "bet tricks:1")
    await evening.revealed(1)
    assert len([m for m in await evening.public() if "Yo-ho-ho" in m["content"]]) == 1
