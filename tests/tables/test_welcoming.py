"""What servers are told at first: once in thirty days, and only what is news."""

import asyncio
from datetime import timedelta

from bot.tables.servers import WELCOMED
from tests.kit.table_evening import Evening

GUILD, CHANNEL, OTHER = 10**18, 2 * 10**18, 3 * 10**18


async def test_a_server_is_welcomed_once_in_thirty_days(evening: Evening) -> None:
    tables = evening.tables
    announced = await asyncio.gather(*(tables.servers.announce_welcome(GUILD, CHANNEL) for _ in range(3)))
    assert len([row for row in announced if row is not None]) == 1
    assert [row.guild for row in await tables.servers.owed_welcomes()] == [GUILD]
    await tables.servers.welcomed(GUILD, 7)
    assert await tables.servers.owed_welcomes() == ()
    evening.clock.goes_on(WELCOMED - timedelta(seconds=1))
    assert await tables.servers.announce_welcome(GUILD, CHANNEL) is None
    evening.clock.goes_on(timedelta(seconds=1))
    assert await tables.servers.announce_welcome(GUILD, CHANNEL) is not None


async def test_a_welcome_that_could_not_be_sent_is_announced_anew(evening: Evening) -> None:
    tables = evening.tables
    row = await tables.servers.announce_welcome(GUILD, CHANNEL)
    assert row is not None
    await tables.servers.not_welcomed(row)
    assert await tables.servers.welcome_of(GUILD) is None
    assert await tables.servers.announce_welcome(GUILD, OTHER) is not None


async def test_only_what_was_not_told_in_a_place_is_news(evening: Evening) -> None:
    tables = evening.tables
    told = [
        await tables.servers.lacks(places)
        for places in (
            {GUILD: 0, CHANNEL: 0},
            {GUILD: 0, CHANNEL: 0b11},
            {GUILD: 0, CHANNEL: 0b01},
            {GUILD: 0, CHANNEL: 0b11},
            {GUILD: 0b100, OTHER: 0},
            {GUILD: 0b100, CHANNEL: 0b11},
            {GUILD: 0, CHANNEL: 0},
            {CHANNEL: 0b01},
        )
    ]
    assert told == [False, True, False, True, True, False, False, True]
