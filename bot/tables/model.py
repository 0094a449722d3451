"""A table as the use-cases give it: an immutable snapshot, replayed from its log."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from datetime import datetime
from enum import StrEnum
from typing import Any, Final, Self

from bot.tables.happened import Happened
from bot.tables.kinds import PostKind
from bot.tables.records import HeldCorrection, Record, Step, step_of
from bot.tables.undone import UndoneEntry, newest_held, same_again
from rules.contract import AnyGame, Ask, Fact, RuleError, Seat

UNREADABLE: Final = "unreadable"
"""The code of a TableError: the table was written by another version, or is damaged. It can be closed."""


class Status(StrEnum):
    """Where a table is in its life."""

    LOBBY = "lobby"
    PLAYING = "playing"
    OVER = "over"
    """Finished by the rules: it has winners."""
    ENDED = "ended"
    """Ended early by its people: no winner, no result."""


class TableError(Exception):
    """What cannot be done at a table: a stable code and the facts a sentence about it needs."""

    def __init__(self, code: str, **facts: Fact) -> None:
        super().__init__(code)
        self.code = code
        self.facts: Mapping[str, Fact] = facts


@dataclass(frozen=True, slots=True, kw_only=True)
class Act:
    """Who acts, and by which interaction: the same interaction never counts twice."""

    interaction: int
    user: int
    name: str
    moderates: bool = False
    """May manage messages in the channel: has the host's rights at any table there."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Place:
    """Where a table stands: a server, and a text channel, thread or voice channel's chat in it."""

    guild: int
    channel: int
    locale: str
    """The language of what is said in public."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Glimpse:
    """What the row of a table says: read at little cost, and readable even where the log is not."""

    id: int
    place: Place
    game: str
    live: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class Chair:
    """A seat and who sits in it. `user` is None for a guest (or a person who was forgotten)."""

    seat: Seat
    user: int | None
    name: str
    """Display name, unique at its table; kept for those who leave. Not escaped."""
    present: bool = True
    acted: bool = True
    """This person has done something at the table: took the seat, or anything since somebody else gave it."""
    given_by: int | None = None
    """Who gave this seat in the lobby, as long as its person has not acted; None: nobody else did."""
    giver_name: str = ""
    """By which name."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Correction:
    """A change of one part of a past round."""

    kind: str
    """Which question it answered: "bids", "tricks"."""
    make: Callable[[Any], Any]
    """Gives the part from the one that stands, None where there is none. May be called again."""
    seat: Seat | None = None
    """Whose part it is; None: the actor's."""

    @classmethod
    def to(cls, part: Any, *, kind: str, seat: Seat | None = None) -> Self:
        """Return the correction that puts this part in place of whatever stands."""
        return cls(kind=kind, make=lambda _: part, seat=seat)


