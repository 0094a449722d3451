"""What is entered while a game is played, and what is told of it."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from typing import Any, Final

from bot.tables import use_cases
from bot.tables.model import Change, Table, TableError
from bot.tables.rights import can_let_stand, chair_at, is_host_user, need_playing, need_speaker, own_seat
from bot.tables.view import View
from bot.texts import Value, Words
from bot.texts.sentences import text_id
from bot.ui.boards import menu, seats
from bot.ui.boards.undo import undo_button, with_stand
from bot.ui.kit.buttons import button
from bot.ui.kit.message import MOST_ROWS, Message, Press, Row
from bot.ui.kit.names import listed, marked
from bot.ui.looks import look_of
from bot.ui.request.context import Context
from bot.ui.request.reasons import rule_said, table_said
from rules.contract import TABLE, Seat, Shared

TOLD: Final = (
    "revealed",
    "scored",
    "extra_round",
    "over",
    "corrected",
    "correction_held",
    "reopened",
    "shared",
)
"""What happened beyond a part being written down, in the order in which it is told."""


async def show_panel(context: Context, press: Press) -> None:
    """Show what the person may enter now; a host with guests chooses first for whom."""
    table = await fresh(context, press)
    own = table.seat_of(context.act.user)
    guests = [chair.seat for chair in table.chairs if chair.present and chair.user is None]
    asked = table.ask.seats if table.ask else ()
    if is_host_user(table, context.act.user) and set(guests) & set(asked):
        theirs = tuple(seat for seat in asked if seat in guests or seat == own)
        await context.show(seats.pick(context.view(table), theirs, context.words))
        return
    await context.show(panel_of(context, table, own_seat(table, context.act)))


async def show_panel_of(context: Context, press: Press) -> None:
    """Show the host what a seat may enter now."""
    table = await fresh(context, press)
    seat = chair_at(table, press.number(0)).seat
    need_speaker(table, context.act, seat)
    await context.show(panel_of(context, table, seat))


def panel_of(context: Context, table: Table, seat: Seat, *, given: bool = False) -> Message:
    """Return a seat's panel as this person may see it; `given`: who has just entered something for it."""
    own = table.seat_of(context.act.user) == seat
    seen = context.view(table)
    panel = look_of(table).panel(seen, seat, context.words, own=own)
    panel = with_stand(panel, seen, context.words, may=can_let_stand(table, context.act))
    note = _unseen(seen, seat, context.words, given=given)
    return replace(panel, content=f"{note}\n{panel.content}") if note else panel


def _unseen(table: View, seat: Seat, words: Words, *, given: bool) -> str:
    """Say that this seat has entered something that the reader may replace, not see; else nothing.

    `given`: it was the reader who entered it, just now.
    """
    if seat not in table.given or seat in table.drafts:
        return ""
    text = "tabletop-hidden-given" if given else "tabletop-hidden-entry"
    return words(text, player=marked(table.names)[seat])


async def give(
    context: Context,
    table: int,
    part: Any,
    *,
    seat: Seat | None = None,
    moment: int | None = None,
    note: str = "",
) -> None:
    """Write down a seat's part of what is asked, and tell the person where that leaves the table.

    `note` is said first.
    """
    try:
        change = await context.change(table, use_cases.give, part, seat=seat, moment=moment)
    except TableError as error:
        if error.code != "crossed":
            raise
        await _ask(context, table, error, part, str(error.facts["seat"]))
        return
    await _tell_given(context, change, part, seat=seat, note=note)


async def _ask(context: Context, number: int, error: TableError, given: Any, *args: str) -> None:
    """Ask whether what was typed is meant for the round of now: a press enters it for that one alone."""
    table = await context.read(number, anew=True)
    typed = look_of(table).typed
    if typed is None or table.ask is None:
        raise error
    carried = typed(given)
    sentence = table_said(TableError(error.code, given=carried[0], **error.facts), context.words, table, None)
    yes = button(
        context.words,
        text_id("tabletop", error.code, "button"),
        table,
        "give",
        *args,
        *carried,
        style="primary",
        given=carried[0],
        round=table.ask.round,
    )
    await context.tell(Message(content=sentence, rows=((yes,),)))


async def revise(
    context: Context, table: int, make: Callable[[Any], Any], *, seat: Seat | None, moment: int | None = None
) -> None:
    """Write down what `make` makes of a seat's part as it is by then; else as `give`.

    `make` is given None for no part, and for one that the person may not see.
    """
    made: list[Any] = []

    def kept(drafted: Any) -> Any:
        made.append(make(drafted))
        return made[-1]

    try:
        change = await context.change(table, use_cases.revise, kept, seat=seat, moment=moment)
    except TableError as error:
        if error.code != "crossed":
            raise
        await _ask(context, table, error, made[-1], str(error.facts["seat"]))
        return
    await _tell_given(context, change, made[-1] if made else None, seat=seat, note="")


