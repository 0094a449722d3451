"""Four people who do at a table what comes to their minds."""

import contextlib
import random
from collections.abc import Callable, Coroutine
from typing import Any

from bot.tables import use_cases
from bot.tables.model import Change, Correction, Table, TableError
from rules.contract import AnyGame, RuleError
from tests.kit.random_games import entries
from tests.kit.table_evening import Evening

PEOPLE = (1, 2, 3, 4)

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
            return await self.tables.change(act, table.id, use_cases.enter, entry)
        given = list(parts.items())[: len(parts) if self.rng.random() < 0.7 else max(1, len(parts) - 1)]
        for seat, part in given:
            change = await self.tables.change(self.evening.act(1), table.id, use_cases.give, part, seat=seat)
        return change

    async def undoes(self, table: Table) -> Change:
        return await self.tables.change(self.evening.act(self.rng.choice(PEOPLE)), table.id, use_cases.undo)

    async def redoes(self, table: Table) -> Change:
        return await self.tables.change(self.evening.act(2), table.id, use_cases.redo, seq=table.log_length)

    async def corrects(self, table: Table) -> Change:
        """Put another part in place of one in a past round."""
        step = self.rng.choice(table.steps)
        (entry,) = entries(self.game, step.before, self.rng, 1)
        seat, part = self.rng.choice(list(self.game.split(step.before, entry).items()))
        assert step.asked is not None
        return await self.tables.change(
            self.evening.act(1),
            table.id,
            use_cases.correct,
            step.asked.round,
            [Correction.to(part, kind=step.asked.kind, seat=seat)],
        )

    async def comes_or_goes(self, table: Table) -> Change:
        chair = table.chairs[-1]
        act = self.evening.act(chair.user or 0)
        moves = use_cases.leave if chair.present else use_cases.join
        return await self.tables.change(act, table.id, moves)
