"""The lobby: opening a table, who sits at it, in which order, what is played, and the beginning."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

import discord

from bot.tables import use_cases
from bot.tables.kinds import MessageKind
from bot.tables.model import Change, Status, Table, TableError
from bot.tables.rights import need_lobby_host
from bot.tables.view import view
from bot.texts import words
from bot.texts.sentences import text_id
from bot.ui.acts.seating import told_left, who_sits
from bot.ui.boards.lobby import lobby, order
from bot.ui.kit.form import Filled, Form, TextField, one
from bot.ui.kit.links import NOWHERE, current_link
from bot.ui.kit.marks import LOBBY, with_mark
from bot.ui.kit.message import Message, Press, whole_in_button
from bot.ui.kit.names import spelled
from bot.ui.kit.send import fingerprint
from bot.ui.looks import look_of
from bot.ui.request import missing_permissions_notice as lacking
from bot.ui.request.context import Context
from bot.ui.request.controls import FormSteps
from bot.ui.request.voice import Spoken
from rules.contract import Seat

NAME_LIMIT: Final = 32
LOTS: Final = "lots"
NOT_CHOSEN: Final = "-"


async def open_(context: Context, game: str, options: Mapping[str, object]) -> None:
    """Open a table here and show its lobby to everyone."""
    check_may_post(context)
    context.public = True
    place = await context.place()
    change = await context.tables.open(context.act, place, game, options)
    await publish(context, change.after)


async def rematch(context: Context, table: int) -> None:
    """Open a new lobby with the people and the options of a finished table."""
    check_may_post(context)
    context.public = True
    await context.read(table)
    change = await context.tables.rematch(context.act, table)
    await publish(context, change.after)


async def resume(context: Context, table: int) -> None:
    """Lead to the live lobby or board; where its message is gone, it is posted again."""
    found = await context.read(table)
    if not found.live:
        raise TableError("not_live")
    await context.services.courier.repost(table)
    link = await current_link(context.tables, found)
    await context.tell(context.words("tabletop-resumed", link=link or NOWHERE))


async def join(context: Context, table: int) -> None:
    """Sit down at the table."""
    await _show_change(context, await context.change(table, use_cases.join), "joined")


async def leave(context: Context, table: int, *, sure: bool = False) -> None:
    """Stand up: in the lobby without a trace, during the game until one comes back.

    `sure`: as in `use_cases.leave`.
    """
    change = await context.change(table, use_cases.leave, sure=sure)
    if change.before.status is Status.LOBBY:
        await _show_change(context, change, "left")
    else:
        await told_left(context, change)


async def add_guest(context: Context, table: int, name: str) -> None:
    """Give a seat to someone without an account; typed or sent twice, that would be two."""
    await context.once()
    change = await context.change(table, use_cases.add_guest, name)
    await _show_change(context, change, "guest_added", name=change.after.chairs[-1].name)


async def begin(context: Context, table: int, first: Seat | None = None) -> None:
    """Begin the game."""
    await context.read(table)
    check_may_post(context)
    await _show_change(context, await context.change(table, use_cases.begin, first), "begun")


async def show_order(context: Context, table: int) -> None:
    """Show the host who sits where, with the buttons that change it."""
    found = await context.read(table)
    need_lobby_host(found, context.act)
    await context.show(order(context.view(found), context.words))


async def move(context: Context, table: int, seat: Seat) -> None:
    """Move a seat one place forward."""
    await _reordered(context, await context.change(table, use_cases.move, seat, -1))


async def reorder(context: Context, table: int, order: tuple[Seat, ...]) -> None:
    """Seat everybody anew, in this order."""
    await _reordered(context, await context.change(table, use_cases.reorder, order))


async def choose_first(context: Context, table: int, chosen: str) -> None:
    """Choose who deals or starts first: a seat, or the drawing of lots."""
    seat = None if chosen in (LOTS, NOT_CHOSEN) else whole_in_button(chosen)
    await _reordered(context, await context.change(table, use_cases.choose_first, seat))


async def remove(context: Context, table: int, seat: Seat, *, sure: bool = False) -> None:
    """Remove somebody from the table."""
    change = await context.change(table, use_cases.remove, seat, sure=sure)
    if change.before.status is Status.LOBBY:
        await _reordered(context, change)
        return
    await _show_change(context, change, "removed", name=change.before.chairs[seat].name)


async def replace_seat(
    context: Context, table: int, seat: Seat, person: discord.User | None, name: str | None = None
) -> None:
    """Give a seat to another person, or to a guest of that name. TableError `no_bots`, `who_joins`."""
    change = await context.change(table, use_cases.give_seat_to, seat, *who_sits(person, name))
    await _show_change(context, change, "replaced", name=change.after.chairs[seat].name)


async def _guest_form(context: Context, press: Press) -> Form:
    await context.read(press.table)
    words_ = context.words
    field = TextField(
        name="name", label=words_("form-guest-name"), hint=words_("form-guest-hint"), required=True,
        longest=NAME_LIMIT,
    )  # fmt: skip
    return Form(title=words_("form-guest-title"), press=press, fields=(field,))


async def _guest_named(context: Context, press: Press, filled: Filled) -> None:
    await add_guest(context, press.table, one(filled, "name"))


GUEST: Final = FormSteps(_guest_form, _guest_named, need_lobby_host)


async def publish(context: Context, table: Table) -> None:
    """Show the lobby as the public answer; the host is told alone what the bot lacks in the channel."""
    while (intended := await context.tables.outbox.intend(table, MessageKind.LOBBY, 0)) is None:
        table = await context.read(table.id, anew=True)  # somebody was very fast
    context.table = table
    drawn = _drawn(context, table)
    try:
        message = await context.publish(drawn)
        if message is not None:
            await context.tables.outbox.adopt(replace(intended[0], message=message, shows=fingerprint(drawn)))
    finally:  # the game is open, though the answer did not get through
        context.services.courier.wake(table.id)
    await lacking.tell_once(context)


async def _show_change(context: Context, change: Change, expected: str, **names: str) -> None:
    """Show a change of people: on the pressed lobby itself, or in a private sentence."""
    table = change.after
    happened = expected if expected in change.happened else next(iter(change.happened), expected)
    if not await redrawn(context, table):
        named = {key: spelled(name) for key, name in names.items()}
        line = context.words(text_id("tabletop", happened), game=table.game.name, **named)
        await context.show(Message(content=line))


async def redrawn(context: Context, table: Table) -> bool:
    """Show a change on the lobby that was pressed, and have the courier show it there otherwise.

    False: no lobby was pressed, so there is no answer yet.
    """
    pressed = context.interaction.message
    noted = await context.tables.outbox.noted(table.id, MessageKind.LOBBY, 0)
    turn = None
    if pressed is not None and noted is not None and pressed.id == noted.message:
        turn = await context.tables.outbox.editing(noted)
    try:
        if turn is not None:
            drawn = _drawn(context, table)
            await context.redraw(drawn)
            await context.tables.outbox.note_shown(replace(turn, shows=fingerprint(drawn)), table.version)
    finally:  # what happened is shown, though the answer did not get through
        context.services.courier.wake(table.id)
    return turn is not None


async def _reordered(context: Context, change: Change) -> None:
    context.services.courier.wake(change.after.id)
    await context.show(order(context.view(change.after), context.words))


def _drawn(context: Context, table: Table) -> Message:
    said = words(table.place.locale)
    voice = isinstance(context.interaction.channel, Spoken)
    return with_mark(lobby(view(table, None), look_of(table), said, voice=voice), LOBBY, table, said)


def check_may_post(context: Context) -> None:
    """Refuse to open or begin a game where no board could be written. TableError `cannot_post`."""
    barrier = context.barrier()
    if barrier is not None:
        raise TableError("cannot_post", barrier=barrier.value)
