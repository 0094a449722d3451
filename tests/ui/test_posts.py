"""Every post of an evening is the same whenever it is drawn: at once, or long after, from the log alone."""

import contextlib
import random
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

from bot.store.store import Store
from bot.tables.model import Change, Post, Table, TableError
from bot.ui.courier.rendering import rendered
from bot.ui.kit.send import fingerprint
from rules.contract import AnyGame, RuleError
from rules.games import GAMES
from tests.databases import sqlite_url
from tests.tables.evening import Evening
from tests.ui.evenings import entries

PEOPLE = (1, 2, 3, 4)
ACTS = 40
SEEDS = (1,)
Acts = Callable[[Table], Coroutine[Any, Any, Change]]


class Night:
    """Four people who do at a table what comes to their minds."""

    def __init__(self, evening: Evening, game: AnyGame, rng: random.Random) -> None:
        self.evening = evening
        self.tables = evening.tables
        self.game = game
        self.rng = rng

    async def acts(self, table: int) -> None:
        """Do one thing; a refusal changes nothing."""
        found = await self.tables.get(table)
        acts: list[Acts] = [self.undoes, self.redoes, self.comes_or_goes]
        acts += [self.enters] * 6 if found.ask is not None else []
        acts += [self.corrects] if found.steps else []
        with contextlib.suppress(TableError, RuleError):
            await self.rng.choice(acts)(found)

    async def enters(self, table: Table) -> Change:
        """Give the parts of an entry, or all but one of them."""
        (entry,) = entries(self.game, table.state, self.rng, 1)
        act = self.evening.act(1)
        parts = self.game.split(table.state, entry)
        if not parts or table.ask is None or not table.ask.seats:
            return await self.tables.enter(act, table.id, entry)
        given = list(parts.items())[: None if self.rng.random() < 0.7 else -1]
        for seat, part in given:
            change = await self.tables.give(self.evening.act(1), table.id, part, seat=seat)
        return change

    async def undoes(self, table: Table) -> Change:
        return await self.tables.undo(self.evening.act(self.rng.choice(PEOPLE)), table.id)

    async def redoes(self, table: Table) -> Change:
        return await self.tables.redo(self.evening.act(2), table.id, seq=table.log_length)

    async def corrects(self, table: Table) -> Change:
        """Put another part in place of one in a past round."""
        step = self.rng.choice(table.steps)
        (entry,) = entries(self.game, step.before, self.rng, 1)
        seat, part = self.rng.choice(list(self.game.split(step.before, entry).items()))
        assert step.asked is not None
        return await self.tables.correct(
            self.evening.act(1), table.id, step.asked.round, part, seat=seat, kind=step.asked.kind
        )

    async def comes_or_goes(self, table: Table) -> Change:
        chair = table.chairs[-1]
        act = self.evening.act(chair.user or 0)
        return await (self.tables.leave if chair.present else self.tables.join)(act, table.id)


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
async def test_every_post_is_the_same_at_once_and_long_after(
    game: AnyGame, seed: int, tmp_path: Path
) -> None:
    store = await Store.open(sqlite_url(tmp_path / "night.sqlite3"))
    try:
        await compare(game, random.Random(seed), Evening(store))
    finally:
        await store.close()


async def compare(game: AnyGame, rng: random.Random, evening: Evening) -> None:
    """Play, draw each post as soon as it is owed, and again when all is over."""
    table = await evening.begun(game.name, PEOPLE)
    night = Night(evening, game, rng)
    at_once: dict[Post, str] = {}
    for _ in range(ACTS):
        await night.acts(table)
        for post in await evening.tables.due_posts(table):
            if post not in at_once:
                at_once[post] = fingerprint(await rendered(evening.tables, post))
    if (await evening.tables.get(table)).live:
        await evening.tables.end(evening.act(1), table)
    assert {"undone", "scores"} <= {post.kind for post in at_once}
    for post, shown in at_once.items():
        assert fingerprint(await rendered(evening.tables, post)) == shown, post
