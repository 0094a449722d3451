"""Every post of an evening is the same whenever it is drawn: at once, or long after, from the log alone."""

import random
from pathlib import Path

import pytest

from bot.store.store import Store
from bot.tables import use_cases
from bot.tables.model import Post
from bot.ui.courier.rendering import rendered
from bot.ui.kit.send import fingerprint
from rules.contract import AnyGame
from rules.games import GAMES
from tests.kit.databases import sqlite_url
from tests.kit.table_evening import Evening
from tests.ui.night import PEOPLE, Night

ACTS = 40
SEEDS = (1,)


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
        for post in await evening.tables.outbox.due_posts(table):
            if post not in at_once:
                at_once[post] = fingerprint(await rendered(evening.tables, post))
    if (await evening.tables.get(table)).live:
        await evening.tables.change(evening.act(1), table, use_cases.end)
    assert {"undone", "scores"} <= {post.kind for post in at_once}
    for post, shown in at_once.items():
        assert fingerprint(await rendered(evening.tables, post)) == shown, post
