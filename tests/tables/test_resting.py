"""What a change drops of what is half entered is there again once that change is undone."""

from collections.abc import Mapping
from typing import Any

import pytest

from bot.tables import use_cases
from rules.contract import TABLE
from rules.points.entries import Points
from rules.skullking.entries import Bid, Deal, Declaration
from rules.skyjo.entries import Total
from tests.kit.table_evening import Evening
from tests.tables.rested_rows import LATER, rows

PARTS: Mapping[str, tuple[Mapping[str, Any], Mapping[int, Any]]] = {
    "points": ({"rounds": 5}, {1: Points(4), 2: Points(9)}),
    "skyjo": ({}, {1: Total(4), 2: Total(9, finisher=True)}),
    "skullking": ({"rounds": "3,3"}, {1: Bid(1), 2: Bid(3)}),
}
each_game = pytest.mark.parametrize("game", PARTS)


async def half_entered(evening: Evening, game: str) -> int:
    """Seat persons 1, 2 and 3; the last two of them have given something."""
    options, parts = PARTS[game]
    table = await evening.begun(game, options=options)
    for seat, part in parts.items():
        await evening.tables.change(evening.act(seat + 1), table, use_cases.give, part)
    return table


@each_game
async def test_a_leaving_that_is_undone_brings_back_what_it_dropped(evening: Evening, game: str) -> None:
    tables, table = evening.tables, await half_entered(evening, game)
    left = await tables.change(evening.act(3), table, use_cases.leave)
    assert 2 not in left.after.drafts
    undone = await tables.change(evening.act(3), table, use_cases.undo, seq=left.after.last)
    assert dict(undone.after.drafts) == PARTS[game][1]
    assert await tables.get(table) == undone.after
    assert await rows(evening) == 0
    again = await tables.change(evening.act(3), table, use_cases.redo, seq=undone.after.log_length)
    assert dict(again.after.drafts) == dict(left.after.drafts)
    undone = await tables.change(evening.act(3), table, use_cases.undo, seq=again.after.last)
    assert dict(undone.after.drafts) == PARTS[game][1]


@each_game
async def test_what_others_give_meanwhile_stays_beside_what_comes_back(evening: Evening, game: str) -> None:
    tables, table = evening.tables, await half_entered(evening, game)
    await tables.change(evening.act(2), table, use_cases.take_back)
    left = await tables.change(evening.act(3), table, use_cases.leave)
    await tables.change(evening.act(2), table, use_cases.give, PARTS[game][1][1])
    undone = await tables.change(evening.act(3), table, use_cases.undo, seq=left.after.last)
    assert dict(undone.after.drafts) == PARTS[game][1]


async def test_who_closed_the_round_and_is_back_closed_it_once(evening: Evening) -> None:
    tables, table = evening.tables, await half_entered(evening, "skyjo")
    left = await tables.change(evening.act(3), table, use_cases.leave)
    assert TABLE in left.after.drafts
    await tables.change(evening.act(3), table, use_cases.undo, seq=left.after.last)
    change = await tables.change(evening.act(1), table, use_cases.give, Total(5))
    assert "scored" in change.happened


@each_game
@pytest.mark.parametrize("act", ["entry", "return", "options", "end", "forgotten"])
async def test_what_a_leaving_dropped_goes_with_anything_else(evening: Evening, game: str, act: str) -> None:
    tables, table = evening.tables, await half_entered(evening, game)
    await tables.change(evening.act(3), table, use_cases.leave)
    assert await rows(evening) == 1
    if act == "entry":
        first = Total(5, finisher=False) if game == "skyjo" else PARTS[game][1][1]
        await tables.change(evening.act(1), table, use_cases.give, first)
    elif act == "return":
        await tables.change(evening.act(3), table, use_cases.join)
    elif act == "options":
        other: dict[str, dict[str, object]] = {
            "points": {"rounds": 7},
            "skyjo": {"threshold": 90},
            "skullking": {"edition": "2018"},
        }
        await tables.change(evening.act(1), table, use_cases.choose_options, other[game])
    elif act == "end":
        await tables.change(evening.act(1), table, use_cases.end)
    else:
        await tables.forget(3)
    assert await rows(evening) == 0


