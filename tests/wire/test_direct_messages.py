"""Direct messages: each person's by itself, only to who sat down, opened slowly, and easily stopped."""

import pytest

from tests.playground_client import Json, Playground
from tests.wire.evening import Evening, eventually, pressable

NAMES = ("Léa", "Tom", "Camille")
NEVER = 3_000.0
"""Seconds to wait that no test waits."""


async def seated(playground: Playground, options: str = "rounds:2,2") -> Evening:
    evening = await Evening.open(playground, *NAMES)
    await evening.seat_all(first="Léa", options=options)
    return evening


async def newest(evening: Evening, who: str) -> Json:
    return (await evening.playground.dms(evening.people[who]))[-1]


async def prompted(evening: Evening) -> dict[str, Json]:
    return {name: await evening.prompt(name) for name in NAMES}


async def bet(evening: Evening, round_: int = 1) -> None:
    for name in NAMES:
        await evening.type(name, "bet tricks:1")
    await evening.revealed(round_)


async def shows(evening: Evening, who: str, action: str) -> None:
    async def look() -> bool:
        return pressable(await newest(evening, who), action) is not None

    await eventually(look, f"“{action}” in {who}'s direct message")


@pytest.mark.parametrize("method", ["PATCH", "POST"])
async def test_nobody_waits_for_another_ones_direct_message(playground: Playground, method: str) -> None:
    evening = await seated(playground)
    prompts = await prompted(evening)
    toms = await playground.dm_channel(evening.people["Tom"])
    await playground.fault(
        rf"/channels/{toms}/messages", method=method, status=429, retry_after=NEVER, times=1
    )
    await bet(evening)
    await shows(evening, "Léa", "tricks")
    await shows(evening, "Camille", "tricks")
    if method == "PATCH":
        assert pressable(await newest(evening, "Tom"), "bet"), "Tom's message is held up"
    for name, tricks in (("Léa", 1), ("Tom", 1), ("Camille", 0)):
        await evening.type(name, f"result tricks:{tricks}")
    await evening.board(2)
    for name in ("Léa", "Camille"):
        await shows(evening, name, "bet")
        closed = next(m for m in await playground.dms(evening.people[name]) if m["id"] == prompts[name]["id"])
        assert pressable(closed, "tricks") is None
    await bet(evening, 2)
    for name in ("Léa", "Camille"):
        await shows(evening, name, "tricks")
    assert [m["id"] for m in await playground.dms(evening.people["Tom"])] == [prompts["Tom"]["id"]]
