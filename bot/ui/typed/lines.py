"""A round as its host types it: a line for each player, "Léa: 12"."""

import re
from collections.abc import Callable
from typing import Any, Final

from bot.tables.model import Table, TableError
from bot.ui.boards.waiting import GIVEN
from bot.ui.kit.names import plain
from bot.ui.typed.numbers import SIGNS
from rules.contract import Seat
from rules.names import KnownNames, is_blank

OUT: Final = ("-", "x")
"""What stands for points where a seat takes no part; dashes of every kind count as one."""
AFTER_A_NAME: Final = " \t\u00a0:="
VALUE: Final = re.compile(r"(.*?[^\W\d].*?)[\s:=]+(?:[+\-–−]?\d+|[xX])")
"""A line that says a value of somebody."""
VALUES: Final = "+-0123456789xX"
"""How a value begins."""
LONGEST_HEAD: Final = 120
"""Characters of a line in which a name is looked for: the longest, taken apart into letters and marks."""
SHOWN: Final = 40

Called = tuple[KnownNames, tuple[Seat, ...]]
"""What the seats may be called, and the seat of each name."""


def lines_to_fill(table: Table) -> str:
    """Return a line for each seat that is asked, to be completed; who has entered already is ticked.

    Never what was entered: the host may not see it either.
    """
    names = plain(table.names)
    seats = () if table.ask is None else table.ask.seats
    return "\n".join(f"{names[seat]}: {GIVEN if seat in table.given else ''}" for seat in seats)


def parts_typed(table: Table, typed: str, read: Callable[[str], Any]) -> dict[Seat, Any]:
    """Make the lines into parts, by seat: what `read` makes of the text after a name.

    A seat that has entered keeps that where nothing else is typed; one that takes no part is left out.
    TableError `line_unreadable`, `no_such_player`, `which_of`, `line_twice`, `lines_missing`,
    `not_a_number`.
    """
    asked = () if table.ask is None else table.ask.seats
    said: dict[Seat, str] = {}
    called = _called(table)
    for line in typed.splitlines():
        if is_blank(line):
            continue
        seat, value = _read_line(called, line.strip(), table)
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


def _read_line(called: Called, line: str, table: Table) -> tuple[Seat, str]:
    """Find whose line it is: the longest beginning that is a name and that a value can follow.

    TableError `no_such_player`, `line_unreadable`, `which_of`: accents may be left out where that
    means one player only.
    """
    known, seats = called
    named = False
    for end in range(min(len(line), LONGEST_HEAD), 0, -1):
        meant = sorted({seats[place] for place in known.meant(line[:end])})
        value = line[end:].lstrip(AFTER_A_NAME)
        named = named or bool(meant)
        if not meant or not (not value or value == GIVEN or value.translate(SIGNS)[0] in VALUES):
            continue
        if len(meant) > 1:
            raise TableError("which_of", given=line[:end], seats=tuple(meant))
        return meant[0], value
    stranger = VALUE.fullmatch(line)
    if stranger and not named:
        raise TableError("no_such_player", given=stranger[1][:SHOWN], players=table.names)
    raise TableError("line_unreadable", given=line[:SHOWN])


def _called(table: Table) -> Called:
    """Return what the seats that are asked may be called: as they are shown, and in full."""
    shown = plain(table.names)
    asked = () if table.ask is None else table.ask.seats
    pairs = [(name, seat) for seat in asked for name in dict.fromkeys((shown[seat], table.names[seat]))]
    return KnownNames.of([name for name, _ in pairs]), tuple(seat for _, seat in pairs)
