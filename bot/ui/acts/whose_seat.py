"""For which seat a press or a form speaks, and what of that seat may be seen meanwhile."""

from bot.tables.model import TableError
from bot.tables.rights import need_speaker, own_seat
from bot.tables.view import View
from bot.ui.acts import play
from bot.ui.kit.message import Press
from bot.ui.request.context import Context
from rules.contract import Seat


async def asked_seat(context: Context, press: Press) -> tuple[View, Seat]:
    """Return the table of a press and the seat it names, by default one's own, to those who may speak for it.

    What is hidden from who speaks is not in it.

    TableError `stale`, `not_seated`, `left_already`, `host_only`, `not_asked`.
    """
    table = await play.fresh(context, press)
    seat = press.number(0) if press.args else own_seat(table, context.act)
    need_speaker(table, context.act, seat)
    if table.ask is None or seat not in table.ask.seats:
        raise TableError("not_asked", seat=seat)
    return context.view(table), seat
