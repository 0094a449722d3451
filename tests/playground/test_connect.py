"""The chat of a voice channel, with and without the permission to connect to it."""

import pytest

from tests.kit.playground_client import Playground
from tests.playground.conftest import Table
from tests.playground.room_by_hand import MESSAGE, Room


@pytest.mark.parametrize("late", [False, True], ids=["from the start", "taken later"])
async def test_the_chat_is_closed_to_the_bots_token_without_connect(at: Room, late: bool) -> None:
    at.channel = await at.playground.channel("voice", "voice", denied=[] if late else ["connect"])
    act = await at.says()
    _, answer = await act.answer(MESSAGE, {"content": "x"})
    if late:
        await at.playground.change_channel(at.channel, denied=["connect"])
    channel = f"channels/{at.channel['id']}"
    message = f"{channel}/messages/{answer['resource']['message']['id']}"
    for method, path in [
        ("POST", f"{channel}/messages"),
        ("GET", f"{channel}/messages"),
        ("GET", message),
        ("PATCH", message),
        ("DELETE", message),
    ]:
        body = {"content": "y"} if method in ("POST", "PATCH") else None
        assert await at.rest.refusal(method, path, body) == (403, 50001), (method, path)
    assert (await act.webhook("PATCH", "/messages/@original", {"content": "changed"}))[0] == 200
    await at.playground.change_channel(at.channel, denied=[])
    assert (await at.rest.call("GET", message))[1]["content"] == "changed"


async def test_connect_means_nothing_in_a_text_channel(at: Room) -> None:
    await at.playground.change_channel(at.channel, denied=["connect"])
    path = f"channels/{at.channel['id']}/messages"
    assert (await at.rest.call("POST", path, {"content": "x"}))[0] == 200


async def test_what_cannot_be_connected_to_cannot_be_spoken_in(at: Room) -> None:
    at.channel = await at.playground.channel("voice", "voice", denied=["connect"])
    act = await at.says()
    told = int(act.interaction["app_permissions"])
    await act.answer(MESSAGE, {"content": "x"})
    assert [bool(told & 1 << bit) for bit in (20, 21, 11)] == [False, False, True]


async def test_discord_py_finds_out_and_is_refused(table: Table, discord: Playground) -> None:
    table.channel = await discord.channel("voice", "voice")
    assert await table.says("/try may") == "True True True True"
    assert await table.says("/try post") == "1 True"
    await discord.change_channel(table.channel, denied=["connect"])
    assert await table.says("/try may") == "False True False True"
    assert await table.says("/try post") == "403/50001"
