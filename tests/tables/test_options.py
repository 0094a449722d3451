"""What is played, changed in mid-game: for the whole game from its start, undone, refused, told."""

from collections.abc import Mapping
from typing import Any

import pytest

from bot.tables import Tables, use_cases
from bot.tables.model import Status, TableError
from rules.contract import RuleError, Setup
from rules.points.entries import Points
from rules.sheet_writing import write
from rules.skullking.entries import Bid, Bonuses, Declaration, LostTricks
from rules.skyjo.entries import Total
from tests.kit.table_evening import Evening, totals


def won(tricks: int, **said: Any) -> Declaration:
    return Declaration(tricks=tricks, **said)


async def scored(evening: Evening, **options: Any) -> int:
    """Play a first round of three cards: everybody has 20, the first one a bonus on a missed bet."""
    table = await evening.begun("skullking", options={"rounds": "3,3", **options})
    await evening.round(table, Bid, (2, 1, 1))
    bonus = won(1, bonuses=Bonuses(black_fourteen=True))
    for user, part in enumerate((bonus, won(1), won(1)), 1):
        await evening.tables.change(evening.act(user), table, use_cases.give, part)
    return table


async def test_everything_is_replayed_with_the_options_and_undone_and_redone(evening: Evening) -> None:
    tables, table = evening.tables, await scored(evening)
    begun = await tables.get(table)
    assert totals(begun) == (-10, 20, 20)
    change = await tables.change(evening.act(1), table, use_cases.choose_options, {"bonus_on_miss": True})
    assert change.happened == ("options_changed",)
    assert (totals(change.after), change.after.game_options.bonus_on_miss) == ((10, 20, 20), True)
    assert await tables.get(table) == change.after
    assert (await evening.due(table))[-1] == (3, "options")
    assert change.after.last == 3
    changed = change.after
    change = await tables.change(evening.act(1), table, use_cases.undo)
    assert (totals(change.after), change.after.options) == ((-10, 20, 20), begun.options)
    assert await tables.get(table) == change.after
    change = await tables.change(evening.act(1), table, use_cases.redo, seq=4)
    assert (totals(change.after), change.after.options) == (totals(changed), changed.options)
    assert await tables.get(table) == change.after
    assert (await tables.as_of(table, 2)).options == begun.options
    assert (await tables.as_of(table, 3)).options == changed.options


async def test_another_process_reads_the_options_in_force(evening: Evening) -> None:
    table = await scored(evening)
    await evening.tables.change(evening.act(1), table, use_cases.choose_options, {"scoring": "rascal"})
    await evening.tables.change(evening.act(1), table, use_cases.choose_options, {"edition": "2018"})
    after = await Tables(evening.store).get(table)
    assert (after.game_options.scoring, after.game_options.edition) == ("rascal", "2018")
    setup = Setup(seats=3, first=after.first or 0, options=after.game_options)
    sheet = write("skullking", after.names, setup, [step.entry for step in after.steps])
    game_options: dict[str, object] = sheet["options"]  # type: ignore[assignment]  # JSON, as it is written
    assert (game_options["scoring"], game_options["edition"]) == ("rascal", "2018")


async def test_options_are_the_hosts_and_so_is_the_undo_of_them(evening: Evening) -> None:
    tables, table = evening.tables, await scored(evening)
    with pytest.raises(TableError, match="host_only"):
        await tables.change(evening.act(2), table, use_cases.choose_options, {"loot": False})
    await tables.change(evening.act(9, moderates=True), table, use_cases.choose_options, {"loot": False})
    with pytest.raises(TableError, match="host_only"):
        await tables.change(evening.act(2), table, use_cases.undo)
    undone = await tables.change(evening.act(1), table, use_cases.undo)
    with pytest.raises(TableError, match="host_only"):
        await tables.change(evening.act(2), table, use_cases.redo, seq=undone.after.log_length)
    same = await tables.change(evening.act(1), table, use_cases.choose_options, {"loot": True})
    assert (same.happened, same.after.log_length) == (("same",), 4)
    with pytest.raises(RuleError, match="option_choice"):
        await tables.change(evening.act(1), table, use_cases.choose_options, {"scoring": "odd"})


async def test_options_that_make_an_entry_impossible_are_refused_and_name_it(evening: Evening) -> None:
    tables = evening.tables
    table = await evening.begun("skullking", options={"rounds": "3,3", "kraken": True})
    await evening.round(table, Bid, (1, 1, 1))
    await tables.change(evening.act(1), table, use_cases.give, LostTricks(1), seat=-1)
    await evening.round(table, won, (1, 1, 0))
    before = await tables.get(table)
    with pytest.raises(RuleError, match="lost_out_of_range") as refused:
        await tables.change(
            evening.act(1), table, use_cases.choose_options, {"kraken": False, "whale": False}
        )
    assert (refused.value.facts["round"], refused.value.facts["later_round"]) == (1, 1)
    with pytest.raises(RuleError, match="tricks_do_not_add_up"):
        await tables.change(evening.act(1), table, use_cases.choose_options, {"rounds": "4,3"})
    assert await tables.get(table) == before


