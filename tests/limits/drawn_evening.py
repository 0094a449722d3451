"""An evening on which a table posts everything that it can, played by as many people as find a seat."""

import random
from collections.abc import Mapping
from contextlib import suppress
from datetime import timedelta
from functools import partial
from itertools import count
from typing import Any, Final

from bot.store.store import Store
from bot.tables import use_cases
from bot.tables.model import Correction, Post, TableError
from bot.tables.records import Step
from bot.tables.view import view
from bot.texts import words
from bot.ui.boards.seating import answered
from bot.ui.courier.rendering import rendered_with_mark
from bot.ui.kit.look import Look
from bot.ui.kit.message import Message
from rules.contract import AnyGame, RuleError
from rules.skullking.entries import Bid, Bids, Deal, Declaration, Result
from tests.kit.brought_by_games import brought_by_all
from tests.kit.long_names import names
from tests.kit.random_games import entry_of
from tests.kit.table_evening import Evening

LONG: Final[dict[str, dict[str, object]]] = brought_by_all("long_evening", "LONG", dict)
OTHERS: Final[dict[str, dict[str, object]]] = brought_by_all("long_evening", "OTHERS", dict)
SHORT: Final[dict[str, dict[str, object]]] = brought_by_all("long_evening", "SHORT", dict)
ROUNDS: Final = 3
NUMBERS: Final = count(1)
"""Of interactions and channels: several evenings share a database."""
TRIES: Final = 60
"""Draws for an entry that fits a past round: of Skull, one in four does."""


class LongEvening:
    """One game's evenings; the last of `people` comes too late to have a seat, the others find one."""

    def __init__(self, store: Store, look: Look, kind: str, locale: str) -> None:
        self.game: AnyGame = look.game
        called = dict(enumerate(names(kind, self.game.most + 1), 1))
        self.people = tuple(called)[: self.game.most]
        self.latecomer = self.game.most + 1
        self.evening = Evening(store, locale=locale, called=called, numbers=NUMBERS)
        self.tables = self.evening.tables
        self.chance = random.Random(kind)

    async def is_mended(self) -> int:
        """Play some rounds in which people change their minds about all that they can; give the table."""
        host, second, *_, last = self.people
        act, tables = self.evening.act, self.tables
        table = await self._opened(LONG[self.game.name])
        await tables.change(act(host), table, use_cases.hand_over, 1)
        await tables.change(act(second), table, use_cases.hand_over, 0)
        await tables.change(act(second), table, use_cases.claim_host)
        self.evening.clock.goes_on(timedelta(seconds=1))
        await tables.change(act(host), table, use_cases.answer_claim)
        await tables.change(act(host), table, use_cases.begin)
        await self._plays(table, ROUNDS)
        await self._undone_and_redone(table)
        await self._corrected(table)
        await self._undone_and_redone(table)
        if OTHERS[self.game.name]:
            await tables.change(act(host), table, use_cases.choose_options, OTHERS[self.game.name])
            await self._undone_and_redone(table)
        if self.game.name == "skullking":
            await tables.change(act(host), table, use_cases.enter, Deal(3))
        await self._come_and_gone(table, host, last)
        await tables.change(act(second), table, use_cases.claim_host)
        await tables.change(act(host), table, use_cases.end)
        await tables.change(act(host), table, use_cases.reopen)
        return table

    async def ends(self) -> int:
        """Play to the end; the first place is tied where a round more is played then. Give the table."""
        table = await self._opened(SHORT[self.game.name])
        await self.tables.change(self.evening.act(self.people[0]), table, use_cases.begin)
        if self.game.name == "skullking":
            tied = Result(declarations=(Declaration(tricks=0),) * len(self.people), lost=1)
            for entry in (Bids((Bid(0),) * len(self.people)), tied):
                await self._entered(table, entry)
        await self._plays(table, TRIES)
        return table

    async def _opened(self, options: Mapping[str, object]) -> int:
        return await self.evening.lobby(self.game.name, self.people, options, next(NUMBERS))

    async def _plays(self, table: int, rounds: int) -> None:
        """Play so many rounds, or to the end."""
        before = await self.tables.get(table)
        finished = len(self.game.scores(before.state)) + rounds
        while True:
            now = await self.tables.get(table)
            if now.ask is None or len(self.game.scores(now.state)) >= finished:
                return
            await self._entered(table, entry_of(self.game, now.state, self.chance))

    async def _entered(self, table: int, entry: Any) -> None:
        await self.tables.change(self.evening.act(self.people[0]), table, use_cases.enter, entry)

    async def _undone_and_redone(self, table: int) -> None:
        host = self.people[0]
        await self.tables.change(self.evening.act(host), table, use_cases.undo)
        undone = (await self.tables.get(table)).log_length
        await self.tables.change(self.evening.act(host), table, use_cases.redo, seq=undone)

    async def _corrected(self, table: int) -> None:
        """Correct the first round until it is another one."""
        before = await self.tables.get(table)
        step = [step for step in before.steps if step.asked is not None and step.asked.round == 1][-1]
        for _ in range(TRIES):
            with suppress(TableError, RuleError):
                host = self.evening.act(self.people[0])
                await self.tables.change(host, table, use_cases.correct, 1, self._otherwise(step))
            if (await self.tables.get(table)).last != before.last:
                return
        raise AssertionError(before.game.name)

    def _otherwise(self, step: Step) -> list[Correction]:
        """Make a correction of each part of an entry."""
        assert step.asked is not None
        entry = entry_of(self.game, step.before, self.chance)
        parts = dict(self.game.split(step.before, entry)) if step.asked.seats else {None: entry}
        return [
            Correction(kind=step.asked.kind, make=partial(_instead, part), seat=seat)
            for seat, part in parts.items()
        ]

    async def _come_and_gone(self, table: int, host: int, last: int) -> None:
        """Let somebody leave, come back and leave again, another one ask for the seat and get it."""
        act, tables = self.evening.act, self.tables
        seat = (await tables.get(table)).seat_of(last)
        assert seat is not None
        await tables.change(act(last), table, use_cases.leave, sure=True)
        await tables.change(act(last), table, use_cases.join)
        await tables.change(act(last), table, use_cases.leave, sure=True)
        asked = await tables.change(act(self.latecomer), table, use_cases.ask_for_seat, seat)
        await tables.change(act(host), table, use_cases.accept, asked.after.log_length)
        await tables.change(act(host), table, use_cases.give_seat_to, seat, None, self.evening.called[last])
        await tables.change(act(host), table, use_cases.remove, seat, sure=True)
        if self.game.late_totals:
            asked = await tables.change(act(last), table, use_cases.ask_for_seat)
            with suppress(RuleError):
                await tables.change(act(host), table, use_cases.accept, asked.after.log_length)


def _instead(part: Any, _: Any) -> Any:
    """Return this part, whatever stood there."""
    return part


async def posts_of(evening: LongEvening) -> list[tuple[Post, Message]]:
    """Play the evenings; give what the tables owe, as it would be posted."""
    tables, told = evening.tables, []
    for table in (await evening.is_mended(), await evening.ends()):
        now = await tables.get(table)
        for post in await tables.outbox.due_posts(table):
            told.append((post, await rendered_with_mark(tables, post, now)))
            if post.kind == "claim":  # the answer comes in its place
                then, mention = await tables.as_of(table, post.seq), await tables.mention(table, post.seq)
                told.append((post, answered(view(then, None), mention, words(then.place.locale))))
    return told
