"""How fast the whole bot answers over the wire, beside a bot that only answers: the ceiling.

Both are unmodified discord.py, each in its own playground, asked in turn by one person at a time.
"""

import asyncio
import sys
from contextlib import AsyncExitStack
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from tests.bench.measure import Act, side_by_side
from tests.kit.playground_client import Playground, client
from tests.kit.playground_process import process

CEILING_BOT: Final = Path(__file__).parents[1] / "playground" / "sample_bot.py"
ROUNDS: Final = 5
TIMES: Final = 60


async def measure() -> dict[str, float]:
    """Change a bid, and look at the standings, against an answer that costs nothing."""
    async with AsyncExitStack() as stack:
        folder = stack.enter_context(TemporaryDirectory())
        plain = stack.enter_context(process("--serve-only")).url()
        ceiling_bot = await asyncio.create_subprocess_exec(
            sys.executable, str(CEILING_BOT), plain, stderr=asyncio.subprocess.DEVNULL
        )
        stack.push_async_callback(ceiling_bot.wait)
        stack.callback(ceiling_bot.terminate)
        whole = stack.enter_context(process("--database", f"{folder}/bench.sqlite3")).url()
        ceiling = await stack.enter_async_context(client(plain))
        tallyho = await stack.enter_async_context(client(whole))
        answering = await _ceiling(ceiling)
        figures: dict[str, float] = {}
        for name, act in (await _evening(tallyho)).items():
            rate, most, ratio = await side_by_side(act, answering, rounds=ROUNDS, times=TIMES)
            figures[f"{name}_per_s"] = round(rate)
            figures[f"ceiling_beside_{name}_per_s"] = round(most)
            figures[f"{name}_share_of_ceiling"] = round(ratio, 3)
        return figures


async def _ceiling(playground: Playground) -> Act:
    while (await playground.status())["bot"] != "ready":
        await asyncio.sleep(0.1)
    await playground.rate_limits(on=False)
    person, channel = await playground.person("Zoé"), await playground.channel("bench")

    async def answer() -> None:
        reaction = await playground.type(person, channel, "/try colour colour:red")
        assert reaction["outcome"] == "message", reaction

    return answer


async def _evening(playground: Playground) -> dict[str, Act]:
    await playground.rate_limits(on=False)
    people = [await playground.person(name) for name in ("Zoé", "Hugo", "Iris")]
    channel = await playground.channel("bench")
    host = people[0]
    for person, text in zip(people, ("new", "join", "join"), strict=True):
        await playground.type(person, channel, f"/skullking {text}")
    await playground.type(host, channel, "/skullking begin")

    async def typed(text: str) -> None:
        reaction = await playground.type(host, channel, text)
        assert reaction["outcome"] == "message", reaction

    bids = iter(range(10**9))
    return {
        "bids": lambda: typed(f"/skullking bet tricks:{next(bids) % 2}"),
        "standings": lambda: typed("/skullking scores"),
    }
