"""What a person may do at a table besides entering something: the menu under More."""

from bot.tables.model import TableError
from bot.tables.rights import is_host, is_present
from bot.ui.boards import menu
from bot.ui.looks import look_of
from bot.ui.request.context import Context


async def show_menu(context: Context, table: int) -> None:
    """Show what this person may do at the table now."""
    found = await context.read(table)
    if not found.live:
        raise TableError("not_live")
    host = is_host(found, context.act)
    seated = is_present(found, context.act.user)
    await context.show(
        menu.menu(context.view(found), look_of(found), context.words, host=host, seated=seated)
    )
