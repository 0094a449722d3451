"""The language that a table speaks in public: asked of its host, and chosen by one press."""

from bot.tables import use_cases
from bot.tables.model import TableError
from bot.tables.rights import need_live_host
from bot.texts import LOCALES
from bot.ui.acts import people
from bot.ui.boards import language as board
from bot.ui.kit.message import Press
from bot.ui.request.context import Context, guild_of


async def ask(context: Context, press: Press) -> None:
    """Ask the host which language the table shall speak. TableError as the right."""
    found = await context.read(press.table)
    need_live_host(found, context.act)
    await context.show(board.ask(context.view(found), context.words))


async def choose(context: Context, press: Press) -> None:
    """Have the table speak this language from now on; offer it for the server to who may choose that."""
    language = _language(press)
    change = await context.change(press.table, use_cases.choose_language, language)
    table = change.after
    context.services.courier.wake(table.id)
    everywhere = people.can_choose_server_language(context) and await _other_elsewhere(
        context, table.place.guild, language
    )
    await context.show(board.chosen(context.view(table), context.words, everywhere=everywhere))


async def choose_everywhere(context: Context, press: Press) -> None:
    """Have the server's next tables speak this language. TableError `moderator_only`, `servers_only`."""
    await people.choose_language(context, guild_of(context.interaction), _language(press))


async def _other_elsewhere(context: Context, guild: int, language: str) -> bool:
    return await context.tables.servers.locale(guild) != language


def _language(press: Press) -> str:
    """Return the language that a button names. TableError `button_changed`: there are no texts in it."""
    language = press.word(0)
    if language not in LOCALES:
        raise TableError("button_changed")
    return language
