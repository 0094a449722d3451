"""The language that a table speaks: chosen by its host, remembered for what was entered before."""

from datetime import timedelta

import pytest

from bot.tables import use_cases
from bot.tables.model import TableError
from rules.points.entries import Points
from tests.kit.table_evening import Evening


async def test_what_was_entered_before_is_told_as_it_was(evening: Evening) -> None:
    tables, table = evening.tables, await evening.lobby()
    for language in ("fr", "en", "fr"):  # the lobby's own log counts too
        await tables.change(evening.act(1), table, use_cases.choose_language, language)
    await tables.change(evening.act(1), table, use_cases.begin)
    await evening.round(table, Points, (1, 2, 3))
    change = await tables.change(evening.act(9, moderates=True), table, use_cases.choose_language, "en")
    assert (change.happened, change.after.place.locale) == (("language_chosen",), "en")
    assert await tables.get(table) == change.after
    spoken = [(await tables.as_of(table, seq)).place.locale for seq in range(6)]
    assert spoken == ["en", "fr", "en", "fr", "fr", "en"]
    same = await tables.change(evening.act(1), table, use_cases.choose_language, "en")
    assert (same.happened, same.after.log_length) == (("same",), change.after.log_length)
    again = await tables.rematch(evening.act(1), await ended(evening, table))
    assert again.after.place.locale == "en"


async def ended(evening: Evening, table: int) -> int:
    await evening.tables.change(evening.act(1), table, use_cases.end)
    return table


async def test_it_changes_nothing_else(evening: Evening) -> None:
    tables, table = evening.tables, await evening.begun()
    await evening.round(table, Points, (1, 2, 3))
    await evening.round(table, Points, (4, 5, 6))
    await tables.change(evening.act(1), table, use_cases.give, Points(7))
    undone = (await tables.change(evening.act(2), table, use_cases.undo)).after
    spoken = (await tables.change(evening.act(1), table, use_cases.choose_language, "fr")).after
    assert (spoken.state, spoken.drafts, spoken.moment) == (undone.state, undone.drafts, undone.moment)
    assert (spoken.last, spoken.undone_entry, spoken.chairs) == (
        undone.last,
        undone.undone_entry,
        undone.chairs,
    )
    with pytest.raises(TableError, match="just_undone"):
        await tables.change(evening.act(3), table, use_cases.undo)
    evening.clock.goes_on(timedelta(minutes=1))
    back = (await tables.change(evening.act(2), table, use_cases.redo, seq=3)).after
    assert back.drafts == {0: Points(7)}


async def test_only_host_and_moderators_choose_it_while_the_table_is_live(evening: Evening) -> None:
    tables, table = evening.tables, await evening.lobby()
    with pytest.raises(TableError, match="host_only"):
        await tables.change(evening.act(2), table, use_cases.choose_language, "fr")
    await ended(evening, table)
    with pytest.raises(TableError, match="not_live"):
        await tables.change(evening.act(1), table, use_cases.choose_language, "fr")
