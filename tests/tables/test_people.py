"""How fast people are written to, and when nobody is: kept in the database, so for all processes together."""

from datetime import timedelta

import pytest

from bot.store.store import Store
from bot.tables import use_cases
from bot.tables.people import LONGEST, People, Person
from bot.ui.courier.pace import Pace
from tests.kit.table_evening import CHANNEL, Evening

PACE = Pace()
SECOND = timedelta(seconds=1)
NOTHING = timedelta()


def another(evening: Evening, store: Store) -> People:
    """Return what another process on the same database remembers, at the same time."""
    return People(store, evening.clock)


async def test_one_channel_a_second_is_opened_whoever_opens_it(evening: Evening, store: Store) -> None:
    one, other = evening.tables.people, another(evening, store)
    assert PACE.opening == SECOND
    assert await one.next_opening(PACE.opening) == NOTHING
    assert await other.next_opening(PACE.opening) == SECOND
    evening.clock.goes_on(SECOND / 4)
    assert await one.next_opening(PACE.opening) == SECOND * 3 / 4
    evening.clock.goes_on(SECOND * 3 / 4)
    assert await other.next_opening(PACE.opening) == NOTHING
    assert await one.next_opening(PACE.opening) == SECOND


async def test_a_clock_that_was_set_back_stops_nothing_for_long(evening: Evening) -> None:
    await evening.tables.people.next_opening(PACE.opening)
    evening.clock.goes_on(timedelta(days=-1))
    assert await evening.tables.people.next_opening(PACE.opening) == SECOND


async def test_a_refused_opening_stops_them_twice_as_long_each_time(evening: Evening, store: Store) -> None:
    people, other, clock = evening.tables.people, another(evening, store), evening.clock
    await people.opened(1, 100)
    for times in range(4):
        until = clock.now + timedelta(minutes=10) * 2**times
        assert await people.opening_refused(PACE.pause) == until
        assert await people.opening_refused(PACE.pause) == until, "it had set out before the first refusal"
        assert await other.next_opening(PACE.opening) == until
        assert await other.known([1, 2]) == {1: Person(door=100), 2: Person(until=until)}
        clock.now = until
        assert await other.known([2]) == {2: Person()}
    await other.opened(2, 200)
    assert await people.opening_refused(PACE.pause) == clock.now + PACE.pause, "one went well since"


async def test_what_had_set_out_before_a_refusal_ends_no_pause(evening: Evening) -> None:
    until = await evening.tables.people.opening_refused(PACE.pause)
    await evening.tables.people.opened(1, 100)
    assert await evening.tables.people.next_opening(PACE.opening) == until


async def test_a_pause_is_a_day_at_most(evening: Evening) -> None:
    for _ in range(40):
        evening.clock.now = await evening.tables.people.opening_refused(PACE.pause)
    assert await evening.tables.people.opening_refused(PACE.pause) == evening.clock.now + LONGEST


async def test_nothing_is_sent_to_anybody_where_five_people_could_not_be_reached(evening: Evening) -> None:
    people, clock = evening.tables.people, evening.clock
    later = clock.now + PACE.pause
    for user in (1, 1, 2, 3, 4):
        assert await people.sending_refused(user, PACE.pause) == later
    assert await people.known([1, 5]) == {1: Person(until=later), 5: Person()}
    clock.goes_on(SECOND)
    until = await people.sending_refused(5, PACE.pause)
    assert await people.known([9]) == {9: Person(until=until)}
    clock.now = until
    assert await people.known([1, 9]) == {1: Person(), 9: Person()}
    for user in range(5):
        again = await people.sending_refused(user, PACE.pause)
    assert again == clock.now + 2 * PACE.pause
    clock.now = again
    await people.sent(1)
    for user in range(5):
        again = await people.sending_refused(user, PACE.pause)
    assert again == clock.now + PACE.pause, "one went through since"


async def test_who_could_not_be_reached_is_written_to_again_once_something_went_through(
    evening: Evening,
) -> None:
    await evening.tables.people.sending_refused(1, PACE.pause)
    await evening.tables.people.sent(1)
    assert await evening.tables.people.known([1]) == {1: Person()}


async def test_what_is_known_of_a_channel_goes_with_who_is_forgotten(evening: Evening) -> None:
    await evening.tables.people.opened(1, 100)
    await evening.tables.people.sending_refused(1, PACE.pause)
    await evening.tables.forget(1)
    assert await evening.tables.people.known([1]) == {1: Person()}


@pytest.mark.parametrize("way", ["added", "replaced", "host replaces"])
async def test_who_was_given_a_seat_has_acted_once_they_do_anything_there(evening: Evening, way: str) -> None:
    tables = evening.tables
    table = await evening.lobby(people=(1, 2))
    if way == "added":
        await tables.change(evening.act(1), table, use_cases.add_seat, 3, "P3")
        seat = 2
    else:
        seat = 1 if way == "replaced" else 0
        await tables.change(evening.act(1), table, use_cases.give_seat_to, seat, 3, "P3")
    chairs = (await tables.get(table)).chairs
    assert [chair.acted for chair in chairs] == [chair.seat != seat for chair in chairs]
    await tables.change(evening.act(3), table, use_cases.join)
    assert all(chair.acted for chair in (await tables.get(table)).chairs)


async def test_who_asked_for_a_seat_has_acted(evening: Evening) -> None:
    table = await evening.begun()
    asked = await evening.tables.change(evening.act(4), table, use_cases.ask_for_seat)
    await evening.tables.change(evening.act(1), table, use_cases.accept, asked.after.log_length)
    added = (await evening.tables.get(table)).chairs[3]
    assert (added.user, added.acted) == (4, True)


async def test_a_rematch_knows_who_had_acted(evening: Evening) -> None:
    tables = evening.tables
    table = await evening.lobby(people=(1, 2))
    for user in (3, 4):
        await tables.change(evening.act(1), table, use_cases.add_seat, user, f"P{user}")
    await tables.change(evening.act(1), table, use_cases.begin)
    await tables.change(evening.act(1), table, use_cases.end)
    again = await tables.rematch(evening.act(3), table)
    assert {chair.user: chair.acted for chair in again.after.chairs} == {1: True, 2: True, 3: True, 4: False}
    assert again.after.place.channel == CHANNEL
