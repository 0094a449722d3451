"""Tallyho where Discord says no: quarantine, few direct messages, old boards, the nonce of what is gone."""

import pytest

from tests.games.skyjo.whole_evening import Skyjo
from tests.kit.playground_client import Json, Playground
from tests.kit.wire_evening import Evening, is_board
from tests.wire.direct_messages import behind_the_board, openings

HOUR = 3600
NEVER = 100_000
"""Seconds that no test waits."""


async def boards(evening: Skyjo) -> list[Json]:
    return [message for message in await evening.public() if is_board(message)]


async def test_a_quarantined_bot_plays_behind_the_board(playground: Playground) -> None:
    await playground.limits(quarantined=True)
    evening = await Evening.open(playground, "Zoé", "Max")
    await evening.seat_all(first="Zoé", options="rounds:2,2")
    await behind_the_board(evening, "Zoé", "Max")
    since = await playground.at_rest()
    for name in ("Zoé", "Max"):
        await evening.type(name, "bet tricks:1")
    for name in ("Zoé", "Max"):
        await evening.type(name, "result tricks:1")
    await evening.board(2)
    await playground.settle()
    assert await openings(playground, since) == []
    assert await playground.dm_channel(evening.people["Zoé"]) is None


async def test_who_cannot_be_written_to_is_told_on_the_board(playground: Playground) -> None:
    await playground.limits(dm_openings=1)
    evening = await Evening.open(playground, "Zoé", "Max")
    await evening.seat_all(first="Zoé", options="rounds:2,2")
    await playground.settle()
    written = [name for name in ("Zoé", "Max") if await playground.dms(evening.people[name])]
    assert len(written) == 1
    await behind_the_board(evening, *({"Zoé", "Max"} - set(written)))


@pytest.mark.thorough
async def test_an_old_board_that_takes_no_more_edits_is_replaced(playground: Playground) -> None:
    evening = await Skyjo.seated(playground, ("Léa", "Tom", "Zoé"), options="threshold:100")
    await playground.settle()
    (old,) = await boards(evening)
    await playground.limits(old_edits=0, old_edit_seconds=NEVER)
    await playground.advance(HOUR + 1)
    await evening.type("Léa", "score points:5")
    await playground.settle()
    (new,) = await boards(evening)
    assert new["id"] != old["id"]
    assert "✅" in str(new["embeds"])


@pytest.mark.thorough
async def test_a_board_that_was_deleted_before_it_was_noted_comes_again(playground: Playground) -> None:
    evening = await Skyjo.seated(playground, ("Léa", "Tom"), options="threshold:100")
    await playground.settle()
    for name, points in (("Léa", "5 finisher:True"), ("Tom", "9")):
        if name == "Tom":
            await playground.kill(1, "after", method="POST", path=r"/channels/\d+/messages$")
        await evening.type(name, f"score points:{points}")
    await playground.killed()
    there = await evening.public()
    await playground.delete(there[-1])
    await playground.bot("start")
    await evening.type("Léa", "scores")
    await evening.posted("Round 1:")
    await playground.settle()
    assert len(await boards(evening)) == 1
