"""What a game is: a value made of pure functions, and the words that all games share.

A game never knows who plays: players are seats 0…n−1, in the order in which they sit.
A game's *state* is a frozen value. What happens at the table reaches it as *entries*, one after
the other; `apply` gives the next state or raises `RuleError`. An entry that several seats must
contribute to (bids, tricks, a round's scores) is gathered from *parts*, one a seat.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, Final, Generic, Literal, Protocol, TypeVar

Seat = int
Fact = int | str | bool | tuple[int, ...] | tuple[str, ...] | None
Options = TypeVar("Options")
State = TypeVar("State")
Part = TypeVar("Part")
Entry = TypeVar("Entry")
One = TypeVar("One")

TABLE: Final[Seat] = -1
"""Stands where a seat would for a part that belongs to the whole table (tricks nobody won)."""

SEAT_FACTS: Final = frozenset({"seat", "other", "skull", "challenger", "ally", "next", "seats", "allies"})
"""The facts of errors and lines that are seats, or tuples of seats; texts show them as names."""


class RuleError(Exception):
    """What cannot be, by the rules: a stable code and the facts a sentence about it needs.

    `seat`, `round`, `low`, `high`, `given`, `cards` are the usual facts; the texts name the rest.
    """

    def __init__(self, code: str, **facts: Fact) -> None:
        super().__init__(code)
        self.code = code
        self.facts: Mapping[str, Fact] = MappingProxyType(facts)

    def __str__(self) -> str:
        return f"{self.code} {dict(self.facts)}"


@dataclass(frozen=True, slots=True, kw_only=True)
class Setup(Generic[Options]):
    """How a game begins: the number of seats, who deals or starts first, what is being played."""

    seats: int
    first: Seat = 0
    options: Options


@dataclass(frozen=True, slots=True, kw_only=True)
class Ask:
    """What a game waits for next.

    `kind` names it ("bids", "tricks", "scores", "challenge"); `seats` must each give a part
    (none of them: one entry is enough); while `hidden`, nobody may see another seat's part.
    """

    kind: str
    round: int
    seats: tuple[Seat, ...]
    hidden: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class Standing:
    """One row of the standings. Equal seats share a rank (1, 2, 2, 4)."""

    seat: Seat
    score: int
    rank: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Line:
    """One line of the sum that answers "why?": a stable code, its points, the numbers in it."""

    code: str
    points: int
    facts: Mapping[str, Fact]


@dataclass(frozen=True, slots=True, kw_only=True)
class Score:
    """A finished round: each seat's points (None: took no part) and its total after it."""

    points: tuple[int | None, ...]
    totals: tuple[int, ...]


class Chance(Protocol):
    """Random numbers, given by the caller: the rules draw none themselves. A `random.Random` is one."""

    def random(self) -> float:
        """Draw a number from 0 to 1, without 1."""

    def randint(self, low: int, high: int, /) -> int:
        """Draw a whole number from `low` to `high`."""

    def choice(self, several: Sequence[One], /) -> One:
        """Draw one of several."""


@dataclass(frozen=True, slots=True)
class Left:
    """A seat leaves the game: nothing is asked of it until it is taken again (`Back`)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Back:
    """A seat that had left is taken again, with the score it had."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Joined:
    """A seat is added at the end of the table, between two rounds, with so many points to begin with."""

    seat: Seat
    points: int


@dataclass(frozen=True, slots=True)
class Shared:
    """Those tied for first share the win: no tie-break is played."""


def _fits(state: Any, seat: Seat, part: Any, others: Mapping[Seat, Any]) -> None:
    """Allow every part beside all others: what does not fit together is said once all are given."""
    del state, seat, part, others


def _no_terms(state: Any) -> object:
    """Say that every answer to a question can be given on the same terms."""
    del state
    return ()


def _own_part_goes(state: Any, seat: Seat, parts: Mapping[Seat, Any]) -> Mapping[Seat, Any]:
    """Let only the part of the seat that leaves go."""
    del state
    return {other: part for other, part in parts.items() if other != seat}


def _nothing_hidden(state: Any, seat: Seat | None) -> Any:
    """Show the whole state: only the parts given for a hidden ask are secret in most games."""
    del seat
    return state


