"""What a person may do at a table besides entering something: the menu under More."""

from bot.tables.model import TableError
from bot.tables.rights import is_host
from bot.ui.boards import menu
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
