"""A database that an earlier version left: every table stands as it stood, and is played to its end."""

from typing import Any

import pytest

from bot.store.store import Store
from bot.tables import Tables, use_cases
from bot.tables.model import Correction, Status
from rules.skullking.entries import Declaration
from tests.continuity.in_postgres import carry_over
from tests.continuity.play_on import act_of, play_on
from tests.continuity.recording import Recording, cases, describe, finished, standings
from tests.kit.postgres_cluster import Postgres

RECORDS = {"entry", "correct", "undo", "redo", "seat"}
ENTRIES = {
    "skullking": {"Deal", "Bids", "Result", "Left", "Back", "Shared"},
    "skyjo": {"Scores"},
    "skull": {"Won", "Failed", "Left"},
    "points": {"Scores"},
}
PARTS = {"Bid", "Declaration", "Total", "Grid", "Points"}


@cases()
async def test_a_table_stands_as_it_was_left(recording: Recording, tables: Tables, name: str) -> None:
    told = recording.tables[name]
    table = await tables.get(told["table"])
    assert describe(table) == {key: told[key] for key in describe(table)}
    assert [[post.seq, post.kind] for post in await tables.outbox.due_posts(table.id)] == told["owed"]


@cases("lobby", "playing")
async def test_a_table_is_played_to_its_end(recording: Recording, tables: Tables, name: str) -> None:
    told = recording.tables[name]
    over = await play_on(tables, told["table"])
    assert over.status is Status.OVER
    assert standings(over) == told["ends"]
    latest = finished((await tables.history.latest(int(recording.guild), 1))[0])
    assert latest["table"] == told["table"]
    assert [row[:3] for row in latest["placed"]] == told["ends"]
    assert [row[0] for row in latest["placed"] if row[3]] == [row[0] for row in told["ends"] if row[2] == 1]


async def test_what_was_finished_is_remembered(recording: Recording, tables: Tables) -> None:
    past = await tables.history.latest(int(recording.guild), len(recording.tables))
    assert [finished(game) for game in past] == recording.history


async def test_what_people_chose_is_remembered(recording: Recording, tables: Tables) -> None:
    known = await tables.people.known([int(user) for user in recording.people.values()])
    people = {name: known[int(user)] for name, user in recording.people.items()}
    assert {name for name, person in people.items() if person.dms_closed} == {"Camille"}
    assert {name: person.locale for name, person in people.items() if person.locale} == {"Manon": "fr"}
    assert await tables.servers.locale(int(recording.guild)) == "fr"


async def test_a_held_correction_of_before_is_newer_than_its_round(
    recording: Recording, tables: Tables
) -> None:
    table = await tables.get(recording.tables["skullking-held"]["table"])
    change = await tables.change(act_of(table, 0), table.id, use_cases.undo)
    assert change.happened == ("dropped",)
    assert not change.after.held_corrections
    assert standings(change.after) == standings(table)


async def test_a_held_correction_takes_effect_with_its_other_half(
    recording: Recording, tables: Tables
) -> None:
    table = await tables.get(recording.tables["skullking-held"]["table"])
    lea = table.names.index("Léa")
    change = await tables.change(
        act_of(table, lea),
        table.id,
        use_cases.correct,
        1,
        [Correction.to(Declaration(tricks=0), kind="tricks", seat=lea)],
    )
    assert "corrected" in change.happened
    assert not change.after.held_corrections
    assert standings(change.after) == [["Nico", 20, 1], ["Tom", -10, 2], ["Léa", -10, 2]]


@pytest.mark.parametrize(
    ("name", "asks", "after"),
    [
        ("skullking-undone", ["bids", 2], [["Tom", 20, 1], ["Léa", 10, 2], ["Nico", 10, 2]]),
        ("skullking-unrevealed", ["tricks", 1], [["Tom", 0, 1], ["Nico", 0, 1], ["Manon", 0, 1]]),
        ("skyjo-undone", ["scores", 2], [["Léa", 5, 1], ["Tom", 20, 2]]),
        ("skull-undone", ["challenge", 2], [["Manon", 0, 1], ["Léa", 0, 1], ["Nico", 0, 3], ["Tom", 0, 4]]),
        ("points-undone", None, [["Tom", 13, 1], ["Nico", 9, 2]]),
        ("owed-undone", ["scores", 2], [["Nico", 7, 1], ["Tom", 4, 2]]),
    ],
)
async def test_what_was_undone_can_be_redone(
    recording: Recording, tables: Tables, name: str, asks: list[Any] | None, after: list[list[Any]]
) -> None:
    table = await tables.get(recording.tables[name]["table"])
    last = table.records[-1]
    assert last.kind == "undo"
    change = await tables.change(act_of(table, 0), table.id, use_cases.redo, seq=last.seq)
    assert describe(change.after)["asks"] == asks
    assert standings(change.after) == after


async def test_every_kind_of_record_entry_and_part_is_there(recording: Recording, tables: Tables) -> None:
    read = [await tables.get(told["table"]) for told in recording.tables.values()]
    assert {record.kind for table in read for record in table.records} >= RECORDS
    assert {type(part).__name__ for table in read for part in table.drafts.values()} >= PARTS
    for game, wanted in ENTRIES.items():
        records = [record for table in read if table.game.name == game for record in table.records]
        assert {type(record.entry).__name__ for record in records} >= wanted
    assert {table.status for table in read} == set(Status)


@pytest.mark.thorough
async def test_the_same_rows_in_postgresql_are_read_and_played_on(
    recording: Recording, postgres: Postgres
) -> None:
    url = postgres.url(await postgres.fresh())
    await carry_over(recording, url)
    store = await Store.open(url)
    tables = Tables(store)
    for told in recording.tables.values():
        table = await tables.get(told["table"])
        assert describe(table) == {key: told[key] for key in describe(table)}
        assert standings(await play_on(tables, table.id)) == told["ends"]
    await store.close()
