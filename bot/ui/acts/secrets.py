"""What a person may see of a seat's hidden part: the host may overwrite it, but sees only the guests'."""

from dataclasses import replace

from bot.tables.model import Table
from bot.tables.rights import is_hidden_from
from bot.ui.kit.names import marked
from bot.ui.request.visit import Visit
from rules.contract import Seat


def seen(visit: Visit, table: Table, seat: Seat) -> Table:
    """Return the table without this seat's part where that is hidden from this person."""
    if seat not in table.drafts or not is_hidden_from(table, visit.act, seat):
        return table
    return replace(table, drafts={other: part for other, part in table.drafts.items() if other != seat})


def unseen(visit: Visit, table: Table, seat: Seat, *, given: bool) -> str:
    """Say that this seat has entered something that this person may replace, not see; else nothing.

    `given`: it was this person who entered it, just now.
    """
    if seat not in table.drafts or not is_hidden_from(table, visit.act, seat):
        return ""
    text = "tabletop-hidden-given" if given else "tabletop-hidden-entry"
    return visit.words(text, player=marked(table.names)[seat])
