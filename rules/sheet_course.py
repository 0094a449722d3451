"""Who comes and goes in a sheet: before a round, in its midst, or step by step where the order decides."""

from collections.abc import Iterable, Mapping
from typing import Any

from rules.contract import Back, Joined, Left, RuleError, Seat
from rules.limits import MOST_LISTED, MOST_STEPS
from rules.sheet_form import (
    STEP_KEYS,
    Names,
    Played,
    SheetForm,
    a_list,
    an_object,
    check_keys,
    numbers_by_seat,
    players,
)


def seats_at_first(names: Names, said: Iterable[object]) -> int:
    """Count the seats at the beginning: all but those that any part of a sheet says have joined.

    What is more than a list may hold, or names no player, is refused where it is read.
    """
    spelled: dict[object, Seat | None] = {}
    for name in (name for part in said for name in _joining(part)):
        if len(spelled) == MOST_LISTED:
            break
        if name not in spelled:
            spelled[name] = names.find(name)
    return len(names.all) - len(set(spelled.values()) - {None})


def parsed_round(
    form: SheetForm, played: Played, names: Names, number: int
) -> tuple[tuple[Any, ...], Any, Names]:
    """Return who comes and goes before a round, in order, what the round says, and who has a seat then.

    `names`: those who have a seat before.
    """
    moves, seated = moves_of(form, played, names, number)
    said = form.parse_round(played, seated, number)
    later = form.in_the_midst(said)
    return tuple(move for move in moves if not (isinstance(move, Left) and move.seat in later)), said, seated


def moves_of(
    form: SheetForm, values: Mapping[str, object], names: Names, number: int
) -> tuple[tuple[Any, ...], Names]:
    """Return who came back, joined, then left, and who has a seat then; a course says it all in its order."""
    if "course" not in values:
        back = players(values, "back", names, number)
        joined, seated = _joined(values, names, number)
        left = players(values, "left", seated, number)
        return (*(Back(seat) for seat in back), *joined, *(Left(seat) for seat in left)), seated
    for key in STEP_KEYS:
        if key in values:
            raise RuleError("sheet_beside_course", round=number, key=key)
    moves: list[Any] = []
    for step in a_list(values["course"], "course", number, most=MOST_STEPS):
        more, names = _step(form, an_object(step, "course", number), names, number)
        moves += more
    return tuple(moves), names


def _step(form: SheetForm, step: Played, names: Names, number: int) -> tuple[tuple[Any, ...], Names]:
    if "left" in step:
        check_keys(step, ("left",), number)
        return (Left(names.seat(step["left"], "left", number)),), names
    if "back" in step:
        check_keys(step, ("back",), number)
        return (Back(names.seat(step["back"], "back", number)),), names
    if "joined" in step:
        check_keys(step, ("joined",), number)
        return _joined(step, names, number)
    return (form.parse_step(step, names, number),), names


def _joined(values: Played, names: Names, number: int) -> tuple[tuple[Joined, ...], Names]:
    """Return the seats that are added, in the order of the players, and who has a seat then.

    RuleError `sheet_joined_already`, `sheet_joined_order` (one who joins later stands before), and as
    `numbers`.
    """
    if "joined" not in values:
        return (), names
    seats = len(names.all)
    points = numbers_by_seat(values, "joined", names.seated(seats + len(names.later)), number)
    for seat in points:
        if seat < seats:
            raise RuleError("sheet_joined_already", round=number, seat=seat)
    for seat in range(seats, seats + len(points)):
        if seat not in points:
            raise RuleError("sheet_joined_order", round=number, seat=seat)
    return tuple(Joined(seat, points[seat]) for seat in sorted(points)), names.seated(seats + len(points))


def _joining(part: object) -> Iterable[object]:
    """List the names that a round, or the sheet itself, says have joined, whatever stands there."""
    if not isinstance(part, Mapping):
        return
    joined, course = part.get("joined"), part.get("course")
    if isinstance(joined, Mapping):
        yield from joined
    for step in course if isinstance(course, list | tuple) else ():
        yield from _joining(step)
