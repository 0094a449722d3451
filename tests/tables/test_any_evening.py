"""Random evenings, randomly interleaved: no entry is lost, numbers are unique, totals are a pure replay."""

import asyncio
from collections.abc import Coroutine
from itertools import count
from pathlib import Path
from typing import Any, TypeVar

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from bot.tables import use_cases
from bot.tables.model import Change, Correction, Status, TableError
from rules.contract import RuleError, Setup
from rules.points.entries import Points
from tests.kit.databases import opened, sqlite_url
from tests.kit.hypothesis_profile import examples
from tests.kit.postgres_cluster import Postgres
from tests.kit.table_evening import Evening

PEOPLE = (1, 2, 3, 4)
Said = TypeVar("Said")

people = st.sampled_from(PEOPLE)
points = st.integers(-20, 60).map(Points)


class AnyEvening(RuleBasedStateMachine):
    """Two processes at one table of plain points; people do what they like, alone or at once."""

    def __init__(self, url: str) -> None:
        super().__init__()
        self.loop = asyncio.new_event_loop()
        self.evening = Evening(self.run(opened(url)))
        self.other = Evening(self.run(opened(url)), numbers=self.evening.numbers)
        self.table = 0
        self.longest = 0
        self.version = 0

    def run(self, work: Coroutine[Any, Any, Said]) -> Said:
        """Wait for it."""
        return self.loop.run_until_complete(work)

    def attempt(self, *works: Coroutine[Any, Any, Change]) -> list[Change]:
        """Do these at once; give those that were not refused. Nothing but a refusal may happen."""

        async def all_at_once() -> list[Change | BaseException]:
            return await asyncio.gather(*works, return_exceptions=True)

        outcomes = self.run(all_at_once())
        for outcome in outcomes:
            if isinstance(outcome, BaseException) and not isinstance(outcome, TableError | RuleError):
                raise outcome
        return [outcome for outcome in outcomes if isinstance(outcome, Change)]

    @initialize(rounds=st.integers(1, 4))
    def opens(self, rounds: int) -> None:
        self.table = self.run(self.evening.begun(people=PEOPLE, options={"rounds": rounds}))

    @rule(user=people, part=points)
    def gives(self, user: int, part: Points) -> None:
        self.attempt(self.evening.tables.change(self.evening.act(user), self.table, use_cases.give, part))

    @rule(parts=st.lists(st.tuples(people, points), min_size=4, max_size=8))
    def give_at_once(self, parts: list[tuple[int, Points]]) -> None:
        moment = self.run(self.evening.tables.get(self.table)).moment
        changes = self.attempt(
            *(
                process.tables.change(process.act(user), self.table, use_cases.give, part, moment=moment)
                for (user, part), process in zip(parts, [self.evening, self.other] * 4, strict=False)
            )
        )
        assert sum("scored" in change.happened for change in changes) <= 1

    @rule(user=people, part=points)
    def is_delivered_twice(self, user: int, part: Points) -> None:
        act = self.evening.act(user)
        changes = self.attempt(
            self.evening.tables.change(act, self.table, use_cases.give, part),
            self.other.tables.change(act, self.table, use_cases.give, part),
        )
        assert sum(change.happened != ("repeated",) for change in changes) <= 1

    @rule()
    def all_give(self) -> None:
        for user in PEOPLE:
            self.attempt(
                self.other.tables.change(self.other.act(user), self.table, use_cases.give, Points(user))
            )

    @rule(user=people)
    def takes_back(self, user: int) -> None:
        self.attempt(self.evening.tables.change(self.evening.act(user), self.table, use_cases.take_back))

    @rule()
    def reveals(self) -> None:
        self.attempt(
            self.evening.tables.change(self.evening.act(1, moderates=True), self.table, use_cases.reveal)
        )

    @rule(user=people)
    def undoes(self, user: int) -> None:
        self.attempt(self.evening.tables.change(self.evening.act(user), self.table, use_cases.undo))

    @rule()
    def undo_at_once(self) -> None:
        last = self.run(self.evening.tables.get(self.table)).last
        changes = self.attempt(
            self.evening.tables.change(self.evening.act(1), self.table, use_cases.undo, seq=last or 1),
            self.other.tables.change(self.other.act(2), self.table, use_cases.undo, seq=last or 1),
        )
        assert len(changes) <= 1

    @rule(user=people)
    def redoes(self, user: int) -> None:
        length = self.run(self.evening.tables.get(self.table)).log_length
        self.attempt(
            self.evening.tables.change(self.evening.act(user), self.table, use_cases.redo, seq=length)
        )

    @rule(user=people, part=points, round_=st.integers(1, 4))
    def corrects(self, user: int, part: Points, round_: int) -> None:
        self.attempt(
            self.evening.tables.change(
                self.evening.act(user),
                self.table,
                use_cases.correct,
                round_,
                [Correction.to(part, kind="scores", seat=None)],
            )
        )

    @rule(user=people)
    def leaves(self, user: int) -> None:
        if sum(chair.present for chair in self.run(self.evening.tables.get(self.table)).chairs) > 2:
            self.attempt(self.evening.tables.change(self.evening.act(user), self.table, use_cases.leave))

    @rule(user=people)
    def comes_back(self, user: int) -> None:
        self.attempt(self.evening.tables.change(self.evening.act(user), self.table, use_cases.join))

    @precondition(lambda self: self.table)
    @invariant()
    def the_log_is_whole_and_says_everything(self) -> None:
        table = self.run(self.evening.tables.get(self.table))
        assert self.run(self.other.tables.get(self.table)) == table
        assert [record.seq for record in table.records] == list(range(1, table.log_length + 1))
        assert table.log_length >= self.longest
        assert table.version >= self.version
        self.longest, self.version = table.log_length, table.version
        game = table.game
        setup = Setup(seats=len(PEOPLE), first=0, options=game.read_options(table.options))
        state = game.start(setup)
        for step in table.steps:
            state = game.apply(state, step.entry)
        assert state == table.state
        assert (table.status is Status.OVER) == (game.ask(state) is None)
        asked = () if table.ask is None else table.ask.seats
        assert set(table.drafts) <= set(asked)
        assert table.host is None or table.chairs[table.seat_of(table.host) or 0].present

    @precondition(lambda self: self.table)
    @invariant()
    def results_and_posts_follow_the_log(self) -> None:
        table = self.run(self.evening.tables.get(self.table))
        finished = self.run(self.evening.tables.history.latest(1, 9))
        assert len(finished) == (table.status is Status.OVER)
        for result in finished:
            assert [(row.score, row.rank) for row in result.placed] == [
                (row.score, row.rank) for row in table.game.standings(table.state)
            ]
        posts = self.run(self.evening.tables.outbox.due_posts(self.table))
        assert len(posts) == len({post.nonce for post in posts})
        told = {post.seq for post in posts}
        assert told == {record.seq for record in table.records}

    def teardown(self) -> None:
        self.run(self.evening.store.close())
        self.run(self.other.store.close())
        self.loop.run_until_complete(self.loop.shutdown_asyncgens())
        self.loop.close()


@pytest.mark.hypothesis
def test_any_evening_keeps_its_invariants(
    database: str, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    numbers = count(1)

    class Here(AnyEvening):
        """An evening on this kind of database, empty each time."""

        def __init__(self) -> None:
            if database == "sqlite":
                super().__init__(sqlite_url(tmp_path / f"evening{next(numbers)}.sqlite3"))
            else:
                cluster: Postgres = request.getfixturevalue("postgres")
                super().__init__(cluster.url(asyncio.run(cluster.emptied())))

    run_state_machine_as_test(
        Here,
        settings=settings(examples(6), stateful_step_count=30),
    )
