"""How long `python -m bot score` and `trick` take to answer, beside a Python that does nothing."""

import asyncio
import json
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from tests.bench.measure import side_by_side

SHEET: Final = {
    "game": "skullking",
    "players": ["Léa", "Tom", "Camille"],
    "played": [{"bids": {"Léa": 1, "Tom": 0, "Camille": 0}, "tricks": {"Léa": 1, "Tom": 0, "Camille": 0}}],
}
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
    return figures


async def _run(*arguments: str) -> None:
    process = await asyncio.create_subprocess_exec(
        sys.executable, *arguments, stdout=asyncio.subprocess.DEVNULL
    )
    if await process.wait():
        raise RuntimeError(f"python {' '.join(arguments)} failed")
