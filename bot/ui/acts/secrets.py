"""What a person may see of a seat's hidden part: the host may overwrite it, but sees only the guests'."""

from dataclasses import replace

from bot.tables.model import Table
from bot.ui.kit.names import marked
from bot.ui.request.visit import Visit
from rules.contract import Seat


def hidden_from(visit: Visit, table: Table, seat: Seat) -> bool:
    """Return whether this seat's part is none of this person's business until it is revealed."""
    if table.ask is None or not table.ask.hidden or not 0 <= seat < len(table.chairs):
        return False
    owner = table.chairs[seat].user
    return visit.act.user != (table.host if owner is None else owner)


def seen(visit: Visit, table: Table, seat: Seat) -> Table:
    """Return the table without this seat's part where that is hidden from this person."""
    if seat not in table.drafts or not hidden_from(visit, table, seat):
        return table
    return replace(table, drafts={other: part for other, part in table.drafts.items() if other != seat})


def unseen(visit: Visit, table: Table, seat: Seat, *, given: bool) -> str:
    """Say that this seat has entered something that this person may replace, not see; else nothing.

    `given`: it was this person who entered it, just now.
    """
    if seat not in table.drafts or not hidden_from(visit, table, seat):
        return ""
    text = "tabletop-hidden-given" if given else "tabletop-hidden-entry"
    return visit.words(text, player=marked(table.names)[seat])
