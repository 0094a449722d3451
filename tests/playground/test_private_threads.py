"""Private threads, locked and archived ones: who sees them, and what the bot can do in them."""

import aiohttp
import pytest

from tests.kit.hand_bot import HandBot, Rest, connect
from tests.kit.playground_client import Json, Playground, Refused
from tests.playground.conftest import Table
from tests.playground.room_by_hand import BUTTON, MESSAGE, Room

PRIVATE = 12


async def closed(rest: Rest, channel: Json) -> bool:
    """Say whether the bot's token is refused in a place, in every way."""
    path = f"channels/{channel['id']}"
    answers = [
        await rest.refusal("GET", path),
        await rest.refusal("GET", f"{path}/messages"),
        await rest.refusal("POST", f"{path}/messages", {"content": "x"}),
        await rest.refusal("PATCH", path, {"archived": False}),
    ]
    assert len(set(answers)) == 1
    return answers[0] == (403, 50001)


async def test_a_private_thread_is_closed_to_a_bot_that_is_not_in_it(at: Room, hand: HandBot) -> None:
    at.channel = await at.playground.channel("secret", "private-thread", members=[at.person["id"]])
    assert await closed(at.rest, at.channel)
    await at.playground.change_channel(at.channel, archived=True)
    await at.playground.change_channel(at.channel, archived=False)
    await at.playground.channel("heard")
    assert (await hand.receive())["d"]["name"] == "room"
    assert (await hand.receive())["d"]["name"] == "heard"
    act = await at.says()
    told = act.interaction
    assert (told["channel"]["type"], "member" in told["channel"]) == (PRIVATE, False)
    await act.answer(MESSAGE, {"content": "answered"})
    assert [message["content"] for message in await at.playground.messages(at.channel, at.person)] == [
        "answered"
    ]


async def test_a_bot_in_a_private_thread_hears_of_it_and_writes(bare: Playground, hand: HandBot) -> None:
    thread = await bare.channel("secret", "private-thread", members=["bot"])
    told = await hand.event("THREAD_CREATE")
    assert (told["id"], told["type"], told["newly_created"]) == (thread["id"], PRIVATE, True)
    assert (told["member"]["id"], thread["members"]) == (thread["id"], [told["member"]["user_id"]])


async def test_a_bot_is_added_to_a_private_thread_and_taken_out(at: Room, hand: HandBot, rest: Rest) -> None:
    thread = await at.playground.channel("secret", "private-thread", members=[at.person["id"]])
    await at.playground.change_channel(thread, members=[at.person["id"], "bot"])
    created = await hand.event("THREAD_CREATE")
    added = await hand.event("THREAD_MEMBERS_UPDATE")
    assert ("newly_created" in created, created["id"]) == (False, thread["id"])
    assert [one["user_id"] for one in added["added_members"]] == [created["member"]["user_id"]]
    assert (await rest.call("POST", f"channels/{thread['id']}/messages", {"content": "x"}))[0] == 200
    await at.playground.change_channel(thread, members=[at.person["id"]])
    removed = await hand.event("THREAD_MEMBERS_UPDATE")
    assert removed["removed_member_ids"] == [created["member"]["user_id"]]
    assert await closed(rest, thread)


async def test_who_else_is_in_a_private_thread_is_not_told(at: Room, hand: HandBot) -> None:
    thread = await at.playground.channel("secret", "private-thread", members=["bot"])
    await hand.event("THREAD_CREATE")
    await at.playground.change_channel(thread, members=["bot", at.person["id"]])
    await at.playground.channel("heard")
    assert (await hand.receive())["d"]["name"] == "heard"


async def test_a_removed_bot_is_in_no_private_thread_any_more(bare: Playground, rest: Rest) -> None:
    server = await bare.server("Fickle")
    thread = await bare.channel("secret", "private-thread", server=server["id"], members=["bot"])
    await bare.kick(server)
    await bare.invite(server)
    assert await closed(rest, thread)


async def test_a_bot_that_comes_later_hears_of_the_open_threads_that_it_sees(bare: Playground) -> None:
    server = await bare.server("Threads")
    for name, members in (("in", ["bot"]), ("out", [])):
        await bare.channel(name, "private-thread", server=server["id"], members=members)
    await bare.channel("open", "thread", server=server["id"])
    await bare.change_channel(await bare.channel("over", "thread", server=server["id"]), archived=True)
    async with aiohttp.ClientSession() as session:
        bot = await connect(bare.url, session)
        ready = await bot.identify()
        told = {}
        for _ in ready["guilds"]:
            guild = await bot.event("GUILD_CREATE")
            told[guild["id"]] = guild
    threads = told[server["id"]]["threads"]
    assert [(thread["name"], "member" in thread) for thread in threads] == [("in", True), ("open", False)]


async def test_only_its_members_and_moderators_see_a_private_thread(at: Room) -> None:
    stranger, moderator = (
        await at.playground.person("Eve"),
        await at.playground.person("Mo", moderator=True),
    )
    thread = await at.playground.channel("secret", "private-thread", members=[at.person["id"]])
    await at.playground.chat(at.person, thread, "psst")
    seen = [len(await at.playground.messages(thread, person)) for person in (at.person, stranger, moderator)]
    assert seen == [1, 0, 1]
    with pytest.raises(Refused, match="not a member of this private thread"):
        await at.playground.type(stranger, thread, "/say")


