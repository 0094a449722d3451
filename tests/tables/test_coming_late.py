"""Who comes late, who closes and reopens, who is host: seats as people live them."""

from datetime import timedelta

import pytest

from bot.tables import use_cases
from bot.tables.hosting import ANSWER_WITHIN
from bot.tables.model import Status, TableError
from rules.contract import RuleError
from rules.points.entries import Points
from rules.skull.entries import Won
from rules.skyjo.entries import Total
from tests.kit.table_evening import CHANNEL, Evening, totals


async def scored(evening: Evening, *values: int, **options: object) -> int:
    """Play one round of points at a table of as many."""
    people = tuple(range(1, len(values) + 1))
    table = await evening.begun(people=people, options=options)
    await evening.round(table, Points, values)
    return table


@pytest.mark.parametrize(
    ("start", "points"), [(None, 0), ("zero", 0), ("lowest", -10), ("average", 13), ("highest", 0), ("x", 0)]
)
async def test_a_seat_is_added_with_the_points_the_host_chose(
    evening: Evening, start: str | None, points: int
) -> None:
    tables, table = evening.tables, await scored(evening, 30, 20, -10)
    change = await tables.change(evening.act(1), table, use_cases.add_seat, 4, "Eve", start)
    assert change.happened == ("seat_added",)
    assert change.facts is not None
    assert (change.facts["name"], change.facts["points"]) == ("Eve", points)
    assert (change.after.chairs[3].user, change.after.chairs[3].present) == (4, True)
    assert totals(change.after) == (30, 20, -10, points)
    assert await tables.get(table) == change.after
    assert (await evening.due(table))[-1] == (2, "seat")
    done = await evening.round(table, Points, (1, 1, 1, 1))
    assert totals(done.after) == (31, 21, -9, points + 1)


async def test_a_guest_is_added_and_the_host_enters_for_it(evening: Evening) -> None:
    tables, table = evening.tables, await scored(evening, 3, 5)
    change = await tables.change(evening.act(1), table, use_cases.add_seat, None, " Mamie ", "lowest")
    assert (change.after.chairs[2].name, change.after.chairs[2].user) == ("Mamie", None)
    done = await evening.round(table, Points, (1, 1, 1))
    assert totals(done.after) == (4, 6, 4)


async def test_in_the_lobby_a_seat_is_added_without_points(evening: Evening) -> None:
    tables, table = evening.tables, await evening.lobby(people=(1, 2))
    assert (await tables.change(evening.act(1), table, use_cases.add_seat, 3, "Eve")).happened == (
        "seat_added",
    )
    assert (await tables.change(evening.act(1), table, use_cases.add_seat, None, "Mamie")).happened == (
        "guest_added",
    )
    assert [chair.user for chair in (await tables.get(table)).chairs] == [1, 2, 3, None]


async def test_skyjo_begins_with_the_highest_total_and_skull_takes_nobody(evening: Evening) -> None:
    tables, table = evening.tables, await evening.begun("skyjo")
    await evening.round(table, lambda value: Total(value, finisher=value == 3), (3, 24, 10))
    change = await tables.change(evening.act(1), table, use_cases.add_seat, 4, "Eve", "zero")
    assert totals(change.after) == (3, 24, 10, 24)
    await tables.change(evening.act(1), table, use_cases.end)
    skull = await evening.begun("skull")
    await tables.change(evening.act(1), skull, use_cases.enter, Won(challenger=0))
    for act in (
        tables.change(evening.act(1), skull, use_cases.add_seat, 4, "Eve"),
        tables.change(evening.act(4), skull, use_cases.ask_for_seat),
    ):
        with pytest.raises(RuleError, match="no_late_seat"):
            await act


async def test_only_the_host_adds_and_nobody_twice(evening: Evening) -> None:
    tables, table = evening.tables, await scored(evening, 3, 5)
    with pytest.raises(TableError, match="host_only"):
        await tables.change(evening.act(2), table, use_cases.add_seat, 4, "Eve")
    with pytest.raises(TableError, match="seated_already"):
        await tables.change(evening.act(1), table, use_cases.add_seat, 2, "P2")


async def test_a_seat_that_was_added_is_undone_redone_and_given_to_another(evening: Evening) -> None:
    tables, table = evening.tables, await scored(evening, 3, 5)
    added = await tables.change(evening.act(1), table, use_cases.add_seat, 3, "Eve")
    undone = await tables.change(evening.act(1), table, use_cases.undo)
    assert len(undone.after.chairs) == 2
    assert undone.after == await tables.get(table)
    assert await tables.tables_of(3) == ()
    redone = await tables.change(evening.act(1), table, use_cases.redo, seq=undone.after.log_length)
    assert redone.after.chairs == added.after.chairs
    await tables.change(evening.act(1), table, use_cases.undo)
    change = await tables.change(evening.act(1), table, use_cases.add_seat, 4, "Hugo", "lowest")
    assert [chair.name for chair in change.after.chairs] == ["P1", "P2", "Hugo"]
    assert change.after == await tables.get(table)
    done = await evening.round(table, Points, (1, 1, 1))
    assert totals(done.after) == (4, 6, 4)


