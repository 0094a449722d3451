"""The one way errors leave: whoever acted is answered once, privately, in words.

Commands, buttons, selects and forms are all handled inside `visiting`; what the command tree and
the library's own doors catch comes to `refuse` too.
"""

import asyncio
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import replace
from typing import Final

import discord
import structlog
from discord import app_commands

from bot.log import traced
from bot.store.errors import StoreError
from bot.tables import use_cases
from bot.tables.model import UNREADABLE, Status, Table, TableError
from bot.tables.rights import is_present
from bot.texts import Words
from bot.texts.sentences import text_id
from bot.ui.boards.undo import undo_button
from bot.ui.kit.links import current_link
from bot.ui.kit.message import Button, Message, Press
from bot.ui.kit.permissions import may_of
from bot.ui.kit.send import with_note
from bot.ui.request.context import Context, Interaction
from bot.ui.request.missing_permissions_notice import what_lacks
from bot.ui.request.places import Barrier, with_way_in
from bot.ui.request.reasons import rule_said, table_said
from bot.ui.request.services import Services
from rules.contract import RuleError

log = structlog.get_logger("bot.answer")

REFERENCE_SIGNS: Final = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"
REFERENCE_LENGTH: Final = 4
UNKNOWN_INTERACTION: Final = 10062
ALREADY_ACKNOWLEDGED: Final = 40060
NAMES_UNDO: Final = ("ends_earlier", "newer_first", "just_undone")
"""Refusals whose answer is a button that says what an undo takes now."""
TO_A_SEAT: Final = ("not_seated", "seated_only", "playing_already")
"""Refusals whose answer is a button that leads to a seat."""
GONE: Final = (UNKNOWN_INTERACTION, ALREADY_ACKNOWLEDGED)
"""Discord's codes for a question that nobody waits for any more."""


@asynccontextmanager
async def answering(services: Services, interaction: Interaction) -> AsyncIterator[Context]:
    """Work on one interaction: deferred when it takes long, answered in words when it fails."""
    context = Context(services, interaction)
    waiting: list[asyncio.Task[None]] = []
    timer = asyncio.get_running_loop().call_later(
        services.defer_after, lambda: waiting.append(asyncio.create_task(_asking_for_time(context)))
    )
    if interaction.guild_id is not None and interaction.channel_id is not None:
        may = may_of(interaction.app_permissions, interaction.channel)
        services.courier.permitted(interaction.channel_id, may)
    try:
        with services.in_flight.act():
            try:
                yield context
            except Exception as error:  # noqa: BLE001 (the door where every error is put into words)
                await refuse(context, error)
    finally:
        timer.cancel()
        log.debug("answered", to=interaction.type.name, loads=context.kept.loads)


@asynccontextmanager
async def completing(services: Services, interaction: Interaction) -> AsyncIterator[None]:
    """Complete what is typed; where that fails, nothing is offered: a completion has no room for words."""
    with services.in_flight.act():
        try:
            yield
        except Exception as error:  # noqa: BLE001 (this door too leads every error to the one way out)
            await refuse(Context(services, interaction), error)


async def refuse(context: Context, error: Exception) -> None:
    """Tell the person what happened and what to do. Never raises, never shows an error's own text."""
    message = await explained(context, error)
    if message is None or await _told(context, message):
        return
    await _told(context, _last_word(context))


async def explained(context: Context, error: Exception) -> Message | None:
    """Put an error into words, with the buttons that help; None where nobody is there to read it.

    Never raises: where no better words are found, the last one is given.
    """
    try:
        return await _worded(context, error)
    except Exception as failed:  # noqa: BLE001 (an error while wording an error must not hide both)
        log.error("wording_failed", **traced(failed))  # noqa: TRY400 (the traceback is in `traced`)
        return _last_word(context)


async def _asking_for_time(context: Context) -> None:
    """Defer the answer; where Discord has given up waiting, the answer itself will find that out."""
    try:
        await context.defer()
    except discord.HTTPException as error:
        log.info("deferral_lost", status=error.status, code=error.code)


async def _told(context: Context, message: Message) -> bool:
    """Answer; tell whether there is no point in trying again."""
    try:
        if context.interaction.type is discord.InteractionType.autocomplete:
            await context.interaction.response.autocomplete([])
        else:
            await context.tell(message)
    except discord.HTTPException as failed:
        log.info("answer_lost", status=failed.status, code=failed.code)
        return failed.code in GONE
    except Exception as failed:  # noqa: BLE001 (an error while telling of an error must not hide both)
        log.error("answer_failed", **traced(failed))  # noqa: TRY400 (the traceback is in `traced`)
        return False
    return True


def _last_word(context: Context) -> Message:
    """Return the sentence that needs nothing: no facts, no table, no database."""
    return Message(content=context.words("tabletop-last-word"))


async def _worded(context: Context, error: Exception) -> Message | None:
    if isinstance(error, app_commands.CommandInvokeError):
        error = error.original
    if isinstance(error, TableError | RuleError):
        await _find_table(context, error)
    words = context.words
    match error:
        case TableError():
            return await _table_said(context, error)
        case discord.HTTPException(code=code) if code in GONE:
            log.info("interaction_gone", code=code)
            return None
        case RuleError():
            sentence = rule_said(error, words, context.table)
        case StoreError():
            sentence = words(_failed(context, "store"), code=_noted(error))
        case app_commands.CommandNotFound() | app_commands.CommandSignatureMismatch():
            sentence = words("tabletop-command-changed")
        case discord.Forbidden():
            log.info("forbidden", code=error.code)
            sentence = words("tabletop-forbidden")
        case _:
            sentence = words(_failed(context, "unknown"), code=_noted(error))
    return Message(content=sentence)


