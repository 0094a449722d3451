"""One player for all games: plays by chance what a game's `legal` and `sample` give, people coming and going.

Ways to play a game that are worth trying stand in `tests/games/GAME/ways.py`, for those that have any.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from random import Random
from typing import Any, Final

from rules.contract import TABLE, AnyGame, Back, Joined, Left, RuleError, Seat, Setup
from rules.games import game
from tests.kit.brought_by_games import brought

MOST_STEPS: Final = 40
COMING_AND_GOING: Final = 0.06
LATE: Final = 0.25
"""How often, of those who come and go, one is a latecomer."""
STANDING_OUT: Final = 0.05
"""How often a seat gives no part of a round."""
TRIES: Final = 200
"""Rounds that are made up until one fits together."""


@dataclass(frozen=True, slots=True)
class Played:
    """A game with every entry and every state on its way; `states[n]` is the one after n entries."""

    game: AnyGame
    setup: Setup[Any]
    entries: tuple[Any, ...]
    states: tuple[Any, ...]

    @property
    def seats(self) -> int:
        """Count the seats at the end, those that joined late among them."""
        seats: int = self.states[-1].setup.seats
        return seats


def ways(name: str) -> tuple[Mapping[str, object], ...]:
    """List options with which a game is played here, by their names."""
    return _brought(name, "WAYS") or ({},)


def _brought(name: str, what: str) -> tuple[Any, ...]:
    """Return what a game's `ways` hold under a name; nothing where there are none."""
    try:
        return brought(name, "ways", what, tuple)
    except KeyError:
        return ()


def part_of(one: AnyGame, state: Any, seat: Seat, others: Mapping[Seat, Any], chance: Random) -> Any | None:
    """Choose what a seat gives beside what others gave before it; None: nothing."""
    listed = one.legal(state, seat)
    return chance.choice(listed) if listed else one.sample(state, seat, others, chance)


def parts_of(one: AnyGame, state: Any, chance: Random) -> Mapping[Seat, Any]:
    """Make up an answer to what is asked: of mostly everybody, or of anybody; it may not fit together."""
    ask = one.ask(state)
    assert ask is not None
    if not ask.seats:
        seat = chance.randrange(state.setup.seats)
        return {seat: part_of(one, state, seat, {}, chance)}
    parts: dict[Seat, Any] = {}
    for seat in (TABLE, *ask.seats):
        part = part_of(one, state, seat, parts, chance)
        if part is not None:
            parts[seat] = part
    return {seat: part for seat, part in parts.items() if seat == TABLE or chance.random() >= STANDING_OUT}


def entry_of(one: AnyGame, state: Any, chance: Random) -> Any:
    """Make an entry that answers what is asked."""
    refused: RuleError | None = None
    for _ in range(TRIES):
        try:
            return one.gather(state, parts_of(one, state, chance))
        except RuleError as error:
            refused = error
    raise AssertionError(refused)


def entries(one: AnyGame, state: Any, chance: Random, most: int) -> Iterator[Any]:
    """Play up to so many entries, one after the other."""
    for _ in range(most):
        if one.ask(state) is None:
            return
        entry = entry_of(one, state, chance)
        state = one.apply(state, entry)
        yield entry


def played(name: str, chance: Random, unrest: float = COMING_AND_GOING) -> Played:
    """Play a game at random, to its end or until it has gone on for long.

    `unrest`: how likely it is that somebody leaves or comes back in the place of a step.
    """
    one = game(name)
    seats = chance.randint(one.fewest, one.most)
    options = one.read_options(chance.choice(ways(name)))
    setup = Setup(seats=seats, first=chance.randrange(seats), options=options)
    states = [one.start(setup)]
    made: list[Any] = []
    for _ in range(MOST_STEPS):
        if one.ask(states[-1]) is None:
            break
        entry = _step(one, states[-1], chance, unrest)
        try:
            state = one.apply(states[-1], entry)
        except RuleError:
            continue
        made.append(entry)
        states.append(state)
    return Played(one, setup, tuple(made), tuple(states))


def _step(one: AnyGame, state: Any, chance: Random, unrest: float) -> Any:
    """Answer what is asked; now and then somebody comes or goes, or something else is entered."""
    if chance.random() < unrest:
        return _moving(one, state, chance)
    besides = _brought(one.name, "BESIDES")
    if besides and chance.random() < COMING_AND_GOING:
        return chance.choice(besides)
    return entry_of(one, state, chance)


def _moving(one: AnyGame, state: Any, chance: Random) -> Left | Back | Joined:
    """Let somebody leave, come back, or join with points that a table would give."""
    seats = state.setup.seats
    if chance.random() < LATE:
        rounds = one.scores(state)
        return Joined(seats, chance.choice((0, *rounds[-1].totals)) if rounds else 0)
    return chance.choice((Left, Back))(chance.randrange(seats))
