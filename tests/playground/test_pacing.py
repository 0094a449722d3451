"""What Discord refuses a bot that overdoes it, and the memory of nonces: REST by hand."""

import pytest

from tests.kit.hand_bot import Rest
from tests.kit.playground_client import Json, Playground, Refused
from tests.playground.conftest import Table

HOUR = 3600
RATE_HEADERS = {
    "Via",
    "Retry-After",
    "X-RateLimit-Limit",
    "X-RateLimit-Remaining",
    "X-RateLimit-Reset",
    "X-RateLimit-Reset-After",
    "X-RateLimit-Bucket",
    "X-RateLimit-Scope",
}


async def posted(rest: Rest, room: Json, **body: object) -> str:
    status, message = await rest.call("POST", f"channels/{room['id']}/messages", {"content": "x", **body})
    assert status == 200, message
    return str(message["id"])


async def opened(rest: Rest, person: Json) -> tuple[int, Json]:
    return await rest.call("POST", "users/@me/channels", {"recipient_id": person["id"]})


async def test_the_fourth_edit_of_old_messages_within_six_seconds_is_too_many(
    bare: Playground, rest: Rest, room: Json
) -> None:
    await bare.rate_limits(on=True)
    paths = [f"channels/{room['id']}/messages/{await posted(rest, room)}" for _ in range(2)]
    await bare.advance(HOUR + 1)
    for number in range(3):
        assert (await rest.call("PATCH", paths[number % 2], {"content": f"{number}"}))[0] == 200
    status, answer = await rest.call("PATCH", paths[0], {"content": "late"})
    assert (status, answer["code"], answer["global"]) == (429, 30046, False)
    assert 0 < answer["retry_after"] <= 6.01
    assert rest.headers.keys() >= RATE_HEADERS
    assert (rest.headers["X-RateLimit-Limit"], rest.headers["X-RateLimit-Remaining"]) == ("3", "0")
    await bare.advance(6)
    assert (await rest.call("PATCH", paths[0], {"content": "late"}))[0] == 200


async def test_other_channels_and_young_messages_are_not_concerned(
    bare: Playground, rest: Rest, room: Json
) -> None:
    await bare.rate_limits(on=True)
    await bare.limits(old_edits=1)
    other = await bare.channel("other")
    paths = [f"channels/{place['id']}/messages/{await posted(rest, place)}" for place in (room, other)]
    await bare.advance(HOUR + 1)
    for path in paths:
        assert (await rest.call("PATCH", path, {"content": "y"}))[0] == 200
        assert await rest.refusal("PATCH", path, {"content": "z"}) == (429, 30046)
    young = f"channels/{room['id']}/messages/{await posted(rest, room)}"
    assert (await rest.call("PATCH", young, {"content": "y"}))[0] == 200
    await bare.limits(old_edits=3)


async def test_discord_py_edits_an_old_message_when_it_may_again(table: Table) -> None:
    await table.playground.limits(old_edits=1, old_edit_seconds=0.5)
    assert await table.says("/try post") == "1 True"
    await table.playground.advance(HOUR + 1)
    since = (await table.playground.calls())[-1]["n"]
    assert await table.says("/try again times:2") == "edited 2"
    edits = [call["status"] for call in await table.playground.calls(since) if call["method"] == "PATCH"]
    assert edits[:3] == [200, 429, 200]
    await table.playground.limits(old_edits=3, old_edit_seconds=6)


async def test_direct_messages_beyond_a_few_a_minute_cannot_be_opened(bare: Playground, rest: Rest) -> None:
    await bare.limits(dm_openings=2)
    people = [await bare.person(f"Person {number}") for number in range(3)]
    assert [(await opened(rest, person))[0] for person in people] == [200, 200, 403]
    status, answer = await opened(rest, people[2])
    assert (status, answer["code"]) == (403, 40003)
    assert (await opened(rest, people[0]))[0] == 200  # that one is there
    await bare.advance(60)
    assert (await opened(rest, people[2]))[0] == 200
    await bare.limits(dm_openings=1000)


async def test_a_quarantined_bot_writes_only_to_those_it_has_written_to(bare: Playground, rest: Rest) -> None:
    written, silent, new = [await bare.person(name) for name in ("Ann", "Ben", "Cy")]
    first = (await opened(rest, written))[1]
    await posted(rest, first)
    second = (await opened(rest, silent))[1]
    await bare.limits(quarantined=True)
    status, answer = await opened(rest, new)
    assert (status, answer["code"]) == (403, 20026)
    assert await rest.refusal("POST", f"channels/{second['id']}/messages", {"content": "x"}) == (403, 20026)
    assert (await opened(rest, written))[0] == 200
    await posted(rest, first)
    await posted(rest, await bare.channel("server"))
    await bare.limits(quarantined=False)
    assert (await opened(rest, new))[0] == 200


async def test_the_nonce_of_a_deleted_message_leads_nowhere(bare: Playground, rest: Rest, room: Json) -> None:
    path = f"channels/{room['id']}/messages"
    body = {"content": "x", "nonce": "once", "enforce_nonce": True}
    await bare.delete(await posted(rest, room, nonce="once", enforce_nonce=True))
    assert await rest.refusal("POST", path, body) == (404, 10008)
    assert await bare.messages(room) == []
    await bare.advance(600)
    assert (await rest.call("POST", path, body))[0] == 200


@pytest.mark.parametrize("given", [{"dm_openings": -1}, {"old_edits": -1}, {"old_edit_seconds": -1}])
async def test_a_limit_that_cannot_be_is_a_sentence(bare: Playground, given: Json) -> None:
    with pytest.raises(Refused, match=f"`{next(iter(given))}` is at least 0"):
        await bare.limits(**given)
