"""Correcting a past round: who is asked about whom, and what comes of a correction."""

from collections.abc import Sequence
from typing import Final

from bot.tables import use_cases
from bot.tables.model import Correction, Table, TableError
from bot.tables.rights import is_host, need_corrector, need_mendable, seat_for
from bot.ui.acts.play import happened_said
from bot.ui.boards import correcting
from bot.ui.boards.correcting import seats_of
from bot.ui.boards.rounds import past_round
from bot.ui.boards.undo import undo_button
from bot.ui.kit.buttons import button, in_rows
from bot.ui.kit.form import Field, Form, stamped
from bot.ui.kit.message import Message, Press
from bot.ui.kit.names import plain
from bot.ui.looks import look_of
from bot.ui.request.context import Context
from bot.ui.request.controls import FormSteps
from bot.ui.request.reasons import rule_said
from rules.contract import Seat

CORRECT: Final = correcting.ACTION


async def pressed(context: Context, press: Press, *, form: FormSteps) -> None:
    """Ask which round, whom, then what, then show the game's form: the press says how far that has come."""
    table = await context.read(press.table)
    if not press.args:
        need_mendable(table)
        if not table.game.scores(table.state):
            raise TableError("no_round_yet")
        await context.show(correcting.which(context.view(table), context.words))
        return
    look, round_ = look_of(table), press.number(0)
    if len(press.args) == 1:
        await ask(context, table, round_, form)
    elif look.corrected == "round" or not look.aspects or press.args[2:3]:
        if look.corrected == "seat":
            check_may(context, table, round_, press.number(1))
        await context.form(await form.made(context, press))
    else:
        await ask(context, table, round_, form, press.number(1))


async def ask(context: Context, table: Table, round_: int, form: FormSteps, seat: Seat | None = None) -> None:
    """Lead to the game's form: those who may correct others choose whom first.

    TableError `not_begun`, `not_live`, `no_such_round`, `not_seated`, `host_only`, `not_there`.
    """
    need_corrector(table, context.act)
    seen = context.view(table)
    past_round(table, round_)
    look, own, host = look_of(table), table.seat_of(context.act.user), is_host(table, context.act)
    if look.corrected == "round":
        await context.form(await form.made(context, _press(table, round_)))
        return
    if seat is None and host:
        seats = sorted(seats_of(table, round_), key=lambda one: one != own)
        await context.show(correcting.whom(seen, round_, seats, context.words))
        return
    about = own if seat is None else seat
    if about is None:
        raise TableError("not_seated")
    check_may(context, table, round_, about)
    if look.aspects:
        await context.show(correcting.what(seen, look, round_, about, context.words, others=host))
    else:
        await context.form(await form.made(context, _press(table, round_, about)))


def check_may(context: Context, table: Table, round_: int, seat: Seat) -> None:
    """Refuse whose part of a round this person cannot correct. TableError as `seat_for`, `not_there`."""
    need_mendable(table)
    seat_for(table, context.act, seat)
    if seat not in seats_of(table, past_round(table, round_)):
        raise TableError("not_there", seat=seat, round=round_)


async def submit(context: Context, table: Table, round_: int, corrections: Sequence[Correction]) -> None:
    """Correct a past round; while it does not add up, say what is missing."""
    change = await context.change(table.id, use_cases.correct, round_, corrections)
    context.services.courier.wake(table.id)
    told = happened_said(context, change)
    told += [rule_said(change.trouble, context.words, change.after)] if change.trouble else []
    after = change.after
    undoable = after.last != change.before.last or "correction_held" in change.happened
    buttons = [undo_button(context.view(after), context.words)] if undoable else []
    if is_host(change.after, context.act) and look_of(table).corrected == "seat":
        buttons.append(button(context.words, "form-correct-others", change.after, CORRECT, round_))
    content = "\n".join(told) or context.words("tabletop-same")
    await context.show(Message(content=content, rows=in_rows(buttons)))


def form_of(context: Context, press: Press, table: Table, fields: Sequence[Field], args: int = 2) -> Form:
    """Make the form in which a player's part of a past round is corrected.

    `args`: how many of the press's say what is corrected: the round, the seat, then what of it.
    """
    title = context.words(
        "form-correct-title-of", round=press.number(0), player=plain(table.names)[press.number(1)]
    )
    opened = Press(press.action, press.table, press.moment, press.args[:args])
    return stamped(Form(title=title, press=opened, fields=tuple(fields)))


def _press(table: Table, *args: int) -> Press:
    return Press(CORRECT, table.id, table.moment, tuple(map(str, args)))
