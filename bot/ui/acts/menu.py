"""What a person may do at a table besides entering something: the menu under More."""

from bot.tables.model import TableError
from bot.tables.rights import is_host, is_present
from bot.ui.boards import menu
from bot.ui.looks import look_of
from bot.ui.request.visit import Visit


async def show_menu(visit: Visit, table: int) -> None:
    """Show what this person may do at the table now."""
    found = await visit.read(table)
    if not found.live:
        raise TableError("not_live")
    host = is_host(found, visit.act)
    seated = is_present(found, visit.act.user)
    await visit.show(menu.menu(visit.view(found), look_of(found), visit.words, host=host, seated=seated))
