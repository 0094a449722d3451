"""The doctor as a process of its own, at a playground."""

import asyncio
import contextlib
import json
import os
import sys
from collections.abc import AsyncIterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tests.kit.playground_client import Json, Playground

ROOT = Path(__file__).resolve().parents[2]
PATIENCE = 540.0
OURS = ("DISCORD_TOKEN", "DATABASE_URL", "TALLYHO_DISCORD_URL", "TALLYHO_DISCORD_OPENAPI", "LOG_LEVEL")


@dataclass(frozen=True)
class Said:
    """What the doctor came to."""

    status: int
    out: str
    err: str

    @property
    def lines(self) -> list[str]:
        """Return what it printed, line by line."""
        return self.out.splitlines()

    @property
    def report(self) -> Json:
        """Read what it printed with --json."""
        report: Json = json.loads(self.out)
        return report

    @property
    def found(self) -> dict[str, list[tuple[str, Any, Any]]]:
        """Return the differences of each check that has some: what, expected, came."""
        return {
            check["check"]: [(each["what"], each["expected"], each["came"]) for each in check["differences"]]
            for check in self.report["checks"]
            if check["differences"]
        }

    @property
    def untried(self) -> dict[str, str]:
        """Return why checks were not tried."""
        checks = self.report["checks"]
        return {check["check"]: check["reason"] for check in checks if check["outcome"] == "untried"}


@contextlib.asynccontextmanager
async def begun(
    playground: Playground, channel: Json | str, *arguments: str, **settings: str
) -> AsyncIterator[asyncio.subprocess.Process]:
    """Start the doctor; a test that fails leaves it not running."""
    kept = {name: value for name, value in os.environ.items() if name not in OURS}
    given = {"LC_ALL": "C.UTF-8", "DISCORD_TOKEN": "x", "TALLYHO_DISCORD_URL": playground.url, **settings}
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "bot", "doctor"),
        channel if isinstance(channel, str) else channel["id"],
        *arguments,
        cwd=ROOT,
        env={**kept, **given},
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )
    try:
        yield process
    finally:
        if process.returncode is None:
            process.kill()
            await process.communicate()


async def ended(process: asyncio.subprocess.Process) -> Said:
    """Wait until it has ended."""
    out, err = await asyncio.wait_for(process.communicate(), PATIENCE)
    assert process.returncode is not None
    said = Said(process.returncode, out.decode(), err.decode())
    assert "Traceback" not in said.err
    return said


async def examined(playground: Playground, channel: Json | str, *arguments: str, **settings: str) -> Said:
    """Run the doctor to its end."""
    async with begun(playground, channel, *arguments, **settings) as process:
        return await ended(process)
