"""What is hidden appears in no text that leaves these layers."""

import logging
import traceback

import pytest

from bot.store.errors import StoreError
from bot.store.store import Store
from bot.tables import use_cases
from bot.tables.codec import read_part
from bot.tables.model import TableError
from bot.tables.view import view, view_of
from rules.contract import TABLE, AnyGame
from rules.games import GAMES, game
from rules.skullking.entries import Bid
from tests.kit.plain_sql import run
from tests.kit.secret_drafts import hides, pairs
from tests.kit.table_evening import Evening

SECRET = 7


@pytest.mark.parametrize("game_", GAMES, ids=lambda game_: str(game_.name))
@pytest.mark.parametrize("way", range(3))
def test_tables_that_differ_only_in_what_a_seat_may_not_know_look_the_same_to_it(
    game_: AnyGame, way: int
) -> None:
    compared = 0
    for pair in pairs(game_, way):
        for reader in pair.in_the_dark:
            assert view(pair.one, reader) == view(pair.other, reader)
            assert repr(view(pair.one, reader)) == repr(view(pair.other, reader))
            compared += 1
    assert bool(compared) is hides(game_)


@pytest.mark.parametrize("game_", GAMES, ids=lambda game_: str(game_.name))
def test_a_host_may_know_what_guests_have_given_and_nobody_else_may(game_: AnyGame) -> None:
    for pair in pairs(game_, 0):
        for user, own in ((100, {0, 2}), (101, {1}), (999, set())):
            seen = view_of(pair.one, user)
            assert seen.drafts == {
                seat: part for seat, part in pair.one.drafts.items() if seat in (*own, TABLE)
            }
            assert seen.given == pair.one.drafts.keys()


async def test_no_repr_of_a_table_or_change_shows_a_draft(evening: Evening) -> None:
    table = await evening.begun("skullking", options={"rounds": "9"})
    shown = []
    for bid in (SECRET, SECRET + 1):
        change = await evening.tables.change(evening.act(1), table, use_cases.give, Bid(bid))
        with pytest.raises(TableError) as refused:
            await evening.tables.change(evening.act(1), table, use_cases.give, Bid(1), moment=9)
        shown.append(
            repr(change.after).replace(f"version={change.after.version}", "")
            + repr(await evening.tables.outbox.due_posts())
            + repr(refused.value)
            + repr(refused.value.facts)
        )
    assert "Bid(" not in shown[0]
    assert shown[0] == shown[1]


async def test_no_log_line_shows_a_draft(evening: Evening, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    table = await evening.begun("skullking", options={"rounds": "9"})
    await evening.tables.change(evening.act(1), table, use_cases.give, Bid(SECRET))
    await evening.tables.change(evening.act(2), table, use_cases.give, Bid(SECRET))
    assert "Bid" not in caplog.text
    assert f'"tricks":{SECRET}' not in caplog.text


async def test_a_failing_write_says_nothing_of_what_it_wrote(
    evening: Evening, store: Store, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    table = await evening.begun("skullking", options={"rounds": "9"})
    await run(store, "ALTER TABLE drafts RENAME TO away")
    with pytest.raises(StoreError) as failed:
        await evening.tables.change(evening.act(1), table, use_cases.give, Bid(SECRET))
    await run(store, "ALTER TABLE away RENAME TO drafts")
    said = "".join(traceback.format_exception(failed.value)) + repr(failed.value.facts) + caplog.text
    assert "Bid" not in said.replace("Bid(SECRET)", "")
    assert f'"tricks":{SECRET}' not in said


@pytest.mark.parametrize(
    "text",
    [
        '{"Bid":{"tricks":"seven"}}',
        '{"Bid":{"tricks":7,"cannonball":3}}',
        '{"Vow":{"tricks":7}}',
        '{"Bid":7',
        "7",
        "[7]",
        "{}",
        "null",
        '{"Bid":{"tricks":7},"Other":{}}',
    ],
)
def test_a_part_that_cannot_be_read_is_not_repeated(text: str) -> None:
    with pytest.raises(TableError, match="unreadable") as refused:
        read_part(game("skullking"), text)
    said = "".join(traceback.format_exception(refused.value))
    assert "validation" not in said
    assert refused.value.facts == {"game": "skullking"}
