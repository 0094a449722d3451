"""The bot is killed at every request of an evening: what people see in the end is as if it never had been.

Each test kills it a dozen times at different requests of two evenings side by side, eight apart; before a
request is carried out, or after, when it is not answered. After every other kill people go on at once,
after the rest they wait for ten minutes, and chat. `make kills` plays all of them, `make test` one.
"""

import os
from functools import cache
from pathlib import Path

import pytest

from tests.kit.databases import sqlite_url
from tests.kit.playground_client import Playground
from tests.wire.killed_evening import evenings

EVERY = 8
"""Requests from one kill to the next: as many evenings see a kill at each request."""
FEWEST = 4
"""Kills without which an evening has proven nothing."""


@cache
def cases() -> list[tuple[int, str]]:
    """List at which request the first kill comes, and whether it is carried out."""
    if os.environ.get("TALLYHO_EVERY_KILL"):
        return [(first, when) for first in range(1, EVERY + 1) for when in ("before", "after")]
    return [(3, "before")]


@pytest.mark.thorough
@pytest.mark.parametrize(("first", "when"), cases())
async def test_kills_at_every_request_leave_the_evening_as_it_would_have_been(
    playground: Playground, tmp_path: Path, first: int, when: str
) -> None:
    await playground.rate_limits(on=False)
    url = sqlite_url(tmp_path / "bot.sqlite3")
    async with evenings(playground, url) as played:
        await played.play()
        wanted, letters = await played.transcript(), await played.letters()
    async with evenings(playground, url) as played:
        played.first, played.every, played.when = first, EVERY, when
        await played.play()
        await playground.no_kills()
        assert played.kills >= FEWEST
        for seen, expected in zip(await played.transcript(), wanted, strict=True):
            assert seen == expected
        for name, found in (await played.letters()).items():
            # who types a bet before being asked for it is not asked any more
            assert [letter for letter in letters[name] if letter in found] == found
