"""A busy evening under Discord's rate limits: the bot is refused next to nothing."""

import asyncio
import time
from collections import Counter
from pathlib import Path

import pytest

from bot.ui.courier.pace import Pace
from tests.kit.playground_client import Playground, client, process
from tests.kit.wire_evening import Evening

TOO_MANY = 429
UNCOUNTED = ("/api/v10/interactions/", "/api/v10/webhooks/")
FEWEST = 20
"""Requests: three at the start; for each table a board, four channels of direct messages and four prompts."""
TABLES = 6
NAMES = ("Léa", "Tom", "Camille", "Nico")
ROUNDS = 3
PER_TABLE = 5
"""Refused requests that a table may cost in an evening: where several set out on a route of its channel
before the first answer told the limit. Discord bars for ten thousand of them in ten minutes."""


async def played(playground: Playground, number: int) -> None:
    """Play a whole game as fast as the bot answers, everybody at once."""
    evening = await Evening.open(playground, *NAMES, name=f"table-{number}")
    await evening.seat_all(first="Léa", options=f"rounds:{','.join('1' * ROUNDS)}")
    for round_ in range(1, ROUNDS + 1):
        await evening.board(round_)
        await asyncio.gather(*(evening.type(name, f"bet tricks:{int(name == 'Tom')}") for name in NAMES))
        await evening.revealed(round_)
        await asyncio.gather(*(evening.type(name, f"result tricks:{int(name == 'Tom')}") for name in NAMES))
    await evening.offering("rematch")


async def asked(playground: Playground, number: int) -> None:
    """Begin a game, and wait until everybody is asked for a bet."""
    evening = await Evening.open(playground, *NAMES, name=f"table-{number}")
    await evening.seat_all(first="Léa", options="rounds:1")
    for name in NAMES:
        await evening.prompt(name)


@pytest.mark.thorough
async def test_a_busy_evening_is_refused_next_to_nothing(tmp_path: Path) -> None:
    true = str(Pace().requests)
    database = str(tmp_path / "bot.sqlite3")
    with process("--database", database, TALLYHO_REQUESTS_PER_SECOND=true) as running:
        async with client(running.url()) as playground:
            await asyncio.gather(*(played(playground, number) for number in range(TABLES)))
            await playground.settle()
            calls = await playground.calls()
    refused = Counter(f"{call['method']} {call['path']}" for call in calls if call["status"] == TOO_MANY)
    assert refused.total() <= TABLES * PER_TABLE, (len(calls), refused)


@pytest.mark.thorough
async def test_every_request_waits_for_its_turn(tmp_path: Path) -> None:
    """One a second: so many requests have taken that many seconds, however fast the machine."""
    database = str(tmp_path / "bot.sqlite3")
    began = time.monotonic()
    with process("--database", database, TALLYHO_REQUESTS_PER_SECOND="1") as running:
        async with client(running.url()) as playground:
            await asyncio.gather(*(asked(playground, number) for number in range(2)))
            calls = await playground.calls()
            took = time.monotonic() - began
    counted = [call for call in calls if not call["path"].startswith(UNCOUNTED)]
    assert len(counted) >= FEWEST
    assert took >= len(counted) - 1