async def _find_table(context: Context, error: TableError | RuleError) -> None:
    """Read the table that was to be changed, for its names stand in the sentence."""
    if context.table is None and context.about is not None and error.code != UNREADABLE:
        with suppress(TableError, StoreError):
            await context.read(context.about)


def _failed(context: Context, what: str) -> str:
    """Return the text for work that failed: what was to be saved was not, or was; or nothing was to be."""
    if context.kept.done:
        return "tabletop-failed-after"
    return text_id("tabletop", what if context.kept.tried else f"{what}-reading")


async def _table_said(context: Context, error: TableError) -> Message:
    if error.code == UNREADABLE:
        return _unreadable(error, context.words)
    words = context.words
    if error.code == "cannot_post":
        return _cannot_post(context, error)
    about = await _about(context, error)
    message = Message(content=table_said(error, words, context.table, await _link(context, about)))
    buttons: tuple[Button, ...] = ()
    if about is not None and error.code == "table_here":
        buttons = (
            Button(label=words("tabletop-resume-button"), press=Press("resume", about.id), style="primary"),
        )
        if await _may_end(context, about):
            end = Button(label=words("tabletop-end-button"), press=Press("end", about.id), style="danger")
            buttons = (*buttons, end)
    elif about is not None and error.code in NAMES_UNDO:
        buttons = (undo_button(context.view(about), words),)
    elif about is not None and about.live and _lacks_a_seat(context, about, error):
        buttons = _to_a_seat(about, words)
    elif about is not None and error.code == "leave_closes":
        buttons = _closing(about, error, context)
    elif about is not None and about.live and error.code == "host_only":
        buttons = _claiming(about, context)
    elif about is not None and error.code == "claim_waits":
        buttons = (Button(label=words("board-take-over"), press=Press("claim", about.id)),)
    return replace(message, rows=(buttons,) if buttons else ())


def _cannot_post(context: Context, error: TableError) -> Message:
    """Say what keeps the bot from writing here and what to do, with the invitation where that is it."""
    context.says_why_mute = True
    message = Message(content=table_said(error, context.words, context.table, None))
    barrier, guild = Barrier(str(error.facts["barrier"])), context.interaction.guild_id
    if guild is None:
        return message
    if barrier is Barrier.WRITE and (told := what_lacks(context, mute=True)) is not None:
        return replace(told, content=with_note(told.content, context.words("permission-then")))
    return with_way_in(message, barrier, context.words, context.interaction.client, guild)


def _lacks_a_seat(context: Context, table: Table, error: TableError) -> bool:
    """Return whether the refusal is that who acts has no seat, or has left it."""
    left = error.code == "left_already" and error.facts["seat"] == table.seat_of(context.act.user)
    return left or error.code in TO_A_SEAT


def _to_a_seat(table: Table, words: Words) -> tuple[Button, ...]:
    """Make the button by which one has a seat in the lobby, or asks for one of a game under way."""
    if table.status is Status.LOBBY:
        return (Button(label=words("tabletop-join-button"), press=Press("join", table.id)),)
    if not table.game.late_totals:
        return ()
    return (Button(label=words("board-ask-seat"), press=Press("askseat", table.id)),)


def _claiming(table: Table, context: Context) -> tuple[Button, ...]:
    """Make the button by which a player asks to be host, where there is one to ask for it."""
    if not is_present(table, context.act.user):
        return ()
    return (Button(label=context.words("menu-claim"), press=Press("claim", table.id)),)


def _closing(table: Table, error: TableError, context: Context) -> tuple[Button, ...]:
    """Ask who leaves, or takes a seat away, whether the table shall be closed."""
    own = table.seat_of(context.act.user) == error.facts["seat"]
    press = (
        Press("leaveyes", table.id) if own else Press("removeyes", table.id, 0, (str(error.facts["seat"]),))
    )
    return (Button(label=context.words("menu-leave-yes"), press=press, style="danger"),)


def _unreadable(error: TableError, words: Words) -> Message:
    """Say that a table cannot be read, and offer to close one that stands in the way."""
    log.error("table_unreadable", **error.facts)
    table = error.facts["table"]
    message = Message(content=words("tabletop-unreadable"))
    if not (isinstance(table, int) and error.facts["live"]):
        return message
    label = words("tabletop-unreadable-button")
    return replace(message, rows=((Button(label=label, press=Press("endyes", table), style="danger"),),))


async def _about(context: Context, error: TableError) -> Table | None:
    """Find the table that an error is about; None where there is none, or none that can be read."""
    table = context.table
    about = error.facts.get("table", table.id if table else None)
    if not isinstance(about, int) or (table is not None and table.id == about):
        return table
    with suppress(TableError, StoreError):
        return await context.read(about)
    return None


async def _may_end(context: Context, table: Table) -> bool:
    try:
        await context.tables.check(context.act, table.id, use_cases.end)
    except (TableError, StoreError):
        return False
    return True


async def _link(context: Context, table: Table | None) -> str | None:
    if table is not None:
        with suppress(StoreError):
            return await current_link(context.tables, table)
    return None


def _noted(error: Exception) -> str:
    """Write an unexpected error down under a short reference that the person is told."""
    reference = "".join(secrets.choice(REFERENCE_SIGNS) for _ in range(REFERENCE_LENGTH))
    log.error("unexpected", reference=reference, **traced(error))
    return reference
