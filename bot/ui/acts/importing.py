"""A game brought into a channel as a score sheet: it goes on here, or its final board is shown."""

import asyncio
from typing import Any, Final

import aiohttp
import discord

from bot.sheets.source import SourceError, parse
from bot.tables.importing import Brought
from bot.tables.model import Table, TableError
from bot.texts.sentences import rule_sentence
from bot.ui.acts.lobby import check_may_post
from bot.ui.kit.message import Message
from bot.ui.kit.names import escape, listed, marked, spelled
from bot.ui.request.context import Context
from bot.ui.request.missing_permissions_notice import tell_once
from rules.contract import SEAT_FACTS, Fact, RuleError
from rules.sheet import Sheet, read

LARGEST: Final = 128 * 1024
"""Bytes of a sheet: some twenty times the longest evening."""
TYPED: Final = SEAT_FACTS | {"given", "key"}
"""Facts of an error that are words of the sheet: names, values, keys."""


async def import_(context: Context, file: discord.Attachment) -> None:
    """Open a table here that stands as the sheet says, and tell everyone.

    TableError `sheet_too_large`, `sheet_not_fetched`, `sheet_refused`; as opening a table besides.
    """
    check_may_post(context)
    context.public = True
    place = await context.place()
    sheet = await _read(context, file)
    brought = Brought(
        game=sheet.form.game.name,
        names=sheet.names,
        options=sheet.form.write_options(sheet.setup.options),
        first=sheet.setup.first,
        entries=sheet.entries,
    )
    if await context.tables.at(place.channel) is None:  # else it is refused at once, to this person alone
        await context.once()
    change = await context.tables.import_(context.act, place, brought)
    context.table = table = change.after
    context.services.courier.wake(table.id)
    await context.publish(Message(content=_told(context, table)))
    await tell_once(context)


async def _read(context: Context, file: discord.Attachment) -> Sheet:
    if file.size > LARGEST:
        raise TableError("sheet_too_large", given=file.size // 1024, high=LARGEST // 1024)
    try:
        content = await file.read()
    except (discord.HTTPException, aiohttp.ClientError, TimeoutError):
        raise TableError("sheet_not_fetched") from None
    try:
        return await asyncio.to_thread(_parsed, content)
    except SourceError as error:
        values = {
            key: escape(value) if isinstance(value, str) else value for key, value in error.values.items()
        }
        reason = context.words(error.text, **values)
    except RuleError as error:
        facts = {key: _harmless(fact) if key in TYPED else fact for key, fact in error.facts.items()}
        reason = rule_sentence(context.words, RuleError(error.code, **facts))
    raise TableError("sheet_refused", reason=reason)


def _harmless(fact: Fact) -> Fact:
    """Return what stood in the sheet without markdown or mentions."""
    if isinstance(fact, tuple):
        return tuple(escape(str(each)) for each in fact)
    return escape(fact) if isinstance(fact, str) else fact


def _parsed(content: bytes) -> Sheet:
    return read(parse(content))


def _told(context: Context, table: Table) -> str:
    """Say in public who brought what, and whose seats are still nobody's."""
    said = context.services.words(table.place.locale)
    names = marked(table.names)
    facts: dict[str, Any] = {
        "player": spelled(context.act.name),
        "game": said(f"{table.game.name}-name"),
        "rounds": len(table.game.scores(table.state)),
    }
    lines = [said("tabletop-imported", **facts)]
    guests = [names[chair.seat] for chair in table.chairs if chair.user is None]
    if table.live and guests:
        command = said.command(table.game.name, "seat", "replace")
        lines.append(said("tabletop-imported-guests", players=listed(guests), command=command))
    return "\n".join(lines)
