"""What concerns a person or a server rather than a table: language, direct messages, being forgotten."""

from bot.tables.model import TableError
from bot.texts import words
from bot.ui.visit import Visit


async def choose_language(visit: Visit, guild: int | None, locale: str) -> None:
    """Choose the language of what is said in public on this server, from the next table on.

    In direct messages: the language of those.
    """
    if guild is None:
        await visit.tables.set_language(visit.act.user, locale)
        await visit.tell(words(locale)("tabletop-language-own"))
        return
    if not visit.interaction.permissions.manage_guild and not visit.act.moderates:
        raise TableError("moderator_only")
    await visit.tables.set_server_locale(guild, locale)
    await visit.tell(words(locale)("tabletop-language-chosen"))


async def choose_dms(visit: Visit, *, wanted: bool) -> None:
    """Choose whether the bot writes direct messages to this person."""
    await visit.tables.set_dms_closed(visit.act.user, not wanted)
    for table in await visit.tables.tables_of(visit.act.user):
        visit.desk.courier.wake(table.id)
    await visit.tell(visit.words("tabletop-dms-on" if wanted else "tabletop-dms-off"))


async def forget_me(visit: Visit) -> None:
    """Take this person's name and id out of everything that is kept."""
    await visit.tables.forget(visit.act.user)
    await visit.tell(visit.words("tabletop-forgotten"))
