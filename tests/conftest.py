"""Fixtures for everybody: the playground with the bot in it."""

import asyncio
import os
import shutil
from collections import defaultdict
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
from xdist.scheduler import LoadScopeScheduling

from bot.store.store import Store
from tests.kit import hypothesis_profile
from tests.kit.databases import sqlite_url
from tests.kit.playground_client import PATIENCE_SECONDS, Playground, client, process

hypothesis_profile.use()
OF_ONE_HOUSE = ("tests/continuity/", "tests/doctor/", "tests/playground/")
"""Where all tests of a file share a playground that was started for it."""
TAKE_LONG = ("tests/limits/", "tests/situations/", "tests/wire/")
"""Where a test takes a second: whole evenings are drawn, or played over the wire."""


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers() -> int:
    """Run two workers a core: half of its time a test of the wire waits, as people do."""
    return 2 * len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else 4


class Groups(LoadScopeScheduling):  # type: ignore[misc]  # xdist's scheduler has no types
    """Each test where there is room, but those on one worker that share a playground or the like."""

    def _split_scope(self, nodeid: str) -> str:
        if nodeid.startswith("tests/page/"):
            return "evenings" if "_evening.py" in nodeid else "page"
        if nodeid.startswith(OF_ONE_HOUSE):
            return nodeid.partition("::")[0]
        if nodeid.startswith("tests/input/") and "_door" in nodeid:
            return "doors"
        return "postgres" if "postgresql" in nodeid else nodeid


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: object) -> LoadScopeScheduling:
    """Return the groups above, the largest first, for they take longest."""
    return Groups(config, log)


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Have a test that takes long, and is told of each game by each door (or the like), take turns.

    Each game and each door is tried; each game by each door, thoroughly.
    """
    known: dict[tuple[object, str], list[object]] = defaultdict(list)
    for item in items:
        if isinstance(item, pytest.Function) and item.nodeid.startswith(TAKE_LONG):
            places = [_place(item, name, known[item.function, name]) for name in _told_of(item)]
            if len(places) > 1 and sum(places) % 2:
                item.add_marker(pytest.mark.thorough)


def _told_of(item: pytest.Function) -> Iterator[str]:
    """Name what a test is told of: one parameter of each list that has more than one value."""
    for mark in item.iter_markers("parametrize"):
        named, values, *_ = mark.args
        if len(values) > 1:
            yield named.split(",")[0].strip() if isinstance(named, str) else named[0]


def _place(item: pytest.Function, name: str, known: list[object]) -> int:
    """Return where in the list of a parameter's values this one stands; `known`: those before it."""
    value = item.callspec.params[name]
    if value not in known:
        known.append(value)
    return known.index(value)


@pytest.fixture(scope="session")
def prepared(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return an SQLite file with all tables, and nothing in them, to be copied: a copy is sooner made."""
    file = tmp_path_factory.mktemp("prepared") / "bot.sqlite3"

    async def make() -> None:
        await (await Store.open(sqlite_url(file))).close()

    asyncio.run(make())
    return file


@pytest.fixture
async def playground(prepared: Path, tmp_path: Path) -> AsyncIterator[Playground]:
    """Return a playground and bot of one's own, on a fresh database."""
    with process("--database", str(shutil.copy(prepared, tmp_path / prepared.name))) as running:
        async with client(running.url()) as connected:
            yield connected


@pytest.fixture(scope="session")
def shared_playground_url(prepared: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Run one playground and bot for all the tests of a worker."""
    folder = tmp_path_factory.mktemp("playground")
    with process("--database", str(shutil.copy(prepared, folder / prepared.name))) as running:
        yield running.url()


@pytest.fixture
async def shared_playground(shared_playground_url: str) -> AsyncIterator[Playground]:
    """Return the shared playground, for tests that bring their own people and channels and break nothing."""
    async with client(shared_playground_url) as connected:
        yield connected


@pytest.fixture
async def swift_playground(shared_playground: Playground) -> AsyncIterator[Playground]:
    """Return the shared playground with Discord's rate limits off: evenings as fast as the bot is."""
    await shared_playground.rate_limits(on=False)
    yield shared_playground
    await shared_playground.rate_limits(on=True)


@pytest.fixture
async def mended_playground(swift_playground: Playground) -> AsyncIterator[Playground]:
    """Return the shared playground to a test that makes faults: they are called off after it."""
    yield swift_playground
    await swift_playground.no_faults()
    await swift_playground.answer_within(PATIENCE_SECONDS)
