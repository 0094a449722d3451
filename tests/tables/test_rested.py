"""What an undo drops comes back with its redo, and goes with anything else that is entered."""

import pytest

from bot.tables import use_cases
from bot.tables.model import Correction
from rules.points.entries import Points
from rules.skullking.entries import Bid, Deal, Declaration
from tests.kit.table_evening import Evening
from tests.tables.rested_rows import LATER, rows


async def next_round(evening: Evening) -> int:
    """Score a round; person 2 has given a part of the next."""
    table = await evening.begun(options={"rounds": 5})
    await evening.round(table, Points, (1, 2, 3))
    evening.clock.goes_on(LATER)
    await evening.tables.change(evening.act(2), table, use_cases.give, Points(9))
    return table


async def test_a_redo_brings_back_what_the_undo_dropped(evening: Evening) -> None:
    table = await next_round(evening)
    before = await evening.tables.get(table)
    undone = await evening.tables.change(evening.act(1), table, use_cases.undo)
    assert dict(undone.after.drafts) == {0: Points(1), 1: Points(2), 2: Points(3)}
    redone = await evening.tables.change(evening.act(1), table, use_cases.redo, seq=2)
    assert dict(redone.after.drafts) == dict(before.drafts) == {1: Points(9)}
    assert await evening.tables.get(table) == redone.after
    assert await rows(evening) == 0


async def test_each_of_several_redos_brings_back_its_own(evening: Evening) -> None:
    tables, table = evening.tables, await evening.begun("skullking", options={"rounds": "3,3"})
    await evening.round(table, Bid, (1, 1, 1))
    await evening.round(table, lambda tricks: Declaration(tricks=tricks), (1, 1, 1))
    await tables.change(evening.act(3), table, use_cases.give, Bid(0))
    await tables.change(evening.act(1), table, use_cases.undo)
    await tables.change(evening.act(2), table, use_cases.take_back)
    await tables.change(evening.act(1), table, use_cases.undo)
    assert await rows(evening) == 3
    change = await tables.change(evening.act(1), table, use_cases.redo, seq=4)
    assert dict(change.after.drafts) == {seat: Declaration(tricks=1) for seat in (0, 2)}
    await tables.change(evening.act(2), table, use_cases.give, Declaration(tricks=1))
    change = await tables.change(evening.act(1), table, use_cases.redo, seq=3)
    assert dict(change.after.drafts) == {2: Bid(0)}


async def test_bids_rest_where_the_undo_changes_the_cards(evening: Evening) -> None:
    tables, table = evening.tables, await evening.begun("skullking", options={"rounds": "3,3"})
    await tables.change(evening.act(1), table, use_cases.enter, Deal(5))
    await tables.change(evening.act(2), table, use_cases.give, Bid(2))
    change = await tables.change(evening.act(1), table, use_cases.undo)
    assert dict(change.after.drafts) == {}
    change = await tables.change(evening.act(1), table, use_cases.redo, seq=2)
    assert dict(change.after.drafts) == {1: Bid(2)}


async def test_what_was_given_since_is_not_replaced_by_what_rests(evening: Evening) -> None:
    tables, table = evening.tables, await evening.begun("skullking", options={"rounds": "3,3"})
    await tables.change(evening.act(1), table, use_cases.enter, Deal(5))
    await tables.change(evening.act(2), table, use_cases.give, Bid(2))
    await tables.change(evening.act(1), table, use_cases.undo)
    await tables.change(evening.act(2), table, use_cases.give, Bid(0))
    change = await tables.change(evening.act(1), table, use_cases.redo, seq=2)
    assert dict(change.after.drafts) == {}


@pytest.mark.parametrize("act", ["entry", "correction", "options", "leaving", "end", "forgotten", "replaced"])
async def test_what_rests_goes_with_anything_else(evening: Evening, act: str) -> None:
    tables, table = evening.tables, await next_round(evening)
    await tables.change(evening.act(1), table, use_cases.undo)
    assert await rows(evening) == 1
    if act == "entry":
        await tables.change(evening.act(1), table, use_cases.give, Points(5))
    elif act == "correction":
        await tables.change(evening.act(1), table, use_cases.give, Points(5))
        await tables.change(evening.act(1), table, use_cases.undo)
        await tables.change(evening.act(1), table, use_cases.redo, seq=4)
        await tables.change(
            evening.act(1), table, use_cases.correct, 1, [Correction.to(Points(8), kind="scores", seat=None)]
        )
    elif act == "options":
        await tables.change(evening.act(1), table, use_cases.choose_options, {"rounds": 7})
    elif act == "leaving":
        await tables.change(evening.act(3), table, use_cases.take_back)
        await tables.change(evening.act(3), table, use_cases.leave)
    elif act == "end":
        await tables.change(evening.act(1), table, use_cases.end)
    elif act == "forgotten":
        await tables.forget(2)
    else:
        await tables.change(evening.act(1), table, use_cases.give_seat_to, 1, 7, "P7")
    assert await rows(evening) == 0
