"""A table that cannot be read: told as such whatever part it is, closed by its row, its people forgotten."""

from datetime import timedelta

import pytest

from bot.store.store import Store
from bot.tables import use_cases
from bot.tables.model import Place, TableError
from rules.skullking.entries import Bid
from tests.kit.plain_sql import run
from tests.kit.table_evening import CHANNEL, GUILD, Evening

HERE = Place(guild=GUILD, channel=CHANNEL, locale="en")
DAMAGES = {
    "drafts": """UPDATE drafts SET body = '{"Bid":{"tricks":"many"}}'""",
    "corrections": """INSERT INTO corrections VALUES (1, 1, 0, 'tricks', '{"Later":{}}', 1, 1)""",
    "options": "UPDATE tables SET options = '{'",
    "log: the options as frozen": """UPDATE tables SET frozen = '{"later": 1}'""",
    "log: an entry": """UPDATE entries SET body = '{"Later":{}}'""",
    "log: no entry at all": "UPDATE entries SET body = NULL",
    "log: an entry that the rules refuse": "UPDATE entries SET body = replace(body, '2', '99')",
    "log: a record of a later version": "UPDATE entries SET kind = 'swap'",
    "game": "UPDATE tables SET game = 'canasta'",
}


@pytest.fixture(params=list(DAMAGES))
async def part(request: pytest.FixtureRequest, evening: Evening, store: Store) -> str:
    """Damage the only table, in which Tom's bet for the second round is missing; name the part."""
    damage: str = request.param
    table = await evening.begun("skullking", (1, 2), {"rounds": "5"})
    await evening.tables.change(evening.act(1), table, use_cases.give, Bid(2))
    await evening.tables.change(evening.act(2), table, use_cases.give, Bid(2))
    await evening.tables.change(evening.act(1), table, use_cases.undo)
    await evening.tables.change(evening.act(2), table, use_cases.take_back)
    assert table == 1
    await run(store, DAMAGES[damage])
    return damage.partition(":")[0]


async def test_every_way_in_says_which_part_cannot_be_read(evening: Evening, part: str) -> None:
    tables = evening.tables
    for way_in in (
        tables.get(1),
        tables.at(CHANNEL),
        tables.last(CHANNEL),
        tables.as_of(1, 1),
        tables.open(evening.act(3), HERE, "points", {}),
        tables.change(evening.act(2), 1, use_cases.give, Bid(1)),
        tables.change(evening.act(1), 1, use_cases.end),
    ):
        with pytest.raises(TableError) as refused:
            await way_in
        assert (refused.value.code, refused.value.facts) == (
            "unreadable",
            {"table": 1, "live": True, "part": part},
        )
    assert await tables.live() == (1,)
    assert await tables.tables_of(1) == ()


async def test_its_host_closes_it_and_owes_nothing(evening: Evening, part: str) -> None:
    del part
    tables = evening.tables
    with pytest.raises(TableError) as refused:
        await tables.close_unreadable(evening.act(2), 1)
    assert (refused.value.code, refused.value.facts) == ("host_only", {"host": "P1"})
    await tables.close_unreadable(evening.act(1), 1)
    assert await tables.live() == ()
    assert await tables.outbox.due_posts() == ()
    glimpse = await tables.glimpse(1)
    assert glimpse is not None
    assert (glimpse.place, glimpse.live) == (HERE, False)
    with pytest.raises(TableError, match="not_live"):
        await tables.close_unreadable(evening.act(1), 1)
    assert (await tables.open(evening.act(3), HERE, "points", {})).after.live


async def test_who_sits_there_closes_it_once_the_host_is_long_gone(evening: Evening, part: str) -> None:
    del part
    evening.clock.goes_on(timedelta(days=2))
    with pytest.raises(TableError, match="host_only"):
        await evening.tables.close_unreadable(evening.act(3), 1)
    await evening.tables.close_unreadable(evening.act(2), 1)
    assert await evening.tables.live() == ()


async def test_who_sits_there_is_forgotten(evening: Evening, store: Store, part: str) -> None:
    del part
    await evening.tables.forget(1)
    assert await run(store, 'SELECT "user", name FROM seats ORDER BY seat') == [(None, "someone"), (2, "P2")]
    assert await run(store, "SELECT host FROM tables") == [(None,)]
    await evening.tables.close_unreadable(evening.act(9, moderates=True), 1)


async def test_a_lobby_of_which_the_options_are_unknown_is_told_too(evening: Evening, store: Store) -> None:
    await evening.lobby("skullking", (1, 2), {"rounds": "5"})
    await run(store, """UPDATE tables SET options = '{"later": true}'""")
    with pytest.raises(TableError, match="unreadable"):
        await evening.tables.get(1)


async def test_a_table_that_is_not_there_is_not_closed(evening: Evening) -> None:
    with pytest.raises(TableError, match="no_table"):
        await evening.tables.close_unreadable(evening.act(1), 7)
    assert await evening.tables.glimpse(7) is None
