"""Several people seated at once: by whom, in which order, and what is remembered of who did it."""

import asyncio

import pytest

from bot.store import tables as store_tables
from bot.tables import use_cases
from bot.tables.model import Table, TableError
from rules.points.entries import Points
from tests.kit.table_evening import Evening

VOICES = ((11, "Ann"), (12, "Ben"), (13, "Cy"))


def given(table: Table) -> dict[str, tuple[int | None, str]]:
    return {
        chair.name: (chair.given_by, chair.giver_name) for chair in table.chairs if chair.given_by is not None
    }


async def test_those_who_are_there_get_seats_while_there_are_any(evening: Evening) -> None:
    table = await evening.lobby("skull", people=(1, 2, 3, 12))
    change = await evening.tables.change(evening.act(2), table, use_cases.seat_voices, (*VOICES, (14, "Di")))
    assert change.happened == ("people_seated",)
    assert change.facts == {"seated": ("Ann", "Cy"), "left_out": ("Di",)}
    assert change.after.names == ("P1", "P2", "P3", "P12", "Ann", "Cy")
    assert [chair.acted for chair in change.after.chairs] == [True] * 4 + [False] * 2
    assert given(change.after) == {"Ann": (2, "P2"), "Cy": (2, "P2")}
    assert await evening.tables.get(table) == change.after
    with pytest.raises(TableError, match="no_room") as refused:
        await evening.tables.change(evening.act(1), table, use_cases.seat_voices, ((14, "Di"),))
    assert refused.value.facts == {"players": ("Di",), "high": 6}


async def test_who_sits_at_the_table_may_and_so_may_a_moderator(evening: Evening) -> None:
    table = await evening.lobby(people=(1, 2))
    with pytest.raises(TableError, match="seated_only"):
        await evening.tables.change(evening.act(9), table, use_cases.seat_voices, VOICES)
    with pytest.raises(TableError, match="host_only"):
        await evening.tables.change(evening.act(2), table, use_cases.seat_picked, VOICES)
    change = await evening.tables.change(
        evening.act(9, moderates=True), table, use_cases.seat_voices, ((9, "P9"), VOICES[0])
    )
    assert [chair.acted for chair in change.after.chairs] == [True, True, True, False]
    assert given(change.after) == {"Ann": (9, "P9")}


@pytest.mark.parametrize(("people", "code"), [((), "voice_empty"), (((1, "P1"), (2, "P2")), "voice_seated")])
async def test_nobody_to_seat_is_said(
    evening: Evening, people: tuple[tuple[int, str], ...], code: str
) -> None:
    table = await evening.lobby(people=(1, 2))
    with pytest.raises(TableError, match=code):
        await evening.tables.change(evening.act(1), table, use_cases.seat_voices, people)
    await evening.tables.change(evening.act(1), table, use_cases.add_guest, "Zoé")
    await evening.tables.change(evening.act(1), table, use_cases.begin)
    with pytest.raises(TableError, match="begun_already"):
        await evening.tables.change(evening.act(1), table, use_cases.seat_voices, VOICES)


async def test_two_at_the_same_instant_seat_everybody_once(evening: Evening) -> None:
    table = await evening.lobby(people=(1, 2))
    both = await asyncio.gather(
        *(evening.tables.change(evening.act(user), table, use_cases.seat_voices, VOICES) for user in (1, 2)),
        return_exceptions=True,
    )
    assert sorted(str(getattr(done, "code", "seated")) for done in both) == ["seated", "voice_seated"]
    assert (await evening.tables.get(table)).names == ("P1", "P2", "Ann", "Ben", "Cy")


async def test_who_gave_a_seat_stands_until_its_person_acts_or_the_game_begins(evening: Evening) -> None:
    table = await evening.lobby(people=(1, 2))
    await evening.tables.change(evening.act(1), table, use_cases.seat_picked, VOICES)
    change = await evening.tables.change(evening.act(1), table, use_cases.reorder, (4, 0, 1, 2, 3))
    assert given(change.after) == {"Cy": (1, "P1"), "Ann": (1, "P1"), "Ben": (1, "P1")}
    await evening.tables.change(evening.act(11), table, use_cases.join)
    change = await evening.tables.change(evening.act(13), table, use_cases.leave)
    assert given(change.after) == {"Ben": (1, "P1")}
    assert await evening.tables.get(table) == change.after
    change = await evening.tables.change(evening.act(1), table, use_cases.begin)
    assert given(change.after) == {}
    assert {chair.name: chair.acted for chair in change.after.chairs}["Ben"] is False
    change = await evening.tables.change(evening.act(12), table, use_cases.give, Points(3))
    assert all(chair.acted for chair in change.after.chairs)


async def test_who_gave_a_seat_is_forgotten_wherever_they_are(evening: Evening) -> None:
    table = await evening.lobby(people=(1, 2))
    await evening.tables.change(evening.act(9, moderates=True), table, use_cases.seat_picked, VOICES)
    assert [each.id for each in await evening.tables.forget(9)] == [table]
    assert given(await evening.tables.get(table)) == {}
    async with evening.store.reading() as transaction:
        assert await store_tables.live_with(transaction, 9) == ()


async def test_the_first_who_is_given_a_seat_among_guests_is_host(evening: Evening) -> None:
    table = await evening.lobby(people=(1,))
    await evening.tables.change(evening.act(1), table, use_cases.add_guest, "Zoé")
    await evening.tables.change(evening.act(1), table, use_cases.leave)
    change = await evening.tables.change(evening.act(9, moderates=True), table, use_cases.seat_picked, VOICES)
    assert change.after.host == 11


async def test_a_seat_that_was_left_is_given_once(evening: Evening) -> None:
    table = await evening.begun()
    await evening.tables.change(evening.act(3), table, use_cases.leave)
    change = await evening.tables.change(evening.act(1), table, use_cases.give_left, 2, 11, "Ann")
    assert (change.after.chairs[2].name, change.after.chairs[2].present) == ("Ann", True)
    with pytest.raises(TableError, match="seat_taken"):
        await evening.tables.change(evening.act(1), table, use_cases.give_left, 2, 12, "Ben")
