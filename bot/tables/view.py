"""A table as one reader may see it: without what is hidden from them. Looks draw from nothing else."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass, fields, replace
from typing import Any

from bot.tables.model import Table
from bot.tables.records import HeldCorrection, Step
from rules.contract import TABLE, Ask, Fact, RuleError, Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class View(Table):
    """A table of which only what its reader may know is left.

    `drafts` are the parts that the reader may see; who else has given one is in `given` all the same.
    """

    answered: frozenset[Seat]
    as_before: bool
    misfit: tuple[str, Mapping[str, Fact]] | None
    """The code and the facts of `trouble`."""

    @property
    def given(self) -> frozenset[Seat]:
        """Return whose part is there, seen or not."""
        return self.answered

    @property
    def waits(self) -> bool:
        """Return whether all is in as it was before an undo: everybody may know that."""
        return self.as_before

    @property
    def trouble(self) -> RuleError | None:
        """Return why what all seats gave does not fit together: whoever can mend it has to know."""
        return None if self.misfit is None else RuleError(self.misfit[0], **self.misfit[1])


def view(table: Table, seat: Seat | None, *, speaks_for: Collection[Seat] = ()) -> View:
    """Return the table as a seat may see it. `seat` None: an onlooker; `speaks_for`: seats seen as the own.

    What is hidden while it is asked for is left out, and the states are as the game shows them.
    """
    own = {TABLE, *speaks_for, *(() if seat is None else (seat,))}
    known = {field.name: getattr(table, field.name) for field in fields(Table)}
    known["drafts"] = _drafts(table, own)
    known["held_corrections"] = _held(table, own)
    if table.state is not None:
        known["state"] = table.game.view(table.state, seat)
    known["steps"] = tuple(_step(table, step, seat) for step in table.steps)
    if table.undone_entry is not None:
        known["undone_entry"] = replace(table.undone_entry, step=_step(table, table.undone_entry.step, seat))
    trouble = table.trouble
    misfit = None if trouble is None else (trouble.code, dict(trouble.facts))
    return View(**known, answered=table.given, as_before=table.waits, misfit=misfit)


def view_of(table: Table, user: int) -> View:
    """Return the table as a user may see it: from the own seat; a host speaks for the guests as well."""
    return view(table, table.seat_of(user), speaks_for=_guests_of(table, user))


def draft_seen_by(table: Table, user: int, seat: Seat) -> Any | None:
    """Return what a seat has given, where a user may see it; None elsewhere."""
    return _drafts(table, {TABLE, table.seat_of(user), *_guests_of(table, user)}).get(seat)


def _guests_of(table: Table, user: int) -> list[Seat]:
    """Return the seats that a user speaks for as host."""
    return [chair.seat for chair in table.chairs if chair.user is None] if user == table.host else []


def _hidden(table: Table) -> Ask | None:
    """Return the question of now, where its answers are hidden until all are in."""
    return table.ask if table.ask is not None and table.ask.hidden else None


def _drafts(table: Table, own: Collection[Seat | None]) -> Mapping[Seat, Any]:
    if _hidden(table) is None:
        return table.drafts
    return {seat: part for seat, part in table.drafts.items() if seat in own}


def _held(table: Table, own: Collection[Seat]) -> Mapping[tuple[int, Seat], HeldCorrection]:
    """Leave out a correction of what is asked, and hidden, again."""
    ask = _hidden(table)
    return {
        (round_, seat): held
        for (round_, seat), held in table.held_corrections.items()
        if ask is None
        or seat in own
        or (ask.round, ask.kind) not in [(round_, kind) for kind, _ in held.parts]
    }


def _step(table: Table, step: Step, seat: Seat | None) -> Step:
    before, after = (table.game.view(state, seat) for state in (step.before, step.after))
    return replace(step, before=before, after=after)