async def other_cards(evening: Evening, table: int, how: str) -> None:
    """Change the cards of the round, by the options or for it alone."""
    if how == "options":
        await evening.tables.change(evening.act(1), table, use_cases.choose_options, {"rounds": "4,4"})
    else:
        await evening.tables.change(evening.act(1), table, use_cases.enter, Deal(4))


@pytest.mark.parametrize("how", ["options", "cards"])
async def test_bids_come_back_with_the_cards_they_were_made_for(evening: Evening, how: str) -> None:
    tables, table = evening.tables, await half_entered(evening, "skullking")
    await other_cards(evening, table, how)
    changed = await tables.get(table)
    assert dict(changed.drafts) == {}
    undone = await tables.change(evening.act(1), table, use_cases.undo, seq=changed.last)
    assert dict(undone.after.drafts) == PARTS["skullking"][1]
    again = await tables.change(evening.act(1), table, use_cases.redo, seq=undone.after.log_length)
    assert dict(again.after.drafts) == {}
    evening.clock.goes_on(LATER)
    undone = await tables.change(evening.act(1), table, use_cases.undo)
    assert dict(undone.after.drafts) == PARTS["skullking"][1]


@pytest.mark.parametrize("how", ["options", "cards"])
async def test_all_bids_go_where_one_was_made_since(evening: Evening, how: str) -> None:
    tables, table = evening.tables, await half_entered(evening, "skullking")
    await other_cards(evening, table, how)
    await tables.change(evening.act(2), table, use_cases.give, Bid(4))
    undone = await tables.change(evening.act(1), table, use_cases.undo)
    assert dict(undone.after.drafts) == {}
    redone = await tables.change(evening.act(1), table, use_cases.redo, seq=undone.after.log_length)
    assert dict(redone.after.drafts) == {1: Bid(4)}


async def test_bids_do_not_come_back_over_another_entry(evening: Evening) -> None:
    tables, table = evening.tables, await half_entered(evening, "skullking")
    await other_cards(evening, table, "options")
    for person in (1, 2, 3):
        await tables.change(evening.act(person), table, use_cases.give, Bid(1))
    assert await rows(evening) == 0
    evening.clock.goes_on(LATER)
    await tables.change(evening.act(1), table, use_cases.undo)
    undone = await tables.change(evening.act(1), table, use_cases.undo)
    assert dict(undone.after.drafts) == {}


async def test_what_options_that_ended_the_game_dropped_comes_back(evening: Evening) -> None:
    tables, table = evening.tables, await evening.begun(options={"rounds": 5})
    await evening.round(table, Points, (1, 2, 3))
    evening.clock.goes_on(LATER)
    await tables.change(evening.act(2), table, use_cases.give, Points(9))
    ended = await tables.change(evening.act(1), table, use_cases.choose_options, {"rounds": 1})
    assert "over" in ended.happened
    undone = await tables.change(evening.act(1), table, use_cases.undo, seq=ended.after.last)
    assert dict(undone.after.drafts) == {1: Points(9)}


async def test_declared_tricks_come_back_with_who_left(evening: Evening) -> None:
    tables, table = evening.tables, await evening.begun("skullking", options={"rounds": "3,3"})
    await evening.round(table, Bid, (1, 1, 1))
    await tables.change(evening.act(3), table, use_cases.give, Declaration(tricks=1))
    left = await tables.change(evening.act(3), table, use_cases.leave)
    undone = await tables.change(evening.act(3), table, use_cases.undo, seq=left.after.last)
    assert dict(undone.after.drafts) == {2: Declaration(tricks=1)}
