"""A second process of the bot beside the playground's own, on the same database."""

import asyncio
import contextlib
import os
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import aiohttp

from deploy.playground.tokens import PLAYGROUND_TOKEN
from tests.kit.playground_client import Playground
from tests.kit.playground_process import UNHURRIED
from tests.kit.wire_evening import eventually

SOCKET = "health.sock"


class Second:
    """The other process, which tells on a socket whether it has anything left to do."""

    def __init__(self, socket: Path) -> None:
        self._socket = socket
        self.disturbed = False
        """Requests of its own were lost on the way, so it has something to complain of."""

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


@contextlib.asynccontextmanager
async def second_process(playground: Playground, url: str, tmp_path: Path) -> AsyncIterator[Second]:
    """Run another bot beside the playground's own, and see that it ends well."""
    running = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "bot",
        env={
            **os.environ,
            **UNHURRIED,
            "DISCORD_TOKEN": PLAYGROUND_TOKEN,
            "TALLYHO_DISCORD_URL": playground.url,
            "DATABASE_URL": url,
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
    assert second.disturbed or "unexpected" not in said.decode(), said.decode()
    assert "failed" not in said.decode()