async def test_a_locked_thread_is_written_in_by_moderators_alone(at: Room) -> None:
    at.channel = await at.playground.channel("thread", "thread")
    path = f"channels/{at.channel['id']}"
    _, message = await at.rest.call("POST", f"{path}/messages", {"content": "x", "components": [BUTTON]})
    changed = await at.playground.change_channel(at.channel, locked=True)
    assert (changed["locked"], changed["archived"]) == (True, False)
    assert await at.rest.refusal("POST", f"{path}/messages", {"content": "y"}) == (400, 160005)
    edited = f"{path}/messages/{message['id']}"
    assert await at.rest.refusal("PATCH", edited, {"content": "y"}) == (400, 160005)
    with pytest.raises(Refused, match="locked"):
        await at.playground.type(at.person, at.channel, "/say")
    pressed = await at.presses(message)
    assert (await pressed.answer(MESSAGE, {"content": "pressed"}))[0] == 200
    at.person = await at.playground.person("Mo", moderator=True)
    act = await at.says()
    assert act.interaction["channel"]["thread_metadata"]["locked"] is True
    assert (await act.answer(MESSAGE, {"content": "answered"}))[0] == 200
    assert (await at.rest.call("DELETE", edited))[0] == 204


async def test_a_locked_thread_is_not_reopened_without_manage_threads(at: Room) -> None:
    at.channel = await at.playground.channel("thread", "thread")
    path = f"channels/{at.channel['id']}"
    await at.playground.change_channel(at.channel, locked=True, archived=True)
    for body in ({"archived": False}, {"archived": False, "locked": False}):
        assert await at.rest.refusal("PATCH", path, body) == (403, 50013)
    assert await at.rest.refusal("POST", f"{path}/messages", {"content": "x"}) == (400, 50083)
    at.person = await at.playground.person("Mo", moderator=True)
    await (await at.says()).answer(MESSAGE, {"content": "x"})
    threads = {place["id"]: place["archived"] for place in await at.playground.channels()}
    assert threads[at.channel["id"]] is True
    await at.playground.change_channel(at.channel, locked=False)
    assert (await at.rest.call("PATCH", path, {"archived": False}))[0] == 200


async def test_threads_are_told_again_with_the_access_to_their_channel(
    bare: Playground, hand: HandBot
) -> None:
    server = await bare.server("Hidden")
    parent = await bare.channel("parent", server=server["id"], denied=["view_channel"])
    thread = await bare.channel("thread", "thread", server=server["id"])
    await bare.change_channel(parent, denied=[])
    told = await hand.event("THREAD_LIST_SYNC")
    assert (told["channel_ids"], [one["id"] for one in told["threads"]]) == ([parent["id"]], [thread["id"]])


async def test_discord_py_comes_into_a_private_thread_and_goes(table: Table) -> None:
    thread = await table.playground.channel("secret", "private-thread", members=[table.person["id"]])
    outside, table.channel = table.channel, thread
    assert await table.says("/try post") == "403/50001"
    await table.playground.change_channel(thread, members=[table.person["id"], "bot"])
    await table.hears("in secret")
    assert await table.says("/try post") == "1 True"
    await table.playground.change_channel(thread, members=[table.person["id"]])
    table.channel = outside
    await table.hears("out of secret")
    table.channel = thread
    assert await table.says("/try post") == "403/50001"


@pytest.mark.parametrize(
    ("kind", "asked", "sentence"),
    [
        ("text", {"members": ["bot"]}, "Only a private thread has `members`"),
        ("private-thread", {"members": ["1"]}, "no person 1"),
        ("thread", {"members": "bot"}, "`members` has to be a list of ids"),
    ],
)
async def test_members_that_cannot_be_are_a_sentence(
    bare: Playground, kind: str, asked: Json, sentence: str
) -> None:
    with pytest.raises(Refused, match=sentence):
        await bare.channel("x", kind, **asked)


async def test_only_threads_are_locked(bare: Playground, room: Json) -> None:
    with pytest.raises(Refused, match="Only threads can be archived or locked"):
        await bare.change_channel(room, locked=True)


async def test_a_bot_that_leaves_a_private_thread_is_outside(at: Room, hand: HandBot, rest: Rest) -> None:
    thread = await at.playground.channel("secret", "private-thread", members=[at.person["id"], "bot"])
    await hand.event("THREAD_CREATE")
    assert (await rest.call("DELETE", f"channels/{thread['id']}/thread-members/@me"))[0] == 204
    removed = await hand.event("THREAD_MEMBERS_UPDATE")
    assert (removed["id"], len(removed["removed_member_ids"])) == (thread["id"], 1)
    assert await closed(rest, thread)


async def test_a_thread_that_the_bot_makes_is_told_as_new(at: Room, hand: HandBot, rest: Rest) -> None:
    status, made = await rest.call(
        "POST", f"channels/{at.channel['id']}/threads", {"name": "open", "type": 11}
    )
    told = await hand.event("THREAD_CREATE")
    assert (status, told["id"], told["newly_created"]) == (201, made["id"], True)
