"""What any small bot wants beside messages: one command, reactions, members, roles, threads, a nickname."""

from urllib.parse import quote

import aiohttp
import pytest

from tests.kit.hand_bot import HandBot, Rest, connect
from tests.kit.playground_client import Json, Playground
from tests.playground.room_by_hand import post

HEART = "❤️"


async def own_id(rest: Rest) -> str:
    return str((await rest.call("GET", "users/@me"))[1]["id"])


@pytest.fixture
async def server(bare: Playground) -> str:
    return str((await bare.guild())["id"])


async def test_one_command_is_made_overwritten_edited_and_deleted(bare: Playground, rest: Rest) -> None:
    path = f"applications/{await own_id(rest)}/commands"
    person = (await bare.people())[0]
    status, made = await rest.call("POST", path, {"name": "single", "description": "d"})
    assert (status, made["description"]) == (201, "d")
    status, again = await rest.call("POST", path, {"name": "single", "description": "e"})
    assert (status, again["id"], again["description"]) == (200, made["id"], "e")
    _, edited = await rest.call("PATCH", f"{path}/{made['id']}", {"name": "renamed"})
    assert (edited["id"], edited["name"], edited["description"]) == (made["id"], "renamed", "e")
    assert "renamed" in [command["name"] for command in await bare.commands(person)]
    assert (await rest.call("DELETE", f"{path}/{made['id']}"))[0] == 204
    assert await rest.refusal("PATCH", f"{path}/{made['id']}", {"name": "x"}) == (404, 10063)


async def test_one_command_has_the_limits_of_many(bare: Playground, rest: Rest) -> None:
    del bare
    path = f"applications/{await own_id(rest)}/commands"
    _, made = await rest.call("POST", path, {"name": "taken", "description": "d"})
    status, answer = await rest.call("POST", path, {"name": "Wrong", "description": "d"})
    assert (status, "name" in answer["errors"]) == (400, True)
    _, other = await rest.call("POST", path, {"name": "other", "description": "d"})
    assert await rest.refusal("PATCH", f"{path}/{other['id']}", {"name": "taken"}) == (400, 50035)
    for command in (made, other):
        await rest.call("DELETE", f"{path}/{command['id']}")


async def test_a_reaction_is_put_seen_and_taken_back(bare: Playground, rest: Rest, room: Json) -> None:
    message = await post(rest, room)
    base = f"channels/{room['id']}/messages/{message['id']}/reactions/{quote(HEART)}"
    assert (await rest.call("PUT", f"{base}/@me"))[0] == 204
    assert (await rest.call("PUT", f"{base}/@me"))[0] == 204
    (seen,) = (await bare.messages(room))[0]["reactions"]
    assert (seen["emoji"]["name"], seen["count"], seen["me"]) == (HEART, 1, True)
    (user,) = (await rest.call("GET", base))[1]
    assert user["id"] == await own_id(rest)
    assert (await rest.call("DELETE", f"{base}/@me"))[0] == 204
    assert "reactions" not in (await bare.messages(room))[0]
    assert await rest.refusal("DELETE", base) == (403, 50013)
    nonsense = f"channels/{room['id']}/messages/{message['id']}/reactions/heart/@me"
    assert await rest.refusal("PUT", nonsense) == (400, 10014)


async def test_a_reaction_needs_its_permission(bare: Playground, rest: Rest) -> None:
    room = await bare.channel("room", denied=["add_reactions"])
    path = f"channels/{room['id']}/messages/{(await post(rest, room))['id']}/reactions/{quote(HEART)}/@me"
    assert await rest.refusal("PUT", path) == (403, 50013)


async def test_reactions_are_told_to_who_asks_for_them(bare: Playground, rest: Rest, room: Json) -> None:
    message = await post(rest, room)
    async with aiohttp.ClientSession() as session:
        bot = await connect(bare.url, session)
        await bot.identify(intents=1 | 1 << 10)
        path = f"channels/{room['id']}/messages/{message['id']}/reactions/{quote(HEART)}/@me"
        await rest.call("PUT", path)
        assert (await bot.event("MESSAGE_REACTION_ADD"))["emoji"] == {"id": None, "name": HEART}


async def test_members_are_found_by_the_beginning_of_a_name(
    bare: Playground, rest: Rest, server: str
) -> None:
    await bare.person("Zacharie")
    await bare.person("Zacharias")
    path = f"guilds/{server}/members/search"
    _, found = await rest.call("GET", f"{path}?query=zach&limit=5")
    assert [member["user"]["global_name"] for member in found] == ["Zacharie", "Zacharias"]
    assert len((await rest.call("GET", f"{path}?query=ZACH"))[1]) == 1
    assert await rest.refusal("GET", f"{path}?query=z&limit=1001") == (400, 50035)
    assert await rest.refusal("GET", f"guilds/{server}/members") == (403, 50001)


