"""The same game with everybody sitting elsewhere."""

from collections.abc import Sequence
from dataclasses import fields, is_dataclass, replace
from typing import Any, Final

from rules.contract import Seat, Setup
from tests.kit.brought_by_games import brought_by_all

PER_SEAT: Final = brought_by_all("seat_fields", "PER_SEAT", frozenset)
ALL_PER_SEAT: Final = frozenset[str]().union(*PER_SEAT.values())
"""Entries that several games share stand in no game's folder."""
SEATS: Final = brought_by_all("seat_fields", "SEATS", frozenset)


def moved_setup(setup: Setup[Any], places: Sequence[Seat]) -> Setup[Any]:
    """Seat everybody anew: who sat at n sits at `places[n]`."""
    return replace(setup, first=places[setup.first])


def moved(entry: Any, places: Sequence[Seat]) -> Any:
    """Say the same of everybody at their new seats."""
    if not is_dataclass(entry) or isinstance(entry, type):
        return entry
    game = type(entry).__module__.split(".")[1]  # rules.GAME.entries
    per_seat, seats = PER_SEAT.get(game, ALL_PER_SEAT), {"seat", *SEATS.get(game, ())}
    values = {}
    for field in fields(entry):
        value = getattr(entry, field.name)
        if field.name in per_seat and isinstance(value, tuple):
            value = moved_row(tuple(moved(each, places) for each in value), places)
        elif field.name in seats and not isinstance(value, bool):
            value = _seats(value, places)
        values[field.name] = value
    return replace(entry, **values)


def moved_row(row: Sequence[Any], places: Sequence[Seat]) -> tuple[Any, ...]:
    """Put what stood for each old seat at the new one."""
    old = {place: seat for seat, place in enumerate(places)}
    return tuple(row[old[seat]] for seat in range(len(row)))


def _seats(value: Any, places: Sequence[Seat]) -> Any:
    if isinstance(value, tuple):
        return tuple(places[each] for each in value)
    return value if value is None else places[value]
