"""Repairs results that an earlier version wrote wrongly: once, when the program starts."""

from typing import Final

from bot.store import chores as store_chores
from bot.store import results as store_results
from bot.store.store import Store, Transaction
from bot.tables.loading import load
from bot.tables.model import Table, TableError
from rules.contract import Seat
from rules.seats import idle

RANKS: Final = "ranks-without-part"
"""Results in which somebody won who took part in no round."""
BATCH: Final = 50
"""Tables that are looked at in one transaction: about a tenth of a second of work."""


async def mend_results(store: Store) -> None:
    """Rank anew the finished tables in which somebody took part in no round. StoreError.

    Goes on where it stopped; once it is done, it is done for good. The log has what is needed, so each
    table is replayed; one that cannot be read keeps its results.
    """
    while not await store.write(_mend_some):
        pass


async def _mend_some(transaction: Transaction) -> bool:
    """Mend the next tables. Return whether there are no more."""
    upto = await store_chores.upto(transaction, RANKS)
    if upto is None:
        return True
    tables = await store_results.with_a_zero(transaction, upto, BATCH)
    for table in tables:
        await _mend(transaction, table)
    await store_chores.came_to(transaction, RANKS, tables[-1] if tables else None)
    return not tables


async def _mend(transaction: Transaction, table: int) -> None:
    try:
        found = (await load(transaction, table)).table
    except TableError:
        return
    winners = _winners(found)
    stands = {row.seat: row.rank for row in found.game.standings(found.state)}
    for row in await store_results.of_table(transaction, table):
        now = (stands[row.seat], row.seat in winners)
        if now != (row.rank, row.won):
            await store_results.rank(transaction, table, row.seat, *now)


def _winners(table: Table) -> frozenset[Seat]:
    """Name who has won; where the game would now go on to break a tie, all who were tied."""
    game, state = table.game, table.state
    first = game.winners(state) or [row.seat for row in game.standings(state) if row.rank == 1]
    return frozenset(first) - idle(game.scores(state), len(table.chairs))
