"""A disk that is full, a database that is locked: said in words, nothing half done, and play goes on."""

import asyncio
import contextlib
import json
import os
import resource
import sqlite3
import subprocess
import sys
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.kit.bot_process import ANY_TOKEN, PATIENCE, bare, ended
from tests.kit.playground_client import Json, Playground, client, process
from tests.kit.wire_evening import Evening, eventually, pressable

BAD = 400
SMALL = "2m"
TINY = "64k"
LIMIT = 8192
"""Bytes of the largest file, where the limit is on files: a database of ours is larger."""


@contextlib.contextmanager
def small_disk(folder: Path, size: str) -> Iterator[Path]:
    """Return a real file system of this size; skip where none can be mounted."""
    disk = folder / "disk"
    disk.mkdir()
    mounted = subprocess.run(
        ["mount", "-t", "tmpfs", "-o", f"size={size}", "tmpfs", str(disk)], capture_output=True, check=False
    )
    if mounted.returncode != 0:
        pytest.skip("no file system can be mounted here (that takes root)")
    try:
        yield disk
    finally:
        subprocess.run(["umount", "-l", str(disk)], check=True)


def fill(disk: Path) -> Path:
    """Leave no room at all."""
    filler = disk / "filler"
    with filler.open("wb", buffering=0) as file, contextlib.suppress(OSError):
        while file.write(b"0" * 4096):
            pass
    return filler


@pytest.fixture
async def on_a_small_disk(tmp_path: Path) -> AsyncIterator[tuple[Playground, Path]]:
    """Return a playground whose bot's database is on a disk of its own."""
    with (
        small_disk(tmp_path, SMALL) as disk,
        process("--database", f"sqlite+aiosqlite:///{disk / 'bot.sqlite3'}") as running,
    ):
        async with client(running.url()) as playground:
            await playground.rate_limits(on=False)
            yield playground, disk


async def test_a_disk_full_in_mid_play_is_told_and_nothing_is_half_done(
    on_a_small_disk: tuple[Playground, Path],
) -> None:
    playground, disk = on_a_small_disk
    evening = await betting(playground)
    await evening.prompt("Tom")
    await evening.type("Léa", "bet tricks:1")
    await evening.posted("Waiting for Tom.")
    filler = fill(disk)
    for _ in range(12):  # what SQLite had already reserved may still take some
        told = (await evening.type("Tom", "bet tricks:2"))["message"]["content"]
        if "could not save" in told:
            break
        await evening.type("Tom", "undo")
    assert "nothing changed" in told
    assert not [m for m in await evening.public() if "Yo-ho-ho" in m["content"]]
    filler.unlink()
    await evening.type("Tom", "bet tricks:2")
    assert "Léa 1, Tom 2" in (await evening.revealed(1))["content"]
    assert "Traceback" not in "\n".join(await playground.log())


@pytest.fixture
async def on_a_known_file(tmp_path: Path) -> AsyncIterator[tuple[Playground, Path]]:
    """Return a playground of one's own, and the file of its bot's database."""
    file = tmp_path / "bot.sqlite3"
    true = {"TALLYHO_DEFER_AFTER": "1.5", "TALLYHO_LOCK_SECONDS": "5"}
    with process("--database", str(file), **true) as running:
        async with client(running.url()) as playground:
            yield playground, file


async def betting(playground: Playground) -> Evening:
    """Seat two people who are asked for bets on three cards, twice."""
    evening = await Evening.open(playground, "Léa", "Tom")
    await evening.seat_all(first="Léa", options="rounds:3,3")
    return evening


@contextlib.asynccontextmanager
async def locked(playground: Playground, file: Path) -> AsyncIterator[None]:
    """Lock the bot's database until the block ends and the bot has asked Discord for more time."""
    before = (await playground.calls())[-1]["n"]
    with contextlib.closing(sqlite3.connect(file, isolation_level=None)) as holder:
        holder.execute("BEGIN IMMEDIATE")
        yield

        async def deferred() -> bool:
            return any(call["path"].endswith("/callback") for call in await playground.calls(before))

        await eventually(deferred, "an answer that is deferred")
        holder.execute("ROLLBACK")


@pytest.mark.thorough
async def test_a_lock_is_waited_for_and_one_that_lasts_is_told(
    on_a_known_file: tuple[Playground, Path],
) -> None:
    playground, file = on_a_known_file
    evening = await betting(playground)
    async with locked(playground, file):
        asked = asyncio.create_task(evening.type("Léa", "bet tricks:1"))
    assert "Your bet: 1" in (await asked)["message"]["content"]
    await evening.posted("Waiting for Tom.")
    await playground.settle()
    with contextlib.closing(sqlite3.connect(file, isolation_level=None)) as holder:
        holder.execute("BEGIN IMMEDIATE")
        told = await evening.type("Tom", "bet tricks:2")
        assert "could not save" in told["message"]["content"]
        assert told["message"]["ephemeral"]
        holder.execute("ROLLBACK")
    await evening.type("Tom", "bet tricks:2")
    assert "Léa 1, Tom 2" in (await evening.revealed(1))["content"]


