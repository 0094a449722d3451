"""Seats while a game is played: leaving and coming back, asking, adding, giving; who is host; going on."""

from typing import Final

import discord

from bot.tables import use_cases
from bot.tables.kinds import PostKind, RecordKind
from bot.tables.model import Change, Post, Status, TableError
from bot.tables.rights import chair_at, is_host, is_host_user, need_game_host, need_host
from bot.tables.view import view
from bot.texts import words
from bot.texts.sentences import text_id
from bot.ui.boards.seating import answered, seat_facts
from bot.ui.kit.buttons import button, in_rows, worded
from bot.ui.kit.form import Filled, Form, PickField, TextField, one
from bot.ui.kit.message import Button, Choice, Message, Press
from bot.ui.kit.names import plain, spelled
from bot.ui.request.context import Context
from bot.ui.request.controls import FormSteps
from rules.contract import Left, Seat

NAME_LIMIT: Final = 32


async def told_left(context: Context, change: Change) -> None:
    """Tell who left a game what becomes of the seat, with the way back."""
    table = change.after
    context.services.courier.wake(table.id)
    words, seat = context.words, table.seat_of(context.act.user)
    buttons: list[Button] = []
    if not table.live and "ended" in change.happened:
        said = words("tabletop-too-few-left")
        buttons = [button(words, "final-go-on", table, "reopen")]
    elif seat is None:
        said = words("tabletop-left")
    else:
        said = words("tabletop-left-waits", **seat_facts(context.view(table), seat, words))
        newest = table.steps[-1].entry if table.steps else None
        if newest == Left(seat):
            buttons = [button(words, "board-undo-seat", table, "undo", table.last)]
        elif table.live:
            buttons = [button(words, "board-come-back", table, "join")]
    if "host_passed" in change.happened:
        said = f"{said} {words('tabletop-host-passed')}"
    await context.show(Message(content=said, rows=(tuple(buttons),) if buttons else ()))


async def go_on(context: Context, table: int) -> None:
    """Open a table again that was closed."""
    await _told(context, await context.change(table, use_cases.reopen), "went_on")


async def add(
    context: Context, table: int, person: discord.User | None, name: str | None, start: str | None
) -> None:
    """Give somebody a new seat; a guest who is named twice would have two.

    TableError `no_bots`, `who_joins`: neither a person nor a name, or both.
    """
    await context.once()
    change = await context.change(table, use_cases.add_seat, *who_sits(person, name), start)
    await told_added(context, change)


async def told_added(context: Context, change: Change) -> None:
    """Say who has a new seat."""
    happened = "guest_added" if "guest_added" in change.happened else "seat_added"
    await _told(context, change, happened, name=change.after.chairs[-1].name)


async def told_given(context: Context, change: Change, seat: Seat) -> None:
    """Say who has taken over a seat."""
    await _told(context, change, "replaced", name=change.after.chairs[seat].name)


def who_sits(person: discord.User | discord.Member | None, name: str | None) -> tuple[int | None, str]:
    """Return the user (None: a guest) and the name of who gets a seat. TableError as `add`, `not_member`."""
    if (person is None) == (name is None):
        raise TableError("who_joins")
    if person is not None and person.bot:
        raise TableError("no_bots")
    if person is not None and not isinstance(person, discord.Member):
        raise TableError("not_member", players=(person.display_name,))
    return (None, name or "") if person is None else (person.id, person.display_name)


async def ask(context: Context, table: int, seat: Seat | None = None) -> None:
    """Ask for a seat; in the lobby there is one to be had at once, and the own one is taken again."""
    found = await context.read(table)
    own = found.seat_of(context.act.user)
    if found.status is Status.LOBBY or (own is not None and seat in (None, own)):
        change = await context.change(table, use_cases.join)
        await _told(context, change, change.happened[0])
        return
    if seat is not None and is_host(found, context.act) and own is not None:
        raise TableError("already_seated")
    await _told(context, await context.change(table, use_cases.ask_for_seat, seat), "asked")


async def accept(context: Context, press: Press) -> None:
    """Give the seat that was asked for."""
    start = press.args[1] if len(press.args) > 1 else None
    change = await context.change(press.table, use_cases.accept, press.number(0), start)
    after = change.after
    if "replaced" in change.happened and change.facts is not None:
        await _told(context, change, "replaced", name=str(change.facts["name"]))
        return
    await _told(context, change, "seat_added", name=after.chairs[-1].name)


