"""Discord's REST API with the bot's token: what it gives and how it refuses."""

import asyncio

import aiohttp
import pytest

from tests.kit.hand_bot import TOKEN, Rest
from tests.kit.playground_client import Json, Playground
from tests.playground.room_by_hand import post


@pytest.mark.parametrize("header", [{}, {"Authorization": "Bot wrong"}, {"Authorization": "Bot "}])
async def test_a_wrong_token_is_unauthorized(bare: Playground, rest: Rest, header: dict[str, str]) -> None:
    del bare
    assert await rest.call("GET", "users/@me", headers=header) == (
        401,
        {"message": "401: Unauthorized", "code": 0},
    )


async def test_the_bot_learns_where_the_gateway_is_and_who_it_is(bare: Playground, rest: Rest) -> None:
    _, gateway = await rest.call("GET", "gateway/bot")
    assert gateway["url"] == f"{bare.url.replace('http', 'ws')}/gateway"
    _, me = await rest.call("GET", "users/@me")
    _, application = await rest.call("GET", "oauth2/applications/@me")
    assert (me["bot"], application["bot"]["id"]) == (True, me["id"])
    assert rest.headers["Content-Type"] == "application/json"


async def test_a_route_that_the_playground_lacks_is_told_and_no_breach(bare: Playground, rest: Rest) -> None:
    before = await bare.violations()
    assert await rest.call("GET", "guilds/1/bans") == (404, {"message": "404: Not Found", "code": 0})
    assert await bare.violations() == before
    assert "GET guilds/{}/bans" in (await bare.status())["lacks"]


async def test_a_field_that_discord_ignores_is_listed_and_does_no_harm(
    bare: Playground, rest: Rest, room: Json
) -> None:
    message = await post(rest, room, colour="red", embeds=[{"title": "t", "titel": "t"}])
    listed = (await bare.violations())[-1]
    assert listed["errors"].keys() == {"colour", "embeds"}
    assert listed["errors"]["embeds"]["0"]["titel"]["_errors"][0]["code"] == "UNKNOWN_FIELD"
    assert message["content"] == "x"


@pytest.mark.parametrize(
    "path", ["channels/me", "guilds/1/members/everybody", "channels/{room}/messages/latest", "users/Tom"]
)
async def test_a_word_in_place_of_an_id_is_refused(
    bare: Playground, rest: Rest, room: Json, path: str
) -> None:
    del bare
    assert await rest.refusal("GET", path.format(room=room["id"])) == (400, 50035)


@pytest.mark.parametrize("shape", ["urlencoded", "multipart", "plain"])
async def test_a_body_may_be_a_form(bare: Playground, room: Json, shape: str) -> None:
    fields = {"content": "in a form"} if shape == "plain" else {"payload_json": '{"content": "in a form"}'}
    form = aiohttp.FormData(fields, default_to_multipart=shape == "multipart")
    url = f"{bare.url}/api/v10/channels/{room['id']}/messages"
    async with (
        aiohttp.ClientSession(headers=TOKEN) as session,
        session.post(url, data=form) as response,
    ):
        assert response.status == 200
    assert [message["content"] for message in await bare.messages(room)] == ["in a form"]


async def test_a_command_may_still_have_a_default_permission(bare: Playground, rest: Rest) -> None:
    before = await bare.violations()
    _, me = await rest.call("GET", "users/@me")
    path = f"applications/{me['id']}/commands"
    command = {"name": "old", "description": "d", "default_permission": True}
    assert (await rest.call("PUT", path, [command]))[0] == 200
    assert await bare.violations() == before


async def test_commands_are_put_and_got_and_keep_their_ids(bare: Playground, rest: Rest) -> None:
    del bare
    _, me = await rest.call("GET", "users/@me")
    path = f"applications/{me['id']}/commands"
    first = {"name": "one", "description": "d"}
    _, once = await rest.call("PUT", path, [first])
    _, twice = await rest.call("PUT", path, [first, {"name": "two", "description": "d"}])
    assert (await rest.call("GET", path))[1] == twice
    assert once[0]["id"] == twice[0]["id"]


