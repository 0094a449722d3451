"""An undo takes the newest thing first: a correction that waits included."""

from datetime import timedelta

import pytest

from bot.tables.mend import AT_ONCE
from bot.tables.model import TableError
from rules.points.entries import Points
from rules.skullking.entries import Bid, Declaration
from tests.kit.table_evening import Evening, totals

LATER = timedelta(minutes=1)


def won(tricks: int) -> Declaration:
    return Declaration(tricks=tricks)


async def scored(evening: Evening) -> int:
    table = await evening.begun("skullking", options={"rounds": "3,3,3"})
    await evening.round(table, Bid, (1, 1, 1))
    await evening.round(table, won, (1, 1, 1))
    evening.clock.goes_on(LATER)
    return table


async def test_a_correction_that_waits_is_newer_than_its_round(evening: Evening) -> None:
    tables, table = evening.tables, await scored(evening)
    await tables.correct(evening.act(2), table, 1, won(2), seat=None, kind="tricks")
    with pytest.raises(TableError, match="newer_first"):
        await tables.undo(evening.act(1), table, seq=2)
    change = await tables.undo(evening.act(1), table)
    assert (change.happened, dict(change.after.pending)) == (("dropped",), {})
    assert (change.facts or {})["round"] == 1
    assert await tables.get(table) == change.after
    assert totals(change.after) == (20, 20, 20)
    assert (await tables.undo(evening.act(1), table)).happened == ("undone",)


async def test_of_corrections_that_wait_the_newest_goes_first(evening: Evening) -> None:
    tables, table = evening.tables, await scored(evening)
    await tables.correct(evening.act(3), table, 1, won(2), seat=None, kind="tricks")
    first = (await tables.correct(evening.act(2), table, 1, won(2), seat=None, kind="tricks")).after
    change = await tables.undo(evening.act(2), table)
    assert set(change.after.pending) == {(1, 2)}
    with pytest.raises(TableError, match="stale"):
        await tables.drop(evening.act(2), table, number=first.newest_held or 0)
    await tables.drop(evening.act(2), table, number=change.after.newest_held or 0)
    assert (await tables.get(table)).newest_held is None


async def test_a_correction_that_is_given_again_is_the_newest_again(evening: Evening) -> None:
    tables, table = evening.tables, await scored(evening)
    await tables.correct(evening.act(2), table, 1, won(2), seat=None, kind="tricks")
    await evening.round(table, Bid, (0, 0, 0))
    assert (await tables.get(table)).newest_held is None
    change = await tables.correct(evening.act(2), table, 1, won(2), seat=None, kind="tricks")
    assert change.after.newest_held is not None
    assert (await tables.get(table)).newest_held == change.after.newest_held


async def test_what_was_entered_after_it_goes_before_a_correction_that_waits(evening: Evening) -> None:
    tables, table = evening.tables, await scored(evening)
    await tables.correct(evening.act(2), table, 1, won(2), seat=None, kind="tricks")
    await evening.round(table, Bid, (0, 0, 0))
    change = await tables.undo(evening.act(2), table)
    assert (change.happened, len(change.after.pending)) == (("undone",), 1)
    assert change.after.newest_held is not None
    with pytest.raises(TableError, match="not_seated"):
        await tables.drop(evening.act(9), table, number=change.after.newest_held)
    assert (await tables.undo(evening.act(2), table)).happened == ("dropped",)


@pytest.mark.parametrize("first", ["undo", "redo", "drop"])
async def test_an_undo_right_after_somebody_elses_asks_first(evening: Evening, first: str) -> None:
    tables, table = evening.tables, await scored(evening)
    if first == "drop":
        await tables.correct(evening.act(2), table, 1, won(2), seat=None, kind="tricks")
    change = await tables.undo(evening.act(1), table)
    if first == "redo":
        await tables.redo(evening.act(1), table, seq=change.after.log_length)
    evening.clock.goes_on(AT_ONCE - timedelta(milliseconds=1))
    before = await tables.get(table)
    with pytest.raises(TableError, match="just_undone") as refused:
        await tables.undo(evening.act(3), table)
    assert refused.value.facts["seat"] == 0
    assert await tables.get(table) == before
    await tables.undo(evening.act(3), table, seq=before.last)


async def test_the_same_person_or_later_on_nobody_is_asked(evening: Evening) -> None:
    tables, table = evening.tables, await evening.begun(options={"rounds": 5})
    for _ in range(3):
        await evening.round(table, Points, (1, 2, 3))
    await tables.undo(evening.act(1), table)
    await tables.undo(evening.act(1), table)
    evening.clock.goes_on(AT_ONCE)
    assert (await tables.undo(evening.act(2), table)).happened == ("undone",)
