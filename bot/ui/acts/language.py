"""The language that a table speaks in public: asked of its host, and chosen by one press."""

from bot.tables import use_cases
from bot.tables.model import TableError
from bot.tables.rights import need_live_host
from bot.texts import LOCALES
from bot.ui.acts import people
from bot.ui.boards import language as board
from bot.ui.kit.message import Press
from bot.ui.request.visit import Visit, guild_of


async def ask(visit: Visit, press: Press) -> None:
    """Ask the host which language the table shall speak. TableError as the right."""
    found = await visit.read(press.table)
    need_live_host(found, visit.act)
    await visit.show(board.ask(visit.view(found), visit.words))


async def choose(visit: Visit, press: Press) -> None:
    """Have the table speak this language from now on; offer it for the server to who may choose that."""
    language = _language(press)
    change = await visit.change(press.table, use_cases.choose_language, language)
    table = change.after
    visit.desk.courier.wake(table.id)
    everywhere = people.can_choose_server_language(visit) and await _other_elsewhere(
        visit, table.place.guild, language
    )
    await visit.show(board.chosen(visit.view(table), visit.words, everywhere=everywhere))


async def choose_everywhere(visit: Visit, press: Press) -> None:
    """Have the server's next tables speak this language. TableError `moderator_only`, `servers_only`."""
    await people.choose_language(visit, guild_of(visit.interaction), _language(press))


async def _other_elsewhere(visit: Visit, guild: int, language: str) -> bool:
    return await visit.tables.servers.locale(guild) != language


def _language(press: Press) -> str:
    """Return the language that a button names. TableError `button_changed`: there are no texts in it."""
    language = press.word(0)
    if language not in LOCALES:
        raise TableError("button_changed")
    return language
