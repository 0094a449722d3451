"""How fast a bid is kept: one transaction, beside the least that a durable write can cost."""

import sqlite3
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory

from bot.store.store import Store
from bot.tables import Tables, use_cases
from bot.tables.model import Act, Place
from rules.skullking.entries import Bid
from tests.bench.measure import side_by_side

ROUNDS = 5
TIMES = 60


async def measure() -> dict[str, float]:
    """Change a bid in an SQLite file, in turn with a bare one-row transaction in another."""
    with TemporaryDirectory() as folder:
        store = await Store.open(f"sqlite+aiosqlite:///{folder}/bench.sqlite3")
        bare = sqlite3.connect(Path(folder, "bare.sqlite3"))
        try:
            bare.execute("PRAGMA journal_mode = WAL")
            bare.execute("CREATE TABLE bids (number INTEGER)")
            tables, acts = Tables(store), count(1)

            def act(user: int) -> Act:
                return Act(interaction=next(acts), user=user, name=f"user {user}")

            opened = await tables.open(act(1), Place(guild=1, channel=1, locale="en"), "skullking", {})
            table = opened.after.id
            await tables.change(act(2), table, use_cases.join)
            await tables.change(act(1), table, use_cases.begin)

            async def bid() -> None:
                interaction = act(1)
                await tables.change(interaction, table, use_cases.give, Bid(interaction.interaction % 2))

            async def row() -> None:
                with bare:
                    bare.execute("INSERT INTO bids VALUES (1)")

            bids, rows, ratio = await side_by_side(bid, row, rounds=ROUNDS, times=TIMES)
        finally:
            bare.close()
            await store.close()
    return {
        "bids_kept_per_s": round(bids),
        "bare_rows_per_s": round(rows),
        "bids_per_bare_row": round(ratio, 3),
    }
