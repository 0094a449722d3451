"""An undo takes the newest thing first: a correction that waits included."""

from datetime import timedelta

import pytest

from bot.tables import use_cases
from bot.tables.mend import AT_ONCE
from bot.tables.model import Correction, TableError
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
    await tables.change(
        evening.act(2), table, use_cases.correct, 1, [Correction.to(won(2), kind="tricks", seat=None)]
    )
    with pytest.raises(TableError, match="newer_first"):
        await tables.change(evening.act(1), table, use_cases.undo, seq=2)
    change = await tables.change(evening.act(1), table, use_cases.undo)
    assert (change.happened, dict(change.after.held_corrections)) == (("dropped",), {})
    assert (change.facts or {})["round"] == 1
    assert await tables.get(table) == change.after
    assert totals(change.after) == (20, 20, 20)
    assert (await tables.change(evening.act(1), table, use_cases.undo)).happened == ("undone",)


async def test_of_corrections_that_wait_the_newest_goes_first(evening: Evening) -> None:
    tables, table = evening.tables, await scored(evening)
    await tables.change(
        evening.act(3), table, use_cases.correct, 1, [Correction.to(won(2), kind="tricks", seat=None)]
    )
    first = (
        await tables.change(
            evening.act(2), table, use_cases.correct, 1, [Correction.to(won(2), kind="tricks", seat=None)]
        )
    ).after
    change = await tables.change(evening.act(2), table, use_cases.undo)
    assert set(change.after.held_corrections) == {(1, 2)}
    with pytest.raises(TableError, match="stale"):
        await tables.change(evening.act(2), table, use_cases.drop, number=first.newest_held or 0)
    await tables.change(evening.act(2), table, use_cases.drop, number=change.after.newest_held or 0)
    assert (await tables.get(table)).newest_held is None


async def test_a_correction_that_is_given_again_is_the_newest_again(evening: Evening) -> None:
    tables, table = evening.tables, await scored(evening)
    await tables.change(
        evening.act(2), table, use_cases.correct, 1, [Correction.to(won(2), kind="tricks", seat=None)]
    )
    await evening.round(table, Bid, (0, 0, 0))
    assert (await tables.get(table)).newest_held is None
    change = await tables.change(
        evening.act(2), table, use_cases.correct, 1, [Correction.to(won(2), kind="tricks", seat=None)]
    )
    assert change.after.newest_held is not None
    assert (await tables.get(table)).newest_held == change.after.newest_held


async def test_what_was_entered_after_it_goes_before_a_correction_that_waits(evening: Evening) -> None:
    tables, table = evening.tables, await scored(evening)
    await tables.change(
        evening.act(2), table, use_cases.correct, 1, [Correction.to(won(2), kind="tricks", seat=None)]
    )
    await evening.round(table, Bid, (0, 0, 0))
    change = await tables.change(evening.act(2), table, use_cases.undo)
    assert (change.happened, len(change.after.held_corrections)) == (("undone",), 1)
    assert change.after.newest_held is not None
    with pytest.raises(TableError, match="not_seated"):
        await tables.change(evening.act(9), table, use_cases.drop, number=change.after.newest_held)
    assert (await tables.change(evening.act(2), table, use_cases.undo)).happened == ("dropped",)


@pytest.mark.parametrize("first", ["undo", "redo", "drop"])
async def test_an_undo_right_after_somebody_elses_asks_first(evening: Evening, first: str) -> None:
    tables, table = evening.tables, await scored(evening)
    if first == "drop":
        await tables.change(
            evening.act(2), table, use_cases.correct, 1, [Correction.to(won(2), kind="tricks", seat=None)]
        )
    change = await tables.change(evening.act(1), table, use_cases.undo)
    if first == "redo":
        await tables.change(evening.act(1), table, use_cases.redo, seq=change.after.log_length)
    evening.clock.goes_on(AT_ONCE - timedelta(milliseconds=1))
    before = await tables.get(table)
    with pytest.raises(TableError, match="just_undone") as refused:
        await tables.change(evening.act(3), table, use_cases.undo)
    assert refused.value.facts["seat"] == 0
    assert await tables.get(table) == before
    await tables.change(evening.act(3), table, use_cases.undo, seq=before.last)


async def test_the_same_person_or_later_on_nobody_is_asked(evening: Evening) -> None:
    tables, table = evening.tables, await evening.begun(options={"rounds": 5})
    for _ in range(3):
        await evening.round(table, Points, (1, 2, 3))
    await tables.change(evening.act(1), table, use_cases.undo)
    await tables.change(evening.act(1), table, use_cases.undo)
    evening.clock.goes_on(AT_ONCE)
    assert (await tables.change(evening.act(2), table, use_cases.undo)).happened == ("undone",)
