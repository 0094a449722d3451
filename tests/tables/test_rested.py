"""What an undo drops comes back with its redo, and goes with anything else that is entered."""

import pytest

from rules.points.entries import Points
from rules.skullking.entries import Bid, Deal, Declaration
from tests.kit.table_evening import Evening
from tests.tables.rested_rows import LATER, rows


async def next_round(evening: Evening) -> int:
    """Score a round; person 2 has given a part of the next."""
    table = await evening.begun(options={"rounds": 5})
    await evening.round(table, Points, (1, 2, 3))
    evening.clock.goes_on(LATER)
    await evening.tables.give(evening.act(2), table, Points(9))
    return table


async def test_a_redo_brings_back_what_the_undo_dropped(evening: Evening) -> None:
    table = await next_round(evening)
    before = await evening.tables.get(table)
    undone = await evening.tables.undo(evening.act(1), table)
    assert dict(undone.after.drafts) == {0: Points(1), 1: Points(2), 2: Points(3)}
    redone = await evening.tables.redo(evening.act(1), table, seq=2)
    assert dict(redone.after.drafts) == dict(before.drafts) == {1: Points(9)}
    assert await evening.tables.get(table) == redone.after
    assert await rows(evening) == 0


async def test_each_of_several_redos_brings_back_its_own(evening: Evening) -> None:
    tables, table = evening.tables, await evening.begun("skullking", options={"rounds": "3,3"})
    await evening.round(table, Bid, (1, 1, 1))
    await evening.round(table, lambda tricks: Declaration(tricks=tricks), (1, 1, 1))
    await tables.give(evening.act(3), table, Bid(0))
    await tables.undo(evening.act(1), table)
    await tables.take_back(evening.act(2), table)
    await tables.undo(evening.act(1), table)
    assert await rows(evening) == 3
    change = await tables.redo(evening.act(1), table, seq=4)
    assert dict(change.after.drafts) == {seat: Declaration(tricks=1) for seat in (0, 2)}
    await tables.give(evening.act(2), table, Declaration(tricks=1))
    change = await tables.redo(evening.act(1), table, seq=3)
    assert dict(change.after.drafts) == {2: Bid(0)}


async def test_bids_rest_where_the_undo_changes_the_cards(evening: Evening) -> None:
    tables, table = evening.tables, await evening.begun("skullking", options={"rounds": "3,3"})
    await tables.enter(evening.act(1), table, Deal(5))
    await tables.give(evening.act(2), table, Bid(2))
    change = await tables.undo(evening.act(1), table)
    assert dict(change.after.drafts) == {}
    change = await tables.redo(evening.act(1), table, seq=2)
    assert dict(change.after.drafts) == {1: Bid(2)}


async def test_what_was_given_since_is_not_replaced_by_what_rests(evening: Evening) -> None:
    tables, table = evening.tables, await evening.begun("skullking", options={"rounds": "3,3"})
    await tables.enter(evening.act(1), table, Deal(5))
    await tables.give(evening.act(2), table, Bid(2))
    await tables.undo(evening.act(1), table)
    await tables.give(evening.act(2), table, Bid(0))
    change = await tables.redo(evening.act(1), table, seq=2)
    assert dict(change.after.drafts) == {}


@pytest.mark.parametrize("act", ["entry", "correction", "options", "leaving", "end", "forgotten", "replaced"])
async def test_what_rests_goes_with_anything_else(evening: Evening, act: str) -> None:
    tables, table = evening.tables, await next_round(evening)
    await tables.undo(evening.act(1), table)
    assert await rows(evening) == 1
    if act == "entry":
        await tables.give(evening.act(1), table, Points(5))
    elif act == "correction":
        await tables.give(evening.act(1), table, Points(5))
        await tables.undo(evening.act(1), table)
        await tables.redo(evening.act(1), table, seq=4)
        await tables.correct(evening.act(1), table, 1, Points(8), seat=None, kind="scores")
    elif act == "options":
        await tables.choose_options(evening.act(1), table, {"rounds": 7})
    elif act == "leaving":
        await tables.take_back(evening.act(3), table)
        await tables.leave(evening.act(3), table)
    elif act == "end":
        await tables.end(evening.act(1), table)
    elif act == "forgotten":
        await tables.forget(2)
    else:
        await tables.replace(evening.act(1), table, 1, 7, "P7")
    assert await rows(evening) == 0