async def test_somebody_asks_and_the_host_gives_a_seat_with_one_press(evening: Evening) -> None:
    tables, table = evening.tables, await scored(evening, 3, 5)
    change = await tables.change(evening.act(7), table, use_cases.ask_for_seat)
    asked = change.after.log_length
    assert change.happened == ("asked",)
    assert (await evening.due(table))[-1] == (asked, "ask")
    with pytest.raises(TableError, match="asked_already"):
        await tables.change(evening.act(7), table, use_cases.ask_for_seat)
    with pytest.raises(TableError, match="host_only"):
        await tables.change(evening.act(2), table, use_cases.accept, asked)
    change = await tables.change(evening.act(1), table, use_cases.accept, asked, "lowest")
    assert (change.after.chairs[2].user, change.after.chairs[2].name) == (7, "P7")
    assert totals(change.after) == (3, 5, 3)
    with pytest.raises(TableError, match="ask_gone"):
        await tables.change(evening.act(1), table, use_cases.accept, asked)
    with pytest.raises(TableError, match="already_seated"):
        await tables.change(evening.act(7), table, use_cases.ask_for_seat)


async def test_a_seat_that_was_left_is_asked_for_and_given_with_its_points(evening: Evening) -> None:
    tables, table = evening.tables, await scored(evening, 3, 5, 9)
    with pytest.raises(TableError, match="seat_taken"):
        await tables.change(evening.act(7), table, use_cases.ask_for_seat, 2)
    await tables.change(evening.act(3), table, use_cases.leave)
    asked = (await tables.change(evening.act(7), table, use_cases.ask_for_seat, 2)).after.log_length
    also = (await tables.change(evening.act(8), table, use_cases.ask_for_seat, 2)).after.log_length
    change = await tables.change(evening.act(1), table, use_cases.accept, asked)
    assert (change.after.chairs[2].user, change.after.chairs[2].present) == (7, True)
    assert totals(change.after) == (3, 5, 9)
    with pytest.raises(TableError, match="seat_taken"):
        await tables.change(evening.act(1), table, use_cases.accept, also)


async def test_who_asked_for_what_another_one_got_asks_again(evening: Evening) -> None:
    tables, table = evening.tables, await scored(evening, 3, 5, 9)
    await tables.change(evening.act(3), table, use_cases.leave)
    asked = (await tables.change(evening.act(7), table, use_cases.ask_for_seat, 2)).after.log_length
    with pytest.raises(TableError, match="asked_already"):
        await tables.change(evening.act(7), table, use_cases.ask_for_seat)
    await tables.change(evening.act(3), table, use_cases.join)
    again = (await tables.change(evening.act(7), table, use_cases.ask_for_seat)).after.log_length
    assert (await tables.mention(table, asked), (await tables.mention(table, again)) is None) == (None, False)
    await tables.change(evening.act(3), table, use_cases.undo)
    assert (await tables.change(evening.act(7), table, use_cases.ask_for_seat, 2)).happened == ("asked",)


@pytest.mark.parametrize("how", ["add", "replace"])
async def test_who_is_given_a_seat_otherwise_asks_no_more(evening: Evening, how: str) -> None:
    tables, table = evening.tables, await scored(evening, 3, 5)
    asked = (await tables.change(evening.act(7), table, use_cases.ask_for_seat)).after.log_length
    if how == "add":
        await tables.change(evening.act(1), table, use_cases.add_seat, 7, "P7")
    else:
        await tables.change(evening.act(1), table, use_cases.give_seat_to, 1, 7, "P7")
    assert await tables.mention(table, asked) is None


async def test_who_is_forgotten_asks_for_nothing_any_more(evening: Evening) -> None:
    tables, table = evening.tables, await scored(evening, 3, 5)
    asked = (await tables.change(evening.act(7), table, use_cases.ask_for_seat)).after.log_length
    await tables.forget(7)
    assert await tables.mention(table, asked) is None
    with pytest.raises(TableError, match="ask_gone"):
        await tables.change(evening.act(1), table, use_cases.accept, asked)


async def test_who_had_a_seat_is_remembered_until_it_is_told(evening: Evening) -> None:
    tables, table = evening.tables, await scored(evening, 3, 5)
    change = await tables.change(evening.act(1), table, use_cases.give_seat_to, 1, 7, "Camille")
    mention = await tables.mention(table, change.after.log_length)
    assert mention is not None
    assert (mention.user, mention.name) == (2, "P2")
    for post in await tables.outbox.due_posts(table):
        await tables.outbox.posted(post, 5)
    assert await tables.mention(table, change.after.log_length) is None