@pytest.mark.parametrize(
    ("game", "options", "later"),
    [("points", {"threshold": 10}, 2), ("points", {"rounds": 1}, 2), ("skyjo", {"threshold": 5}, 2)],
)
async def test_options_that_would_have_ended_the_game_say_after_which_round(
    evening: Evening, game: str, options: Mapping[str, Any], later: int
) -> None:
    tables, table = evening.tables, await evening.begun(game)
    for points in (10, 3):
        for user in (1, 2, 3):
            part = Total(points, finisher=user == 1) if game == "skyjo" else Points(points)
            await tables.change(evening.act(user), table, use_cases.give, part)
    with pytest.raises(TableError, match="ends_earlier") as refused:
        await tables.change(evening.act(1), table, use_cases.choose_options, options)
    assert (refused.value.facts["round"], refused.value.facts["later"]) == (later - 1, later)
    await tables.change(evening.act(1), table, use_cases.undo)
    change = await tables.change(evening.act(1), table, use_cases.choose_options, options)
    assert change.happened == ("options_changed", "over")
    assert change.after.status is Status.OVER
    assert (await evening.due(table))[-2:] == [(4, "options"), (4, "final")]


async def test_after_the_end_the_result_is_made_anew(evening: Evening) -> None:
    tables, table = evening.tables, await evening.begun(options={"rounds": 1})
    await evening.round(table, Points, (10, 20, 30))
    assert [placed.user for placed in (await tables.history.latest(1, 9))[0].placed] == [3, 2, 1]
    change = await tables.change(evening.act(1), table, use_cases.choose_options, {"wins": "lowest"})
    assert change.happened == ("options_changed", "over")
    (finished,) = await tables.history.latest(1, 9)
    assert [(placed.user, placed.won) for placed in finished.placed] == [(1, True), (2, False), (3, False)]
    change = await tables.change(evening.act(1), table, use_cases.choose_options, {"rounds": 2})
    assert change.happened == ("options_changed", "reopened")
    assert (change.facts or {})["next"] == 2
    assert (change.after.status, await tables.history.latest(1, 9)) == (Status.PLAYING, ())
    await tables.change(evening.act(1), table, use_cases.end)
    with pytest.raises(TableError, match="not_live"):
        await tables.change(evening.act(1), table, use_cases.choose_options, {"rounds": 3})
    again = await tables.rematch(evening.act(1), table)
    assert (again.after.game_options.wins, again.after.game_options.rounds) == ("lowest", 2)


async def test_hidden_bets_go_all_where_the_cards_change_and_none_where_nothing_asked_does(
    evening: Evening,
) -> None:
    tables, table = evening.tables, await scored(evening)
    await tables.change(evening.act(2), table, use_cases.give, Bid(0))
    await tables.change(evening.act(3), table, use_cases.give, Bid(3))
    change = await tables.change(evening.act(1), table, use_cases.choose_options, {"edition": "2018"})
    assert (set(change.after.drafts), change.after.moment) == ({1, 2}, 3)
    change = await tables.change(evening.act(1), table, use_cases.choose_options, {"rounds": "3,4"})
    assert (dict(change.after.drafts), change.after.moment) == ({}, 5)
    assert change.happened == ("options_changed", "parts_dropped")
    assert await tables.get(table) == change.after
    skyjo = await evening.begun("skyjo", channel=7)
    await tables.change(evening.act(2), skyjo, use_cases.give, Total(3))
    change = await tables.change(evening.act(1), skyjo, use_cases.choose_options, {"threshold": 50})
    assert dict(change.after.drafts) == {1: Total(3)}


async def test_what_was_declared_goes_where_it_no_longer_fits_and_else_may_complete_the_round(
    evening: Evening,
) -> None:
    tables, table = evening.tables, await evening.begun("skullking", options={"rounds": "3,3"})
    await evening.round(table, Bid, (1, 1, 1))
    await tables.change(evening.act(1), table, use_cases.give, won(1, loot_with=(1,)))
    await tables.change(evening.act(2), table, use_cases.give, won(1))
    change = await tables.change(evening.act(1), table, use_cases.choose_options, {"loot": False})
    assert (set(change.after.drafts), change.happened) == ({1}, ("options_changed", "parts_dropped"))
    assert (change.facts or {})["seats"] == (0,)
    black = Bonuses(black_fourteen=True)
    for user in (1, 2, 3):
        change = await tables.change(evening.act(user), table, use_cases.give, won(1, bonuses=black))
    assert change.trouble is not None
    change = await tables.change(evening.act(1), table, use_cases.choose_options, {"house_rules": True})
    assert change.happened == ("options_changed", "scored", "round_opened")
    assert await evening.due(table) == [(1, "reveal"), (2, "options"), (3, "options"), (4, "scores")]
