"""The host is gone before the game begins: whoever waits there takes over, a minute after asking."""

from datetime import timedelta

import pytest

from bot.tables import use_cases
from bot.tables.hosting import ANSWER_WITHIN
from bot.tables.model import TableError
from rules.points.entries import Points
from tests.kit.table_evening import Evening, totals


async def asked(evening: Evening, *people: int) -> int:
    """Open a lobby of four, in which these people ask for the host's rights."""
    table = await evening.lobby(people=(1, 2, 3, 4))
    evening.clock.goes_on(timedelta(seconds=1))
    for person in people:
        assert (await evening.tables.change(evening.act(person), table, use_cases.claim_host)).happened == (
            "claimed",
        )
    return table


async def test_a_minute_after_asking_the_lobby_is_theirs(evening: Evening) -> None:
    tables, table = evening.tables, await asked(evening, 3)
    with pytest.raises(TableError) as early:
        await tables.change(evening.act(3), table, use_cases.claim_host)
    assert early.value.code == "claim_waits"
    evening.clock.goes_on(ANSWER_WITHIN)
    change = await tables.change(evening.act(3), table, use_cases.claim_host)
    assert change.after.host == 3
    assert await tables.get(table) == change.after
    assert await evening.due(table) == [(1, "claim"), (2, "host")]
    begun = await tables.change(evening.act(3), table, use_cases.begin)
    assert "begun" in begun.happened


@pytest.mark.parametrize("act", ["here", "guest"])
async def test_whatever_the_host_does_is_an_answer(evening: Evening, act: str) -> None:
    tables, table = evening.tables, await asked(evening, 2)
    evening.clock.goes_on(timedelta(seconds=1))
    if act == "here":
        await tables.change(evening.act(1), table, use_cases.answer_claim)
    else:
        await tables.change(evening.act(1), table, use_cases.add_guest, "Mamie")
    evening.clock.goes_on(ANSWER_WITHIN)
    assert (await tables.change(evening.act(2), table, use_cases.claim_host)).happened == ("claimed",)


async def test_who_asked_is_known_wherever_they_sit_by_now(evening: Evening) -> None:
    tables, table = evening.tables, await asked(evening, 3)
    await tables.change(evening.act(2), table, use_cases.leave)
    evening.clock.goes_on(ANSWER_WITHIN)
    assert (await tables.change(evening.act(4), table, use_cases.claim_host)).happened == ("claimed",)
    assert (await tables.change(evening.act(3), table, use_cases.claim_host)).after.host == 3


async def test_of_two_who_asked_the_first_to_come_back_is_host(evening: Evening) -> None:
    tables, table = evening.tables, await asked(evening, 2, 3)
    evening.clock.goes_on(ANSWER_WITHIN)
    assert (await tables.change(evening.act(3), table, use_cases.claim_host)).after.host == 3
    assert (await tables.change(evening.act(2), table, use_cases.claim_host)).happened == ("claimed",)


async def test_a_new_host_is_not_the_one_who_was_asked_for(evening: Evening) -> None:
    tables, table = evening.tables, await asked(evening, 4)
    await tables.change(evening.act(99, moderates=True), table, use_cases.remove, 0)
    evening.clock.goes_on(ANSWER_WITHIN)
    assert (await tables.change(evening.act(4), table, use_cases.claim_host)).happened == ("claimed",)


async def test_who_does_not_sit_there_cannot_ask(evening: Evening) -> None:
    table = await asked(evening)
    with pytest.raises(TableError) as refused:
        await evening.tables.change(evening.act(9), table, use_cases.claim_host)
    assert refused.value.code == "not_seated"


async def test_what_was_asked_in_the_lobby_is_no_part_of_the_game(evening: Evening) -> None:
    tables, table = evening.tables, await asked(evening, 2)
    await tables.change(evening.act(1), table, use_cases.begin)
    await evening.round(table, Points, (1, 2, 3, 4))
    evening.clock.goes_on(ANSWER_WITHIN)
    assert totals(await tables.get(table)) == (1, 2, 3, 4)
    undone = await tables.change(evening.act(1), table, use_cases.undo)
    assert totals(undone.after) == (0, 0, 0, 0)
    with pytest.raises(TableError) as refused:
        await tables.change(evening.act(1), table, use_cases.undo)
    assert refused.value.code == "nothing_to_undo"


async def test_a_claim_of_the_lobby_counts_on_in_the_game(evening: Evening) -> None:
    tables, table = evening.tables, await asked(evening, 3)
    await tables.change(evening.act(2), table, use_cases.leave)
    await tables.change(evening.act(99, moderates=True), table, use_cases.begin)
    evening.clock.goes_on(ANSWER_WITHIN)
    assert (await tables.change(evening.act(3), table, use_cases.claim_host)).after.host == 3


async def test_who_asked_and_is_forgotten_is_named_nowhere(evening: Evening) -> None:
    tables, table = evening.tables, await asked(evening, 3)
    await tables.forget(3)
    assert await tables.mention(table, 1) is None
