"""The buttons of posts whose moment has passed: they are taken off, each post's by one quiet edit."""

from dataclasses import replace
from datetime import timedelta
from typing import Final

import discord
import structlog

from bot.tables import Tables
from bot.tables.consequences import is_extra
from bot.tables.kinds import PostKind, RecordKind
from bot.tables.model import Mention, Post, Status, Table
from bot.tables.undone import redoable
from bot.ui.courier.rendering import rendered_with_mark
from bot.ui.courier.sender import EDIT_PATIENCE, ChannelGoneError, MessageGoneError, Sender, StuckError
from bot.ui.kit.marks import SIGN
from bot.ui.kit.message import AnySelect, Button, Message, Press, Row

YOUNG: Final = timedelta(minutes=55)
"""How long a post may be edited freely: what is older keeps its buttons, for boards need those few edits."""
TOO_MANY: Final = 429
BROKEN: Final = 500
PASSING: Final = frozenset(
    {"undo", "redo", "stand", "takeseat", "giveseat", "givewho", "accept", "here", "share"}
)
"""What the buttons of posts do that cannot be done for ever; the others show something."""

log = structlog.get_logger("bot.courier")


def passing(message: Message) -> str | None:
    """Return what the buttons of a post carry that can pass, with spaces between; None: there are none."""
    return " ".join(str(press) for row in message.rows for press in _presses(row)) or None


def kept(message: Message) -> Message:
    """Return a post without the buttons that can pass."""
    rows = [
        row if isinstance(row, AnySelect) else tuple(button for button in row if not _may_pass(button))
        for row in message.rows
    ]
    return replace(message, rows=tuple(row for row in rows if isinstance(row, AnySelect) or row))


async def take_off(tables: Tables, sender: Sender, table: Table) -> None:
    """Take the buttons that can pass off each post where all of them have.

    Who meets one of them while it goes is told that it has passed. A button that a mending makes valid
    again stays away: what it did can be done from the board, or from what tells of the mending.
    """
    for post in await tables.outbox.posts_with_buttons(table):
        mention = await tables.mention(table.id, post.seq) if post.kind == PostKind.ASK else None
        read = (Press.read(custom_id) for custom_id in (post.buttons or "").split())
        if all(press is None or has_passed(press, table, mention) for press in read):
            await _bared(tables, sender, table, post)


def has_passed(press: Press, table: Table, mention: Mention | None) -> bool:
    """Return whether nothing can be done with a post's button any more. `mention`: who asked for a seat.

    A table that was closed is looked at as if it went on, for it can.
    """
    number = press.number(0) if press.args else 0
    over = table.status is Status.OVER
    match press.action:
        case "undo":
            passed = number != table.last
        case "redo":
            passed = number not in redoable(table.records)
        case "stand":
            passed = press.moment != table.moment
        case "takeseat" | "giveseat" | "givewho":
            passed = over or number >= len(table.chairs) or table.chairs[number].present
        case "accept":
            passed = over or mention is None or mention.user is None or _is_taken(table, number)
        case "here":
            passed = over or any(
                known.kind == RecordKind.HOST and known.seq > number for known in table.records
            )
        case _:
            passed = not is_extra(table.game, table.state)
    return passed


def _is_taken(table: Table, ask: int) -> bool:
    """Return whether somebody has the seat that record `ask` asks for."""
    seat = next((known.seat for known in table.records if known.seq == ask), None)
    return seat is not None and (seat >= len(table.chairs) or table.chairs[seat].present)


async def _bared(tables: Tables, sender: Sender, table: Table, post: Post) -> None:
    """Take the buttons off, unless the post is old; what Discord refuses is not tried again."""
    if post.message and discord.utils.utcnow() - discord.utils.snowflake_time(post.message) < YOUNG:
        whole = await rendered_with_mark(tables, post, table)
        left, channel = kept(whole), table.place.channel
        try:
            await sender.edit_rows(channel, post.message, left, patience=EDIT_PATIENCE)
        except StuckError:
            raise TimeoutError from None  # later
        except (MessageGoneError, ChannelGoneError):
            log.info("post_gone", table=table.id, kind=post.kind)
        except discord.HTTPException as error:
            if error.status == TOO_MANY or error.status >= BROKEN:
                raise
            log.warning("buttons_stay", table=table.id, kind=post.kind, code=error.code)
        if post.shows is not None and post.shows == sender.looks(channel, whole):
            await tables.outbox.post_shows(post, sender.looks(channel, left))
    await tables.outbox.bare(post)


def _presses(row: Row) -> list[Press]:
    """Return what the buttons of a row carry that can pass, without marks."""
    if isinstance(row, AnySelect):
        return []
    presses = (button.press for button in row if _may_pass(button))
    return [
        replace(press, args=tuple(arg for arg in press.args if not arg.startswith(SIGN)))
        for press in presses
        if isinstance(press, Press)
    ]


def _may_pass(button: Button) -> bool:
    return isinstance(button.press, Press) and button.press.action in PASSING
