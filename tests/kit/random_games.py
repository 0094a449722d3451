"""Games played at random, one way of playing for each registered game, leaving and coming back included."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from random import Random
from typing import Any, Final

from rules.contract import TABLE, AnyGame, Ask, Back, Joined, Left, RuleError, Seat, Setup, Shared
from rules.games import game
from rules.points.entries import Points
from rules.seats import FEWEST_PRESENT
from rules.skull.entries import Failed, Won
from rules.skull.game import must_name_next, playing
from rules.skullking.entries import Bid, Bonuses, Deal, Declaration, LostTricks
from rules.skullking.loot import confirmed
from rules.skullking.state import State as SkullKingState
from rules.skullking.state import cards_now
from rules.skyjo.entries import Card, Finisher, Grid, Total

MOST_STEPS: Final = 40
COMING_AND_GOING: Final = 0.06
LATE: Final = 0.25
"""How often, of those who come and go, one is a latecomer."""


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


def played(name: str, chance: Random, unrest: float = COMING_AND_GOING) -> Played:
    """Play a game at random, to its end or until it has gone on for long.

    `unrest`: how likely it is that somebody leaves or comes back in the place of a step.
    """
    one = game(name)
    seats = chance.randint(one.fewest, one.most)
    options = one.read_options(OPTIONS[name](chance))
    setup = Setup(seats=seats, first=chance.randrange(seats), options=options)
    states = [one.start(setup)]
    entries: list[Any] = []
    for _ in range(MOST_STEPS):
        ask = one.ask(states[-1])
        if ask is None:
            break
        entry = entry_of(one, states[-1], ask, chance, unrest)
        try:
            state = one.apply(states[-1], entry)
        except RuleError:
            continue
        entries.append(entry)
        states.append(state)
    return Played(one, setup, tuple(entries), tuple(states))


def entry_of(one: AnyGame, state: Any, ask: Ask, chance: Random, unrest: float) -> Any:
    """Make an entry that is likely to be allowed now."""
    if chance.random() < unrest:
        return _moving(one, state, chance)
    if one.name == "skullking" and chance.random() < COMING_AND_GOING:
        return chance.choice((Shared(), Deal(chance.randint(1, 10))))
    parts = PARTS[one.name](state, ask, chance)
    return one.gather(state, parts)


def _moving(one: AnyGame, state: Any, chance: Random) -> Left | Back | Joined:
    """Let somebody leave, come back, or join with points that a table would give."""
    seats = state.setup.seats
    if chance.random() < LATE:
        rounds = one.scores(state)
        return Joined(seats, chance.choice((0, *rounds[-1].totals)) if rounds else 0)
    return chance.choice((Left, Back))(chance.randrange(seats))


def _some(ask: Ask, chance: Random) -> list[Seat]:
    """Who takes part: mostly everybody."""
    taking = [seat for seat in ask.seats if chance.random() < 0.95]
    return taking or list(ask.seats)


def _points(state: Any, ask: Ask, chance: Random) -> Mapping[Seat, Any]:
    del state
    return {seat: Points(chance.randint(-20, 60)) for seat in _some(ask, chance)}


def _skyjo(state: Any, ask: Ask, chance: Random) -> Mapping[Seat, Any]:
    seats = _some(ask, chance)
    closer = chance.choice(seats)
    said_by_table = chance.random() < 0.3
    parts: dict[Seat, Any] = {seat: _hand(chance, seat == closer and not said_by_table) for seat in seats}
    if said_by_table:
        parts[TABLE] = Finisher(chance.randrange(state.setup.seats))
    return parts


def _hand(chance: Random, finisher: bool) -> Total | Grid:
    if chance.random() < 0.5:
        return Total(chance.randint(-17, 40), finisher)
    columns: list[tuple[Card, ...]] = [
        chance.choice(((None,) * 3, (chance.randint(-2, 12),) * 3, tuple(chance.choices(range(-2, 13), k=3))))
        for _ in range(4)
    ]
    return Grid(tuple(zip(*columns, strict=True)), finisher)


def _skull(state: Any, ask: Ask, chance: Random) -> Mapping[Seat, Any]:
    del ask
    there = playing(state)
    if len(there) < FEWEST_PRESENT:
        return {there[0]: Won(challenger=there[0])}
    challenger, other = chance.sample(there, 2)
    bid = chance.choice((None, 1, 2))
    if chance.random() < 0.25:
        return {challenger: Won(challenger=challenger, bid=bid)}
    skull = chance.choice((challenger, other))
    naming = must_name_next(state, challenger, skull)
    return {TABLE: Failed(challenger=challenger, skull=skull, bid=bid, next=other if naming else None)}


def _skull_king(state: SkullKingState, ask: Ask, chance: Random) -> Mapping[Seat, Any]:
    cards = cards_now(state)
    if ask.kind == "bids":
        rascal = state.setup.options.scoring.value == "rascal"
        return {
            seat: Bid(chance.randint(0, cards), rascal and chance.random() < 0.5)
            for seat in _some(ask, chance)
        }
    won = [0] * state.setup.seats
    lost = 1 if state.setup.options.kraken and chance.random() < 0.2 else 0
    for _ in range(cards - lost):
        won[chance.choice(ask.seats)] += 1
    declared = {seat: _declaration(won, seat, ask.seats, chance) for seat in ask.seats}
    return {**confirmed(declared), **({TABLE: LostTricks(lost)} if lost else {})}


def _declaration(won: list[int], seat: Seat, seats: tuple[Seat, ...], chance: Random) -> Declaration:
    """Declare the tricks, one coloured 14 at most over the table, a house bonus, a Loot."""
    allies = [other for other in seats if other != seat and won[other]]
    first = seat == min((other for other in seats if won[other]), default=None)
    bonuses = Bonuses(fourteens=int(first and chance.random() < 0.5), other=chance.choice((0, 0, 5)))
    return Declaration(
        tricks=won[seat],
        bonuses=bonuses,
        loot_with=(chance.choice(allies),) if allies and first else (),
        wager=chance.choice((0, 10, 20)) if first else 0,
    )


def _skull_king_options(chance: Random) -> dict[str, object]:
    return {
        "rounds": chance.choice(("bedtime", "skip-to-the-brawl", "whirlpool", "standard", [1, 3, 5])),
        "scoring": chance.choice(("standard", "rascal")),
        "edition": chance.choice(("2021", "2018", "first")),
        "bonus_on_miss": chance.random() < 0.5,
        "house_rules": True,
    }


def _points_options(chance: Random) -> dict[str, object]:
    ends = chance.choice(({"threshold": 150}, {"rounds": 4}, {"threshold": 90, "rounds": 6}, {}))
    return {"name": "Belote", "wins": chance.choice(("highest", "lowest")), **ends}


PARTS: Final[Mapping[str, Callable[[Any, Ask, Random], Mapping[Seat, Any]]]] = {
    "skullking": _skull_king,
    "skyjo": _skyjo,
    "skull": _skull,
    "points": _points,
}
OPTIONS: Final[Mapping[str, Callable[[Random], dict[str, object]]]] = {
    "skullking": _skull_king_options,
    "skyjo": lambda chance: {"threshold": chance.choice((50, 100, 200, 77))},
    "skull": lambda _: {},
    "points": _points_options,
}
