"""Results that an earlier version stored wrongly, put right from the log, once."""

from sqlalchemy import select, update

from bot.store import chores, schema
from bot.tables import repair, use_cases
from rules.points.entries import Points
from rules.skull.entries import Failed
from tests.kit.table_evening import Evening


async def finished(evening: Evening, channel: int) -> int:
    """Play one round below zero without the third, as host."""
    table = await evening.begun(options={"rounds": 1}, channel=channel)
    await evening.tables.change(evening.act(1), table, use_cases.give, Points(-5))
    await evening.tables.change(evening.act(2), table, use_cases.give, Points(-9))
    await evening.tables.change(evening.act(1), table, use_cases.reveal)
    return table


async def spoil(evening: Evening, table: int) -> None:
    """Write what an earlier version wrote: who took part in nothing has won with 0."""
    rows = schema.results
    for seat, rank, won in ((2, 1, True), (0, 2, False), (1, 3, False)):
        place = update(rows).where(rows.c.table == table, rows.c.seat == seat)
        async with evening.store.writing() as transaction:
            await transaction.execute(place.values(rank=rank, won=won))


async def ranks(evening: Evening, table: int) -> list[tuple[int, int, bool]]:
    rows = schema.results.c
    async with evening.store.reading() as transaction:
        found = await transaction.execute(
            select(rows.seat, rows.rank, rows.won).where(rows.table == table).order_by(rows.seat)
        )
        return [(row.seat, row.rank, row.won) for row in found]


async def upto(evening: Evening) -> int | None:
    async with evening.store.reading() as transaction:
        return await chores.upto(transaction, repair.RANKS)


RIGHT = [(0, 1, True), (1, 2, False), (2, 3, False)]


async def test_who_took_part_in_nothing_loses_a_win_that_was_stored(evening: Evening) -> None:
    table = await finished(evening, 100)
    assert await ranks(evening, table) == RIGHT
    await spoil(evening, table)
    assert (await evening.tables.history.leaderboard(1, "points"))[0].user == 3
    await repair.mend_results(evening.store)
    assert await ranks(evening, table) == RIGHT
    assert (await evening.tables.history.leaderboard(1, "points"))[0].user == 1


async def test_more_tables_than_one_transaction_takes_are_mended_and_only_once(evening: Evening) -> None:
    tables = [await finished(evening, 100 + number) for number in range(repair.BATCH + 1)]
    for table in tables:
        await spoil(evening, table)
    await repair.mend_results(evening.store)
    assert all([await ranks(evening, table) == RIGHT for table in tables])
    assert await upto(evening) is None
    await spoil(evening, tables[0])
    await repair.mend_results(evening.store)
    assert await ranks(evening, tables[0]) != RIGHT


async def test_it_goes_on_where_it_was_stopped(evening: Evening) -> None:
    first, second = await finished(evening, 100), await finished(evening, 101)
    for table in (first, second):
        await spoil(evening, table)
    async with evening.store.writing() as transaction:
        await chores.came_to(transaction, repair.RANKS, first)
    await repair.mend_results(evening.store)
    assert (await ranks(evening, first) == RIGHT, await ranks(evening, second) == RIGHT) == (False, True)


async def test_a_table_that_cannot_be_read_keeps_its_results(evening: Evening) -> None:
    table = await finished(evening, 100)
    await spoil(evening, table)
    async with evening.store.writing() as transaction:
        await transaction.execute(update(schema.entries).values(body='{"Dice": {}}'))
    spoilt = await ranks(evening, table)
    await repair.mend_results(evening.store)
    assert await ranks(evening, table) == spoilt
    assert await upto(evening) is None


async def test_a_zero_of_who_played_stays_what_it_was(evening: Evening) -> None:
    table = await evening.begun("skull")
    for _ in range(4):
        await evening.tables.change(evening.act(1), table, use_cases.enter, Failed(challenger=0, skull=1))
    for _ in range(4):
        await evening.tables.change(evening.act(1), table, use_cases.enter, Failed(challenger=1, skull=2))
    before = await ranks(evening, table)
    assert [won for _, _, won in before] == [False, False, True]
    await repair.mend_results(evening.store)
    assert await ranks(evening, table) == before
