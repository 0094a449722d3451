"""Two processes of the bot at once, as during a deployment: both hear everything, and nothing is doubled."""

import asyncio
import os
from collections import Counter
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.kit.databases import database, postgres, url
from tests.kit.playground_client import Playground, client, process
from tests.kit.second_bot import Second, second_process
from tests.kit.wire_evening import Evening, buttons, eventually, pressable, standings_in
from tests.wire.killed_evening import evenings

__all__ = ["database", "postgres", "url"]

pytestmark = pytest.mark.thorough

NAMES = ("Léa", "Tom", "Camille")
SELDOM = 31
"""Requests from one kill to the next."""


def kills() -> list[tuple[int, str]]:
    """List at which request one of two is first killed, and whether it is carried out."""
    every = [(first, when) for first in (1, 2, 3, 4, 5) for when in ("before", "after")]
    return every if os.environ.get("TALLYHO_EVERY_KILL") else [(2, "before")]


@pytest.fixture
async def two(url: str, tmp_path: Path) -> AsyncIterator[tuple[Playground, Second]]:
    """Return a playground of one's own with a second process of the bot on the same database."""
    with process("--database", url) as running:
        async with client(running.url()) as playground:
            await playground.rate_limits(on=False)
            async with second_process(playground, url, tmp_path) as second:
                yield playground, second


async def test_two_processes_double_nothing_and_the_new_one_goes_on_alone(
    two: tuple[Playground, Second],
) -> None:
    doubled, second = two
    evening = await Evening.open(doubled, *NAMES)
    lobby = (await evening.type("Léa", "new rounds:3,2"))["message"]
    for name in NAMES[1:]:
        await evening.press(name, lobby, "join")
    await evening.press("Léa", lobby, "begin")
    await evening.board(1)
    for seat, name in enumerate(NAMES):
        await evening.press(name, await evening.prompt(name), "bet", seat, 1)
    await evening.revealed(1)
    await asyncio.gather(*(evening.type(name, "result tricks:1") for name in NAMES))
    await evening.board(2)
    await asyncio.gather(*(evening.type(name, "bet tricks:0") for name in NAMES))
    await evening.revealed(2)
    for name, tricks in zip(NAMES, (1, 1, 0), strict=True):
        await evening.type(name, f"result tricks:{tricks}")

    async def over() -> bool:
        return any(m["attachments"] for m in await evening.public())

    await eventually(over, "the final leaderboard", patience=30)
    await evening.type("Léa", "undo")
    await evening.posted("Léa undid")
    await asyncio.gather(doubled.settle(), second.settle())  # whatever would still come twice
    counted = Counter(message["content"] for message in await evening.public())
    assert [content for content, times in counted.items() if times > 1 and "closed" not in content] == []
    assert len([c for c in counted if "Yo-ho-ho" in c]) == 2
    assert standings_in((await evening.type("Tom", "scores"))["message"]) == {
        "Léa": 20,
        "Tom": 20,
        "Camille": 20,
    }
    for name in NAMES:
        told = Counter(m["content"] for m in await doubled.dms(evening.people[name]))
        assert max(told.values()) == 1, told

    await doubled.bot("stop")
    again = await Evening.open(doubled, *NAMES)
    await again.seat_all(first="Léa", options="rounds:3")
    for name in NAMES:
        await again.type(name, "bet tricks:1")
    await again.revealed(1)


async def test_a_table_shown_again_in_one_process_while_the_other_edits_it_has_one_board(
    two: tuple[Playground, Second],
) -> None:
    doubled, second = two
    evening = await Evening.open(doubled, *NAMES)
    await evening.seat_all(first="Léa", options="rounds:3")
    for name in NAMES:
        await evening.prompt(name)  # who bets before being asked is asked no more
    for number, name in enumerate(NAMES):
        await asyncio.gather(
            evening.type(name, f"bet tricks:{number}"),
            doubled.type(evening.people["Tom"], evening.channel, "/tally table"),
            doubled.type(evening.people["Léa"], evening.channel, "/tally table"),
        )
        await asyncio.gather(doubled.settle(), second.settle())
        boards = [
            message
            for message in await evening.public()
            if any(":@board." in button.get("custom_id", "") for button in buttons(message))
        ]
        assert len(boards) == 1, boards
    for name in NAMES:
        asked = [m for m in await doubled.dms(evening.people[name]) if pressable(m, "tricks")]
        assert len(asked) == 1


@pytest.mark.parametrize(("first", "when"), kills())
async def test_one_of_two_that_is_killed_again_and_again_is_missed_by_nobody(
    two: tuple[Playground, Second], url: str, first: int, when: str
) -> None:
    doubled, second = two
    async with evenings(doubled, url) as played:
        played.others = (second,)
        await played.play()
        wanted = await played.transcript()
    second.disturbed = True
    async with evenings(doubled, url) as played:
        played.others, played.first, played.every, played.when = (second,), first, SELDOM, when
        await played.play()
        await doubled.no_kills()
        assert played.kills > 1
        for seen, expected in zip(await played.transcript(), wanted, strict=True):
            assert seen == expected
