"""A game after some records of its log: which entries stand, the states around each, what can be undone."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from bot.tables.records import Record, Step
from bot.tables.undone import UndoneEntry
from rules.contract import AnyGame, Ask, Back, Left, Seat, Setup


@dataclass(frozen=True, slots=True, kw_only=True)
class Written:
    """What stands at one place of the log: the entry, by whom, and each record that wrote it."""

    seq: int
    by: Seat | None
    versions: tuple[tuple[int, Any], ...]

    @property
    def entry(self) -> Any:
        """The entry that stands: as last corrected."""
        return self.versions[-1][1]


@dataclass(frozen=True, slots=True, kw_only=True)
class RedoStep:
    """An undo that can still be redone, and what stood before it."""

    seq: int
    written: tuple[Written, ...]
    chosen: tuple[tuple[int, Mapping[str, object]], ...]
    undone_entry: UndoneEntry | None


@dataclass(frozen=True, slots=True, kw_only=True)
class Replay:
    """A game after some records of its log."""

    game: AnyGame
    setup: Setup[Any]
    """As the game began."""
    start: Any
    chosen: tuple[tuple[int, Mapping[str, object]], ...]
    """The options that were chosen, by their names, and the record that says so (0: the beginning)."""
    records: tuple[Record, ...] = ()
    written: tuple[Written, ...] = ()
    steps: tuple[Step, ...] = ()
    undone: tuple[RedoStep, ...] = ()
    undone_entry: UndoneEntry | None = None
    """The entry that was undone and is asked for again: until something else is entered."""
    moment: int = 1

    @property
    def state(self) -> Any:
        """The game's state now."""
        return self.steps[-1].after if self.steps else self.start

    @property
    def length(self) -> int:
        """The number of the last record."""
        return self.records[-1].seq if self.records else 0

    @property
    def last(self) -> int | None:
        """The newest record that stands: what an undo takes back."""
        newest = max((seq for one in self.written for seq, _ in one.versions), default=0)
        return max(newest, self.chosen[-1][0]) or None

    @property
    def options(self) -> Mapping[str, object]:
        """The options in force."""
        return self.chosen[-1][1]

    @property
    def seats(self) -> int:
        """How many seats the table has now."""
        return len(self.game.standings(self.state))

    @property
    def away(self) -> frozenset[Seat]:
        """The seats that have left."""
        gone: set[Seat] = set()
        for step in self.steps:
            if isinstance(step.entry, Left):
                gone.add(step.entry.seat)
            elif isinstance(step.entry, Back):
                gone.discard(step.entry.seat)
        return frozenset(gone)


def state_at(replay: Replay, seq: int, instead: Mapping[int, Any]) -> Any:
    """Return the state before an entry, had other ones been entered before it (by number). RuleError."""
    state = replay.start
    for one in replay.written:
        if one.seq == seq:
            break
        state = replay.game.apply(state, instead.get(one.seq, one.entry))
    return state


def question_of(replay: Replay) -> tuple[str, int] | None:
    """Return what is asked, in short: what a button is made for."""
    return kind_and_round(replay.game.ask(replay.state))


def kind_and_round(ask: Ask | None) -> tuple[str, int] | None:
    """Return an ask's kind and round."""
    return None if ask is None else (ask.kind, ask.round)
