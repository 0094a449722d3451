"""For which seat a press or a form speaks, and what of that seat may be seen meanwhile."""

from bot.tables.model import Table, TableError
from bot.tables.rights import may_speak_for
from bot.tables.view import View
from bot.ui.acts import play
from bot.ui.kit.message import Press
from bot.ui.request.visit import Visit
from rules.contract import Seat


async def asked_seat(visit: Visit, press: Press) -> tuple[View, Seat]:
    """Return the table of a press and the seat it names, by default one's own, to those who may speak for it.

    What is hidden from who speaks is not in it.

    TableError `stale`, `not_seated`, `host_only`, `not_asked`.
    """
    table = await play.fresh(visit, press)
    seat = press.number(0) if press.args else own_seat(visit, table)
    may_speak_for(table, visit.act, seat)
    if table.ask is None or seat not in table.ask.seats:
        raise TableError("not_asked", seat=seat)
    return visit.view(table), seat


def own_seat(visit: Visit, table: Table) -> Seat:
    """Return the seat of who acts. TableError `not_seated`."""
    seat = table.seat_of(visit.act.user)
    if seat is None or not table.chairs[seat].present:
        raise TableError("not_seated")
    return seat
