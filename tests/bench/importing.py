"""How long other tables wait while the largest allowed score sheet is imported, beside the same without it.

The goal is 0.2 s. Over the wire: a bet at one table after the other, and the import into another channel.
"""

import asyncio
import json
import statistics
import time
from contextlib import AsyncExitStack
from tempfile import TemporaryDirectory
from typing import Final

from tests.kit.playground_client import Json, Playground, client
from tests.kit.playground_process import process

ROUNDS: Final = 100
PLAYERS: Final = 12
LARGEST: Final = 128 * 1024
TIMES: Final = 5


def largest() -> bytes:
    """Write the sheet with most entries: in each round ten of the twelve come back, and leave again."""
    names = [f"Player {seat}" for seat in range(PLAYERS)]
    stay, go = names[:2], names[2:]
    rounds: list[Json] = [{"scores": dict.fromkeys(names, 1)}]
    rounds += [{"scores": dict.fromkeys(stay, 1), "back": go, "left": go} for _ in range(ROUNDS - 1)]
    del rounds[1]["back"]
    content = json.dumps({"game": "points", "players": names, "played": rounds}).encode()
    assert len(content) <= LARGEST  # spaces change nothing of what there is to do
    return content + b" " * (LARGEST - len(content))


async def measure() -> dict[str, float]:
    """Bet again and again at one table, with and without an import in another channel."""
    async with AsyncExitStack() as stack:
        folder = stack.enter_context(TemporaryDirectory())
        url = stack.enter_context(process("--database", f"{folder}/bench.sqlite3")).url()
        playground = await stack.enter_async_context(client(url))
        await playground.rate_limits(on=False)
        people = [await playground.person(name) for name in ("Zoé", "Hugo")]
        channel = await playground.channel("table")
        for person, text in zip((*people, people[0]), ("new", "join", "begin"), strict=True):
            await playground.type(person, channel, f"/skullking {text}")
        alone, beside, imports = [], [], []
        for _ in range(TIMES):
            alone.append(await _longest_wait(playground, people[0], channel, asyncio.sleep(1)))
            begun = time.perf_counter()
            beside.append(await _longest_wait(playground, people[0], channel, _import(playground, people[1])))
            imports.append(time.perf_counter() - begun)
    return {
        "longest_wait_s": round(max(beside), 3),
        "longest_wait_without_import_s": round(max(alone), 3),
        "import_s": round(statistics.median(imports), 3),
        "goal_s": 0.2,
    }


async def _import(playground: Playground, person: Json) -> None:
    answer = await playground.type(
        person, await playground.channel("sheet"), "/tally import", files={"sheet.json": largest()}
    )
    assert not answer["message"]["ephemeral"], answer


async def _longest_wait(playground: Playground, person: Json, channel: Json, meanwhile: object) -> float:
    """Bet until the other thing is done; give the longest time in seconds that an answer took."""
    other = asyncio.ensure_future(meanwhile)  # type: ignore[call-overload]  # a coroutine of any kind
    waits: list[float] = []
    while not other.done():
        answer = await playground.type(person, channel, f"/skullking bet tricks:{len(waits) % 2}")
        waits.append(answer["ms"] / 1000)
    await other
    return max(waits)
