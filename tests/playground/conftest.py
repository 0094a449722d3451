"""The playground without the bot: a small discord.py bot stands in for it."""

import asyncio
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import aiohttp
import pytest

from tests.playground_client import Json, Playground, client, process

SAMPLE = Path(__file__).with_name("sample_bot.py")
ANY = "any"
TOKEN = {"Authorization": f"Bot {ANY}"}
READY_SECONDS = 30.0


class Rest:
    """Discord's REST API, called by hand."""

    def __init__(self, url: str, session: aiohttp.ClientSession) -> None:
        self._url = f"{url}/api/v10/"
        self._session = session
        self.headers: dict[str, str] = {}

    async def call(
        self, method: str, path: str, body: object = None, headers: dict[str, str] | None = None
    ) -> tuple[int, Json]:
        """Call one route; give the status and the answer, {} where there is none."""
        sent = TOKEN if headers is None else headers
        async with self._session.request(method, self._url + path, json=body, headers=sent) as response:
            self.headers = dict(response.headers)
            return response.status, (
                await response.json() if response.content_type == "application/json" else {}
            )


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


async def ready(playground: Playground) -> None:
    """Wait until a bot is connected and its commands are there."""
    person = (await playground.people())[0]
    for _ in range(int(READY_SECONDS / 0.05)):
        if (await playground.status())["bot"] == "ready" and await playground.commands(person):
            return
        await asyncio.sleep(0.05)
    raise AssertionError("the sample bot did not connect")


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
    """Give the playground with the sample bot in it."""
    del sample_bot
    async with client(serving) as playground:
        await ready(playground)
        yield playground


@pytest.fixture
async def bare(serving: str) -> AsyncIterator[Playground]:
    """Give the playground; what bot there is comes by hand, and may break limits."""
    async with client(serving) as playground:
        playground.expects_violations = True
        yield playground


@pytest.fixture
async def rest(serving: str) -> AsyncIterator[Rest]:
    """Give Discord's REST API of that playground."""
    async with aiohttp.ClientSession() as session:
        yield Rest(serving, session)


@pytest.fixture
async def lea(serving: str) -> AsyncIterator[Json]:
    """Give somebody new."""
    async with client(serving) as playground:
        playground.expects_violations = True
        yield await playground.person("Léa", locale="fr")


@pytest.fixture
async def room(serving: str) -> AsyncIterator[Json]:
    """Give a new text channel."""
    async with client(serving) as playground:
        playground.expects_violations = True
        yield await playground.channel("room")
