"""How a table ends before its time."""

from bot.tables import use_cases
from bot.tables.model import UNREADABLE, TableError
from bot.ui.boards import menu
from bot.ui.kit.message import Message
from bot.ui.request.visit import Visit


async def confirm_end(visit: Visit, table: int) -> None:
    """Ask who may end a table before it is ended: that cannot be undone."""
    found = await visit.read(table)
    await visit.tables.check(visit.act, table, use_cases.end)
    await visit.show(menu.confirm_end(visit.view(found), visit.words))


async def end(visit: Visit, table: int) -> None:
    """End the table without a result, even one that cannot be read."""
    try:
        await visit.change(table, use_cases.end)
    except TableError as error:
        if error.code != UNREADABLE:
            raise
        await visit.tables.close_unreadable(visit.act, table)
    visit.desk.courier.wake(table)
    await visit.show(Message(content=visit.words("tabletop-ended")))
