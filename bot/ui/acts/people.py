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
from bot.ui.request.context import Context

GO_ON: Final = "dmgo"
"""The press that brings the messages back which `STOP` has ended."""


async def choose_language(context: Context, guild: int | None, locale: str) -> None:
    """Choose the language of what is said in public on this server, from the next table on.

    In direct messages: the language of those.
    """
    if guild is None:
        await context.tables.people.set_language(context.act.user, locale)
        await context.tell(words(locale)("tabletop-language-own"))
        return
    if not can_choose_server_language(context):
        raise TableError("moderator_only")
    await context.tables.servers.set_locale(guild, locale)
    told = Message(content=words(locale)("tabletop-language-chosen"))
    await context.show(replace(told, rows=await _here_too(context, locale)))
    await greeting.redraw(context.interaction.client, context.services, guild, locale)


async def _here_too(context: Context, locale: str) -> tuple[Row, ...]:
    """Offer the host of a table that stands here, and speaks another language, to change that as well."""
    channel = context.interaction.channel_id
    with suppress(TableError, StoreError):
        table = None if channel is None else await context.tables.at(channel)
        if table is not None and is_host(table, context.act) and language_of(table.place.locale) != locale:
            return in_rows([language.here_too(context.view(table), locale, context.words)])
    return ()


def can_choose_server_language(context: Context) -> bool:
    """Return whether this person may choose the language of the server."""
    return context.interaction.permissions.manage_guild or context.act.moderates


async def choose_dms(context: Context, *, wanted: bool) -> None:
    """Choose whether the bot writes direct messages to this person."""
    await context.tables.people.set_dms_closed(context.act.user, closed=not wanted)
    await _look_after(context)
    await context.tell(_chosen(context, wanted=wanted))


async def stop_dms(context: Context, press: Press) -> None:
    """Write to this person no more: asked for in the very message that they do not want."""
    table, key = press.number(0), press.number(1)
    for noted in await context.tables.outbox.messages(table):
        if (noted.kind, noted.key, noted.user) == ("prompt", key, context.act.user):
            await _shows_something_else(context, noted)
    await context.tables.people.set_dms_closed(context.act.user, closed=True)
    await _look_after(context)
    await context.show(_chosen(context, wanted=False))


async def resume_dms(context: Context, press: Press) -> None:
    """Write to this person again."""
    del press
    await context.tables.people.set_dms_closed(context.act.user, closed=False)
    # before anything is brought up to date: this very message may ask again
    await context.show(_chosen(context, wanted=True))
    await _look_after(context)


async def _shows_something_else(context: Context, noted: Noted) -> None:
    """Have the pressed prompt drawn anew once it is wanted again; it may be so new that it is not noted."""
    message = context.interaction.message
    if message is None or noted.message not in (None, message.id):
        return
    here = replace(noted, channel=context.interaction.channel_id, message=message.id, shows=None)
    stands = await context.tables.outbox.adopt(here)
    if stands is not None and stands.message == message.id:
        await context.tables.outbox.editing(stands)


async def _look_after(context: Context) -> None:
    for table in await context.tables.tables_of(context.act.user):
        context.services.courier.wake(table.id)


def _chosen(context: Context, *, wanted: bool) -> Message:
    if wanted:
        return Message(content=context.words("tabletop-dms-on"))
    again = Button(label=context.words("tabletop-dms-again"), press=Press(GO_ON))
    return Message(content=context.words("tabletop-dms-off"), rows=((again,),))


async def forget_me(context: Context) -> None:
    """Take this person's name and id out of everything that is kept."""
    tables = await context.tables.forget(context.act.user)
    context.services.languages.forget(context.act.user)
    for table in tables:
        context.services.courier.wake(table.id)
    await context.tell(context.words("tabletop-forgotten"))
