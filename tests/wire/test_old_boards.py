"""A board that Discord takes no more edits of holds nobody up: another one takes its place."""

import pytest

from tests.games.skyjo.whole_evening import Skyjo
from tests.kit.playground_client import Playground
from tests.kit.wire_evening import is_board

OLD_EDITS = 30046
NEVER = 100_000.0
"""Seconds that no test waits: whoever waits for Discord's word waits in vain."""


@pytest.mark.thorough
async def test_scores_do_not_wait_for_a_board_that_takes_no_more_edits(
    mended_playground: Playground,
) -> None:
    evening = await Skyjo.seated(mended_playground, ("Léa", "Tom"), options="threshold:100")
    await mended_playground.settle()
    path = rf"/channels/{evening.channel['id']}/messages/\d+$"
    await mended_playground.fault(path, method="PATCH", status=429, code=OLD_EDITS, retry_after=NEVER)
    await evening.type("Léa", "score points:5 finisher:True")
    await evening.type("Tom", "score points:9")
    await evening.posted("Round 1:")
    await mended_playground.settle()
    boards = [message for message in await evening.public() if is_board(message)]
    assert len(boards) == 1
    assert boards == (await evening.public())[-1:]


@pytest.mark.thorough
async def test_a_board_that_takes_no_more_edits_is_replaced(mended_playground: Playground) -> None:
    evening = await Skyjo.seated(mended_playground, ("Léa", "Tom", "Zoé"), options="threshold:100")
    await mended_playground.settle()
    (old,) = [message for message in await evening.public() if is_board(message)]
    path = rf"/channels/{evening.channel['id']}/messages/\d+$"
    await mended_playground.fault(path, method="PATCH", status=429, code=OLD_EDITS, retry_after=NEVER)
    await evening.type("Léa", "score points:5")
    await mended_playground.settle()
    (new,) = [message for message in await evening.public() if is_board(message)]
    assert new["id"] != old["id"]
    assert "✅" in str(new["embeds"])
