"""The house where anything may be tried: one playground for all tests of a worker."""

import asyncio
from collections.abc import Iterator

import pytest

from bot.store.store import Store
from bot.tables import Tables
from tests.input.moments import furnished
from tests.input.tried_playground import House
from tests.kit.databases import sqlite_url
from tests.kit.moments_of_games import HOST
from tests.kit.playground_client import client, process


@pytest.fixture(scope="package")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """Run a playground with its people; the language that somebody chooses there is nobody else's."""
    database = tmp_path_factory.mktemp("house") / "bot.sqlite3"
    with process("--database", str(database)) as running, asyncio.Runner() as runner:
        connection = client(running.url())
        playground = runner.run(connection.__aenter__())
        playground.expects_violations = True  # the house looks at them after each act
        store = runner.run(Store.open(sqlite_url(database)))
        room = runner.run(furnished(playground, Tables(store)))
        opened = House(runner, room, runner.run(playground.commands(room.people[HOST])))
        yield opened
        opened.close()
        runner.run(store.close())
        runner.run(connection.__aexit__(None, None, None))
