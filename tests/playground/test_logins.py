"""How often a bot may log in, what a server's restart and a dead line look like: the gateway by hand."""

from collections.abc import AsyncIterator

import aiohttp
import pytest

from tests.kit.hand_bot import ANY, HandBot, Rest, connect
from tests.kit.playground_client import Json, Playground, Refused, client, process

FIRST = {"token": ANY, "intents": 1, "properties": {}}


async def login(playground: Playground, session: aiohttp.ClientSession, **given: object) -> HandBot:
    """Connect and ask to be let in; what comes of it is still to be read."""
    bot = await connect(playground.url, session)
    assert (await bot.receive())["op"] == 10
    await bot.send(2, {**FIRST, **given})
    return bot


@pytest.fixture
async def fresh() -> AsyncIterator[Playground]:
    """Return a playground of one's own, with all that Discord's gateway asks for."""
    with process("--serve-only", "--identify-seconds", "5") as running:
        async with client(running.url()) as playground:
            yield playground


async def test_a_second_login_within_five_seconds_is_an_invalid_session(fresh: Playground) -> None:
    async with aiohttp.ClientSession() as session:
        assert (await (await login(fresh, session)).receive())["t"] == "READY"
        refused = await login(fresh, session)
        assert await refused.receive() == {"op": 9, "t": None, "s": None, "d": False}
        await fresh.advance(5)
        await refused.send(2, FIRST)
        assert (await refused.receive())["t"] == "READY"


async def test_shards_of_different_keys_log_in_at_once(fresh: Playground) -> None:
    await fresh.logins(max_concurrency=2)
    async with aiohttp.ClientSession() as session:
        for shard in (0, 1):
            assert (await (await login(fresh, session, shard=[shard, 3])).receive())["t"] == "READY"
        assert (await (await login(fresh, session, shard=[2, 3])).receive())["op"] == 9


async def test_a_resumption_is_no_login(fresh: Playground) -> None:
    async with aiohttp.ClientSession() as session:
        bot = await login(fresh, session)
        ready = (await bot.receive())["d"]
        await fresh.gateway("drop")
        again = await connect(fresh.url, session)
        await again.send(6, {"token": ANY, "session_id": ready["session_id"], "seq": bot.seen})
        await again.event("RESUMED")
    assert (await fresh.logins(identify_seconds=5))["starts"] == 999


async def test_who_logs_in_when_none_is_left_loses_session_and_token(bare: Playground, rest: Rest) -> None:
    await bare.logins(starts=1)
    async with aiohttp.ClientSession() as session:
        bot = await login(bare, session)
        assert (await bot.receive())["t"] == "READY"
        limit = (await rest.call("GET", "gateway/bot"))[1]["session_start_limit"]
        assert (limit["total"], limit["remaining"], limit["max_concurrency"]) == (1000, 0, 1)
        assert 0 < limit["reset_after"] <= 86_400_000
        assert await (await login(bare, session)).closed() == 4004
        assert await bot.closed() == 4004
        assert (await rest.call("GET", "users/@me"))[0] == 401
        await bare.logins(starts=1000)
        assert (await (await login(bare, session)).receive())["t"] == "READY"


async def test_a_day_later_all_logins_are_there_again(bare: Playground, rest: Rest) -> None:
    await bare.logins(starts=3)
    await bare.advance(86_400)
    assert (await rest.call("GET", "gateway/bot"))[1]["session_start_limit"]["remaining"] == 1000


async def test_a_bot_is_asked_to_reconnect_and_resumes(bare: Playground) -> None:
    async with aiohttp.ClientSession() as session:
        bot = await login(bare, session)
        ready = (await bot.receive())["d"]
        await bot.event("GUILD_CREATE")
        await bare.gateway("reconnect")
        assert (await bot.receive())["op"] == 7
        await bot.socket.close(code=4000)
        missed = await bare.channel("missed")
        again = await connect(bare.url, session)
        await again.send(6, {"token": ANY, "session_id": ready["session_id"], "seq": bot.seen})
        assert (await again.event("CHANNEL_CREATE"))["id"] == missed["id"]
        await again.event("RESUMED")


async def test_a_deaf_gateway_answers_no_heartbeat_until_the_bot_comes_anew(bare: Playground) -> None:
    async with aiohttp.ClientSession() as session:
        bot = await login(bare, session)
        ready = (await bot.receive())["d"]
        await bot.event("GUILD_CREATE")
        await bare.gateway("deaf")
        await bot.send(1, bot.seen)
        await bot.send(8, {"guild_id": (await bare.guild())["id"], "query": "", "limit": 1})
        await bot.event("GUILD_MEMBERS_CHUNK")  # by now the heartbeat was heard
        other = await login(bare, session)
        await other.event("GUILD_CREATE")
        await other.send(1, other.seen)
        assert (await other.receive())["op"] == 11  # and by now an answer to it would have been sent
        told = await bare.channel("told all the same")
        assert (await bot.receive())["d"]["id"] == told["id"]
        await bot.socket.close(code=4000)
        again = await connect(bare.url, session)
        await again.send(6, {"token": ANY, "session_id": ready["session_id"], "seq": bot.seen})
        await again.event("RESUMED")
        await again.send(1, again.seen)
        assert (await again.receive())["op"] == 11


async def test_the_time_between_heartbeats_is_a_setting(bare: Playground) -> None:
    async with aiohttp.ClientSession() as session:
        bot = await connect(bare.url, session)
        assert (await bot.receive())["d"]["heartbeat_interval"] == 41_250
        await bare.logins(heartbeat=0.25)
        bot = await connect(bare.url, session)
        assert (await bot.receive())["d"]["heartbeat_interval"] == 250
        await bare.logins(heartbeat=41.25)


@pytest.mark.parametrize(
    "given", [{"starts": -1}, {"max_concurrency": 0}, {"identify_seconds": -1}, {"heartbeat": 0}]
)
async def test_a_setting_that_cannot_be_is_a_sentence(bare: Playground, given: Json) -> None:
    with pytest.raises(Refused, match=f"`{next(iter(given))}` is at least"):
        await bare.logins(**given)