async def host(context: Context, table: int, seat: Seat | None) -> None:
    """Hand hosting over to a seat; without one, the host chooses and a player asks for it."""
    found = await context.read(table)
    if seat is not None:
        await _told_host(context, await context.change(table, use_cases.hand_over, seat))
    elif is_host_user(found, context.act.user):
        await choose_host(context, table)
    else:
        await claim(context, table)


async def choose_host(context: Context, table: int) -> None:
    """Show the host who could be host instead."""
    found = await context.read(table)
    need_host(found, context.act)
    names = plain(found.names)
    buttons = [
        worded(names[chair.seat], found, "hostto", chair.seat)
        for chair in found.chairs
        if chair.present and chair.user is not None and not is_host_user(found, chair.user)
    ]
    if not buttons:
        raise TableError("nobody_else")
    rows = in_rows([*buttons, button(context.words, "board-back", found, "back")])
    await context.show(Message(content=context.words("menu-host-ask"), rows=rows))


async def claim(context: Context, table: int) -> None:
    """Ask for the host's rights, or take them a minute after."""
    change = await context.change(table, use_cases.claim_host)
    if "claimed" in change.happened:
        await _told(
            context, change, "claimed", button(context.words, "board-take-over", change.after, "claim")
        )
        return
    await _told_host(context, change)


async def here(context: Context, press: Press) -> None:
    """Say, as host, that one is there: what asked for it says so to all, and asks no more."""
    await context.read(press.table)
    change = await context.change(press.table, use_cases.answer_claim)
    after = context.table = change.after
    context.services.courier.wake(after.id)
    claims = [str(record.seq) for record in after.records if record.kind == RecordKind.CLAIM]
    owed = any(post.kind == PostKind.CLAIM for post in await context.tables.outbox.due_posts(after.id))
    if press.args and press.args[0] in claims and not owed:  # else its button has the mark to find it by
        seq = press.number(0)
        asked, mention = (
            await context.tables.as_of(after.id, seq),
            await context.tables.mention(after.id, seq),
        )
        await context.redraw(answered(view(asked, None), mention, words(after.place.locale)))
        await context.tables.outbox.bare(Post(table=after.id, seq=seq, kind=PostKind.CLAIM, message=None))
    await context.tell(context.words("tabletop-host-here"))


async def _told_host(context: Context, change: Change) -> None:
    name = "" if change.facts is None else str(change.facts.get("host", ""))
    await _told(context, change, "host_now", name=name)


async def _told(context: Context, change: Change, told: str, *buttons: Button, **names: str) -> None:
    table = change.after
    context.services.courier.wake(table.id)
    named = {key: spelled(name) for key, name in names.items()}
    line = context.words(text_id("tabletop", told), game=table.game.name, **named)
    await context.show(Message(content=line, rows=(buttons,) if buttons else ()))


async def _add_form(context: Context, press: Press) -> Form:
    """Ask for the guest's name and the points to begin with: who has an account asks by the own button."""
    table, words = await context.read(press.table), context.words
    fields: list[TextField | PickField] = [_name_field(context)]
    if table.game.scores(table.state) and len(table.game.late_totals) > 1:
        fields.append(
            PickField(
                name="start",
                label=words("form-start"),
                choices=tuple(
                    Choice(
                        label=words(f"command-choice-start-{start}"),
                        value=start,
                        chosen=start == table.game.late_totals[0],
                    )
                    for start in table.game.late_totals
                ),
            )
        )
    return Form(title=words("form-guest-title"), press=press, fields=tuple(fields))


async def _added(context: Context, press: Press, filled: Filled) -> None:
    await add(context, press.table, None, one(filled, "name"), one(filled, "start") or None)


async def _give_form(context: Context, press: Press) -> Form:
    table = await context.read(press.table)
    chair = chair_at(table, press.number(0))
    if chair.present:
        raise TableError("seat_taken", seat=chair.seat)
    title = context.words("form-give-title", player=plain(table.names)[chair.seat])
    return Form(title=title, press=press, fields=(_name_field(context),))


async def _given(context: Context, press: Press, filled: Filled) -> None:
    seat = press.number(0)
    change = await context.change(press.table, use_cases.give_left, seat, None, one(filled, "name"))
    await told_given(context, change, seat)


def _name_field(context: Context) -> TextField:
    words = context.words
    return TextField(
        name="name",
        label=words("form-guest-name"),
        hint=words("form-guest-hint"),
        required=True,
        longest=NAME_LIMIT,
    )


ADD: Final = FormSteps(_add_form, _added, need_game_host)
GIVE: Final = FormSteps(_give_form, _given, need_game_host)
