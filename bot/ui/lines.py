"""A round as its host types it: a line for each player, "Léa: 12"."""

import re
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
VALUE: Final = re.compile(r"(.*?[^\W\d].*?)[\s:=]+(?:[+\-–−]?\d+|[xX])")
"""A line that says a value of somebody."""
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
    TableError `line_unreadable`, `no_such_player`, `line_twice`, `lines_missing`, `not_a_number`.
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
    """Find whose line it is: the longest name that it begins with and a value can follow.

    Accents may be left out where that means one player only.
    """
    called = sorted(set(_called(table, asked)), key=lambda pair: -len(pair[0]))
    exact = [(name, seat) for name, seat in called if line[: len(name)].casefold() == name.casefold()]
    bare = [(name, seat) for name, seat in called if _bare(line[: len(name)]) == _bare(name)]
    sure = [
        (name, seat) for name, seat in bare if {seat} == {one for text, one in bare if len(text) == len(name)}
    ]
    for name, seat in (*exact, *sure):
        value = line[len(name) :].lstrip(BETWEEN)
        if not value or value == GIVEN or value.translate(SIGNS)[0] in "+-0123456789xX":
            return seat, value
    stranger = VALUE.fullmatch(line)
    if stranger and not bare:
        raise TableError("no_such_player", given=stranger[1][:SHOWN], players=table.names)
    raise TableError("line_unreadable", given=line[:SHOWN])


def _bare(text: str) -> str:
    """Give a text without accents and capitals."""
    letters = unicodedata.normalize("NFKD", text)
    return "".join(letter for letter in letters if not unicodedata.combining(letter)).casefold()


def _called(table: Table, asked: tuple[Seat, ...]) -> Iterator[tuple[str, Seat]]:
    names = plain(table.names)
    for seat in asked:
        yield names[seat], seat
        if clean(table.names[seat]):
            yield clean(table.names[seat]), seat