def _no_list(state: Any, seat: Seat) -> tuple[Any, ...]:
    """List nothing: what can be given is too much to list, or not asked."""
    del state, seat
    return ()


def _no_sample(state: Any, seat: Seat, others: Mapping[Seat, Any], chance: Chance) -> None:
    """Make nothing up: what can be given is listed."""
    del state, seat, others, chance


def _nothing(seats: int) -> Mapping[str, object]:
    """Advise no option: most games are the same for any number of seats."""
    del seats
    return {}


@dataclass(frozen=True, slots=True, kw_only=True)
class Game(Generic[Options, State, Part, Entry]):
    """A game. To add one, make a value of this and name it in `rules.games`.

    `options`, `part` and `entry` are the types (or unions of types) of what can be written down:
    frozen dataclasses of plain values, so that they can be stored and read back.
    """

    name: str
    fewest: int
    most: int
    wins: Literal["highest", "lowest"]
    """Whether the highest or the lowest total wins (Skull: most challenges won)."""
    options: Any
    part: Any
    entry: Any

    read_options: Callable[[Mapping[str, object]], Options]
    """Options by their names in the contract ("rounds": "standard"). RuleError `option_…` if refused."""
    start: Callable[[Setup[Options]], State]
    """The state before anything was entered. RuleError `too_few_seats`, `too_many_seats`."""
    ask: Callable[[State], Ask | None]
    """What is needed next; None once the game is over."""
    check: Callable[[State, Seat, Part], None]
    """RuleError if this seat's part cannot be, whatever the other seats say."""
    gather: Callable[[State, Mapping[Seat, Part]], Entry]
    """The entry that these parts make. A seat left out of `parts` stands out for the round.
    RuleError if they do not fit together (six tricks declared for five cards): told to all, so its facts
    hold no value that is hidden."""
    split: Callable[[State, Entry], Mapping[Seat, Part]]
    """The parts that would make this entry in this state: `gather`'s inverse, for undo and correct."""
    apply: Callable[[State, Entry], State]
    """The state after the entry. RuleError if the rules forbid it."""
    scores: Callable[[State], tuple[Score, ...]]
    """Every finished round, oldest first."""
    standings: Callable[[State], tuple[Standing, ...]]
    """Best first; equal seats share a rank and keep their order."""
    winners: Callable[[State], tuple[Seat, ...]]
    """Who has won: nobody before the end."""
    first_of_round: Callable[[State], Seat | None]
    """Who deals (Skull King) or starts (other games) the round to come; None when over."""
    why: Callable[[State, int, Seat], tuple[Line, ...]]
    """The sum behind a seat's points in a finished round (1 = the first). RuleError `no_such_round`."""

    legal: Callable[[State, Seat], tuple[Part, ...]] = _no_list
    """Every part that `check` accepts of this seat now, where that is a list (bids); none where it is not,
    or where nothing is asked of it. `gather` may still refuse a round that does not fit together."""
    sample: Callable[[State, Seat, Mapping[Seat, Part], Chance], Part | None] = _no_sample
    """A part by chance, where `legal` lists none: one that `check` accepts, likely to fit beside `others`,
    the parts given before it (TABLE's first). None: this seat has nothing to say, or is not asked."""
    beside: Callable[[State, Seat, Part, Mapping[Seat, Part]], None] = _fits
    """RuleError if this part cannot be beside what others gave, whatever those still missing will give."""
    terms: Callable[[State], object] = _no_terms
    """On what terms the question of now is answered (how many cards were dealt), beside its kind, round
    and seats: where they change, what was answered in secret is worth nothing any more."""
    late_totals: tuple[str, ...] = ("zero", "lowest", "average")
    """What a seat added during the game may begin with: 0, the lowest, the highest or the average total of
    the table. The first of them is as usual; none: nobody can join once the game has begun."""
    without: Callable[[State, Seat, Mapping[Seat, Part]], Mapping[Seat, Part]] = _own_part_goes
    """What remains of the parts given for an entry when this seat leaves before it is made."""
    view: Callable[[State, Seat | None], State] = _nothing_hidden
    """The state as this seat may know it; None: as an onlooker may."""
    advise: Callable[[int], Mapping[str, object]] = _nothing
    """Options, by their names, that the sources advise for so many seats; what a table chose itself wins."""


AnyGame = Game[Any, Any, Any, Any]
