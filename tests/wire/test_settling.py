"""Waiting until the bot has nothing to do: what has happened by then is all that happens."""

import pytest

from tests.games.points.first_round import MISTAKE as POINTS
from tests.kit.first_rounds import each, table_of
from tests.kit.playground_client import Playground, Refused
from tests.kit.wire_evening import Evening, pressable

GONE = 10062


async def test_whoever_waits_for_rest_sees_all_that_was_owed(mended_playground: Playground) -> None:
    evening = await Evening.open(mended_playground, "Léa", "Tom")
    await evening.seat_all(first="Léa", options="rounds:1")
    await mended_playground.fault(r"/channels/\d+/messages$", method="POST", delay_ms=700, times=3)
    await evening.type("Léa", "bet tricks:1")
    await evening.type("Tom", "bet tricks:0")
    await mended_playground.settle()
    contents = [message["content"] for message in await evening.public()]
    assert len([content for content in contents if "Yo-ho-ho" in content]) == 1
    before = (await mended_playground.calls())[-1]["n"]
    await mended_playground.settle()
    assert await mended_playground.calls(before) == []


@pytest.mark.thorough
async def test_a_start_is_over_once_what_was_left_is_done(playground: Playground) -> None:
    evening = await Evening.open(playground, "Léa", "Tom")
    await evening.seat_all(first="Léa", options="rounds:1")
    await evening.type("Léa", "bet tricks:1")
    await playground.fault(r"/channels/\d+/messages$", method="POST", drop="after", times=1)
    await evening.type("Tom", "bet tricks:0")
    await playground.bot("kill")
    with pytest.raises(Refused, match="not running"):
        await playground.settle()
    await playground.bot("start")
    await playground.settle()
    contents = [message["content"] for message in await evening.public()]
    assert len([content for content in contents if "Yo-ho-ho" in content]) == 1


async def test_a_lost_connection_is_waited_for(mended_playground: Playground) -> None:
    await mended_playground.gateway("drop")
    await mended_playground.settle()
    evening = await Evening.open(mended_playground, "Léa")
    assert (await evening.type("Léa", "rules"))["outcome"] == "message"


@pytest.mark.parametrize("door", ["new", "rematch"])
async def test_a_lobby_stands_though_the_answer_that_shows_it_is_lost(
    mended_playground: Playground, door: str
) -> None:
    table = await table_of(mended_playground, POINTS, "rounds:2")
    await table.play(*each("score points:1"))
    await table.final()
    final = await table.offering("rematch")
    await mended_playground.settle()
    await mended_playground.answer_within(1)  # the answer is lost: nobody waits for it
    await mended_playground.fault("/callback$", method="POST", status=404, code=GONE, times=2)
    asked = table.press("Tom", final, "rematch") if door == "rematch" else table.type("Tom", "new")
    assert (await asked)["outcome"] == "none"
    await mended_playground.no_faults()
    await mended_playground.settle()
    (lobby,) = [message for message in await table.public() if pressable(message, "begin")]
    assert "Tom" in lobby["content"]