@dataclass(frozen=True, slots=True, kw_only=True)
class Mention:
    """Whom a record of the log tells of by name: who has no seat (any more), or sat in the lobby."""

    seq: int
    user: int | None
    name: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Table:
    """Everything known of a table at one moment."""

    id: int
    place: Place
    game: AnyGame
    status: Status
    host: int | None
    """The host's user id."""
    chairs: tuple[Chair, ...]
    options: Mapping[str, object]
    """By the contract's names, as they are in force."""
    first: Seat | None
    """Who deals or starts first; None: not chosen yet."""
    log_length: int
    """Number of the last record in the log (undo and correct count too); 0 while nothing is in it."""
    steps: tuple[Step, ...]
    state: Any | None
    """The game's state; None in the lobby."""
    drafts: Mapping[Seat, Any] = field(repr=False)
    """Parts given for what is asked now, by seat (TABLE: the table's own). Secret while `ask.hidden`."""
    held_corrections: Mapping[tuple[int, Seat], HeldCorrection]
    """Corrections that do not add up yet, by (round, seat)."""
    moment: int
    """Changes whenever what is asked changes: what a button was made for. 0 in the lobby."""
    version: int
    """Grows with every change; a board drawn from a lower one is old."""
    opened: datetime
    records: tuple[Record, ...] = ()
    """The whole log, oldest first: what a post tells of."""
    last: int | None = None
    """The record that an undo would take back now: the newest entry or correction that stands."""
    undone_entry: UndoneEntry | None = None

    @property
    def live(self) -> bool:
        """Return whether it is still in the lobby or being played."""
        return self.status in (Status.LOBBY, Status.PLAYING)

    @property
    def game_options(self) -> Any:
        """The options as the game reads them: what was chosen, and the rest as advised for so many seats."""
        return self.game.read_options({**self.game.advise(len(self.chairs)), **self.options})

    @property
    def ask(self) -> Ask | None:
        """What the game waits for; None in the lobby and at the end."""
        return None if self.state is None or not self.live else self.game.ask(self.state)

    @property
    def names(self) -> tuple[str, ...]:
        """Every seat's name, in seat order."""
        return tuple(chair.name for chair in self.chairs)

    @property
    def given(self) -> frozenset[Seat]:
        """The seats whose part is there."""
        return frozenset(self.drafts)

    @property
    def missing(self) -> tuple[Seat, ...]:
        """The seats whose part is asked for and not given."""
        ask = self.ask
        return () if ask is None else tuple(seat for seat in ask.seats if seat not in self.given)

    @property
    def trouble(self) -> RuleError | None:
        """Return why what all seats gave does not fit together; None while some are missing or it fits."""
        if self.ask is None or not self.ask.seats or self.missing:
            return None
        try:
            self.game.gather(self.state, self.drafts)
        except RuleError as error:
            return error
        return None

    @property
    def newest_held(self) -> int | None:
        """The number of the correction that waits and is newer than `last`: an undo drops it first."""
        return newest_held(self.held_corrections, self.last)

    @property
    def waits(self) -> bool:
        """Return whether all is in as it was before an undo: a change, or who lets it stand, goes on."""
        return self.state is not None and same_again(self.game, self.state, self.drafts, self.undone_entry)

    def parts_of(self, round_: int, kind: str) -> Mapping[Seat, Any]:
        """Return what was entered for this in a past round, with the corrections held for it."""
        step = step_of(self.game, self.steps, round_, kind)
        if step is None:
            return {}
        held = {
            seat: part
            for (held_round, seat), held in self.held_corrections.items()
            for held_kind, part in held.parts
            if (held_round, held_kind) == (round_, kind)
        }
        return {**self.game.split(step.before, step.entry), **held}

    def seat_of(self, user: int) -> Seat | None:
        """Return the seat this user sits in, if any (present or not)."""
        return next((chair.seat for chair in self.chairs if chair.user == user), None)


@dataclass(frozen=True, slots=True, kw_only=True)
class Change:
    """What a use-case did: the table before it and after it, and what happened, in order."""

    before: Table
    """As it was when it was locked for this change; of a table that was opened, the same as `after`."""
    after: Table
    happened: tuple[Happened, ...] = ()
    trouble: RuleError | None = None
    """Why complete parts did not make an entry (tricks that do not add up): they are kept."""
    facts: Mapping[str, Fact] | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Post:
    """A message that the log owes the channel, once: derived from a log record."""

    table: int
    seq: int
    kind: PostKind
    message: int | None
    """The message that was posted for it."""
    at: datetime | None = None
    """When it was about to be sent; None: nobody has tried."""
    shows: str | None = None
    """The fingerprint of what it shows, where that is less than all."""
    buttons: str | None = None
    """What its buttons carry that can pass, until they are taken off; None: nothing is to be taken off."""

    @property
    def nonce(self) -> str:
        """At most 25 characters, the same for ever: Discord posts a nonce once within a few minutes."""
        return f"{self.table}.{self.seq}.{self.kind}"[:25]
