"""Tables that differ only in what some seats may not know, in every game that hides something."""

import random
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final

from bot.tables.model import Table
from rules.contract import AnyGame, RuleError, Seat
from tests.kit.random_games import entries, entry_of, parts_of, ways
from tests.kit.replayed_tables import begun, drafted, entered, lobby

STEPS: Final = 8
"""Entries of an evening."""
DRAWS: Final = 4
"""How often two tables are made before each of them."""


@dataclass(frozen=True, slots=True)
class Pair:
    """Two tables that differ in the hidden parts of some seats, and in nothing else."""

    one: Table
    other: Table

    @property
    def in_the_dark(self) -> tuple[Seat | None, ...]:
        """The seats that may know no difference, and an onlooker."""
        differing = [seat for seat in self.one.drafts if self.one.drafts[seat] != self.other.drafts[seat]]
        dark = [seat for seat in range(len(self.one.chairs)) if seat not in differing]
        return (None, *dark)


def pairs(game: AnyGame, way: int) -> Iterator[Pair]:
    """Give pairs of tables in the course of an evening, wherever something hidden is asked."""
    chance, options = random.Random(way), ways(game.name)
    table = begun(lobby(game, options=options[way % len(options)], guests=[2]))
    for _ in range(STEPS):
        if table.ask is None:
            return
        if table.ask.hidden:
            for _ in range(DRAWS):
                yield from _drafted_twice(table, chance)
        table = entered(table, entry_of(game, table.state, chance))


def hides(game: AnyGame) -> bool:
    """Return whether the game asks anything that is hidden."""
    state = begun(lobby(game)).state
    asked = [game.ask(state)]
    for entry in entries(game, state, random.Random(0), STEPS):
        state = game.apply(state, entry)
        asked.append(game.ask(state))
    return any(ask is not None and ask.hidden for ask in asked)


def _drafted_twice(table: Table, chance: random.Random) -> Iterator[Pair]:
    """Give what some of the players have entered, twice: the same seats, other values of at least one."""
    made = [dict(parts_of(table.game, table.state, chance)) for _ in range(2)]
    both = [seat for seat in made[0] if seat in made[1]]
    if not both:
        return
    known = chance.sample(both, k=chance.randrange(len(both)))
    some = chance.sample(both, k=chance.randint(1, len(both)))
    drafts = [{seat: parts[seat] for seat in some} for parts in (made[0], made[1] | _of(made[0], known))]
    one, other = (drafted(table, each) for each in drafts)
    if drafts[0] != drafts[1] and _public(one) == _public(other):
        yield Pair(one, other)


def _of(parts: Mapping[Seat, Any], seats: list[Seat]) -> dict[Seat, Any]:
    return {seat: parts[seat] for seat in (*seats, -1) if seat in parts}


def _public(table: Table) -> object:
    """What everybody is told of hidden parts: why they do not fit together, once all are in."""
    trouble: RuleError | None = table.trouble
    return table.drafts.get(-1), None if trouble is None else (trouble.code, dict(trouble.facts))
