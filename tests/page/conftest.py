"""The page with a small bot behind it that shows everything, and the page as `make play` brings it."""

import asyncio
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import Browser

from tests.kit.page_driver import PageDriver
from tests.kit.page_window import chromium, driven
from tests.kit.playground_client import DISCORDS_PATIENCE, Json, Playground, client, process

SHOWCASE = Path(__file__).with_name("showcase_bot.py")
READY_SECONDS = 90.0


@dataclass(frozen=True, slots=True)
class Room:
    """A channel of one's own, and the page that looks at it through Tom's eyes."""

    playground: Playground
    channel: Json
    page: PageDriver
    url: str

    async def person(self, name: str) -> Json:
        """Return somebody by name."""
        return next(one for one in await self.playground.people() if one["name"] == name)

    async def type(self, text: str, name: str = "Tom") -> Json:
        """Type a command without the page."""
        return await self.playground.type(await self.person(name), self.channel, text)


@pytest.fixture(scope="session")
def showcase() -> Iterator[str]:
    """Run a playground with the showcase bot; give its address."""
    with process("--serve-only") as running:
        url = running.url()
        bot = subprocess.Popen([sys.executable, str(SHOWCASE), url], stderr=subprocess.DEVNULL)
        yield url
        bot.kill()
        bot.wait()


@pytest_asyncio.fixture(loop_scope="session")
async def playground(showcase: str) -> AsyncIterator[Playground]:
    """Return the playground once the bot has brought its commands."""
    async with client(showcase, answer_within=DISCORDS_PATIENCE) as connected:
        person = (await connected.people())[0]
        for _ in range(int(READY_SECONDS / 0.05)):
            if await connected.commands(person):
                break
            await asyncio.sleep(0.05)
        else:
            raise AssertionError("the showcase bot brought no commands")
        yield connected


@pytest.fixture(scope="session")
def fresh_url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Run what `make play` runs, once for all evenings of a worker; whoever opens a table, it is English."""
    with process(
        "--lang", "en-GB", "--database", str(tmp_path_factory.mktemp("page") / "bot.sqlite3")
    ) as running:
        yield running.url()


@pytest_asyncio.fixture(loop_scope="session")
async def fresh(fresh_url: str) -> AsyncIterator[Playground]:
    """Return the playground of the evenings, with its four people and Tallyho in it."""
    async with client(fresh_url) as connected:
        await connected.rate_limits(on=False)  # tested elsewhere; here they would only slow down
        yield connected


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def browser() -> AsyncIterator[Browser]:
    """Run one Chromium for all tests; each opens windows of its own."""
    async with chromium() as started:
        yield started


@pytest_asyncio.fixture(loop_scope="session")
async def room(
    playground: Playground, browser: Browser, request: pytest.FixtureRequest
) -> AsyncIterator[Room]:
    """Return a fresh channel, shown in one column."""
    channel = await playground.channel(f"room {request.node.name[:60]}")
    width = getattr(request, "param", 1280)
    async with driven(browser, width=width, height=844) as page:
        await page.open(playground.url)
        await page.as_person("Tom")
        await page.use_channel(channel["name"])
        yield Room(playground, channel, page, playground.url)
