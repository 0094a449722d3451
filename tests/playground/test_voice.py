"""Who is in a voice channel: what bots are told that ask for it, and those that do not."""

import asyncio
from collections.abc import AsyncIterator

import aiohttp
import pytest

from tests.kit.hand_bot import GUILDS, HandBot, connect
from tests.kit.playground_client import Json, Playground, Refused
from tests.playground.conftest import READY_SECONDS, Table

VOICE_STATES = 1 << 7
STAGE = 13


@pytest.fixture
async def cabin(bare: Playground) -> Json:
    """Return a new voice channel."""
    return await bare.channel("cabin", "voice")


@pytest.fixture
async def listener(bare: Playground, cabin: Json) -> AsyncIterator[HandBot]:
    """Return a bot that asks for voice states."""
    del cabin
    async with aiohttp.ClientSession() as session:
        bot = await connect(bare.url, session)
        ready = await bot.identify(intents=GUILDS | VOICE_STATES)
        for _ in ready["guilds"]:
            await bot.event("GUILD_CREATE")
        yield bot


async def test_who_comes_and_goes_is_told(
    bare: Playground, cabin: Json, listener: HandBot, lea: Json
) -> None:
    home = await bare.guild()
    assert await bare.voice(lea, cabin) == {"person": lea["id"], "channel": cabin["id"]}
    told = await listener.event("VOICE_STATE_UPDATE")
    assert (told["channel_id"], told["user_id"], told["guild_id"], told["member"]["user"]["id"]) == (
        cabin["id"],
        lea["id"],
        home["id"],
        lea["id"],
    )
    assert {person["id"]: person["voice"] for person in await bare.people()}[lea["id"]] == cabin["id"]
    await bare.voice(lea, None)
    assert (await listener.event("VOICE_STATE_UPDATE"))["channel_id"] is None


async def test_who_goes_to_another_server_leaves_the_first(
    bare: Playground, cabin: Json, listener: HandBot, lea: Json
) -> None:
    server = await bare.server("Second")
    deck = await bare.channel("deck", "voice", server=server["id"])
    await bare.voice(lea, cabin)
    await bare.voice(lea, deck)
    told = [await listener.event("VOICE_STATE_UPDATE") for _ in range(3)]
    home = (await bare.guild())["id"]
    assert [(one["guild_id"], one["channel_id"]) for one in told] == [
        (home, cabin["id"]),
        (home, None),
        (server["id"], deck["id"]),
    ]


@pytest.mark.parametrize("how", ["the channel is deleted", "the person leaves the server"])
async def test_nobody_stays_where_nobody_can_be(
    bare: Playground, cabin: Json, listener: HandBot, lea: Json, how: str
) -> None:
    await bare.voice(lea, cabin)
    await listener.event("VOICE_STATE_UPDATE")
    if how == "the channel is deleted":
        await bare.change_channel(cabin, deleted=True)
    else:
        await bare.change_person(lea, member=False)
    assert (await listener.event("VOICE_STATE_UPDATE"))["channel_id"] is None


async def test_a_bot_without_the_intent_is_told_nothing(bare: Playground, cabin: Json, lea: Json) -> None:
    async with aiohttp.ClientSession() as session:
        bot = await connect(bare.url, session)
        ready = await bot.identify(intents=GUILDS)
        for _ in ready["guilds"]:
            assert (await bot.event("GUILD_CREATE"))["voice_states"] == []
        await bare.voice(lea, cabin)
        await bare.channel("heard")
        assert (await bot.receive())["t"] == "CHANNEL_CREATE"


async def test_a_bot_that_comes_later_hears_who_is_there(bare: Playground, cabin: Json, lea: Json) -> None:
    await bare.voice(lea, cabin)
    async with aiohttp.ClientSession() as session:
        bot = await connect(bare.url, session)
        await bot.identify(intents=GUILDS | VOICE_STATES)
        told = await bot.event("GUILD_CREATE")
    state = next(one for one in told["voice_states"] if one["user_id"] == lea["id"])
    assert (state["channel_id"], "guild_id" in state) == (cabin["id"], False)
    assert lea["id"] in [member["user"]["id"] for member in told["members"]]


@pytest.mark.thorough
async def test_discord_py_knows_who_is_there(table: Table) -> None:
    cabin = await table.playground.channel("cabin", "voice")
    await table.playground.change_person(table.person, nick="Cap’n")
    await table.playground.voice(table.person, cabin)
    assert await table.says(f"/try voice channel:{cabin['id']}") == "1 Cap’n"
    await table.playground.gateway("invalidate")
    for _ in range(int(READY_SECONDS / 0.05)):
        reaction = await table.types(f"/try voice channel:{cabin['id']}")
        if reaction["message"] and reaction["message"]["content"] == "1 Cap’n":
            break
        await asyncio.sleep(0.05)
    else:
        raise AssertionError(f"who is there was not told again: {reaction}")
    await table.playground.voice(table.person, None)
    assert await table.says(f"/try voice channel:{cabin['id']}") == "0 "


async def test_a_stage_is_heard_like_a_voice_channel_and_bots_are_there_too(
    bare: Playground, listener: HandBot, lea: Json
) -> None:
    stage = await bare.channel("stage", "stage")
    assert (await listener.event("CHANNEL_CREATE"))["type"] == STAGE
    music = await bare.person("Music", bot=True)
    for someone, is_bot in ((lea, False), (music, True)):
        await bare.voice(someone, stage)
        told = await listener.event("VOICE_STATE_UPDATE")
        assert (told["channel_id"], told["member"]["user"].get("bot", False)) == (stage["id"], is_bot)
    with pytest.raises(Refused, match="Music is a bot"):
        await bare.type(music, stage, "/points new")


async def test_only_voice_channels_are_gone_into(
    bare: Playground, room: Json, cabin: Json, lea: Json
) -> None:
    with pytest.raises(Refused, match="room is no voice channel"):
        await bare.voice(lea, room)
    await bare.change_person(lea, member=False)
    with pytest.raises(Refused, match="not a member of the server"):
        await bare.voice(lea, cabin)