async def test_guild_commands_are_apart(bare: Playground, rest: Rest) -> None:
    _, me = await rest.call("GET", "users/@me")
    guild = await bare.guild()
    path = f"applications/{me['id']}/guilds/{guild['id']}/commands"
    _, put = await rest.call("PUT", path, [{"name": "here", "description": "d"}])
    assert put[0]["guild_id"] == guild["id"]
    assert "here" in [command["name"] for command in await bare.commands((await bare.people())[0])]
    assert (await rest.call("PUT", path, []))[1] == []


async def test_a_message_is_posted_read_edited_and_deleted(bare: Playground, rest: Rest, room: Json) -> None:
    message = await post(rest, room)
    path = f"channels/{room['id']}/messages/{message['id']}"
    assert message["edited_timestamp"] is None
    _, edited = await rest.call("PATCH", path, {"content": "y"})
    assert (edited["content"], edited["edited_timestamp"] is None) == ("y", False)
    assert (await rest.call("GET", path))[1] == edited
    assert [entry["content"] for entry in await bare.messages(room)] == ["y"]
    assert (await rest.call("DELETE", path))[0] == 204
    assert await rest.refusal("GET", path) == (404, 10008)
    assert await rest.refusal("PATCH", path, {"content": "z"}) == (404, 10008)


async def test_an_edit_changes_only_what_it_names(bare: Playground, rest: Rest, room: Json) -> None:
    del bare
    button = {"type": 1, "components": [{"type": 2, "style": 1, "label": "b", "custom_id": "b"}]}
    message = await post(rest, room, embeds=[{"title": "t"}], components=[button])
    path = f"channels/{room['id']}/messages/{message['id']}"
    _, edited = await rest.call("PATCH", path, {"components": []})
    assert (edited["content"], edited["embeds"], edited["components"]) == ("x", message["embeds"], [])


@pytest.mark.parametrize("body", [{}, {"content": ""}, {"content": "  "}, {"embeds": []}])
async def test_an_empty_message_is_refused(bare: Playground, rest: Rest, room: Json, body: Json) -> None:
    before = len(await bare.violations())
    assert await rest.refusal("POST", f"channels/{room['id']}/messages", body) == (400, 50006)
    assert len(await bare.violations()) == before + 1


async def test_an_edit_may_not_leave_a_message_empty(bare: Playground, rest: Rest, room: Json) -> None:
    del bare
    message = await post(rest, room)
    path = f"channels/{room['id']}/messages/{message['id']}"
    assert await rest.refusal("PATCH", path, {"content": ""}) == (400, 50006)


async def test_a_breach_is_answered_with_its_place_and_recorded(
    bare: Playground, rest: Rest, room: Json
) -> None:
    status, answer = await rest.call("POST", f"channels/{room['id']}/messages", {"content": "x" * 2001})
    assert (status, answer["code"], answer["message"]) == (400, 50035, "Invalid Form Body")
    assert answer["errors"]["content"]["_errors"][0]["code"] == "BASE_TYPE_MAX_LENGTH"
    recorded = (await bare.violations())[-1]
    assert (recorded["wrong"], recorded["errors"]) == ("request", answer["errors"])


async def test_messages_are_listed_newest_first(bare: Playground, rest: Rest, room: Json) -> None:
    del bare
    ids = [(await post(rest, room, content=str(n)))["id"] for n in range(5)]
    path = f"channels/{room['id']}/messages"

    async def listed(query: str) -> list[int]:
        return [ids.index(message["id"]) for message in (await rest.call("GET", f"{path}?{query}"))[1]]

    assert await listed("limit=2") == [4, 3]
    assert await listed(f"before={ids[3]}&limit=2") == [2, 1]
    assert await listed(f"after={ids[1]}&limit=2") == [3, 2]
    assert await listed(f"around={ids[2]}&limit=3") == [3, 2, 1]
    assert await rest.refusal("GET", f"{path}?limit=101") == (400, 50035)


