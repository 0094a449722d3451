"""Another process that uses a store, to be killed or to fill its disk; it prints what happened."""

import asyncio
import os
import subprocess
import sys
from collections.abc import Sequence
from typing import Any


def command(*arguments: str, before: Sequence[str] = ()) -> list[str]:
    """Return the command that runs this file."""
    return [*before, sys.executable, "-m", "tests.store.store_process", *arguments]


def start(*arguments: str) -> subprocess.Popen[str]:
    """Start it, to be killed."""
    return subprocess.Popen(command(*arguments), stdout=subprocess.PIPE, text=True)


async def lines(*arguments: str, before: Sequence[str] = ()) -> list[str]:
    """Run it to its end; give the lines that it printed."""

    def run() -> list[str]:
        done = subprocess.run(
            command(*arguments, before=before), capture_output=True, text=True, check=False, timeout=60
        )
        assert done.returncode == 0, done.stderr
        return done.stdout.split("\n")[:-1]

    return await asyncio.to_thread(run)


def say(word: object) -> None:
    """Print a line at once, for the test that reads it."""
    sys.stdout.write(f"{word}\n")
    sys.stdout.flush()


async def main(verb: str, url: str) -> None:
    """Do what the verb says."""
    from bot.store.errors import StoreError  # noqa: PLC0415 (a program of its own)
    from tests.kit.databases import opened  # noqa: PLC0415

    try:
        store = await opened(url)
    except StoreError as error:
        say(error.code)
        return
    say("opened")
    if verb == "hold":
        await hold(store)
    elif verb == "play":
        await play(store)
    elif verb == "fill":
        await fill(store)
    await store.close()


async def hold(store: Any) -> None:
    """Write half a change and wait, to be killed before it is whole."""
    from sqlalchemy import text  # noqa: PLC0415

    async with store.writing() as transaction:
        await transaction.execute(text('DELETE FROM seats WHERE "table" = 1'))
        await transaction.execute(text("UPDATE tables SET version = 1000 WHERE id = 1"))
        say("half")
        await asyncio.sleep(60)


async def play(store: Any) -> None:
    """Play rounds at table 1 as fast as it goes, until killed; print each one that is whole."""
    from rules.points.entries import Points  # noqa: PLC0415
    from tests.kit.table_evening import Evening  # noqa: PLC0415

    evening = Evening(store)
    evening.numbers = iter(range(os.getpid() * 1_000_000, 2**53))
    while True:
        change = await evening.round(1, Points, (1, 2, 3))
        say(change.after.log_length)


async def fill(store: Any) -> None:
    """Play until the disk is full; print the code, and whether the table is as it was before."""
    from bot.store.errors import StoreError  # noqa: PLC0415
    from bot.tables import use_cases  # noqa: PLC0415
    from rules.points.entries import Points  # noqa: PLC0415
    from tests.kit.plain_sql import everything  # noqa: PLC0415
    from tests.kit.table_evening import Evening  # noqa: PLC0415

    evening = Evening(store)
    table = await evening.begun("points")
    try:
        while True:
            await evening.tables.change(evening.act(1), table, use_cases.give, Points(1))
            before = await evening.tables.get(table)
            await evening.round(table, Points, (1, 2, 3))
    except StoreError as error:
        say(error.code)
    after = await evening.tables.get(table)
    say("whole" if after.log_length - before.log_length in (0, 1) else "half")
    say(len((await everything(store))["posts"]) == after.log_length)


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
