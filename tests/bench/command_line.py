"""How long `python -m bot score` and `trick` take, beside a Python that does nothing; large files."""

import asyncio
import json
import statistics
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from bot.__main__ import DONE, REFUSED
from tests.bench.measure import rate, side_by_side
from tests.kit.large_files import KINDS

SHEET: Final = {
    "game": "skullking",
    "players": ["Léa", "Tom", "Camille"],
    "played": [{"bids": {"Léa": 1, "Tom": 0, "Camille": 0}, "tricks": {"Léa": 1, "Tom": 0, "Camille": 0}}],
}
LARGE: Final = 10_000_000
"""Bytes."""
GOAL: Final = 2.0
"""Seconds for the whole process."""
TRICK: Final = {"plays": [["Léa", "yellow 14"], ["Tom", "pirate"], ["Nico", "skull king"]]}


async def measure() -> dict[str, float]:
    """Run each command as a whole process, in turn with an empty one."""
    figures: dict[str, float] = {}
    with TemporaryDirectory() as folder:
        for verb, content in (("score", SHEET), ("trick", TRICK)):
            file = Path(folder, f"{verb}.json")
            file.write_text(json.dumps(content), "utf-8")

            async def answered(verb: str = verb, file: Path = file) -> None:
                await _run("-m", "bot", verb, str(file), "--json")

            async def nothing() -> None:
                await _run("-c", "pass")

            per_second, _, ratio = await side_by_side(answered, nothing, rounds=7, times=1)
            figures[f"{verb}_ms"] = round(1000 / per_second)
            figures[f"{verb}_times_an_empty_python"] = round(1 / ratio, 1)
        figures |= await _large_files(Path(folder, "large.json"))
    return figures


async def _large_files(file: Path) -> dict[str, float]:
    """Answer or refuse a large file of every kind of repetition; the goal is two seconds for each."""
    figures: dict[str, float] = {}
    for kind, made in KINDS.items():
        file.write_bytes(made(LARGE))
        per_second = [await rate(lambda: _run("-m", "bot", "score", str(file)), 1) for _ in range(3)]
        figures[f"score_10_mb_of_{kind}_s"] = round(1 / statistics.median(per_second), 2)
    figures["score_10_mb_slowest_s"] = max(figures.values())
    figures["score_10_mb_goal_s"] = GOAL
    return figures


async def _run(*arguments: str) -> None:
    process = await asyncio.create_subprocess_exec(
        sys.executable, *arguments, stdout=asyncio.subprocess.DEVNULL, stderr=asyncio.subprocess.DEVNULL
    )
    if await process.wait() not in (DONE, REFUSED):
        raise RuntimeError(f"python {' '.join(arguments)} failed")
