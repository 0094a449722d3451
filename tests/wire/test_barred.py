"""A channel where the bot may not write for a while: what is owed comes as soon as it may."""

import pytest

from rules.sheet import answer, read
from tests.playground_client import Playground
from tests.wire.evening import Evening, eventually, sheet_totals, standings_in

FORBIDDEN = 403
SHEET = {
    "game": "skullking",
    "players": ["Léa", "Tom"],
    "options": {"rounds": [1]},
    "played": [{"bids": {"Léa": 1, "Tom": 0}, "tricks": {"Léa": 1, "Tom": 0}}],
}


@pytest.mark.parametrize("denied", ["send_messages", "view_channel"])
async def test_the_end_of_a_game_waits_until_the_bot_may_write_again(
    swift_playground: Playground, denied: str
) -> None:
    evening = await Evening.open(swift_playground, "Léa", "Tom")
    await evening.seat_all(first="Léa", options="rounds:1")
    await evening.type("Léa", "bet tricks:1")
    await evening.type("Tom", "bet tricks:0")
    await evening.declaring(1)
    await swift_playground.change_channel(evening.channel, denied=[denied])
    await evening.type("Léa", "result tricks:1")
    before = (await swift_playground.calls())[-1]["n"]
    said = await evening.type("Tom", "result tricks:0")
    assert said["outcome"] == "message"

    async def refused() -> bool:
        calls = await swift_playground.calls(before)
        return any(call["status"] == FORBIDDEN for call in calls)

    await eventually(refused, "a request that is not allowed")
    assert not any(message["attachments"] for message in await evening.public())
    await swift_playground.change_channel(evening.channel, denied=[])
    final = await evening.posted("Skull King is over")
    assert standings_in(final) == sheet_totals(answer(read(SHEET)))
    assert len([m for m in await evening.public() if "Round 1: Léa +20" in m["content"]]) == 1
