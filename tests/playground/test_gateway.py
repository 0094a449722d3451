"""The gateway, spoken to by hand: logging in, resuming, what is sent and what is not."""

import asyncio
import time

import aiohttp
import pytest
from aiohttp import web

from deploy.playground.wires import Wire
from tests.kit.hand_bot import ANY, HandBot, Rest, connect
from tests.kit.playground_client import Json, Playground


async def test_ready_echoes_the_shard_and_names_this_server(bare: Playground) -> None:
    async with aiohttp.ClientSession() as session:
        bot = await connect(bare.url, session)
        ready = await bot.identify(shard=[0, 1])
        assert ready["shard"] == [0, 1]
        assert ready["resume_gateway_url"].startswith("ws://127.0.0.1:")


async def test_the_server_comes_with_channels_threads_roles_and_the_bot(bare: Playground) -> None:
    thread = await bare.channel("thread", "thread")
    async with aiohttp.ClientSession() as session:
        bot = await connect(bare.url, session)
        ready = await bot.identify()
        guild = await bot.event("GUILD_CREATE")
    assert {channel["type"] for channel in guild["channels"]} >= {0, 2}
    assert thread["id"] in [entry["id"] for entry in guild["threads"]]
    assert [member["user"]["id"] for member in guild["members"]] == [ready["user"]["id"]]
    assert guild["roles"][0]["id"] == guild["id"]


async def test_the_stream_can_be_compressed(bare: Playground) -> None:
    async with aiohttp.ClientSession() as session:
        bot = await connect(bare.url, session, compress="zlib-stream")
        assert (await bot.identify())["v"] == 10
        assert (await bot.event("GUILD_CREATE"))["name"] == "Tallyho"


async def test_a_heartbeat_is_acknowledged(bare: Playground) -> None:
    async with aiohttp.ClientSession() as session:
        bot = await connect(bare.url, session)
        assert (await bot.receive())["d"]["heartbeat_interval"] > 0
        await bot.send(1, None)
        assert (await bot.receive())["op"] == 11


@pytest.mark.parametrize(
    ("given", "code"),
    [({"token": "wrong"}, 4004), ({"shard": [1, 1]}, 4010), ({"intents": 1 | 1 << 1}, 4014)],
)
async def test_a_bad_login_is_closed_with_its_code(bare: Playground, given: Json, code: int) -> None:
    async with aiohttp.ClientSession() as session:
        bot = await connect(bare.url, session)
        await bot.send(2, {"token": ANY, "intents": 1, "properties": {}, **given})
        assert await bot.closed() == code


@pytest.mark.parametrize(("sent", "code"), [("{", 4002), ('{"op": 99}', 4001), ('{"op": 8, "d": {}}', 4003)])
async def test_nonsense_is_closed_with_its_code(bare: Playground, sent: str, code: int) -> None:
    async with aiohttp.ClientSession() as session:
        bot = await connect(bare.url, session)
        await bot.socket.send_str(sent)
        assert await bot.closed() == code


async def test_a_second_login_is_closed(hand: HandBot) -> None:
    await hand.send(2, {"token": ANY, "intents": 1, "properties": {}})
    assert await hand.closed() == 4005


async def test_what_was_missed_is_replayed_at_the_resumption(bare: Playground) -> None:
    async with aiohttp.ClientSession() as session:
        bot = await connect(bare.url, session)
        ready = await bot.identify()
        await bot.event("GUILD_CREATE")
        await bare.gateway("drop")
        assert await bot.closed() == 4000
        missed = await bare.channel("missed")
        again = await connect(bare.url, session)
        await again.send(6, {"token": ANY, "session_id": ready["session_id"], "seq": bot.seen})
        assert (await again.event("CHANNEL_CREATE"))["id"] == missed["id"]
        await again.event("RESUMED")


async def test_an_unknown_session_is_invalid(bare: Playground) -> None:
    async with aiohttp.ClientSession() as session:
        bot = await connect(bare.url, session)
        await bot.receive()
        await bot.send(6, {"token": ANY, "session_id": "none", "seq": 1})
        assert await bot.receive() == {"op": 9, "t": None, "s": None, "d": False}


