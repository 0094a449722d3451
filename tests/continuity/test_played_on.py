"""A playground that an earlier version left, with the present bot: what was owed comes once, tables go on."""

import pytest

from bot.tables.model import Post
from bot.ui.courier.rendering import rendered
from tests.continuity.old_messages import Visit, doubled, marks, play_on
from tests.continuity.recording import cases, standings
from tests.kit.playground_client import Json
from tests.kit.wire_evening import eventually
from tests.kit.wire_other_games import totals_in

pytestmark = pytest.mark.thorough


@cases(new=True)
async def test_what_is_owed_comes_once_and_nothing_is_doubled(visit: Visit, name: str) -> None:
    table = await visit.table(name)

    async def delivered() -> bool:
        return not await visit.tables.outbox.due_posts(table.id)

    await eventually(delivered, f"what {name} owes")
    public = await visit.public(name)
    found = marks(public)
    for seq, kind in visit.recording.tables[name]["owed"]:
        if kind == "undone":  # its button may have passed and be gone, and the post's mark with it
            told = await rendered(visit.tables, Post(table=table.id, seq=seq, kind=kind, message=None))
            assert [message["content"] for message in public].count(told.content) == 1
        else:
            assert found[f"@{seq}.{kind}"] == 1
    assert not doubled(found)
    if table.ask is not None:
        assert found[f"@board.{table.moment}.{table.ask.round}"] == 1


@cases("playing", new=True)
async def test_nobody_is_asked_twice(visit: Visit, name: str) -> None:
    table = await visit.table(name)
    for chair in table.chairs:
        if chair.user is not None:
            assert len(await visit.prompts(str(chair.user), table)) <= 1


@cases("lobby", "playing", new=True)
async def test_a_table_is_played_on_by_its_old_buttons(visit: Visit, name: str) -> None:
    told = visit.recording.tables[name]
    await play_on(visit, name)
    over = await visit.table(name)
    assert standings(over) == told["ends"]

    async def final() -> Json | None:
        mark = f"@{over.log_length}.final"
        return next((message for message in await visit.public(name) if mark in marks([message])), None)

    shown = await eventually(final, f"the final board of {name}")
    if told["game"] != "skull":
        assert totals_in(shown) == {row[0]: row[1] for row in told["ends"]}
    assert not doubled(marks(await visit.public(name)))
