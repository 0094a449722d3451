"""Finished games: a server's latest ones, who leads there, how somebody does."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime

from bot.store import results as store_results
from bot.store.rows import ResultRow
from bot.store.store import Store


@dataclass(frozen=True, slots=True, kw_only=True)
class Placed:
    """How a finished game ended for one seat. `user` None: a guest, or forgotten."""

    user: int | None
    name: str
    score: int
    rank: int
    won: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class Finished:
    """A finished game, best seat first."""

    table: int
    game: str
    finished: datetime
    rounds: int
    placed: tuple[Placed, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Tally:
    """A person's finished games of one kind in a server: `lowest` and `highest` final score, mean rank."""

    user: int
    name: str
    game: str
    games: int
    wins: int
    lowest: int
    highest: int
    mean_rank: float
    last: datetime


class History:
    """Reads finished games."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def latest(self, guild: int, limit: int) -> tuple[Finished, ...]:
        """Return a server's latest finished games, newest first."""
        async with self._store.reading() as transaction:
            rows = await store_results.latest(transaction, guild, limit)
        return tuple(
            _finished([row for row in rows if row.table == table])
            for table in dict.fromkeys(row.table for row in rows)
        )

    async def leaderboard(self, guild: int, game: str) -> tuple[Tally, ...]:
        """Return everybody's games of one kind: most wins first, then the better share of games won."""
        async with self._store.reading() as transaction:
            rows = await store_results.of_guild(transaction, guild, game=game)
        people = dict.fromkeys(row.user for row in rows if row.user is not None)
        tallies = [_tally([row for row in rows if row.user == user]) for user in people]
        return tuple(sorted(tallies, key=lambda tally: (-tally.wins, tally.games, tally.mean_rank)))

    async def stats(self, guild: int, user: int) -> tuple[Tally, ...]:
        """Return a person's games in a server, a tally for each kind."""
        async with self._store.reading() as transaction:
            rows = await store_results.of_guild(transaction, guild, user=user)
        games = dict.fromkeys(row.game for row in rows)
        return tuple(_tally([row for row in rows if row.game == game]) for game in games)

    async def known(self, guild: int) -> dict[int, str]:
        """Return the people who have finished a game in a server, by id: the name each had last."""
        async with self._store.reading() as transaction:
            rows = await store_results.of_guild(transaction, guild)
        return {row.user: row.name for row in reversed(rows) if row.user is not None}


def _finished(rows: Sequence[ResultRow]) -> Finished:
    placed = tuple(
        Placed(user=row.user, name=row.name, score=row.score, rank=row.rank, won=row.won) for row in rows
    )
    one = rows[0]
    return Finished(table=one.table, game=one.game, finished=one.finished, rounds=one.rounds, placed=placed)


def _tally(rows: Sequence[ResultRow]) -> Tally:
    latest = rows[0]
    scores = [row.score for row in rows]
    return Tally(
        user=latest.user or 0,
        name=latest.name,
        game=latest.game,
        games=len(rows),
        wins=sum(row.won for row in rows),
        lowest=min(scores),
        highest=max(scores),
        mean_rank=sum(row.rank for row in rows) / len(rows),
        last=latest.finished,
    )