@pytest.mark.thorough
async def test_a_deferral_that_nobody_waits_for_any_more_is_one_calm_line(
    on_a_known_file: tuple[Playground, Path],
) -> None:
    playground, file = on_a_known_file
    evening = await betting(playground)
    await playground.settle()
    await playground.fault("/callback$", method="POST", status=404, code=10062, times=2)
    async with locked(playground, file):
        asked = asyncio.create_task(evening.type("Léa", "bet tricks:1"))
    assert (await asked)["outcome"] == "none"
    await playground.settle()
    said = "\n".join(await playground.log())
    assert "deferral_lost" in said
    assert "never retrieved" not in said
    assert "Traceback" not in said


@pytest.mark.thorough
async def test_what_is_said_to_everyone_is_so_though_it_comes_late(
    on_a_known_file: tuple[Playground, Path],
) -> None:
    playground, file = on_a_known_file
    evening = await Evening.open(playground, "Léa", "Tom")
    sheet = {"game": "points", "players": ["Léa", "Tom"], "options": {"rounds": 1}, "played": []}

    async def late(*, acts: Callable[[], Coroutine[Any, Any, Json]]) -> Json:
        """Return the answer to what somebody does while the database is locked; everyone sees it, once."""
        await playground.settle()
        async with locked(playground, file):
            asked = asyncio.create_task(acts())
        message: Json = (await asked)["message"]
        await playground.settle()
        public = [m for m in await playground.messages(evening.channel) if m["content"] == message["content"]]
        assert [m["id"] for m in public] == [message["id"]]
        assert not message["ephemeral"]
        return message

    files = {"sheet.json": json.dumps(sheet).encode()}
    brought = await late(
        acts=lambda: playground.type(evening.people["Léa"], evening.channel, "/tally import", files=files)
    )
    assert "Léa brought a game" in brought["content"]
    refused_from = (await playground.calls())[-1]["n"]
    async with locked(playground, file):
        refused = asyncio.create_task(evening.type("Tom", "new"))
    await refused
    await playground.settle()
    seen = await playground.messages(evening.channel, evening.people["Tom"])
    told = next(m for m in seen if "already" in m["content"])
    assert told["ephemeral"]
    assert [c["status"] for c in await playground.calls(refused_from) if c["status"] >= BAD] == []
    asked = await playground.type(evening.people["Léa"], evening.channel, "/points end")
    await evening.press("Léa", asked["message"], "endyes")
    lobby = await late(acts=lambda: evening.type("Léa", "new rounds:1"))
    await evening.press("Tom", lobby, "join")
    await evening.press("Léa", lobby, "begin")
    await evening.board(1)
    for verb in ("bet", "result"):
        await evening.type("Léa", f"{verb} tricks:1")
        await evening.type("Tom", f"{verb} tricks:0")
    final = await evening.posted("is over")
    again = await late(acts=lambda: evening.press("Tom", final, "rematch"))
    assert pressable(again, "begin")
    await evening.press("Tom", again, "leave")
    await evening.press("Léa", again, "leave")
    assert pressable(await late(acts=lambda: evening.type("Léa", "rematch")), "begin")


async def test_a_full_disk_at_the_start_is_one_sentence(tmp_path: Path) -> None:
    with small_disk(tmp_path, TINY) as disk:
        database = f"sqlite+aiosqlite:///{disk / 'bot.sqlite3'}"
        status, _, said = await ended(tmp_path, **ANY_TOKEN, DATABASE_URL=database)
        assert status == 1
        assert said.count("\n") == 1
        assert "is full. Make room" in said
        (disk / "bot.sqlite3").unlink(missing_ok=True)


@pytest.mark.skipif(sys.platform != "linux", reason="the limit is set as Linux has it")
async def test_a_limit_on_files_at_the_start_is_one_sentence(tmp_path: Path) -> None:
    database = f"sqlite+aiosqlite:///{tmp_path / 'bot.sqlite3'}"
    running = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "bot",
        cwd=tmp_path,
        env=bare(**ANY_TOKEN, DATABASE_URL=database),
        stderr=asyncio.subprocess.PIPE,
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (LIMIT, LIMIT)),
    )
    _, err = await asyncio.wait_for(running.communicate(), PATIENCE)
    assert running.returncode == 1
    assert err.decode().count(os.linesep) == 1
    assert "does not answer as it should" in err.decode()
