"""A score sheet written: from what was entered in a game to what JSON can hold."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from rules.contract import Back, Left, Seat, Setup, Shared
from rules.games import sheet_form
from rules.sheet_form import Names, SheetForm


def write(name: str, names: Sequence[str], setup: Setup[Any], entries: Sequence[Any]) -> dict[str, object]:
    """Write the sheet of a game that was set up and entered so; `rules.sheet.read` reads it back.

    A round that is not finished is left out; equal names are told apart. KeyError for a game that
    is none, RuleError where the game does not allow the entries.
    """
    form = sheet_form(name)
    called = Names(told_apart(names))
    finished, away = _rounds(form, setup, entries)
    played = [
        {**form.write_round(each.before, each.entries, called), **_comings(before, each.away, called)}
        for before, each in zip([frozenset(), *(each.away for each in finished)], finished, strict=False)
    ]
    sheet: dict[str, object] = {
        "game": name,
        "players": list(called.all),
        form.first: called.all[setup.first],
        "options": form.write_options(setup.options),
        "played": played,
        **_comings(finished[-1].away if finished else frozenset(), away, called),
    }
    if any(isinstance(entry, Shared) for entry in entries):
        sheet["shared"] = True
    return sheet


def told_apart(names: Sequence[str]) -> tuple[str, ...]:
    """Make equal names different: the second of them is followed by " (2)", and so on."""
    told: list[str] = []
    for name in names:
        number, called = 1, name
        while called in told:
            number += 1
            called = f"{name} ({number})"
        told.append(called)
    return tuple(told)


def _comings(noted: frozenset[Seat], away: frozenset[Seat], names: Names) -> dict[str, object]:
    changes = {"left": away - noted, "back": noted - away}
    return {key: [names.all[seat] for seat in sorted(seats)] for key, seats in changes.items() if seats}


@dataclass(frozen=True, slots=True)
class _Finished:
    """A finished round: the state before it, its own entries, who is away at its end."""

    before: Any
    entries: tuple[Any, ...]
    away: frozenset[Seat]


def _rounds(
    form: SheetForm, setup: Setup[Any], entries: Sequence[Any]
) -> tuple[list[_Finished], frozenset[Seat]]:
    """Find the finished rounds, and who is away in the end."""
    state = before = form.game.start(setup)
    finished: list[_Finished] = []
    own: list[Any] = []
    away: frozenset[Seat] = frozenset()
    for entry in entries:
        state = form.game.apply(state, entry)
        if isinstance(entry, Left):
            away |= {entry.seat}
        elif isinstance(entry, Back):
            away -= {entry.seat}
        elif not isinstance(entry, Shared):
            own.append(entry)
        if len(form.game.scores(state)) > len(finished):
            finished.append(_Finished(before, tuple(own), away))
            before, own = state, []
    return finished, away
