"""Skyjo's forms: a total, twelve cards, everybody's round, and what a table plays to."""

from collections.abc import Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import Final

from bot.tables.model import Table
from bot.tables.rights import need_game_host, need_options_host
from bot.tables.view import View
from bot.ui.acts import options as choosing
from bot.ui.acts import play, points_forms
from bot.ui.acts.whose_seat import asked_seat
from bot.ui.controls.skyjo.cards import LONGEST, read_grid
from bot.ui.controls.skyjo.closing import closed_by
from bot.ui.controls.skyjo.correcting import CORRECT
from bot.ui.kit.form import ChecksField, Filled, Form, PickField, TextField, one, stamped, touched
from bot.ui.kit.message import Choice, Press, whole_in_button
from bot.ui.kit.names import plain
from bot.ui.looks.skyjo.cards import CLOSED, typed_grid
from bot.ui.looks.skyjo.giving import claimants, drafted, possible_finishers
from bot.ui.request.context import Context
from bot.ui.request.controls import FormSteps
from bot.ui.typed.lines import parts_typed
from bot.ui.typed.numbers import read_number
from rules.contract import Seat
from rules.skyjo.entries import Grid, Total
from rules.skyjo.game import LONG_THRESHOLD, SHORT_THRESHOLD, THRESHOLD, Options

THRESHOLDS: Final = (THRESHOLD, SHORT_THRESHOLD, LONG_THRESHOLD)
ROUND: Final = "all"


async def _total(context: Context, press: Press) -> Form:
    table, seat = await asked_seat(context, press)
    hand = drafted(table, seat)
    points = TextField(
        name="points",
        label=context.words("form-points"),
        hint=context.words("form-points-hint"),
        value=str(hand.points) if isinstance(hand, Total) else "",
        required=True,
    )
    return Form(
        title=points_forms.title_for(context, table, seat),
        press=press,
        fields=(points, _closed(context, table, seat)),
    )


async def _total_given(context: Context, press: Press, filled: Filled) -> None:
    table, seat = await asked_seat(context, press)
    hand = Total(read_number(one(filled, "points")), finisher=CLOSED in filled.get(CLOSED, ()))
    await play.give(context, table.id, hand, seat=seat, moment=press.moment)


async def _grid(context: Context, press: Press) -> Form:
    table, seat = await asked_seat(context, press)
    hand = drafted(table, seat)
    cards = TextField(
        name="cards",
        label=context.words("form-cards"),
        hint=context.words("form-cards-hint"),
        value=typed_grid(hand) if isinstance(hand, Grid) else "",
        required=True,
        tall=True,
        longest=LONGEST,
    )
    return Form(
        title=points_forms.title_for(context, table, seat),
        press=press,
        fields=(cards, _closed(context, table, seat)),
    )


async def _grid_given(context: Context, press: Press, filled: Filled) -> None:
    table, seat = await asked_seat(context, press)
    hand = read_grid(one(filled, "cards"), finisher=CLOSED in filled.get(CLOSED, ()))
    await play.give(context, table.id, hand, seat=seat, moment=press.moment)


def _closed(context: Context, table: View, seat: Seat) -> ChecksField:
    own = table.seat_of(context.act.user) == seat
    label = context.words(
        "form-closed-you" if own else "form-closed-other", player=plain(table.names)[seat]
    )  # fmt: skip
    choice = Choice(label=label, value=CLOSED, chosen=seat in claimants(table))
    return ChecksField(name=CLOSED, label=context.words("form-closed"), choices=(choice,))


async def _round(context: Context, press: Press) -> Form:
    def finisher(table: Table) -> tuple[PickField]:
        names, claimed = plain(table.names), claimants(table)
        choices = tuple(
            Choice(label=names[seat], value=str(seat), chosen=claimed == {seat})
            for seat in possible_finishers(table)
        )
        return (PickField(name="closer", label=context.words("form-finisher"), fewest=1, choices=choices),)

    return await points_forms.everybody(context, press, finisher)


async def _round_given(context: Context, press: Press, filled: Filled) -> None:
    table = await play.fresh(context, press)
    parts = parts_typed(table, one(filled, "lines"), lambda typed: Total(read_number(typed)))
    finisher = one(filled, "closer")
    await play.enter_all(context, table, closed_by(parts, whole_in_button(finisher)) if finisher else parts)


async def _options(context: Context, press: Press) -> Form:
    table = await context.read(press.table)
    words = context.words
    now: Options = table.game_options
    usual = PickField(
        name="threshold",
        label=words("form-threshold"),
        choices=tuple(
            Choice(
                label=words(f"command-choice-threshold-{number}"),
                value=str(number),
                chosen=number == now.threshold,
            )
            for number in THRESHOLDS
        ),
    )
    other = TextField(
        name="other-threshold",
        label=words("form-threshold-other"),
        hint=words("form-threshold-other-hint"),
        value="" if now.threshold in THRESHOLDS else str(now.threshold),
    )
    opened = replace(press, args=())
    return stamped(Form(title=words("form-options-title"), press=opened, fields=(usual, other)))


async def _options_given(context: Context, press: Press, filled: Filled) -> None:
    said = touched(press, filled)
    typed = one(said, "other-threshold") or one(said, "threshold")
    options: dict[str, object] = {"threshold": read_number(typed)} if typed else {}
    await choosing.choose(context, press.table, options)


GRID: Final = FormSteps(_grid, _grid_given)
FORMS: Final[Mapping[str, FormSteps]] = MappingProxyType(
    {
        "total": FormSteps(_total, _total_given),
        "grid": GRID,
        ROUND: FormSteps(_round, _round_given, need_game_host),
        "options": FormSteps(_options, _options_given, need_options_host),
        "correct": CORRECT,
    }
)
