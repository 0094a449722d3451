"""A score sheet written: from what was entered in a game to what JSON can hold."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from rules.contract import Back, Joined, Left, RuleError, Setup, Shared
from rules.games import sheet_form
from rules.limits import LONGEST_NAME
from rules.names import apart_from
from rules.sheet_course import moves_of, parsed_round
from rules.sheet_form import WHOLE_SHEET, Names, SheetForm


def write(name: str, names: Sequence[str], setup: Setup[Any], entries: Sequence[Any]) -> dict[str, object]:
    """Write the sheet of a game that was set up and entered so; `rules.sheet.read` reads it back.

    What a round that is not finished has entered is left out; equal names are told apart. KeyError
    for a game that is none, RuleError where the game does not allow the entries.
    """
    form = sheet_form(name)
    called = Names(told_apart(names))
    finished, last = _stretches(form, setup, [entry for entry in entries if not isinstance(entry, Shared)])
    sheet: dict[str, object] = {
        "game": name,
        "players": list(called.all),
        form.first: called.all[setup.first],
        "options": form.write_options(setup.options),
        "played": [_round(form, stretch, called) for stretch in finished],
        **_end(form, last, called),
    }
    if any(isinstance(entry, Shared) for entry in entries):
        sheet["shared"] = True
    return sheet


def told_apart(names: Sequence[str]) -> tuple[str, ...]:
    """Make equal names different: the second of them is followed by " (2)", and so on."""
    told: list[str] = []
    for name in names:
        told.append(apart_from(name, told, key=str, fit=_fitted))
    return tuple(told)


def _fitted(name: str, ending: str) -> str:
    return name[: LONGEST_NAME - len(ending)] + ending


@dataclass(frozen=True, slots=True)
class _Stretch:
    """What happened from one finished round to the next: the entries, the states before and after."""

    entries: tuple[Any, ...]
    states: tuple[Any, ...]


def _stretches(form: SheetForm, setup: Setup[Any], entries: Sequence[Any]) -> tuple[list[_Stretch], _Stretch]:
    """Cut a game at the end of each round; last comes what no round has ended."""
    states, own = [form.game.start(setup)], list[Any]()
    finished: list[_Stretch] = []
    for entry in entries:
        own.append(entry)
        states.append(form.game.apply(states[-1], entry))
        if len(form.game.scores(states[-1])) > len(finished):
            finished.append(_Stretch(tuple(own), tuple(states)))
            states, own = states[-1:], []
    return finished, _Stretch(tuple(own), tuple(states))


def _round(form: SheetForm, stretch: _Stretch, names: Names) -> dict[str, object]:
    """Write a round in short where that says it exactly, else with its course: every step in order."""
    own = tuple(entry for entry in stretch.entries if not isinstance(entry, Left | Back | Joined))
    short = form.write_round(stretch.states[0], own, names)
    number = len(form.game.scores(stretch.states[-1]))
    written = {**short, **_comings(stretch, names)}
    moves, said, _ = parsed_round(form, written, names.seated(_seats(form, stretch)), number)
    if _leads_there(form, stretch, moves, said):
        return written
    rest = {key: value for key, value in short.items() if key not in form.in_course}
    return {**rest, **_course(form, stretch, names, len(stretch.entries) - 1)}


def _end(form: SheetForm, stretch: _Stretch, names: Names) -> dict[str, object]:
    """Write who came and went after the last finished round, with its course where that decides."""
    written = _comings(stretch, names)
    moves, _ = moves_of(form, written, names.seated(_seats(form, stretch)), WHOLE_SHEET)
    if _leads_there(form, stretch, moves):
        return written
    return _course(form, stretch, names, len(stretch.entries))


def _seats(form: SheetForm, stretch: _Stretch) -> int:
    """Count the seats that the table had before."""
    return len(form.game.standings(stretch.states[0]))


def _leads_there(form: SheetForm, stretch: _Stretch, moves: tuple[Any, ...], said: Any = None) -> bool:
    """Return whether what is written leads to the state that was reached, and not past the game's end."""
    state, after = stretch.states[0], stretch.states[-1]
    try:
        for move in moves:
            state = form.game.apply(state, move)
        for entry in () if said is None else form.read_round(state, said):
            state = form.game.apply(state, entry)
    except RuleError:
        return False
    same_end = (form.game.ask(state) is None) == (form.game.ask(after) is None)
    return same_end and form.settled(state) == form.settled(after)


def _comings(stretch: _Stretch, names: Names) -> dict[str, object]:
    """Name who is away at the end and was not before, and the other way round."""
    moves = [entry for entry in stretch.entries if isinstance(entry, Left | Back)]
    first = {move.seat: move for move in reversed(moves)}
    last = {move.seat: move for move in moves}
    changed = [last[seat] for seat in sorted(last) if first[seat] == last[seat]]
    joined = {names.all[entry.seat]: entry.points for entry in stretch.entries if isinstance(entry, Joined)}
    said: dict[str, Any] = {
        "joined": joined,
        "left": [names.all[move.seat] for move in changed if isinstance(move, Left)],
        "back": [names.all[move.seat] for move in changed if isinstance(move, Back)],
    }
    return {key: value for key, value in said.items() if value}


def _course(form: SheetForm, stretch: _Stretch, names: Names, steps: int) -> dict[str, object]:
    """Write so many entries one by one, without those that only led back to where the game was."""
    written: list[dict[str, object]] = []
    at = 0
    while (at := _latest(stretch.states[: steps + 1], at)) < steps:
        written.append(_step(form, stretch.entries[at], names))
        at += 1
    return {"course": written}


def _latest(states: tuple[Any, ...], at: int) -> int:
    return max(later for later in range(at, len(states)) if states[later] == states[at])


def _step(form: SheetForm, entry: Any, names: Names) -> dict[str, object]:
    match entry:
        case Left(seat):
            return {"left": names.all[seat]}
        case Back(seat):
            return {"back": names.all[seat]}
        case Joined(seat, points):
            return {"joined": {names.all[seat]: points}}
    return form.write_step(entry, names)
