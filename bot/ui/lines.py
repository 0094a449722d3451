"""A round as its host types it: a line for each player, "Léa: 12"."""

import unicodedata
from collections.abc import Callable, Iterator
from typing import Any, Final

from bot.tables.model import Table, TableError
from bot.ui.boards.names import clean, plain
from bot.ui.boards.waiting import GIVEN
from bot.ui.numbers import SIGNS
from rules.contract import Seat

OUT: Final = ("-", "x")
"""What stands for points where a seat takes no part; dashes of every kind count as one."""
BETWEEN: Final = " \t\u00a0:="
SHOWN: Final = 40


def lines_to_fill(table: Table) -> str:
    """Give a line for each seat that is asked, to be completed; who has entered already is ticked.

    Never what was entered: the host may not see it either.
    """
    names = plain(table.names)
    seats = () if table.ask is None else table.ask.seats
    return "\n".join(f"{names[seat]}: {GIVEN if seat in table.drafts else ''}" for seat in seats)


def parts_typed(table: Table, typed: str, read: Callable[[str], Any]) -> dict[Seat, Any]:
    """Make the lines into parts, by seat: what `read` makes of the text after a name.

    A seat that has entered keeps that where nothing else is typed; one that takes no part is left out.
    TableError `line_unreadable`, `line_twice`, `lines_missing`, `not_a_number`.
    """
    asked = () if table.ask is None else table.ask.seats
    said: dict[Seat, str] = {}
    for line in unicodedata.normalize("NFC", typed).splitlines():
        if not line.strip():
            continue
        seat, value = _read_line(table, asked, line.strip())
        if seat in said:
            raise TableError("line_twice", seat=seat)
        said[seat] = value
    kept = {seat: table.drafts[seat] for seat in asked if seat in table.drafts}
    given = {seat: value for seat, value in said.items() if value and value != GIVEN}
    missing = tuple(seat for seat in asked if seat not in given and seat not in kept)
    if missing:
        raise TableError("lines_missing", seats=missing)
    out = {seat for seat, value in given.items() if value.translate(SIGNS).casefold() in OUT}
    parts = {**kept, **{seat: read(value) for seat, value in given.items() if seat not in out}}
    return {seat: part for seat, part in parts.items() if seat not in out}


def _read_line(table: Table, asked: tuple[Seat, ...], line: str) -> tuple[Seat, str]:
    """Find whose line it is: the longest name that it begins with and a value can follow."""
    called = sorted(_called(table, asked), key=lambda pair: -len(pair[0]))
    begun = [
        (seat, line[len(name) :].lstrip(BETWEEN))
        for name, seat in called
        if line[: len(name)].casefold() == name.casefold()
    ]
    for seat, value in begun:
        if not value or value == GIVEN or value.translate(SIGNS)[0] in "+-0123456789xX":
            return seat, value
    raise TableError("line_unreadable", given=line[:SHOWN])


def _called(table: Table, asked: tuple[Seat, ...]) -> Iterator[tuple[str, Seat]]:
    names = plain(table.names)
    for seat in asked:
        yield names[seat], seat
        if clean(table.names[seat]):
            yield clean(table.names[seat]), seat
