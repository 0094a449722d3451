"""The one way errors leave: whoever acted is answered once, privately, in words.

Commands, buttons, selects and forms are all handled inside `visiting`; what the command tree and
the library's own doors catch comes to `refuse` too.
"""

import asyncio
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Final

import discord
import structlog
from discord import app_commands

from bot.store.errors import StoreError
from bot.tables.model import UNREADABLE, Table, TableError
from bot.texts import Words
from bot.texts.sentences import filled, rule_sentence, text_id
from bot.ui.boards.names import marked
from bot.ui.courier.permissions import may_of
from bot.ui.desk import Desk
from bot.ui.links import current_link
from bot.ui.log import traced
from bot.ui.message import Button, Message, Press
from bot.ui.visit import PATIENCE, Interaction, Visit
from rules.contract import RuleError

log = structlog.get_logger("bot.answer")

REFERENCE_SIGNS: Final = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"
REFERENCE_LENGTH: Final = 4
UNKNOWN_INTERACTION: Final = 10062
ALREADY_ACKNOWLEDGED: Final = 40060


@asynccontextmanager
async def visiting(desk: Desk, interaction: Interaction) -> AsyncIterator[Visit]:
    """Work on one interaction: deferred when it takes long, answered in words when it fails."""
    visit = Visit(desk, interaction)
    waiting: list[asyncio.Task[None]] = []
    timer = asyncio.get_running_loop().call_later(
        PATIENCE, lambda: waiting.append(asyncio.create_task(visit.defer()))
    )
    if interaction.guild_id is not None and interaction.channel_id is not None:
        thread = isinstance(interaction.channel, discord.Thread)
        desk.courier.permitted(interaction.channel_id, may_of(interaction.app_permissions, thread=thread))
    try:
        with desk.underway.act():
            try:
                yield visit
            except Exception as error:  # noqa: BLE001 (the door where every error is put into words)
                await refuse(visit, error)
    finally:
        timer.cancel()


async def refuse(visit: Visit, error: Exception) -> None:
    """Tell the person what happened and what to do. Never raises, never shows an error's own text."""
    try:
        message = await explained(visit, error)
        if message is not None:
            await visit.tell(message)
    except discord.HTTPException as failed:
        log.info("answer_lost", status=failed.status, code=failed.code)
    except Exception as failed:  # noqa: BLE001 (an error while telling of an error must not hide both)
        log.error("answer_failed", **traced(failed))  # noqa: TRY400 (the traceback is in `traced`)


async def explained(visit: Visit, error: Exception) -> Message | None:
    """Put an error into words, with the buttons that help; None where nobody is there to read it."""
    if isinstance(error, app_commands.CommandInvokeError):
        error = error.original
    words = visit.words
    match error:
        case TableError():
            return await _table_said(visit, error)
        case discord.HTTPException(code=code) if code in (UNKNOWN_INTERACTION, ALREADY_ACKNOWLEDGED):
            log.info("interaction_gone", code=code)
            return None
        case RuleError():
            sentence = rule_said(error, words, visit.table)
        case StoreError():
            sentence = words("tabletop-store", code=_noted(error))
        case app_commands.CommandNotFound() | app_commands.CommandSignatureMismatch():
            sentence = words("tabletop-command-changed")
        case discord.Forbidden():
            log.info("forbidden", code=error.code)
            sentence = words("tabletop-forbidden")
        case _:
            sentence = words("tabletop-unknown", code=_noted(error))
    return Message(content=sentence)


def rule_said(error: RuleError, words: Words, table: Table | None) -> str:
    """Say what the rules refuse, with the names of the table's seats."""
    return rule_sentence(words, error, () if table is None else marked(table.names))


async def _table_said(visit: Visit, error: TableError) -> Message:
    words, table = visit.words, visit.table
    facts = filled(words, error.facts, () if table is None else marked(table.names))
    facts.setdefault("host", "none")
    facts.setdefault("game", table.game.name if table else "tally")
    about = error.facts.get("table", table.id if table else None)
    if error.code == UNREADABLE:
        return _unreadable(error, words)
    if isinstance(about, int):
        table = table if table is not None and table.id == about else await visit.read(about)
    facts.setdefault("link", (await current_link(visit.tables, table) if table else None) or "–")
    message = Message(content=words(text_id("tabletop", error.code), **facts))
    buttons: tuple[Button, ...] = ()
    if table is not None and error.code == "table_here":
        buttons = (
            Button(label=words("tabletop-resume-button"), press=Press("resume", table.id), style="primary"),
            Button(label=words("tabletop-end-button"), press=Press("end", table.id), style="danger"),
        )
    elif table is not None and error.code == "not_seated" and table.live:
        buttons = (Button(label=words("tabletop-join-button"), press=Press("join", table.id)),)
    return replace(message, rows=(buttons,) if buttons else ())


def _unreadable(error: TableError, words: Words) -> Message:
    """Say that a table cannot be read, and offer to close one that stands in the way."""
    log.error("table_unreadable", **error.facts)
    table = error.facts["table"]
    message = Message(content=words("tabletop-unreadable"))
    if not (isinstance(table, int) and error.facts["live"]):
        return message
    label = words("tabletop-unreadable-button")
    return replace(message, rows=((Button(label=label, press=Press("endyes", table), style="danger"),),))


def _noted(error: Exception) -> str:
    """Write an unexpected error down under a short reference that the person is told."""
    reference = "".join(secrets.choice(REFERENCE_SIGNS) for _ in range(REFERENCE_LENGTH))
    log.error("unexpected", reference=reference, **traced(error))
    return reference
