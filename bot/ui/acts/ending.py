"""How a table ends before its time."""

from bot.tables import use_cases
from bot.tables.model import UNREADABLE, TableError
from bot.ui.boards import menu
from bot.ui.kit.message import Message
from bot.ui.request.context import Context


async def confirm_end(context: Context, table: int) -> None:
    """Ask who may end a table before it is ended: that cannot be undone."""
    found = await context.read(table)
    await context.tables.check(context.act, table, use_cases.end)
    await context.show(menu.confirm_end(context.view(found), context.words))


async def end(context: Context, table: int) -> None:
    """End the table without a result, even one that cannot be read."""
    try:
        await context.change(table, use_cases.end)
    except TableError as error:
        if error.code != UNREADABLE:
            raise
        await context.tables.close_unreadable(context.act, table)
    context.services.courier.wake(table)
    await context.show(Message(content=context.words("tabletop-ended")))
