"""How finished tables ended, for a server's history."""

from collections.abc import Sequence
from dataclasses import asdict

from sqlalchemy import delete, insert, select, update

from bot.store import schema
from bot.store.rows import ResultRow
from bot.store.store import Transaction

_RESULTS = schema.results


async def add(transaction: Transaction, results: Sequence[ResultRow]) -> None:
    """Write a finished table's results."""
    await transaction.execute(insert(_RESULTS), [asdict(result) for result in results])


async def remove(transaction: Transaction, table: int) -> None:
    """Take a table's results back: it goes on, or they are written anew."""
    await transaction.execute(delete(_RESULTS).where(_RESULTS.c.table == table))


async def of_guild(
    transaction: Transaction, guild: int, *, game: str | None = None, user: int | None = None
) -> tuple[ResultRow, ...]:
    """Return a server's results, newest table first, best seat first; of one game, of one person's seats."""
    rows = _RESULTS.c
    wanted = select(_RESULTS).where(rows.guild == guild)
    if game is not None:
        wanted = wanted.where(rows.game == game)
    if user is not None:
        wanted = wanted.where(rows.user == user)
    wanted = wanted.order_by(rows.finished.desc(), rows.table.desc(), rows.rank, rows.seat)
    return tuple(ResultRow(**row._mapping) for row in await transaction.execute(wanted))  # noqa: SLF001 (public)


async def latest(transaction: Transaction, guild: int, limit: int) -> tuple[ResultRow, ...]:
    """Return the results of a server's newest finished tables, `limit` tables at most, in the same order."""
    rows = _RESULTS.c
    newest = (
        select(rows.table)
        .where(rows.guild == guild)
        .group_by(rows.table, rows.finished)
        .order_by(rows.finished.desc(), rows.table.desc())
        .limit(limit)
        .subquery()
    )
    wanted = (
        select(_RESULTS)
        .where(rows.table.in_(select(newest.c.table)))
        .order_by(rows.finished.desc(), rows.table.desc(), rows.rank, rows.seat)
    )
    return tuple(ResultRow(**row._mapping) for row in await transaction.execute(wanted))  # noqa: SLF001 (public)


async def of_table(transaction: Transaction, table: int) -> tuple[ResultRow, ...]:
    """Return a table's results, by seat."""
    wanted = select(_RESULTS).where(_RESULTS.c.table == table).order_by(_RESULTS.c.seat)
    return tuple(ResultRow(**row._mapping) for row in await transaction.execute(wanted))  # noqa: SLF001 (public)


async def with_a_zero(transaction: Transaction, after: int, limit: int) -> tuple[int, ...]:
    """Return the next finished tables, by id, in which somebody ended with nothing."""
    rows = _RESULTS.c
    wanted = select(rows.table).where(rows.table > after, rows.score == 0).distinct()
    return tuple((await transaction.execute(wanted.order_by(rows.table).limit(limit))).scalars())


async def rank(transaction: Transaction, table: int, seat: int, rank: int, won: bool) -> None:
    """Say anew where a seat stands in a finished table."""
    rows = _RESULTS.c
    place = update(_RESULTS).where(rows.table == table, rows.seat == seat)
    await transaction.execute(place.values(rank=rank, won=won))
