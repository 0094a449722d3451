"""The host's menu and the ways a table ends before its time."""

from bot.tables.model import UNREADABLE, TableError
from bot.tables.rights import is_host
from bot.ui.boards import menu
from bot.ui.kit.message import Message
from bot.ui.looks import look_of
from bot.ui.request.visit import Visit


async def show_menu(visit: Visit, table: int) -> None:
    """Show what this person may do at the table now."""
    found = await visit.read(table)
    if not found.live:
        raise TableError("not_live")
    host = is_host(found, visit.act)
    seat = found.seat_of(visit.act.user)
    seated = seat is not None and found.chairs[seat].present
    await visit.show(menu.menu(visit.view(found), look_of(found), visit.words, host=host, seated=seated))


async def confirm_end(visit: Visit, table: int) -> None:
    """Ask who may end a table before it is ended: that cannot be undone."""
    found = await visit.read(table)
    await visit.tables.check_end(visit.act, table)
    await visit.show(menu.confirm_end(visit.view(found), visit.words))


async def end(visit: Visit, table: int) -> None:
    """End the table without a result, even one that cannot be read."""
    try:
        await visit.read(table)
        visit.table = (await visit.tables.end(visit.act, table)).after
    except TableError as error:
        if error.code != UNREADABLE:
            raise
        await visit.tables.close_unreadable(visit.act, table)
    visit.desk.courier.wake(table)
    await visit.show(Message(content=visit.words("tabletop-ended")))
