"""The same game with everybody sitting elsewhere."""

from collections.abc import Sequence
from dataclasses import fields, is_dataclass, replace
from typing import Any, Final

from rules.contract import Seat, Setup

PER_SEAT: Final = frozenset({"hands", "points", "bids", "declarations"})
SEATS: Final = frozenset({"seat", "finisher", "challenger", "skull", "next", "loot_with"})


def moved_setup(setup: Setup[Any], places: Sequence[Seat]) -> Setup[Any]:
    """Seat everybody anew: who sat at n sits at `places[n]`."""
    return replace(setup, first=places[setup.first])


def moved(entry: Any, places: Sequence[Seat]) -> Any:
    """Say the same of everybody at their new seats."""
    if not is_dataclass(entry) or isinstance(entry, type):
        return entry
    values = {field.name: _value(field.name, getattr(entry, field.name), places) for field in fields(entry)}
    return replace(entry, **values)


def moved_row(row: Sequence[Any], places: Sequence[Seat]) -> tuple[Any, ...]:
    """Put what stood for each old seat at the new one."""
    old = {place: seat for seat, place in enumerate(places)}
    return tuple(row[old[seat]] for seat in range(len(row)))


def _value(name: str, value: Any, places: Sequence[Seat]) -> Any:
    if name in PER_SEAT and isinstance(value, tuple):
        return moved_row(tuple(moved(each, places) for each in value), places)
    if name in SEATS and not isinstance(value, bool):
        return _seats(value, places)
    return value


def _seats(value: Any, places: Sequence[Seat]) -> Any:
    if isinstance(value, tuple):
        return tuple(places[each] for each in value)
    return value if value is None else places[value]
