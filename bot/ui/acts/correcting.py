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
from bot.ui.request.controls import FormSteps
from bot.ui.request.reasons import rule_said
from bot.ui.request.visit import Visit
from rules.contract import Seat

CORRECT: Final = correcting.ACTION


async def pressed(visit: Visit, press: Press, *, form: FormSteps) -> None:
    """Ask which round, whom, then what, then show the game's form: the press says how far that has come."""
    table = await visit.read(press.table)
    if not press.args:
        need_mendable(table)
        if not table.game.scores(table.state):
            raise TableError("no_round_yet")
        await visit.show(correcting.which(visit.view(table), visit.words))
        return
    look, round_ = look_of(table), press.number(0)
    if len(press.args) == 1:
        await ask(visit, table, round_, form)
    elif look.corrected == "round" or not look.aspects or press.args[2:3]:
        if look.corrected == "seat":
            check_may(visit, table, round_, press.number(1))
        await visit.form(await form.made(visit, press))
    else:
        await ask(visit, table, round_, form, press.number(1))


async def ask(visit: Visit, table: Table, round_: int, form: FormSteps, seat: Seat | None = None) -> None:
    """Lead to the game's form: those who may correct others choose whom first.

    TableError `not_begun`, `not_live`, `no_such_round`, `not_seated`, `host_only`, `not_there`.
    """
    need_corrector(table, visit.act)
    seen = visit.view(table)
    past_round(table, round_)
    look, own, host = look_of(table), table.seat_of(visit.act.user), is_host(table, visit.act)
    if look.corrected == "round":
        await visit.form(await form.made(visit, _press(table, round_)))
        return
    if seat is None and host:
        seats = sorted(seats_of(table, round_), key=lambda one: one != own)
        await visit.show(correcting.whom(seen, round_, seats, visit.words))
        return
    about = own if seat is None else seat
    if about is None:
        raise TableError("not_seated")
    check_may(visit, table, round_, about)
    if look.aspects:
        await visit.show(correcting.what(seen, look, round_, about, visit.words, others=host))
    else:
        await visit.form(await form.made(visit, _press(table, round_, about)))


def check_may(visit: Visit, table: Table, round_: int, seat: Seat) -> None:
    """Refuse whose part of a round this person cannot correct. TableError as `seat_for`, `not_there`."""
    need_mendable(table)
    seat_for(table, visit.act, seat)
    if seat not in seats_of(table, past_round(table, round_)):
        raise TableError("not_there", seat=seat, round=round_)


async def put(visit: Visit, table: Table, round_: int, corrections: Sequence[Correction]) -> None:
    """Correct a past round; while it does not add up, say what is missing."""
    change = await visit.change(table.id, use_cases.correct, round_, corrections)
    visit.desk.courier.wake(table.id)
    told = happened_said(visit, change)
    told += [rule_said(change.trouble, visit.words, change.after)] if change.trouble else []
    after = change.after
    undoable = after.last != change.before.last or "correction_held" in change.happened
    buttons = [undo_button(visit.view(after), visit.words)] if undoable else []
    if is_host(change.after, visit.act) and look_of(table).corrected == "seat":
        buttons.append(button(visit.words, "form-correct-others", change.after, CORRECT, round_))
    content = "\n".join(told) or visit.words("tabletop-same")
    await visit.show(Message(content=content, rows=in_rows(buttons)))


def form_of(visit: Visit, press: Press, table: Table, fields: Sequence[Field], args: int = 2) -> Form:
    """Make the form in which a player's part of a past round is corrected.

    `args`: how many of the press's say what is corrected: the round, the seat, then what of it.
    """
    title = visit.words(
        "form-correct-title-of", round=press.number(0), player=plain(table.names)[press.number(1)]
    )
    opened = Press(press.action, press.table, press.moment, press.args[:args])
    return stamped(Form(title=title, press=opened, fields=tuple(fields)))


def _press(table: Table, *args: int) -> Press:
    return Press(CORRECT, table.id, table.moment, tuple(map(str, args)))
