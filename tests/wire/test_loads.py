"""How often a table is read and replayed until somebody has an answer: that is what an answer costs."""

import json
from collections.abc import AsyncIterator, Iterator

import pytest

from tests.kit.playground_client import Json, Playground, client, process
from tests.kit.wire_evening import Evening, eventually

NAMES = ("Léa", "Tom", "Camille")


@pytest.fixture(scope="module")
def talkative_url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder = tmp_path_factory.mktemp("loads")
    settings = {"LOG_LEVEL": "debug", "LOG_FORMAT": "json"}
    with process("--database", str(folder / "bot.sqlite3"), **settings) as running:
        yield running.url()


@pytest.fixture
async def talkative(talkative_url: str) -> AsyncIterator[Playground]:
    """Return a playground whose bot says what each answer took."""
    async with client(talkative_url) as connected:
        await connected.rate_limits(on=False)
        yield connected


async def answered(playground: Playground, since: int) -> list[int]:
    """List how many tables were read for each answer since this line of the log."""

    async def look() -> list[int] | None:
        lines = [json.loads(line[line.index("{") :]) for line in await playground.log(since) if "{" in line]
        return [line["loads"] for line in lines if line["event"] == "answered"] or None

    return await eventually(look, "an answer in the log")


async def pressed(evening: Evening, who: str, message: Json, action: str, *args: object) -> int:
    """Press, and return how often a table was read for the answer."""
    since = len(await evening.playground.log())
    await evening.press(who, message, action, *args)
    (loads,) = await answered(evening.playground, since)
    return loads


async def typed(evening: Evening, who: str, text: str) -> int:
    """Type a command, and return how often a table was read for the answer."""
    since = len(await evening.playground.log())
    await evening.type(who, text)
    (loads,) = await answered(evening.playground, since)
    return loads


async def test_a_press_reads_its_table_once(talkative: Playground) -> None:
    evening = await Evening.open(talkative, *NAMES)
    board = await evening.seat_all(first="Léa", options="rounds:2,2")
    panel = (await evening.press("Tom", board, "mine"))["message"]
    prompt = await evening.prompt("Camille")
    counted = {
        "panel": await pressed(evening, "Léa", board, "mine"),
        "bet by button": await pressed(evening, "Tom", panel, "bet", 1, 1),
        "bet by direct message": await pressed(evening, "Camille", prompt, "bet", 2, 0),
        "bet that is the last one, typed": await typed(evening, "Léa", "bet tricks:1"),
    }
    await evening.revealed(1)
    for name, tricks in zip(NAMES, (1, 1, 0), strict=True):
        await evening.type(name, f"result tricks:{tricks}")
    counted["standings"] = await pressed(evening, "Tom", await evening.offering("scores"), "scores")
    counted["standings, typed"] = await typed(evening, "Tom", "scores")
    assert counted == {
        "panel": 1,
        "bet by button": 1,
        "bet by direct message": 1,
        "bet that is the last one, typed": 1,
        "standings": 1,
        "standings, typed": 1,
    }
