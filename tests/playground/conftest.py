"""The playground without the bot: a small discord.py bot stands in for it."""

import asyncio
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from tests.kit.hand_bot import ANY, HandBot, Rest, connect
from tests.kit.playground_client import DISCORDS_PATIENCE, Json, Playground, client, process
from tests.playground.room_by_hand import Room

SAMPLE = Path(__file__).with_name("sample_bot.py")
READY_SECONDS = 90.0


class SampleBot:
    """The sample bot's process."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._process: subprocess.Popen[bytes] | None = None

    def start(self, token: str = ANY) -> subprocess.Popen[bytes]:
        """Start it."""
        self._process = subprocess.Popen(
            [sys.executable, str(SAMPLE), self._url, token], stderr=subprocess.DEVNULL
        )
        return self._process

    def kill(self) -> None:
        """End it at once."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            self._process = None


class Table:
    """Somebody in a channel with the sample bot."""

    def __init__(self, playground: Playground, channel: Json, person: Json) -> None:
        self.playground = playground
        self.channel = channel
        self.person = person

    async def types(self, text: str, **given: Any) -> Json:
        """Type a command."""
        return await self.playground.type(self.person, self.channel, text, **given)

    async def says(self, text: str, **given: Any) -> str:
        """Type a command; give the answer's content."""
        reaction = await self.types(text, **given)
        assert reaction["outcome"] == "message", reaction
        return str(reaction["message"]["content"])

    async def hears(self, event: str) -> list[str]:
        """Wait until discord.py has told the bot of an event; give all that it has been told, in order."""
        for _ in range(int(READY_SECONDS / 0.05)):
            heard = (await self.says("/try events")).split(", ")
            if event in heard:
                return heard
            await asyncio.sleep(0.05)
        raise AssertionError(f"the bot was not told of “{event}”")

    async def buttons(self) -> Json:
        """Let the bot show its buttons."""
        message: Json = (await self.types("/try buttons"))["message"]
        return message


async def ready(playground: Playground) -> None:
    """Wait until a bot is connected and its commands are there."""
    person = (await playground.people())[0]
    for _ in range(int(READY_SECONDS / 0.05)):
        if (await playground.status())["bot"] == "ready" and await playground.commands(person):
            return
        await asyncio.sleep(0.05)
    raise AssertionError("the sample bot did not connect")


async def gone(playground: Playground) -> None:
    """Wait until no bot is connected."""
    for _ in range(int(READY_SECONDS / 0.05)):
        if (await playground.status())["bot"] == "stopped":
            return
        await asyncio.sleep(0.05)
    raise AssertionError("a bot is still connected")


@pytest.fixture(scope="module")
def serving() -> Iterator[str]:
    """Run a playground that starts no bot; give its address."""
    with process("--serve-only") as running:
        yield running.url()


@pytest.fixture(scope="module")
def sample_bot(serving: str) -> Iterator[SampleBot]:
    """Run the sample bot at that playground."""
    bot = SampleBot(serving)
    bot.start()
    yield bot
    bot.kill()


@pytest.fixture
async def discord(serving: str, sample_bot: SampleBot) -> AsyncIterator[Playground]:
    """Return the playground with the sample bot in it."""
    del sample_bot
    async with client(serving, answer_within=DISCORDS_PATIENCE) as playground:
        await ready(playground)
        yield playground


@pytest.fixture
async def bare(serving: str) -> AsyncIterator[Playground]:
    """Return the playground; what bot there is comes by hand, and may break limits."""
    async with client(serving, answer_within=DISCORDS_PATIENCE) as playground:
        playground.expects_violations = True
        await playground.rate_limits(on=False)
        yield playground
        own = [broken for broken in await playground.violations() if broken["wrong"] == "answer"]
        assert own == [], f"the playground answered as Discord would not: {own}"


@pytest.fixture
async def rest(serving: str) -> AsyncIterator[Rest]:
    """Return Discord's REST API of that playground."""
    async with aiohttp.ClientSession() as session:
        yield Rest(serving, session)


@pytest.fixture
async def lea(serving: str) -> AsyncIterator[Json]:
    """Return somebody new."""
    async with client(serving, answer_within=DISCORDS_PATIENCE) as playground:
        playground.expects_violations = True
        yield await playground.person("Léa", locale="fr")


@pytest.fixture
async def room(serving: str) -> AsyncIterator[Json]:
    """Return a new text channel."""
    async with client(serving, answer_within=DISCORDS_PATIENCE) as playground:
        playground.expects_violations = True
        yield await playground.channel("room")


@pytest.fixture
async def hand(serving: str) -> AsyncIterator[HandBot]:
    """Return a bot by hand, which has logged in and registered /say."""
    async with aiohttp.ClientSession() as session:
        bot = await connect(serving, session)
        ready = await bot.identify()
        for _ in ready["guilds"]:
            await bot.event("GUILD_CREATE")
        option = {"name": "what", "description": "d", "type": 3, "autocomplete": True}
        command = {"name": "say", "description": "d", "type": 1, "options": [option]}
        status, _ = await Rest(serving, session).call(
            "PUT", f"applications/{ready['application']['id']}/commands", [command]
        )
        assert status == 200
        yield bot
        await bot.socket.close()


@pytest.fixture
async def table(discord: Playground, room: Json, lea: Json) -> Table:
    await discord.rate_limits(on=True)
    return Table(discord, room, lea)


@pytest.fixture
def at(bare: Playground, rest: Rest, hand: HandBot, room: Json, lea: Json) -> Room:
    """Return a channel where Léa acts and the bot answers by hand."""
    return Room(bare, rest, hand, room, lea)
