"""A channel where the bot may not do everything: what is owed is whole, and comes as soon as it may."""

import pytest

from rules.sheet import answer, read
from tests.kit.playground_client import Json, Playground
from tests.kit.wire_evening import Evening, sheet_totals, standings_in

REFUSED = 400
NOT_ALLOWED = 50013
SHEET = {
    "game": "skullking",
    "players": ["Léa", "Tom"],
    "options": {"rounds": [1, 1]},
    "played": [{"bids": {"Léa": 1, "Tom": 0}, "tricks": {"Léa": 1, "Tom": 0}}] * 2,
}


async def nearly_over(playground: Playground, *, kind: str = "text") -> Evening:
    """Play until only Tom's last tricks are missing."""
    evening = await Evening.open(playground, "Léa", "Tom", kind=kind)
    await evening.seat_all(first="Léa", options="rounds:1,1")
    for round_ in (1, 2):
        await evening.type("Léa", "bet tricks:1")
        await evening.type("Tom", "bet tricks:0")
        await evening.revealed(round_)
        await evening.type("Léa", "result tricks:1")
        if round_ == 1:
            await evening.type("Tom", "result tricks:0")
            await evening.board(2)
    await playground.settle()
    return evening


async def finals(evening: Evening) -> list[Json]:
    await evening.playground.settle()
    return [message for message in await evening.public() if "Skull King is over" in message["content"]]


def is_whole(final: Json) -> bool:
    """Return whether a final board has its table and its chart."""
    return bool(final["attachments"]) and standings_in(final) == sheet_totals(answer(read(SHEET)))


@pytest.mark.parametrize("denied", ["send_messages", "view_channel"])
async def test_the_end_of_a_game_waits_until_the_bot_may_write_again(
    swift_playground: Playground, denied: str
) -> None:
    evening = await nearly_over(swift_playground)
    await swift_playground.change_channel(evening.channel, denied=[denied])
    before = await swift_playground.at_rest()
    said = await evening.type("Tom", "result tricks:0")
    assert said["outcome"] == "message"
    assert await finals(evening) == []
    assert [call for call in await swift_playground.calls(before) if call["status"] >= REFUSED] == []
    await swift_playground.change_channel(evening.channel, denied=[])
    assert [is_whole(final) for final in await finals(evening)] == [True]
    assert len([m for m in await evening.public() if "Round 2: Léa +20" in m["content"]]) == 1


async def test_a_refusal_that_is_over_at_the_next_attempt_costs_the_final_board_nothing(
    mended_playground: Playground,
) -> None:
    evening = await nearly_over(mended_playground)
    path = rf"/channels/{evening.channel['id']}/messages$"
    await mended_playground.fault(path, method="POST", code=NOT_ALLOWED, times=1)
    await evening.type("Tom", "result tricks:0")
    assert await finals(evening) == []
    await mended_playground.change_channel(evening.channel, denied=[])
    assert [is_whole(final) for final in await finals(evening)] == [True]


async def test_without_files_the_final_board_loses_its_chart_alone(swift_playground: Playground) -> None:
    evening = await nearly_over(swift_playground)
    await swift_playground.change_channel(evening.channel, denied=["attach_files"])
    await evening.type("Tom", "result tricks:0")
    (final,) = await finals(evening)
    assert final["attachments"] == []
    assert standings_in(final) == sheet_totals(answer(read(SHEET)))


async def test_without_embeds_the_final_board_keeps_its_chart(swift_playground: Playground) -> None:
    evening = await nearly_over(swift_playground)
    await swift_playground.change_channel(evening.channel, denied=["embed_links"])
    await evening.type("Tom", "result tricks:0")
    (final,) = await finals(evening)
    assert final["embeds"] == []
    assert final["attachments"]
    assert "**Léa**" in final["content"]


async def test_a_voice_channels_chat_is_waited_for_too(swift_playground: Playground) -> None:
    evening = await nearly_over(swift_playground, kind="voice")
    await swift_playground.change_channel(evening.channel, denied=["send_messages"])
    await evening.type("Tom", "result tricks:0")
    assert await finals(evening) == []
    await swift_playground.change_channel(evening.channel, denied=[])
    assert [is_whole(final) for final in await finals(evening)] == [True]


async def test_a_thread_is_as_its_channel_is(swift_playground: Playground) -> None:
    evening = await nearly_over(swift_playground, kind="thread")
    channels = {channel["id"]: channel for channel in await swift_playground.channels()}
    parent = channels[channels[evening.channel["id"]]["parent"]]
    await swift_playground.change_channel(parent, denied=["send_messages_in_threads"])
    try:
        await evening.type("Tom", "result tricks:0")
        assert await finals(evening) == []
    finally:
        await swift_playground.change_channel(parent, denied=[])
    assert [is_whole(final) for final in await finals(evening)] == [True]


@pytest.mark.parametrize("denied", [["embed_links"], ["attach_files"], ["embed_links", "attach_files"]])
async def test_what_went_out_with_less_is_completed_when_all_is_allowed(
    swift_playground: Playground, denied: list[str]
) -> None:
    evening = await nearly_over(swift_playground)
    await swift_playground.change_channel(evening.channel, denied=denied)
    await evening.type("Tom", "result tricks:0")
    (less,) = await finals(evening)
    assert not (less["embeds"] and less["attachments"])
    await swift_playground.change_channel(evening.channel, denied=[])
    (final,) = await finals(evening)
    assert final["id"] == less["id"]
    assert is_whole(final)
    before = await swift_playground.at_rest()
    await swift_playground.change_channel(evening.channel, denied=[])
    await swift_playground.settle()
    assert await swift_playground.calls(before) == []
