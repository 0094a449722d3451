"""What is read from and written to the database, as values: bodies are text here, never an entry."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime


@dataclass(frozen=True, slots=True, kw_only=True)
class TableRow:
    """A table but for its seats and its log. `frozen`: the options as the rules read them."""

    id: int
    guild: int
    channel: int
    locale: str
    game: str
    status: str
    host: int | None
    host_seen: datetime
    first: int | None
    options: str
    frozen: str | None
    version: int
    opened: datetime
    changed: datetime


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatRow:
    """Who sits where; `user` None: a guest. `acted`: this person has done something at the table.

    `by`, `by_name`: who gave the seat to somebody who has not acted yet.
    """

    seat: int
    user: int | None
    name: str
    acted: bool = True
    by: int | None = None
    by_name: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class RecordRow:
    """One record of a table's log; `by` is a seat."""

    seq: int
    kind: str
    concerns: int | None
    by: int | None
    body: str | None = field(repr=False)
    at: datetime
    givers: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class DraftRow:
    """A seat's part for what is asked now; `by`: the seat that gave it."""

    seat: int
    body: str = field(repr=False)
    by: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class RestedRow:
    """A seat's part that an undo dropped."""

    under: int
    seat: int
    body: str = field(repr=False)


@dataclass(frozen=True, slots=True, kw_only=True)
class CorrectionRow:
    """A correction that does not add up yet."""

    round: int
    seat: int
    kind: str
    body: str = field(repr=False)
    since: int = 0
    number: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class MentionRow:
    """Whom a record of a table's log tells of who has no seat there; `user` None: a guest."""

    table: int
    seq: int
    user: int | None
    name: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Contents:
    """What belongs to one table, each in its order."""

    seats: tuple[SeatRow, ...]
    records: tuple[RecordRow, ...] = ()
    drafts: tuple[DraftRow, ...] = ()
    corrections: tuple[CorrectionRow, ...] = ()
    rested: tuple[RestedRow, ...] = ()
    mentions: tuple[MentionRow, ...] = ()
    """Whom the log tells of who has no seat."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PostRow:
    """A message owed to the channel; `message` None: not posted yet, 0: given up.

    `at`: when it was about to be sent; `shows`: the fingerprint of what it shows where that is not all;
    `buttons`: what its buttons carry that can pass, until they are taken off.
    """

    table: int
    seq: int
    kind: str
    message: int | None = None
    at: datetime | None = None
    shows: str | None = None
    buttons: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class MessageRow:
    """A message that is edited as things happen, and where it stands.

    `message` None: about to be sent since `at`, or sent and not noted. `shows`: the fingerprint of what
    it shows, None: not known. `turn`: how often it was about to be edited. `user`: whom it is for.
    """

    table: int
    kind: str
    key: int
    channel: int | None
    message: int | None
    at: datetime | None = None
    shows: str | None = None
    turn: int = 0
    user: int | None = None
    locale: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class ResultRow:
    """How a finished table ended for one seat."""

    table: int
    seat: int
    guild: int
    game: str
    user: int | None
    name: str
    score: int
    rank: int
    won: bool
    rounds: int
    finished: datetime


@dataclass(frozen=True, slots=True, kw_only=True)
class ReachRow:
    """What bears on writing to some people; who is in none of these is like everybody."""

    people: Mapping[int, tuple[bool, str | None]]
    """Whether direct messages are known to fail, and the language chosen."""
    doors: Mapping[int, int]
    """The channel of their direct messages."""
    refusals: Mapping[int, datetime]
    """Until when nothing is sent to them."""
    brakes: Mapping[str, datetime]
    """Until when nobody is written to, by what is slowed down."""


@dataclass(frozen=True, slots=True, kw_only=True)
class BrakeRow:
    """What is slowed down: when the next one may be, until when there is none, how many pauses there were."""

    name: str
    next: datetime | None = None
    until: datetime | None = None
    times: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class WelcomeRow:
    """A server's welcome; `message` None: about to be sent, or sent and not noted; 0: not known any more."""

    guild: int
    channel: int
    message: int | None
    at: datetime
