"""The bot as a process of its own, with what it prints."""

import asyncio
import os
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]

PATIENCE = 60.0

ANY_TOKEN = {"DISCORD_TOKEN": "x"}


def bare(**settings: str) -> dict[str, str]:
    """Return an environment without any setting of ours, then these."""
    ours = ("DISCORD_TOKEN", "DATABASE_URL", "TALLYHO_DISCORD_URL", "TALLYHO_ALIVE_FILE", "LOG_LEVEL")
    kept = {name: value for name, value in os.environ.items() if name not in ours}
    return {**kept, "LC_ALL": "C.UTF-8", "PYTHONPATH": str(ROOT), **settings}


async def started(folder: Path, *arguments: str, **settings: str) -> asyncio.subprocess.Process:
    return await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "bot",
        *arguments,
        cwd=folder,
        env=bare(**settings),
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )


async def ended(folder: Path, *arguments: str, **settings: str) -> tuple[int, str, str]:
    """Run the bot to its end: exit status, what it printed, what it complained of."""
    running = await started(folder, *arguments, **settings)
    out, err = await asyncio.wait_for(running.communicate(), PATIENCE)
    assert running.returncode is not None
    assert "Traceback" not in err.decode()
    return running.returncode, out.decode(), err.decode()
