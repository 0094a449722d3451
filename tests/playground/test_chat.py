"""Ordinary messages of people: seen by people, in the history without their text, not told to the bot."""

from typing import Any

import aiohttp
import pytest

from tests.kit.hand_bot import HandBot, Rest, connect
from tests.kit.playground_client import Json, Playground, Refused
from tests.playground.room_by_hand import Room

GUILD_MESSAGES, DIRECT_MESSAGES = 1 << 9, 1 << 12


async def test_people_see_what_is_written_in_its_order(bare: Playground, room: Json, lea: Json) -> None:
    written = await bare.chat(lea, room, "good evening", times=60)
    seen = await bare.messages(room, await bare.person("Tom"))
    assert [message["id"] for message in seen] == [message["id"] for message in written]
    assert {message["content"] for message in seen} == {"good evening"}
    assert (seen[0]["author"]["global_name"], "bot" in seen[0]["author"]) == ("Léa", False)


async def test_the_bot_finds_them_in_the_history_without_their_text(at: Room) -> None:
    _, me = await at.rest.call("GET", "users/@me")
    plain, mention = [
        (await at.playground.chat(at.person, at.channel, text))[0]
        for text in ("hello", f"hello <@{me['id']}>")
    ]
    _, history = await at.rest.call("GET", f"channels/{at.channel['id']}/messages")
    assert [(entry["id"], entry["content"]) for entry in history] == [
        (mention["id"], mention["content"]),
        (plain["id"], ""),
    ]
    assert {entry["author"]["id"] for entry in history} == {at.person["id"]}
    _, one = await at.rest.call("GET", f"channels/{at.channel['id']}/messages/{plain['id']}")
    assert one["content"] == ""


async def test_the_channel_knows_its_newest_message(at: Room) -> None:
    written = await at.playground.chat(at.person, at.channel, "hello", times=3)
    _, channel = await at.rest.call("GET", f"channels/{at.channel['id']}")
    assert channel["last_message_id"] == written[-1]["id"]


async def test_a_bot_that_asks_for_the_server_alone_hears_nothing(at: Room, hand: HandBot) -> None:
    await at.playground.chat(at.person, at.channel, "hello", times=5)
    marker = await at.playground.channel("after the chat")
    told: list[Json] = []
    while not told or told[-1]["t"] != "CHANNEL_CREATE" or told[-1]["d"]["id"] != marker["id"]:
        told.append(await hand.receive())
    assert [event["t"] for event in told if event["t"] != "CHANNEL_CREATE"] == []


async def test_a_bot_that_asks_for_messages_hears_who_wrote_and_not_what(
    bare: Playground, room: Json, lea: Json
) -> None:
    async with aiohttp.ClientSession() as session:
        bot = await connect(bare.url, session)
        await bot.identify(intents=1 | GUILD_MESSAGES)
        await bare.chat(lea, room, "hello")
        told = await bot.event("MESSAGE_CREATE")
    assert (told["author"]["id"], told["content"], told["channel_id"]) == (lea["id"], "", room["id"])
    assert (told["member"]["nick"], "user" in told["member"], "guild_id" in told) == (None, False, True)


async def test_a_direct_message_is_read_whole(bare: Playground, rest: Rest, lea: Json) -> None:
    _, dm = await rest.call("POST", "users/@me/channels", {"recipient_id": lea["id"]})
    async with aiohttp.ClientSession() as session:
        bot = await connect(bare.url, session)
        await bot.identify(intents=DIRECT_MESSAGES)
        await bare.chat(lea, dm, "hello")
        told = await bot.event("MESSAGE_CREATE")
    assert (told["content"], "guild_id" in told) == ("hello", False)
    assert [entry["content"] for entry in await bare.dms(lea)] == ["hello"]


async def test_the_bot_cannot_touch_what_people_wrote(at: Room) -> None:
    _, dm = await at.rest.call("POST", "users/@me/channels", {"recipient_id": at.person["id"]})
    for place, refused in ((at.channel, (403, 50013)), (dm, (403, 50003))):
        (message,) = await at.playground.chat(at.person, place, "hello")
        path = f"channels/{place['id']}/messages/{message['id']}"
        assert await at.rest.refusal("PATCH", path, {"content": "x"}) == (403, 50005)
        assert await at.rest.refusal("DELETE", path) == refused
    (message,) = await at.playground.chat(at.person, at.channel, "hello")
    await at.playground.delete(message)
    assert message["id"] not in [seen["id"] for seen in await at.playground.messages(at.channel)]


async def test_a_message_reopens_an_archived_thread(bare: Playground, lea: Json) -> None:
    thread = await bare.channel("thread", "thread")
    await bare.change_channel(thread, archived=True)
    await bare.chat(lea, thread, "still here?")
    assert {place["id"]: place["archived"] for place in await bare.channels()}[thread["id"]] is False


@pytest.mark.parametrize(
    ("asked", "sentence"),
    [
        ({"text": "x" * 2001}, "1 to 2000 characters, not 2001"),
        ({"text": "  "}, "1 to 2000 characters, not 0"),
        ({"text": "x", "times": 0}, "from 1 to 1000"),
        ({"text": "x", "times": 1001}, "from 1 to 1000"),
        ({"text": "x", "channel": "1"}, "no channel 1"),
        ({"text": "x", "person": "1"}, "no person 1"),
        ({"text": 7}, "`text` has to be a text"),
    ],
)
async def test_what_discord_would_not_take_is_refused(
    bare: Playground, room: Json, lea: Json, asked: dict[str, Any], sentence: str
) -> None:
    with pytest.raises(Refused, match=sentence):
        await bare.chat(**{"person": lea, "channel": room, **asked})
    assert await bare.messages(room) == []


async def test_who_has_left_writes_nothing(bare: Playground, room: Json, lea: Json) -> None:
    await bare.change_person(lea, member=False)
    with pytest.raises(Refused, match="not a member"):
        await bare.chat(lea, room, "hello")