async def test_the_gateway_gives_members_by_name_and_number(bare: Playground, hand: HandBot) -> None:
    server = (await bare.guild())["id"]
    for name in ("Quentin", "Quentina", "Quest"):
        await bare.person(name)
    await hand.send(8, {"guild_id": server, "query": "quent", "limit": 1, "nonce": "n"})
    chunk = await hand.event("GUILD_MEMBERS_CHUNK")
    assert [member["user"]["global_name"] for member in chunk["members"]] == ["Quentin"]
    assert (chunk["nonce"], chunk["chunk_count"]) == ("n", 1)
    await hand.send(8, {"guild_id": server, "query": "quen", "limit": 0})
    assert len((await hand.event("GUILD_MEMBERS_CHUNK"))["members"]) == 2
    await hand.send(8, {"guild_id": server, "user_ids": [hand.user_id, "1"]})
    chunk = await hand.event("GUILD_MEMBERS_CHUNK")
    assert [member["user"]["id"] for member in chunk["members"]] == [hand.user_id]
    assert chunk["not_found"] == ["1"]


async def test_the_bot_has_a_nickname_of_its_own(bare: Playground, rest: Rest, server: str) -> None:
    del bare
    status, member = await rest.call("PATCH", f"guilds/{server}/members/@me", {"nick": "Tally"})
    assert (status, member["nick"]) == (200, "Tally")
    mine = f"guilds/{server}/members/{await own_id(rest)}"
    assert (await rest.call("GET", mine))[1]["nick"] == "Tally"
    assert await rest.refusal("PATCH", f"guilds/{server}/members/@me", {"nick": "x" * 33}) == (400, 50035)
    assert (await rest.call("PATCH", f"guilds/{server}/members/@me", {"nick": None}))[1]["nick"] is None


async def test_roles_can_be_read_and_not_changed(
    bare: Playground, rest: Rest, server: str, lea: Json
) -> None:
    del bare
    _, roles = await rest.call("GET", f"guilds/{server}/roles")
    assert [role["name"] for role in roles] == ["@everyone", "Tallyho"]
    assert (await rest.call("GET", f"guilds/{server}/roles/{roles[1]['id']}"))[1] == roles[1]
    assert await rest.refusal("GET", f"guilds/{server}/roles/1") == (404, 10011)
    member = f"guilds/{server}/members/{lea['id']}"
    assert await rest.refusal("PUT", f"{member}/roles/{roles[1]['id']}") == (403, 50013)
    assert await rest.refusal("PATCH", member, {"nick": "x"}) == (403, 50013)
    assert await rest.refusal("POST", f"guilds/{server}/roles", {"name": "x"}) == (403, 50013)


async def test_the_servers_of_the_bot_are_listed_a_page_at_a_time(
    bare: Playground, rest: Rest, server: str
) -> None:
    del bare
    _, servers = await rest.call("GET", "users/@me/guilds?with_counts=true")
    ids = [int(one["id"]) for one in servers]
    assert server in [one["id"] for one in servers]
    assert (ids == sorted(ids), servers[0]["approximate_member_count"] > 1) == (True, True)
    assert (await rest.call("GET", f"users/@me/guilds?after={ids[-1]}"))[1] == []
    assert (await rest.call("GET", f"users/@me/guilds?before={ids[0]}"))[1] == []


async def test_permissions_of_commands_are_no_command(bare: Playground, rest: Rest, server: str) -> None:
    del bare
    path = f"applications/{await own_id(rest)}/guilds/{server}/commands"
    assert await rest.call("GET", f"{path}/permissions") == (200, [])
    assert await rest.refusal("GET", f"{path}/1/permissions") == (404, 10066)


async def test_a_thread_is_made_under_a_channel_and_under_a_message(
    bare: Playground, rest: Rest, room: Json, hand: HandBot
) -> None:
    status, thread = await rest.call("POST", f"channels/{room['id']}/threads", {"name": "aside", "type": 11})
    assert (status, thread["type"], thread["parent_id"]) == (201, 11, room["id"])
    assert (await hand.event("THREAD_CREATE"))["id"] == thread["id"]
    await post(rest, thread)
    message = await post(rest, room)
    path = f"channels/{room['id']}/messages/{message['id']}/threads"
    _, under = await rest.call("POST", path, {"name": "under"})
    assert (under["id"], (await bare.messages(room))[0]["thread"]["id"]) == (message["id"], message["id"])
    assert await rest.refusal("POST", path, {"name": "twice"}) == (400, 160004)
    server = (await bare.guild())["id"]
    active = (await rest.call("GET", f"guilds/{server}/threads/active"))[1]["threads"]
    assert {thread["id"], under["id"]} <= {one["id"] for one in active}
    for method in ("PUT", "DELETE"):
        assert (await rest.call(method, f"channels/{thread['id']}/thread-members/@me"))[0] == 204


async def test_a_thread_needs_a_name_a_text_channel_and_the_permission(
    bare: Playground, rest: Rest, room: Json
) -> None:
    voice = await bare.channel("voice", "voice")
    closed = await bare.channel("closed", denied=["create_public_threads"])
    for place, body, refused in (
        (room, {}, (400, 50035)),
        (room, {"name": "x", "type": 12}, (403, 50013)),
        (voice, {"name": "x"}, (400, 50024)),
        (closed, {"name": "x"}, (403, 50013)),
    ):
        assert await rest.refusal("POST", f"channels/{place['id']}/threads", body) == refused
