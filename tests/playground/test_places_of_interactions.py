"""Where an interaction comes from and who makes it: direct messages, moderators, threads, permissions."""

import pytest

from tests.kit.playground_client import Json, Refused
from tests.playground.room_by_hand import BUTTON, MESSAGE, UPDATE, Room

CONTEXTS = [
    ({"contexts": [0]}, "dm", "does not work in direct messages"),
    ({"contexts": [1]}, "room", "works in direct messages only"),
    ({"dm_permission": False}, "dm", "does not work in direct messages"),
    ({"default_member_permissions": 1 << 13}, "room", "may not use /say"),
]


@pytest.mark.parametrize(("command", "place", "sentence"), CONTEXTS)
async def test_a_command_works_only_where_and_for_whom_it_should(
    at: Room, command: Json, place: str, sentence: str
) -> None:
    _, me = await at.rest.call("GET", "users/@me")
    body = [{"name": "say", "description": "d", **command}]
    assert (await at.rest.call("PUT", f"applications/{me['id']}/commands", body))[0] == 200
    _, dm = await at.rest.call("POST", "users/@me/channels", {"recipient_id": at.person["id"]})
    with pytest.raises(Refused, match=sentence):
        await at.playground.type(at.person, dm if place == "dm" else at.channel, "/say")


async def test_direct_messages_carry_the_user(at: Room) -> None:
    _, dm = await at.rest.call("POST", "users/@me/channels", {"recipient_id": at.person["id"]})
    _, message = await at.rest.call(
        "POST", f"channels/{dm['id']}/messages", {"content": "x", "components": [BUTTON]}
    )
    act = await at.presses(message)
    told = act.interaction
    assert (told["user"]["id"], told["context"], "member" in told, "guild_id" in told) == (
        at.person["id"],
        1,
        False,
        False,
    )
    assert told["authorizing_integration_owners"] == {"0": "0"}
    await act.answer(UPDATE, {"content": "y"})
    assert [entry["content"] for entry in await at.playground.dms(at.person)] == ["y"]


async def test_a_moderator_has_a_moderators_permissions(at: Room) -> None:
    at.person = await at.playground.person("Mo", moderator=True)
    act = await at.says()
    assert int(act.interaction["member"]["permissions"]) & (1 << 13)
    await act.answer(MESSAGE, {"content": "x"})


async def test_denied_permissions_are_told_with_the_interaction(at: Room) -> None:
    await at.playground.change_channel(at.channel, denied=["embed_links"])
    act = await at.says()
    assert int(act.interaction["app_permissions"]) & (1 << 14) == 0
    await act.answer(MESSAGE, {"content": "x"})


async def test_an_answer_reopens_an_archived_thread(at: Room) -> None:
    at.channel = await at.playground.channel("thread", "thread")
    await at.playground.change_channel(at.channel, archived=True)
    act = await at.says()
    await act.answer(MESSAGE, {"content": "x"})
    threads = {place["id"]: place["archived"] for place in await at.playground.channels()}
    assert threads[at.channel["id"]] is False
