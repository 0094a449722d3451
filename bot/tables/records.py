"""What the log holds: its records, the entries among them with the states around each, and what waits."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any

from bot.tables.kinds import RecordKind
from rules.contract import AnyGame, Ask, Back, Joined, Left, Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class Step:
    """One effective entry of the log, with what was asked before it and the states around it."""

    seq: int
    """Its number in the log; a correction keeps the place of the entry it replaces."""
    entry: Any
    by: Seat | None
    """The seat that entered it; None for a moderator or the bot itself."""
    asked: Ask | None
    before: Any
    after: Any


def step_of(game: AnyGame, steps: Sequence[Step], round_: int, kind: str) -> Step | None:
    """Find the step that answered this question: "tricks" of round 3."""
    for step in reversed(steps):
        asked = None if step.asked is None else (step.asked.round, step.asked.kind)
        if asked == (round_, kind) and game.split(step.before, step.entry):
            return step
    return None


@dataclass(frozen=True, slots=True, kw_only=True)
class HeldCorrection:
    """A part that waits until its past round adds up, and what else of that seat is corrected with it."""

    kind: str
    part: Any
    also: tuple[tuple[str, Any], ...] = ()
    """The part of each further kind."""
    since: int = field(default=0, compare=False)
    """How long the log was when it came to wait."""
    number: int = field(default=0, compare=False)
    """The version of the table with which it came to wait: what its button names."""

    @property
    def parts(self) -> tuple[tuple[str, Any], ...]:
        """Return every part by its kind, the one that does not add up first."""
        return ((self.kind, self.part), *self.also)


@dataclass(frozen=True, slots=True, kw_only=True)
class Record:
    """One record of the log, effective or not."""

    seq: int
    kind: RecordKind
    concerns: int | None
    entry: Any | None
    seat: Seat | None
    by: Seat | None
    """The seat that acted; None for a moderator or the bot itself."""
    at: datetime
    entries: tuple[tuple[int, Any], ...] = ()
    options: Mapping[str, object] | None = None
    """By the contract's names, all of them."""
    givers: Mapping[Seat, Seat] | None = None
    """Which seat gave each seat's part where known, TABLE: no seat; None: whoever is in `by` gave all."""
    spoken: str | None = None
    """The language that the table spoke until then."""


def is_seat_entry(entry: Any) -> bool:
    """Return whether an entry is about who is there."""
    return isinstance(entry, Left | Back | Joined)