async def test_an_invalidated_session_cannot_be_resumed(bare: Playground) -> None:
    async with aiohttp.ClientSession() as session:
        bot = await connect(bare.url, session)
        ready = await bot.identify()
        await bot.event("GUILD_CREATE")
        await bare.gateway("invalidate")
        assert (await bot.receive())["op"] == 9
        await bot.send(6, {"token": ANY, "session_id": ready["session_id"], "seq": bot.seen})
        assert (await bot.receive())["op"] == 9


async def test_a_pause_holds_everything_back(bare: Playground, hand: HandBot) -> None:
    started = time.monotonic()
    await bare.gateway("pause", 0.5)
    await bare.channel("held")
    assert (await hand.event("CHANNEL_CREATE"))["name"] == "held"
    assert time.monotonic() - started >= 0.5


async def test_a_later_pause_takes_the_place_of_an_earlier_one(bare: Playground, hand: HandBot) -> None:
    started = time.monotonic()
    for seconds in (0.1, 0.7):
        await bare.gateway("pause", seconds)
    await bare.channel("held")
    assert (await hand.event("CHANNEL_CREATE"))["name"] == "held"
    assert time.monotonic() - started >= 0.7
    for seconds in (600, 0):
        await bare.gateway("pause", seconds)
    await bare.channel("free")
    assert (await hand.event("CHANNEL_CREATE"))["name"] == "free"


async def test_channels_and_threads_are_told_of_and_messages_are_not(
    bare: Playground, hand: HandBot, rest: Rest
) -> None:
    channel = await bare.channel("told")
    assert (await hand.event("CHANNEL_CREATE"))["id"] == channel["id"]
    await rest.call("POST", f"channels/{channel['id']}/messages", {"content": "not told"})
    await bare.change_channel(channel, denied=["send_messages"])
    assert (await hand.receive())["t"] == "CHANNEL_UPDATE"
    await bare.change_channel(channel, deleted=True)
    assert (await hand.receive())["t"] == "CHANNEL_DELETE"
    thread = await bare.channel("thread", "thread")
    assert (await hand.receive())["t"] == "THREAD_CREATE"
    await bare.change_channel(thread, archived=True)
    assert (await hand.receive())["d"]["thread_metadata"]["archived"] is True
    await bare.change_channel(thread, deleted=True)
    assert (await hand.receive())["t"] == "THREAD_DELETE"
    await bare.change_person((await bare.person("Zoe"))["id"], member=False)
    await hand.send(8, {"guild_id": (await bare.guild())["id"], "query": "", "limit": 0})
    assert (await hand.receive())["t"] == "GUILD_MEMBERS_CHUNK"


async def test_messages_are_told_to_who_asks_for_them(bare: Playground, rest: Rest, room: Json) -> None:
    async with aiohttp.ClientSession() as session:
        bot = await connect(bare.url, session)
        await bot.identify(intents=1 | 1 << 9)
        await rest.call("POST", f"channels/{room['id']}/messages", {"content": "told"})
        assert (await bot.event("MESSAGE_CREATE"))["content"] == "told"


async def test_a_server_belongs_to_one_shard_and_direct_messages_to_the_first(bare: Playground) -> None:
    home = (int((await bare.guild())["id"]) >> 22) % 2
    async with aiohttp.ClientSession() as session:
        bots = []
        for shard in (0, 1):
            bot = await connect(bare.url, session)
            ready = await bot.identify(shard=[shard, 2])
            assert bool(ready["guilds"]) is (shard == home)
            bots.append(bot)
        channel = await bare.channel("sharded")
        assert (await bots[home].event("CHANNEL_CREATE"))["id"] == channel["id"]


async def test_nothing_is_awaited_of_a_connection_that_is_lost() -> None:
    wire = Wire(web.WebSocketResponse(), None)
    before = asyncio.create_task(wire.caught_up())
    await asyncio.sleep(0)  # it has begun to wait
    wire.lost()
    assert not await before
    assert not await wire.caught_up()