async def test_a_nonce_returns_the_message_that_is_there(bare: Playground, rest: Rest, room: Json) -> None:
    first = await post(rest, room, nonce="n", enforce_nonce=True)
    again = await post(rest, room, nonce="n", enforce_nonce=True, content="other")
    free = await post(rest, room, nonce="n")
    assert (again["id"], again["content"], free["id"] != first["id"]) == (first["id"], "x", True)
    await bare.advance(600)
    later = await post(rest, room, nonce="n", enforce_nonce=True)
    assert later["id"] not in (first["id"], free["id"])


async def test_a_message_is_pinned_and_unpinned(bare: Playground, rest: Rest, room: Json) -> None:
    del bare
    message = await post(rest, room)
    path = f"channels/{room['id']}/messages/pins"
    assert (await rest.call("PUT", f"{path}/{message['id']}"))[0] == 204
    _, pins = await rest.call("GET", path)
    assert [pin["message"]["id"] for pin in pins["items"]] == [message["id"]]
    assert (await rest.call("DELETE", f"{path}/{message['id']}"))[0] == 204
    assert (await rest.call("GET", path))[1]["items"] == []


DENIALS = [
    ("view_channel", {"content": "x"}, (403, 50001)),
    ("send_messages", {"content": "x"}, (403, 50013)),
    ("embed_links", {"embeds": [{"title": "t"}]}, (403, 50013)),
]


@pytest.mark.parametrize(("denied", "body", "refusal"), DENIALS)
async def test_the_bot_needs_permissions_to_post(
    bare: Playground, rest: Rest, denied: str, body: Json, refusal: tuple[int, int]
) -> None:
    room = await bare.channel("closed", denied=[denied])
    assert await rest.refusal("POST", f"channels/{room['id']}/messages", body) == refusal
    await bare.change_channel(room, denied=[])
    assert (await rest.call("POST", f"channels/{room['id']}/messages", body))[0] == 200


async def test_a_thread_takes_the_bots_denials_from_its_parent(bare: Playground, rest: Rest) -> None:
    parent = (await bare.channels())[0]
    thread = await bare.channel("thread", "thread")
    await bare.change_channel(parent, denied=["view_channel"])
    assert await rest.refusal("GET", f"channels/{thread['id']}") == (403, 50001)
    await bare.change_channel(parent, denied=[])
    assert (await rest.call("GET", f"channels/{thread['id']}"))[1]["parent_id"] == parent["id"]


async def test_pinning_and_history_need_permissions(bare: Playground, rest: Rest, room: Json) -> None:
    message = await post(rest, room)
    await bare.change_channel(room, denied=["pin_messages", "read_message_history"])
    path = f"channels/{room['id']}/messages"
    assert await rest.refusal("PUT", f"{path}/pins/{message['id']}") == (403, 50013)
    assert await rest.refusal("GET", f"{path}/{message['id']}") == (403, 50001)
    assert (await rest.call("GET", path))[1] == []


async def test_an_archived_thread_must_be_reopened_first(bare: Playground, rest: Rest) -> None:
    thread = await bare.channel("thread", "thread")
    message = await post(rest, thread)
    await bare.change_channel(thread, archived=True)
    path = f"channels/{thread['id']}"
    assert await rest.refusal("POST", f"{path}/messages", {"content": "x"}) == (400, 50083)
    assert await rest.refusal("PATCH", f"{path}/messages/{message['id']}", {"content": "y"}) == (400, 50083)
    _, opened = await rest.call("PATCH", path, {"archived": False})
    assert opened["thread_metadata"]["archived"] is False
    assert (await rest.call("POST", f"{path}/messages", {"content": "x"}))[0] == 200


async def test_a_deleted_channel_is_unknown(bare: Playground, rest: Rest, room: Json) -> None:
    await bare.change_channel(room, deleted=True)
    assert await rest.refusal("POST", f"channels/{room['id']}/messages", {"content": "x"}) == (404, 10003)
    assert await rest.refusal("GET", f"channels/{room['id']}") == (404, 10003)


