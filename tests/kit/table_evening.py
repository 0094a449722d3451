"""An evening at a table, for tests: people by number, every act a new interaction."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from itertools import count
from random import Random
from typing import Any

import pytest

from bot.store.store import Store
from bot.tables import Tables, use_cases
from bot.tables.model import Act, Change, Place, Table

GUILD = 1
CHANNEL = 100


@dataclass(slots=True)
class Clock:
    """A clock that stands still until it is told to go on."""

    now: datetime = datetime(2026, 1, 1, tzinfo=UTC)

    def __call__(self) -> datetime:
        return self.now

    def goes_on(self, span: timedelta) -> None:
        self.now += span


@dataclass(slots=True)
class Evening:
    """Tables of one store, and who acts at them."""

    store: Store
    clock: Clock = field(default_factory=Clock)
    numbers: Iterator[int] = field(default_factory=lambda: count(1))
    locale: str = "en"
    called: Mapping[int, str] = field(default_factory=dict)
    """The names of those who are not called P and their number."""
    tables: Tables = field(init=False)

    def __post_init__(self) -> None:
        self.tables = Tables(self.store, clock=self.clock, chance=Random(1))

    def act(self, user: int, *, moderates: bool = False, interaction: int | None = None) -> Act:
        number = next(self.numbers) if interaction is None else interaction
        name = self.called.get(user, f"P{user}")
        return Act(interaction=number, user=user, name=name, moderates=moderates)

    async def lobby(
        self,
        game: str = "points",
        people: tuple[int, ...] = (1, 2, 3),
        options: Mapping[str, Any] | None = None,
        channel: int = CHANNEL,
    ) -> int:
        """Open a table and seat these people; the first one is host."""
        place = Place(guild=GUILD, channel=channel, locale=self.locale)
        change = await self.tables.open(self.act(people[0]), place, game, options or {})
        for user in people[1:]:
            await self.tables.change(self.act(user), change.after.id, use_cases.join)
        return change.after.id

    async def begun(
        self,
        game: str = "points",
        people: tuple[int, ...] = (1, 2, 3),
        options: Mapping[str, Any] | None = None,
        channel: int = CHANNEL,
    ) -> int:
        """Open a table, seat these people and begin."""
        table = await self.lobby(game, people, options, channel)
        await self.tables.change(self.act(people[0]), table, use_cases.begin)
        return table

    async def round(self, table: int, make: Callable[[int], Any], values: tuple[int, ...]) -> Change:
        """Let each person of the table give a part, in seat order."""
        chairs = (await self.tables.get(table)).chairs
        for chair, value in zip(chairs, values, strict=True):
            if chair.user is None:
                change = await self.tables.change(
                    self.act(chairs[0].user or 0), table, use_cases.give, make(value), seat=chair.seat
                )
            else:
                change = await self.tables.change(self.act(chair.user), table, use_cases.give, make(value))
        return change

    async def due(self, table: int) -> list[tuple[int, str]]:
        """List the posts that the table owes."""
        return [(post.seq, post.kind) for post in await self.tables.outbox.due_posts(table)]


def totals(table: Table) -> tuple[int, ...]:
    """Return everybody's points so far."""
    scores = table.game.scores(table.state)
    return scores[-1].totals if scores else (0,) * len(table.chairs)


@pytest.fixture
def evening(store: Store) -> Evening:
    """Return tables on an empty database."""
    return Evening(store)
