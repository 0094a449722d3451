"""What was undone and waits to be entered anew, and which of the things that wait is the newest. Pure."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from bot.tables.kinds import RecordKind
from bot.tables.records import HeldCorrection, Record, Step
from rules.contract import TABLE, AnyGame, RuleError, Seat

CLEARING: Final = frozenset({RecordKind.ENTRY, RecordKind.CORRECT, RecordKind.TOGETHER, RecordKind.OPTIONS})
"""Kinds of records after which nothing that was undone before can be put back."""


@dataclass(frozen=True, slots=True, kw_only=True)
class UndoneEntry:
    """An entry that was undone, while what it answered is asked again."""

    step: Step
    by: Seat | None
    """The seat that undid it."""


def same_again(game: AnyGame, state: Any, parts: Mapping[Seat, Any], undone: UndoneEntry | None) -> bool:
    """Return whether everybody's parts are in and make what was undone: of those who are still asked."""
    ask = game.ask(state)
    if undone is None or ask is None or not ask.seats or any(seat not in parts for seat in ask.seats):
        return False
    was = game.split(undone.step.before, undone.step.entry)
    was = {seat: part for seat, part in was.items() if seat in (*ask.seats, TABLE)}
    try:
        return bool(game.gather(state, parts) == game.gather(state, was))
    except RuleError:
        return False


def newest_held(held_corrections: Mapping[tuple[int, Seat], HeldCorrection], last: int | None) -> int | None:
    """Return the number of the newest waiting correction, where nothing in the log is newer."""
    newest = max(held_corrections.values(), key=lambda held: (held.since, held.number), default=None)
    return None if newest is None or newest.since < (last or 0) else newest.number


def redoable(records: Sequence[Record]) -> tuple[int, ...]:
    """Return the undos that can still be put back, one after the other from the last one, oldest first."""
    undone: list[int] = []
    for record in records:
        if record.kind == RecordKind.UNDO:
            undone.append(record.seq)
        elif record.kind == RecordKind.REDO:
            undone.pop()
        elif record.kind in CLEARING:
            undone.clear()
    return tuple(undone)