async def test_closed_direct_messages_refuse(bare: Playground, rest: Rest, lea: Json) -> None:
    assert await bare.dm_channel(lea) is None
    _, channel = await rest.call("POST", "users/@me/channels", {"recipient_id": lea["id"]})
    assert (channel["type"], channel["recipients"][0]["id"]) == (1, lea["id"])
    assert await bare.dm_channel(lea) == channel["id"]
    path = f"channels/{channel['id']}/messages"
    await bare.change_person(lea, dms="closed")
    assert await rest.refusal("POST", path, {"content": "x"}) == (403, 50007)
    await bare.change_person(lea, dms="open")
    assert (await rest.call("POST", path, {"content": "x"}))[0] == 200
    await bare.change_person(lea, member=False)
    assert await rest.refusal("POST", path, {"content": "x"}) == (403, 50278)


async def test_who_has_left_is_no_member(bare: Playground, rest: Rest, lea: Json) -> None:
    guild = await bare.guild()
    path = f"guilds/{guild['id']}/members/{lea['id']}"
    assert (await rest.call("GET", path))[1]["user"]["global_name"] == "Léa"
    await bare.change_person(lea, member=False)
    assert await rest.refusal("GET", path) == (404, 10007)
    assert await rest.refusal("GET", f"guilds/{guild['id']}/members/1") == (404, 10013)


async def test_the_sixth_message_within_five_seconds_is_too_many(
    bare: Playground, rest: Rest, room: Json
) -> None:
    await bare.rate_limits(on=True)
    for left in (4, 3, 2, 1, 0):
        await post(rest, room)
        assert rest.headers["X-RateLimit-Remaining"] == str(left)
    status, answer = await rest.call("POST", f"channels/{room['id']}/messages", {"content": "x"})
    assert (status, answer["global"], 0 < answer["retry_after"] <= 5.01) == (429, False, True)
    assert rest.headers["Via"]
    assert rest.headers["X-RateLimit-Bucket"]


async def test_more_than_fifty_requests_a_second_are_too_many(bare: Playground, rest: Rest) -> None:
    await bare.rate_limits(on=True)
    for _ in range(20):  # a busy machine may need more than a second for sixty
        answers = await asyncio.gather(*(rest.call("GET", "users/@me") for _ in range(60)))
        refused = [answer for status, answer in answers if status == 429]
        if refused:
            break
    assert refused


async def test_a_fault_strikes_as_often_as_it_was_asked_for(bare: Playground, rest: Rest, room: Json) -> None:
    path = f"channels/{room['id']}/messages"
    await bare.fault("/messages$", method="POST", status=503, times=2)
    await bare.fault("/messages$", method="POST", code=50007)
    await bare.fault("/messages$", method="POST", status=429, retry_after=0.5)
    codes = [(await rest.call("POST", path, {"content": "x"}))[0] for _ in range(5)]
    assert codes == [503, 503, 403, 429, 200]


async def test_a_fault_delays_or_drops(bare: Playground, rest: Rest, room: Json) -> None:
    path = f"channels/{room['id']}/messages"
    await bare.fault("/messages$", delay_ms=80)
    since = (await bare.calls())[-1]["n"]
    await rest.call("POST", path, {"content": "late"})
    call = (await bare.calls(since))[0]
    assert (call["n"], call["method"], call["status"], call["ms"] >= 80) == (since + 1, "POST", 200, True)
    for when, left in (("before", ["late"]), ("after", ["late", "x"])):
        await bare.fault("/messages$", drop=when)
        with pytest.raises(aiohttp.ClientError):
            await rest.call("POST", path, {"content": "x"})
        assert [message["content"] for message in await bare.messages(room)] == left
    await bare.fault("/messages$", status=500, times=9)
    await bare.no_faults()
    assert (await rest.call("POST", path, {"content": "x"}))[0] == 200


async def test_localised_names_are_unique_in_every_language(bare: Playground, rest: Rest) -> None:
    del bare
    _, me = await rest.call("GET", "users/@me")
    options = [
        {"name": name, "description": "d", "type": 3, "name_localizations": {"fr": "carte"}}
        for name in ("card", "map")
    ]
    commands = [{"name": "look", "description": "d", "options": options}]
    status, answer = await rest.call("PUT", f"applications/{me['id']}/commands", commands)
    assert (status, answer["code"]) == (400, 50035)
    assert answer["errors"]["0"]["options"]["1"]["name_localizations"]["fr"]["_errors"]