async def _tell_given(context: Context, change: Change, part: Any, *, seat: Seat | None, note: str) -> None:
    own = change.before.seat_of(context.act.user)
    if seat == TABLE:
        await tell_change(context, change, own)
        return
    await tell_change(context, change, own if seat is None else seat, part, note=note)


async def take_back(
    context: Context, table: int, *, seat: Seat | None = None, moment: int | None = None
) -> None:
    """Withdraw what a seat has given while nothing has come of it."""
    change = await context.change(table, use_cases.take_back, seat=seat, moment=moment)
    await tell_change(context, change, change.before.seat_of(context.act.user) if seat is None else seat)


async def press_take_back(context: Context, press: Press) -> None:
    """Withdraw what the seat that a button names has given."""
    await take_back(context, press.table, seat=press.number(0), moment=press.moment)


async def enter(context: Context, table: int, entry: Any, *, moment: int | None = None) -> None:
    """Write down a whole entry at once."""
    try:
        change = await context.change(table, use_cases.enter, entry, moment=moment)
    except TableError as error:
        if error.code != "just_recorded":
            raise
        await _ask(context, table, error, entry)
        return
    await tell_change(context, change, None)


async def enter_all(context: Context, table: Table, parts: Mapping[Seat, Any]) -> None:
    """Write down everybody's parts at once, with what the table itself has given already."""
    need_playing(table)
    own = {seat: part for seat, part in table.drafts.items() if seat == TABLE}
    entry = table.game.gather(table.state, {**own, **parts})
    await enter(context, table.id, entry, moment=table.moment)


async def confirm_reveal(context: Context, press: Press) -> None:
    """Ask the host, where a reveal is possible, whether those who are missing shall stand out."""
    table = await fresh(context, press)
    await context.tables.check(context.act, table.id, use_cases.reveal)
    await context.show(menu.confirm_reveal(context.view(table), context.words))


async def reveal(context: Context, table: int) -> None:
    """Do not wait for the missing: they stand out for the round."""
    await tell_change(context, await context.change(table, use_cases.reveal), None)


async def share(context: Context, table: int) -> None:
    """Let those tied for first share the win."""
    await enter(context, table, Shared())


async def fresh(context: Context, press: Press) -> Table:
    """Read the table of a press. TableError `stale`: what is asked has changed since."""
    table = await context.read(press.table)
    if not table.live:
        raise TableError("not_live")
    if press.moment != table.moment:
        raise TableError("stale", moment=table.moment, round=table.ask.round if table.ask else 0)
    return table


def happened_said(context: Context, change: Change, *codes: str) -> list[str]:
    """Say what came of an act, a sentence each; `codes`: what else is told of it, first."""
    before, facts = change.before, change.facts or {}
    values: dict[str, Value] = {
        "game": before.game.name,
        "round": before.ask.round if before.ask else 0,
        "next": int(str(facts.get("next") or 0)),
    }
    told = [
        context.words(text_id("tabletop", code), **values)
        for code in (*codes, *TOLD)
        if code in change.happened
    ]
    if "parts_dropped" in change.happened and isinstance(dropped := facts.get("seats"), tuple):
        names = marked(change.after.names)
        players = listed([names[int(seat)] for seat in dropped])
        told.append(context.words("tabletop-parts-dropped", players=players))
    return told


async def tell_change(
    context: Context, change: Change, seat: Seat | None, part: Any = None, *, note: str = ""
) -> None:
    """Tell the person what came of an entry: their panel as it is now, what happened at the table, Undo."""
    before, after = change.before, change.after
    context.services.courier.wake(after.id)
    own = seat is not None and after.seat_of(context.act.user) == seat
    told = [note] if note else []
    told += happened_said(context, change)
    doubt = rule_said(change.trouble, context.words, after) if change.trouble else ""
    if after.live and after.moment == before.moment and seat is not None:
        panel = panel_of(context, after, seat, given=part is not None)
        lines = (*told, panel.content) if doubt in panel.content else (*told, doubt, panel.content)
        await context.show(replace(panel, content="\n".join(lines)))
        return
    told += [doubt] if doubt else []
    # A double tap must not land on a button of the next screen: the old ones stay where they
    # were, dead, and Undo comes below them.
    rows: tuple[Row, ...] = ()
    if context.private and seat is not None and part is not None and before.ask is not None:
        seen = context.view(before)
        given = replace(seen, drafts={**seen.drafts, seat: part})
        rows = _dead(look_of(before).panel(given, seat, context.words, own=own).rows)
    undoable = after.last is not None and after.last != before.last
    undo_row = (undo_button(context.view(after), context.words),) if undoable else ()
    if undo_row:
        rows = (*rows[: MOST_ROWS - 1], undo_row)
    await context.show(Message(content="\n".join(told) or context.words("tabletop-noted"), rows=rows))


def _dead(rows: Iterable[Row]) -> tuple[Row, ...]:
    return tuple(
        tuple(replace(button, disabled=True) for button in row)
        for row in rows
        if isinstance(row, tuple | list)
    )