async def test_who_closed_the_table_or_the_host_opens_it_again(evening: Evening) -> None:
    tables, table = evening.tables, await scored(evening, 3, 5)
    await tables.change(evening.act(2), table, use_cases.leave, sure=True)
    with pytest.raises(TableError, match="host_only"):
        await tables.change(evening.act(9), table, use_cases.reopen)
    change = await tables.change(evening.act(2), table, use_cases.reopen)
    assert change.happened == ("went_on",)
    assert change.after.live
    assert all(chair.present for chair in change.after.chairs)
    assert [kind for _, kind in await evening.due(table)] == ["scores", "final", "reopened"]
    with pytest.raises(TableError, match="not_closed"):
        await tables.change(evening.act(1), table, use_cases.reopen)
    await tables.change(evening.act(1), table, use_cases.end)
    await tables.change(evening.act(1), table, use_cases.reopen)
    done = await evening.round(table, Points, (1, 1))
    assert totals(done.after) == (4, 6)


async def test_a_closed_table_waits_while_another_lives_in_its_channel(evening: Evening) -> None:
    tables, table = evening.tables, await scored(evening, 3, 5)
    await tables.change(evening.act(1), table, use_cases.end)
    other = await evening.lobby(people=(8, 9), channel=CHANNEL)
    with pytest.raises(TableError, match="table_here"):
        await tables.change(evening.act(1), table, use_cases.reopen)
    await tables.change(evening.act(8), other, use_cases.end)
    assert (await tables.change(evening.act(1), table, use_cases.reopen)).after.status is Status.PLAYING


async def test_the_host_hands_over_to_who_is_there_and_has_an_account(evening: Evening) -> None:
    tables, table = evening.tables, await scored(evening, 3, 5, 8)
    await tables.change(evening.act(1), table, use_cases.add_seat, None, "Mamie")
    await tables.change(evening.act(3), table, use_cases.leave)
    for seat, code in ((0, "host_already"), (2, "left_already"), (3, "host_guest"), (9, "no_seat")):
        with pytest.raises(TableError, match=code):
            await tables.change(evening.act(1), table, use_cases.hand_over, seat)
    with pytest.raises(TableError, match="host_only"):
        await tables.change(evening.act(2), table, use_cases.hand_over, 1)
    change = await tables.change(evening.act(1), table, use_cases.hand_over, 1)
    assert (change.after.host, change.facts and change.facts["host"]) == (2, "P2")
    assert (await evening.due(table))[-1] == (change.after.log_length, "host")
    with pytest.raises(TableError, match="host_only"):
        await tables.change(evening.act(1), table, use_cases.hand_over, 0)


async def test_a_minute_after_asking_a_player_is_host(evening: Evening) -> None:
    tables, table = evening.tables, await scored(evening, 3, 5, 8)
    evening.clock.goes_on(timedelta(seconds=1))
    assert (await tables.change(evening.act(2), table, use_cases.claim_host)).happened == ("claimed",)
    evening.clock.goes_on(timedelta(seconds=20))
    with pytest.raises(TableError, match="claim_waits") as waits:
        await tables.change(evening.act(2), table, use_cases.claim_host)
    assert waits.value.facts["seconds"] == 40
    assert (await tables.change(evening.act(3), table, use_cases.claim_host)).happened == ("claimed",)
    evening.clock.goes_on(ANSWER_WITHIN)
    change = await tables.change(evening.act(2), table, use_cases.claim_host)
    assert change.after.host == 2
    with pytest.raises(TableError, match="host_already"):
        await tables.change(evening.act(2), table, use_cases.claim_host)
    assert (await tables.change(evening.act(3), table, use_cases.claim_host)).happened == ("claimed",)


@pytest.mark.parametrize("answer", ["here", "give"])
async def test_whatever_the_host_does_answers_who_asks(evening: Evening, answer: str) -> None:
    tables, table = evening.tables, await scored(evening, 3, 5)
    evening.clock.goes_on(timedelta(seconds=1))
    await tables.change(evening.act(2), table, use_cases.claim_host)
    evening.clock.goes_on(timedelta(seconds=1))
    if answer == "here":
        with pytest.raises(TableError, match="host_only"):
            await tables.change(evening.act(2), table, use_cases.answer_claim)
        assert (await tables.change(evening.act(1), table, use_cases.answer_claim)).happened == ("host_here",)
    else:
        await tables.change(evening.act(1), table, use_cases.give, Points(1))
    evening.clock.goes_on(ANSWER_WITHIN)
    assert (await tables.change(evening.act(2), table, use_cases.claim_host)).happened == ("claimed",)
    assert (await tables.get(table)).host == 1


async def test_who_does_not_sit_there_asks_for_no_rights(evening: Evening) -> None:
    tables, table = evening.tables, await scored(evening, 3, 5, 7)
    with pytest.raises(TableError, match="not_seated"):
        await tables.change(evening.act(9), table, use_cases.claim_host)
    await tables.change(evening.act(3), table, use_cases.leave)
    with pytest.raises(TableError, match="left_already"):
        await tables.change(evening.act(3), table, use_cases.claim_host)
