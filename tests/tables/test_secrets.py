"""What is hidden appears in no text that leaves these layers."""

import logging
import traceback

import pytest

from bot.store.errors import StoreError
from bot.store.store import Store
from bot.tables.codec import read_part
from bot.tables.model import TableError
from rules.games import game
from rules.skullking.entries import Bid
from tests.kit.plain_sql import run
from tests.kit.table_evening import Evening

SECRET = 7


async def test_no_repr_of_a_table_or_change_shows_a_draft(evening: Evening) -> None:
    table = await evening.begun("skullking", options={"rounds": "9"})
    shown = []
    for bid in (SECRET, SECRET + 1):
        change = await evening.tables.give(evening.act(1), table, Bid(bid))
        with pytest.raises(TableError) as refused:
            await evening.tables.give(evening.act(1), table, Bid(1), moment=9)
        shown.append(
            repr(change.after).replace(f"version={change.after.version}", "")
            + repr(await evening.tables.due_posts())
            + repr(refused.value)
            + repr(refused.value.facts)
        )
    assert "Bid(" not in shown[0]
    assert shown[0] == shown[1]


async def test_no_log_line_shows_a_draft(evening: Evening, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    table = await evening.begun("skullking", options={"rounds": "9"})
    await evening.tables.give(evening.act(1), table, Bid(SECRET))
    await evening.tables.give(evening.act(2), table, Bid(SECRET))
    assert "Bid" not in caplog.text
    assert f'"tricks":{SECRET}' not in caplog.text


async def test_a_failing_write_says_nothing_of_what_it_wrote(
    evening: Evening, store: Store, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    table = await evening.begun("skullking", options={"rounds": "9"})
    await run(store, "ALTER TABLE drafts RENAME TO away")
    with pytest.raises(StoreError) as failed:
        await evening.tables.give(evening.act(1), table, Bid(SECRET))
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
