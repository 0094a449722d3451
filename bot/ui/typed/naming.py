"""Whom a text means: a seat's name as it is or as it is shown, a mention, a user's id."""

import re
from collections.abc import Sequence
from typing import Final

from bot.tables.model import Table, TableError
from bot.ui.kit.names import plain
from rules.contract import Seat
from rules.names import KnownNames, folded

MENTION: Final = re.compile(r"<@!?([0-9]{1,19})>|([0-9]{15,19})")
LARGEST_ID: Final = 2**63 - 1
"""What a database can hold; Discord's ids are smaller."""


def mentioned(text: str) -> int | None:
    """Return the user whom a text mentions, or whose id it is; None where it is neither."""
    found = MENTION.fullmatch(text)
    user = 0 if found is None else int(found[1] or found[2])
    return user if 0 < user <= LARGEST_ID else None


def seat_named(table: Table, given: str) -> Seat:
    """Find the seat that a text means. TableError `no_such_player`, `which_of`.

    A mention is of a person, whatever a guest is called.
    """
    wanted = given.strip()
    user = mentioned(wanted)
    seat = None if user is None else table.seat_of(user)
    if seat is not None:
        return seat
    for names in (table.names, plain(table.names)):
        seats = KnownNames.of(names).meant(wanted)
        if len(seats) == 1:
            return seats[0]
        if seats:
            raise TableError("which_of", given=wanted, seats=seats)
    raise TableError("no_such_player", given=wanted, players=table.names)


def suggested(names: Sequence[str], current: str) -> tuple[int, ...]:
    """List the places of the names that hold what was typed so far, accents and capitals left out."""
    wanted = folded(current)
    return tuple(place for place, name in enumerate(names) if wanted in folded(name))
