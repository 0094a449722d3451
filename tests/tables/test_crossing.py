"""What crossed the end of a round is never silently the next round's."""

from datetime import timedelta

import pytest

from bot.tables import use_cases
from bot.tables.model import TableError
from bot.tables.play import CROSSED
from rules.points.entries import Points, Scores
from rules.skull.entries import Failed, Won
from rules.skyjo.entries import Finisher, Total
from tests.kit.table_evening import Evening

SOON = CROSSED - timedelta(milliseconds=1)
Part = Points | Total


async def scored(evening: Evening, game: str = "points", *, closes: int = 3) -> int:
    """Score a round in which the host entered for person 2; person 3 or the host closes it."""
    tables, table = evening.tables, await evening.begun(game)
    parts: tuple[Part, ...] = (
        (Points(1), Points(2), Points(3))
        if game == "points"
        else (Total(1, finisher=True), Total(2), Total(3))
    )
    order = (1, 2, 3) if closes == 3 else (1, 3, 2)
    for user in order:
        if user == 2:
            await tables.change(evening.act(1), table, use_cases.give, parts[1], seat=1)
        else:
            await tables.change(evening.act(user), table, use_cases.give, parts[user - 1])
    return table


@pytest.mark.parametrize("closes", [2, 3])
@pytest.mark.parametrize(("game", "part"), [("points", Points(7)), ("skyjo", Total(7))])
async def test_what_another_has_just_entered_for_me_is_asked_about(
    evening: Evening, game: str, part: Part, closes: int
) -> None:
    tables, table = evening.tables, await scored(evening, game, closes=closes)
    before = await tables.get(table)
    evening.clock.goes_on(SOON)
    with pytest.raises(TableError, match="crossed") as refused:
        await tables.change(evening.act(2), table, use_cases.give, part)
    assert refused.value.facts == {"closed": 1, "round": 2, "seat": 1}
    assert await tables.get(table) == before
    change = await tables.change(evening.act(2), table, use_cases.give, part, moment=before.moment)
    assert dict(change.after.drafts) == {1: part}


async def test_the_host_who_enters_for_somebody_who_had_entered_is_asked_too(evening: Evening) -> None:
    tables, table = evening.tables, await evening.begun()
    await evening.round(table, Points, (1, 2, 3))
    with pytest.raises(TableError, match="crossed"):
        await tables.change(evening.act(1), table, use_cases.give, Points(2), seat=1)
    with pytest.raises(TableError, match="crossed"):
        await tables.change(evening.act(9, moderates=True), table, use_cases.give, Points(2), seat=1)


async def test_after_everybody_was_entered_at_once_the_others_are_asked(evening: Evening) -> None:
    tables, table = evening.tables, await evening.begun()
    await tables.change(evening.act(1), table, use_cases.enter, Scores((1, 2, 3)), moment=1)
    with pytest.raises(TableError, match="crossed"):
        await tables.change(evening.act(2), table, use_cases.give, Points(2))
    await tables.change(evening.act(1), table, use_cases.give, Points(2))


async def test_who_had_entered_the_own_part_is_not_asked_though_the_host_closed_the_round(
    evening: Evening,
) -> None:
    tables, table = evening.tables, await evening.begun()
    await tables.change(evening.act(2), table, use_cases.give, Points(2))
    await tables.change(evening.act(1), table, use_cases.enter, Scores((1, 2, 3)), moment=1)
    await tables.change(evening.act(2), table, use_cases.give, Points(7))
    with pytest.raises(TableError, match="crossed"):
        await tables.change(evening.act(3), table, use_cases.give, Points(7))


async def test_nobody_is_asked_later_or_about_what_they_entered_themselves(evening: Evening) -> None:
    tables, table = evening.tables, await scored(evening)
    for user in (1, 3):
        await tables.change(evening.act(user), table, use_cases.give, Points(5))
    await tables.change(evening.act(1), table, use_cases.give, Points(5), seat=1)
    await tables.change(evening.act(1), table, use_cases.undo)
    evening.clock.goes_on(CROSSED)
    await tables.change(evening.act(1), table, use_cases.undo)
    change = await tables.change(evening.act(2), table, use_cases.give, Points(6))
    assert change.after.game.scores(change.after.state)[-1].points == (1, 6, 3)
    evening.clock.goes_on(CROSSED)
    await tables.change(evening.act(2), table, use_cases.give, Points(5))


async def test_who_gave_a_part_is_known_after_an_undo_too(evening: Evening) -> None:
    tables, table = evening.tables, await scored(evening)
    await tables.change(evening.act(1), table, use_cases.undo)
    await tables.change(evening.act(3), table, use_cases.give, Points(4))
    with pytest.raises(TableError, match="crossed"):
        await tables.change(evening.act(2), table, use_cases.give, Points(2))


async def test_the_tables_own_part_belongs_to_nobody(evening: Evening) -> None:
    tables, table = evening.tables, await scored(evening, "skyjo")
    await tables.change(evening.act(2), table, use_cases.give, Finisher(1), seat=-1)


@pytest.mark.parametrize("entry", [Won(challenger=0, bid=3), Failed(challenger=0, skull=1)])
async def test_the_same_challenge_by_somebody_else_is_asked_about(
    evening: Evening, entry: Won | Failed
) -> None:
    tables, table = evening.tables, await evening.begun("skull")
    after = (await tables.change(evening.act(1), table, use_cases.enter, entry)).after
    evening.clock.goes_on(SOON)
    with pytest.raises(TableError, match="just_recorded") as refused:
        await tables.change(evening.act(2), table, use_cases.enter, entry)
    assert refused.value.facts == {"seat": 0, "round": 1, "next": 2}
    await tables.change(evening.act(2), table, use_cases.enter, Failed(challenger=1, skull=2))
    await tables.change(evening.act(2), table, use_cases.undo)
    moment = (await tables.get(table)).moment
    assert moment != after.moment
    await tables.change(evening.act(2), table, use_cases.enter, entry, moment=moment)


async def test_the_same_person_may_fail_twice_and_others_later(evening: Evening) -> None:
    tables, table, entry = evening.tables, await evening.begun("skull"), Failed(challenger=0, skull=1)
    await tables.change(evening.act(1), table, use_cases.enter, entry)
    await tables.change(evening.act(1), table, use_cases.enter, entry)
    evening.clock.goes_on(CROSSED)
    await tables.change(evening.act(2), table, use_cases.enter, entry)
