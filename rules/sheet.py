"""A score sheet read and played: from what JSON says to a game's state, and the answer about it."""

import sys
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Final, get_args

from rules.contract import AnyGame, RuleError, Seat, Setup, Shared
from rules.games import SHEETS, sheet_form
from rules.limits import MOST_PLAYERS, MOST_ROUNDS
from rules.names import as_seen, player_name, with_names
from rules.options import excerpt
from rules.seats import check_setup
from rules.sheet_course import moves_of, parsed_round, seats_at_first
from rules.sheet_form import (
    ROUND_KEYS,
    WHOLE_SHEET,
    Names,
    SheetForm,
    a_list,
    an_object,
    check_keys,
    flag,
    required,
)

KEYS: Final = ("game", "players", "options", "played", "dealer", "first", "shared", *ROUND_KEYS)


@dataclass(frozen=True, slots=True, kw_only=True)
class Sheet:
    """A sheet that holds: whose, what was entered, and the state it leads to."""

    form: SheetForm
    names: tuple[str, ...]
    setup: Setup[Any]
    entries: tuple[Any, ...]
    state: Any


def read(raw: object) -> Sheet:
    """Read a sheet and play it to its end. RuleError for whatever the rules or the format forbid.

    The error names players by their names, not their seats.
    """
    values = an_object(raw, "", WHOLE_SHEET)
    check_keys(values, KEYS, WHOLE_SHEET)
    form = _form(required(values, "game", WHOLE_SHEET))
    names = _names(form, required(values, "players", WHOLE_SHEET))
    try:
        return _played(form, names, values)
    except RuleError as error:
        raise RuleError(error.code, **with_names(error.facts, names.all)) from error


def answer(sheet: Sheet) -> dict[str, object]:
    """Return the points, totals, standings and what is next, as one JSON object."""
    game, state = sheet.form.game, sheet.state
    over = game.ask(state) is None
    rounds = [
        {
            "points": _by_name(sheet, [gained or 0 for gained in score.points]),
            "totals": _by_name(sheet, score.totals),
        }
        for score in game.scores(state)
    ]
    for said, more in zip(rounds, sheet.form.beside(state), strict=False):
        said.update({key: _by_name(sheet, values) for key, values in more.items()})
    return {
        "game": game.name,
        "rounds": rounds,
        "standings": [
            {"player": sheet.names[row.seat], "score": row.score, "rank": row.rank}
            for row in game.standings(state)
        ],
        "over": over,
        "winners": [sheet.names[seat] for seat in game.winners(state)],
        "next": None if over else _coming(sheet),
    }


def _form(name: object) -> SheetForm:
    try:
        return sheet_form(name)
    except KeyError:
        known = tuple(form.game.name for form in SHEETS)
        raise RuleError("sheet_unknown_game", given=excerpt(name), choices=known) from None


def _names(form: SheetForm, listed: object) -> Names:
    called = a_list(listed, "players", WHOLE_SHEET, most=sys.maxsize)
    check_setup(Setup(seats=len(called), options=None), form.game.fewest, min(form.game.most, MOST_PLAYERS))
    names: list[str] = []
    for value in called:
        name = player_name(value)
        if as_seen(name) in map(as_seen, names):
            raise RuleError("sheet_name_twice", given=excerpt(name))
        names.append(name)
    return Names(tuple(names))


def _played(form: SheetForm, names: Names, values: Mapping[str, object]) -> Sheet:
    options = form.game.read_options(an_object(values.get("options", {}), "options", WHOLE_SHEET))
    played = a_list(required(values, "played", WHOLE_SHEET), "played", WHOLE_SHEET, most=sys.maxsize)
    if len(played) > MOST_ROUNDS:
        raise RuleError("sheet_too_many_rounds", given=len(played), high=MOST_ROUNDS)
    names = names.seated(seats_at_first(names, (values, *played)))
    setup = Setup(seats=len(names.all), first=_first(values, names), options=options)
    parsed: list[tuple[tuple[Any, ...], Any]] = []
    for at, element in enumerate(played, start=1):
        moves, said, names = parsed_round(form, an_object(element, "played", at), names, at)
        parsed.append((moves, said))
    last, names = moves_of(form, values, names, WHOLE_SHEET)
    shared = flag(values.get("shared", False), "shared", WHOLE_SHEET) and Shared in get_args(form.game.entry)
    course = _Course(form.game, form.game.start(setup))
    for number, (moves, said) in enumerate(parsed, start=1):
        course.enter(moves, number)
        if form.game.ask(course.state) is None:
            raise RuleError("sheet_round_after_end", round=number)
        course.enter(form.read_round(course.state, said), number)
    course.enter((*last, Shared()) if shared else last, WHOLE_SHEET)
    return Sheet(form=form, names=names.all, setup=setup, entries=tuple(course.entries), state=course.state)


def _first(values: Mapping[str, object], names: Names) -> Seat:
    said = [key for key in ("dealer", "first") if key in values]
    if len(said) > 1:
        raise RuleError("sheet_two_firsts")
    return names.seat(values[said[0]], said[0], WHOLE_SHEET) if said else 0


class _Course:
    """A game that goes on, entry by entry."""

    def __init__(self, game: AnyGame, state: Any) -> None:
        self.game = game
        self.state = state
        self.entries: list[Any] = []

    def enter(self, entries: Iterable[Any], number: int) -> None:
        """Play these. RuleError; the round is added where the rules do not name it."""
        try:
            for entry in entries:
                self.state = self.game.apply(self.state, entry)
                self.entries.append(entry)
        except RuleError as error:
            if number == WHOLE_SHEET or "round" in error.facts:
                raise
            raise RuleError(error.code, **{**error.facts, "sheet_round": number}) from error


def _by_name(sheet: Sheet, values: Any) -> dict[str, object]:
    return dict(zip(sheet.names, values, strict=True))


def _coming(sheet: Sheet) -> dict[str, object]:
    leads = sheet.form.game.first_of_round(sheet.state)
    who = None if leads is None else sheet.names[leads]
    return {**sheet.form.coming(sheet.state), sheet.form.first: who}
