"""A score sheet read and played: from what JSON says to a game's state, and the answer about it."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, Final, get_args

from rules.contract import Back, Left, RuleError, Seat, Setup, Shared
from rules.games import SHEETS, sheet_form
from rules.names import player_name, with_names
from rules.options import shown
from rules.sheet_form import (
    Names,
    Played,
    SheetForm,
    a_list,
    an_object,
    check_keys,
    flag,
    players,
    required,
)

KEYS: Final = ("game", "players", "options", "played", "dealer", "first", "shared", "left", "back")
ROUND_KEYS: Final = ("left", "back")
"""What any game's round may say: who left or came back before it."""
WHOLE_SHEET: Final = 0
"""Stands for the round in what concerns the sheet as a whole."""


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
    names = _names(required(values, "players", WHOLE_SHEET))
    try:
        return _played(form, names, values)
    except RuleError as error:
        raise RuleError(error.code, **with_names(error.facts, names.all)) from error


def answer(sheet: Sheet) -> dict[str, object]:
    """Give the points, totals, standings and what is next, as one JSON object."""
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
        raise RuleError("sheet_unknown_game", given=shown(name), choices=known) from None


def _names(listed: object) -> Names:
    names: list[str] = []
    for value in a_list(listed, "players", WHOLE_SHEET):
        name = player_name(value)
        if name in names:
            raise RuleError("sheet_name_twice", given=shown(name))
        names.append(name)
    return Names(tuple(names))


def _played(form: SheetForm, names: Names, values: Mapping[str, object]) -> Sheet:
    options = form.game.read_options(an_object(values.get("options", {}), "options", WHOLE_SHEET))
    setup = Setup(seats=len(names.all), first=_first(values, names), options=options)
    sheet = Sheet(form=form, names=names.all, setup=setup, entries=(), state=form.game.start(setup))
    for number, played in enumerate(
        a_list(required(values, "played", WHOLE_SHEET), "played", WHOLE_SHEET), start=1
    ):
        sheet = _round(sheet, names, an_object(played, "played", number), number)
    sheet = _with(sheet, _comings(values, names, WHOLE_SHEET))
    if flag(values.get("shared", False), "shared", WHOLE_SHEET) and Shared in get_args(form.game.entry):
        sheet = _with(sheet, (Shared(),))
    return sheet


def _first(values: Mapping[str, object], names: Names) -> Seat:
    said = [key for key in ("dealer", "first") if key in values]
    if len(said) > 1:
        raise RuleError("sheet_two_firsts")
    return names.seat(values[said[0]], WHOLE_SHEET) if said else 0


def _round(sheet: Sheet, names: Names, played: Played, number: int) -> Sheet:
    game, comings = sheet.form.game, _comings(played, names, number)
    try:
        sheet = _with(sheet, comings)
    except RuleError as error:
        raise RuleError(error.code, **{**error.facts, "sheet_round": number}) from error
    if game.ask(sheet.state) is None:
        raise RuleError("sheet_round_after_end", round=number)
    own = {key: value for key, value in played.items() if key not in ROUND_KEYS}
    return _with(sheet, sheet.form.read_round(sheet.state, own, names))


def _comings(values: Mapping[str, object], names: Names, number: int) -> tuple[Left | Back, ...]:
    back = players(values, "back", names, number)
    left = players(values, "left", names, number)
    return (*(Back(seat) for seat in back), *(Left(seat) for seat in left))


def _with(sheet: Sheet, entries: tuple[Any, ...]) -> Sheet:
    state = sheet.state
    for entry in entries:
        state = sheet.form.game.apply(state, entry)
    return replace(sheet, entries=(*sheet.entries, *entries), state=state)


def _by_name(sheet: Sheet, values: Any) -> dict[str, object]:
    return dict(zip(sheet.names, values, strict=True))


def _coming(sheet: Sheet) -> dict[str, object]:
    leads = sheet.form.game.leads(sheet.state)
    who = None if leads is None else sheet.names[leads]
    return {**sheet.form.coming(sheet.state), sheet.form.first: who}
