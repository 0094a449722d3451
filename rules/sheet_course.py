"""Who comes and goes in a sheet: before a round, in its midst, or step by step where the order decides."""

from collections.abc import Mapping
from typing import Any

from rules.contract import Back, Left, RuleError
from rules.limits import MOST_STEPS
from rules.sheet_form import STEP_KEYS, Names, Played, SheetForm, a_list, an_object, check_keys, players


def parsed_round(form: SheetForm, played: Played, names: Names, number: int) -> tuple[tuple[Any, ...], Any]:
    """Give who comes and goes before a round, in order, and what the round says."""
    said = form.parse_round(played, names, number)
    later = form.in_the_midst(said)
    moves = moves_of(form, played, names, number)
    return tuple(move for move in moves if not (isinstance(move, Left) and move.seat in later)), said


def moves_of(form: SheetForm, values: Mapping[str, object], names: Names, number: int) -> tuple[Any, ...]:
    """Give who came back, then who left; where a course says more, all of it in its order."""
    if "course" not in values:
        back = players(values, "back", names, number)
        left = players(values, "left", names, number)
        return (*(Back(seat) for seat in back), *(Left(seat) for seat in left))
    for key in STEP_KEYS:
        if key in values:
            raise RuleError("sheet_beside_course", round=number, key=key)
    steps = a_list(values["course"], "course", number, most=MOST_STEPS)
    return tuple(_step(form, an_object(step, "course", number), names, number) for step in steps)


def _step(form: SheetForm, step: Played, names: Names, number: int) -> Any:
    if "left" in step:
        check_keys(step, ("left",), number)
        return Left(names.seat(step["left"], "left", number))
    if "back" in step:
        check_keys(step, ("back",), number)
        return Back(names.seat(step["back"], "back", number))
    return form.parse_step(step, names, number)
