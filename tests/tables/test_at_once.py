"""Many at once: several engines on one database, as several processes would have."""

import asyncio
from collections.abc import AsyncIterator, Callable
from dataclasses import replace
from itertools import count

import pytest

from bot.store.store import Store
from bot.tables import Tables, use_cases
from bot.tables.model import Change, Place, TableError
from rules.points.entries import Points
from rules.skullking.entries import Bid, Declaration
from tests.kit.databases import opened
from tests.kit.table_evening import CHANNEL, GUILD, Evening

PROCESSES = 3
PEOPLE = (1, 2, 3, 4, 5)


@pytest.fixture
async def crowd(url: str, store: Store) -> AsyncIterator[list[Evening]]:
    """Return tables over several engines, their interactions numbered together."""
    stores = [store, *[await opened(url) for _ in range(PROCESSES - 1)]]
    numbers = count(1)
    yield [Evening(each, numbers=numbers) for each in stores]
    for each in stores[1:]:
        await each.close()


async def test_five_bids_arriving_together_reveal_once_and_none_is_lost(crowd: list[Evening]) -> None:
    for night in range(6):
        table = await crowd[0].begun("skullking", people=PEOPLE, channel=CHANNEL + night)
        changes = await asyncio.gather(
            *(
                crowd[user % PROCESSES].tables.change(
                    crowd[0].act(user), table, use_cases.give, Bid(user % 2), moment=1
                )
                for user in PEOPLE
            )
        )
        assert sum("revealed" in change.happened for change in changes) == 1
        after = await crowd[1].tables.get(table)
        assert after.log_length == 1
        assert [bid.tricks for bid in after.steps[0].entry.bids] == [1, 0, 1, 0, 1]
        assert await crowd[2].due(table) == [(1, "reveal")]


async def test_what_is_revised_at_once_is_all_kept(crowd: list[Evening]) -> None:
    table = await crowd[0].begun("skullking", people=PEOPLE)
    for user in PEOPLE:
        await crowd[0].tables.change(crowd[0].act(user), table, use_cases.give, Bid(0))
    ally = 0
    await crowd[0].tables.change(crowd[0].act(1), table, use_cases.give, Declaration(tricks=0))

    def took(player: int) -> Callable[[Declaration], Declaration]:
        return lambda own: replace(own, took_loot=(*own.took_loot, player))

    def won(own: Declaration) -> Declaration:
        return replace(own, tricks=1)

    await asyncio.gather(
        *(
            evening.tables.change(evening.act(1), table, use_cases.revise, change, seat=ally)
            for evening, change in zip(crowd, (took(1), won, took(2)), strict=True)
        )
    )
    declared = (await crowd[0].tables.get(table)).drafts[ally]
    assert declared.tricks == 1
    assert sorted(declared.took_loot) == [1, 2]


async def test_what_is_revised_of_nothing_starts_from_nothing(crowd: list[Evening]) -> None:
    table = await crowd[0].begun("points")
    seen: list[object] = []

    def change(own: object) -> Points:
        seen.append(own)
        return Points(4)

    changed = await crowd[0].tables.change(crowd[0].act(2), table, use_cases.revise, change)
    assert (seen, changed.after.drafts) == ([None], {1: Points(4)})
    with pytest.raises(TableError) as refused:
        await crowd[0].tables.change(crowd[0].act(2), table, use_cases.revise, change, moment=99)
    assert refused.value.code == "stale"


async def test_one_interaction_delivered_to_every_process_acts_once(crowd: list[Evening]) -> None:
    table = await crowd[0].begun("points")
    once = crowd[0].act(1, interaction=99_000)
    changes = await asyncio.gather(
        *(
            evening.tables.change(once, table, use_cases.give, Points(1))
            for evening in crowd
            for _ in range(3)
        )
    )
    said = sorted(change.happened for change in changes)
    assert said == [("given",)] + [("repeated",)] * (3 * PROCESSES - 1)


async def test_two_openings_at_once_make_one_table(crowd: list[Evening]) -> None:
    place = Place(guild=GUILD, channel=CHANNEL, locale="en")
    outcomes = await asyncio.gather(
        *(
            evening.tables.open(evening.act(user), place, "points", {})
            for user, evening in enumerate(crowd * 2)
        ),
        return_exceptions=True,
    )
    opened = [outcome for outcome in outcomes if isinstance(outcome, Change)]
    refused = [outcome for outcome in outcomes if isinstance(outcome, TableError)]
    assert (len(opened), len(refused)) == (1, 2 * PROCESSES - 1)
    assert {(error.code, error.facts["table"]) for error in refused} == {("table_here", opened[0].after.id)}


async def test_two_people_press_undo_at_once_and_one_entry_goes(crowd: list[Evening]) -> None:
    table = await crowd[0].begun("points", people=(1, 2))
    for _ in range(3):
        await crowd[0].round(table, Points, (1, 1))
    outcomes = await asyncio.gather(
        *(crowd[user].tables.change(crowd[0].act(user), table, use_cases.undo, seq=3) for user in (1, 2)),
        return_exceptions=True,
    )
    refused = [outcome for outcome in outcomes if isinstance(outcome, TableError)]
    assert [error.code for error in refused] == ["stale"]
    assert len((await crowd[0].tables.get(table)).steps) == 2


async def test_readers_see_whole_changes_while_others_write(crowd: list[Evening]) -> None:
    table = await crowd[0].begun("points", people=(1, 2))
    writing = True

    async def read(tables: Tables) -> int:
        seen = 0
        while writing:
            found = await tables.get(table)
            owed = await tables.outbox.due_posts(table)
            assert len(owed) >= len(found.steps) == found.log_length
            assert len(found.drafts) < len(found.chairs)
            seen += 1
        return seen

    readers = [asyncio.create_task(read(evening.tables)) for evening in crowd[1:]]
    for _ in range(10):
        await crowd[0].round(table, Points, (1, 1))
    writing = False
    assert all(seen > 1 for seen in await asyncio.gather(*readers))


async def test_many_tables_are_played_at_once(crowd: list[Evening]) -> None:
    async def play(number: int) -> None:
        evening = crowd[number % PROCESSES]
        table = await evening.begun("points", people=(1, 2), channel=CHANNEL + number)
        for _ in range(3):
            await asyncio.gather(
                evening.tables.change(evening.act(1), table, use_cases.give, Points(1)),
                evening.tables.change(evening.act(2), table, use_cases.give, Points(2)),
            )
        assert len((await evening.tables.get(table)).steps) == 3

    await asyncio.gather(*(play(number) for number in range(8)))
