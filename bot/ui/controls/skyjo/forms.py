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
from bot.ui.acts.speaking import asked_seat
from bot.ui.controls.skyjo.cards import LONGEST, read_grid
from bot.ui.controls.skyjo.closing import closed_by
from bot.ui.controls.skyjo.correcting import CORRECT
from bot.ui.kit.form import ChecksField, Filled, Form, PickField, TextField, one, stamped, touched
from bot.ui.kit.message import Choice, Press, whole_in_button
from bot.ui.kit.names import plain
from bot.ui.looks.skyjo.cards import CLOSED, typed_grid
from bot.ui.looks.skyjo.giving import claimants, drafted, possible_closers
from bot.ui.request.controls import FormSteps
from bot.ui.request.visit import Visit
from bot.ui.typed.lines import parts_typed
from bot.ui.typed.numbers import whole
from rules.contract import Seat
from rules.skyjo.entries import Grid, Total
from rules.skyjo.game import LONG_THRESHOLD, SHORT_THRESHOLD, THRESHOLD, Options

THRESHOLDS: Final = (THRESHOLD, SHORT_THRESHOLD, LONG_THRESHOLD)
ROUND: Final = "all"


async def _total(visit: Visit, press: Press) -> Form:
    table, seat = await asked_seat(visit, press)
    hand = drafted(table, seat)
    points = TextField(
        name="points",
        label=visit.words("form-points"),
        hint=visit.words("form-points-hint"),
        value=str(hand.points) if isinstance(hand, Total) else "",
        required=True,
    )
    return Form(
        title=points_forms.title_for(visit, table, seat),
        press=press,
        fields=(points, _closed(visit, table, seat)),
    )


async def _total_given(visit: Visit, press: Press, filled: Filled) -> None:
    table, seat = await asked_seat(visit, press)
    hand = Total(whole(one(filled, "points")), finisher=CLOSED in filled.get(CLOSED, ()))
    await play.give(visit, table.id, hand, seat=seat, moment=press.moment)


async def _grid(visit: Visit, press: Press) -> Form:
    table, seat = await asked_seat(visit, press)
    hand = drafted(table, seat)
    cards = TextField(
        name="cards",
        label=visit.words("form-cards"),
        hint=visit.words("form-cards-hint"),
        value=typed_grid(hand) if isinstance(hand, Grid) else "",
        required=True,
        tall=True,
        longest=LONGEST,
    )
    return Form(
        title=points_forms.title_for(visit, table, seat),
        press=press,
        fields=(cards, _closed(visit, table, seat)),
    )


async def _grid_given(visit: Visit, press: Press, filled: Filled) -> None:
    table, seat = await asked_seat(visit, press)
    hand = read_grid(one(filled, "cards"), finisher=CLOSED in filled.get(CLOSED, ()))
    await play.give(visit, table.id, hand, seat=seat, moment=press.moment)


def _closed(visit: Visit, table: View, seat: Seat) -> ChecksField:
    own = table.seat_of(visit.act.user) == seat
    label = visit.words(
        "form-closed-you" if own else "form-closed-other", player=plain(table.names)[seat]
    )  # fmt: skip
    choice = Choice(label=label, value=CLOSED, chosen=seat in claimants(table))
    return ChecksField(name=CLOSED, label=visit.words("form-closed"), choices=(choice,))


async def _round(visit: Visit, press: Press) -> Form:
    def closer(table: Table) -> tuple[PickField]:
        names, claimed = plain(table.names), claimants(table)
        choices = tuple(
            Choice(label=names[seat], value=str(seat), chosen=claimed == {seat})
            for seat in possible_closers(table)
        )
        return (PickField(name="closer", label=visit.words("form-closer"), fewest=1, choices=choices),)

    return await points_forms.everybody(visit, press, closer)


async def _round_given(visit: Visit, press: Press, filled: Filled) -> None:
    table = await play.fresh(visit, press)
    parts = parts_typed(table, one(filled, "lines"), lambda typed: Total(whole(typed)))
    closer = one(filled, "closer")
    await play.enter_all(visit, table, closed_by(parts, whole_in_button(closer)) if closer else parts)


async def _options(visit: Visit, press: Press) -> Form:
    table = await visit.read(press.table)
    words = visit.words
    now: Options = table.agreed
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


async def _options_given(visit: Visit, press: Press, filled: Filled) -> None:
    said = touched(press, filled)
    typed = one(said, "other-threshold") or one(said, "threshold")
    options: dict[str, object] = {"threshold": whole(typed)} if typed else {}
    await choosing.choose(visit, press.table, options)


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
