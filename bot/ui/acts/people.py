"""What concerns a person or a server rather than a table: language, direct messages, being forgotten."""

from contextlib import suppress
from dataclasses import replace
from typing import Final

from bot.store.errors import StoreError
from bot.tables.model import TableError
from bot.tables.outbox import Noted
from bot.tables.rights import is_host
from bot.texts import language_of, words
from bot.ui.boards import language
from bot.ui.courier import welcome as greeting
from bot.ui.kit.buttons import in_rows
from bot.ui.kit.message import Button, Message, Press, Row
from bot.ui.request.visit import Visit

GO_ON: Final = "dmgo"
"""The press that brings the messages back which `STOP` has ended."""


async def choose_language(visit: Visit, guild: int | None, locale: str) -> None:
    """Choose the language of what is said in public on this server, from the next table on.

    In direct messages: the language of those.
    """
    if guild is None:
        await visit.tables.people.set_language(visit.act.user, locale)
        await visit.tell(words(locale)("tabletop-language-own"))
        return
    if not can_choose_server_language(visit):
        raise TableError("moderator_only")
    await visit.tables.servers.set_locale(guild, locale)
    told = Message(content=words(locale)("tabletop-language-chosen"))
    await visit.show(replace(told, rows=await _here_too(visit, locale)))
    await greeting.redraw(visit.interaction.client, visit.desk, guild, locale)


async def _here_too(visit: Visit, locale: str) -> tuple[Row, ...]:
    """Offer the host of a table that stands here, and speaks another language, to change that as well."""
    channel = visit.interaction.channel_id
    with suppress(TableError, StoreError):
        table = None if channel is None else await visit.tables.at(channel)
        if table is not None and is_host(table, visit.act) and language_of(table.place.locale) != locale:
            return in_rows([language.here_too(visit.view(table), locale, visit.words)])
    return ()


def can_choose_server_language(visit: Visit) -> bool:
    """Return whether this person may choose the language of the server."""
    return visit.interaction.permissions.manage_guild or visit.act.moderates


async def choose_dms(visit: Visit, *, wanted: bool) -> None:
    """Choose whether the bot writes direct messages to this person."""
    await visit.tables.people.set_dms_closed(visit.act.user, closed=not wanted)
    await _look_after(visit)
    await visit.tell(_chosen(visit, wanted=wanted))


async def stop_dms(visit: Visit, press: Press) -> None:
    """Write to this person no more: asked for in the very message that they do not want."""
    table, key = press.number(0), press.number(1)
    for noted in await visit.tables.outbox.messages(table):
        if (noted.kind, noted.key, noted.user) == ("prompt", key, visit.act.user):
            await _shows_something_else(visit, noted)
    await visit.tables.people.set_dms_closed(visit.act.user, closed=True)
    await _look_after(visit)
    await visit.show(_chosen(visit, wanted=False))


async def resume_dms(visit: Visit, press: Press) -> None:
    """Write to this person again."""
    del press
    await visit.tables.people.set_dms_closed(visit.act.user, closed=False)
    # before anything is brought up to date: this very message may ask again
    await visit.show(_chosen(visit, wanted=True))
    await _look_after(visit)


async def _shows_something_else(visit: Visit, noted: Noted) -> None:
    """Have the pressed prompt drawn anew once it is wanted again; it may be so new that it is not noted."""
    message = visit.interaction.message
    if message is None or noted.message not in (None, message.id):
        return
    here = replace(noted, channel=visit.interaction.channel_id, message=message.id, shows=None)
    stands = await visit.tables.outbox.adopt(here)
    if stands is not None and stands.message == message.id:
        await visit.tables.outbox.editing(stands)


async def _look_after(visit: Visit) -> None:
    for table in await visit.tables.tables_of(visit.act.user):
        visit.desk.courier.wake(table.id)


def _chosen(visit: Visit, *, wanted: bool) -> Message:
    if wanted:
        return Message(content=visit.words("tabletop-dms-on"))
    again = Button(label=visit.words("tabletop-dms-again"), press=Press(GO_ON))
    return Message(content=visit.words("tabletop-dms-off"), rows=((again,),))


async def forget_me(visit: Visit) -> None:
    """Take this person's name and id out of everything that is kept."""
    tables = await visit.tables.forget(visit.act.user)
    visit.desk.languages.forget(visit.act.user)
    for table in tables:
        visit.desk.courier.wake(table.id)
    await visit.tell(visit.words("tabletop-forgotten"))
