"""Buttons of posts that have passed go; what can still be done is always offered somewhere."""

import random
from pathlib import Path

import pytest

from bot.store.store import Store
from bot.tables.model import Post, Status, Table
from bot.tables.undone import redoable
from bot.ui.courier.rendering import rendered
from bot.ui.courier.stale_buttons import has_passed, passing
from bot.ui.kit.message import Press
from rules.contract import AnyGame, Shared
from rules.games import GAMES
from tests.kit.databases import sqlite_url
from tests.kit.table_evening import Evening
from tests.kit.thorough import thoroughly
from tests.ui.night import PEOPLE, Night

ACTS = 60


class Channel:
    """The posts of a table with the buttons that they still have."""

    def __init__(self, evening: Evening, table: int) -> None:
        self.evening = evening
        self.table = table
        self.standing: dict[Post, list[Press]] = {}

    async def catch_up(self) -> Table:
        """Post what is owed, and take off what has passed."""
        tables = self.evening.tables
        for post in await tables.outbox.due_posts(self.table):
            buttons = passing(await rendered(tables, post)) or ""
            self.standing[post] = [press for word in buttons.split() if (press := Press.read(word))]
            await tables.outbox.posted(post, 5)
        now = await tables.get(self.table)
        for post, presses in tuple(self.standing.items()):
            if all(has_passed(press, now, None) for press in presses):
                del self.standing[post]
        return now

    def offers(self, action: str, number: int) -> bool:
        """Return whether a post offers this."""
        presses = (press for presses in self.standing.values() for press in presses)
        return any((press.action, *press.args[:1]) == (action, str(number)) for press in presses)


@pytest.mark.parametrize("seed", [1, thoroughly(2)])
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
async def test_what_can_be_done_is_offered_and_nothing_older_is(
    game: AnyGame, seed: int, tmp_path: Path
) -> None:
    store = await Store.open(sqlite_url(tmp_path / "night.sqlite3"))
    evening = Evening(store)
    rng = random.Random(seed)
    table = await evening.begun(game.name, PEOPLE)
    night, channel = Night(evening, game, rng), Channel(evening, table)
    for _ in range(ACTS):
        await night.acts(table)
        now = await channel.catch_up()
        if undone := redoable(now.records):
            assert channel.offers("redo", undone[-1])
        shared = bool(now.steps) and isinstance(now.steps[-1].entry, Shared)
        if now.status is Status.OVER and now.last is not None and not shared:
            assert channel.offers("undo", now.last)
        away = [chair.seat for chair in now.chairs if not chair.present]
        for seat in away if now.status is Status.PLAYING and len(away) == 1 else ():
            assert channel.offers("takeseat", seat), seat
        undoing = [
            presses for presses in channel.standing.values() if {p.action for p in presses} == {"undo"}
        ]
        assert len(undoing) <= 1, undoing
    await store.close()
