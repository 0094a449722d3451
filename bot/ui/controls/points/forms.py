"""The point counter's forms: one's points, everybody's, a past round's, and what is played."""

from collections.abc import Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import Final

from bot.tables.model import Correction, Table
from bot.tables.rights import need_corrector, need_game_host, need_options_host
from bot.ui.acts import correcting, play, points_forms
from bot.ui.acts import options as choosing
from bot.ui.acts.whose_seat import asked_seat
from bot.ui.kit.form import Filled, Form, PickField, TextField, one, stamped, touched
from bot.ui.kit.message import Choice, Press
from bot.ui.request.context import Context
from bot.ui.request.controls import FormSteps
from bot.ui.typed.lines import parts_typed
from bot.ui.typed.numbers import read_number
from rules.contract import Seat
from rules.points.entries import Points
from rules.points.game import LONGEST_NAME, WINS, Options

KIND: Final = "scores"
ROUND: Final = "all"


async def correct(context: Context, table: Table, round_: int, seat: Seat | None, points: int) -> None:
    """Change a seat's points of a past round. TableError `not_seated`."""
    change = Correction(kind=KIND, seat=seat, make=lambda _: Points(points))
    await correcting.submit(context, table, round_, (change,))


async def _total(context: Context, press: Press) -> Form:
    table, seat = await asked_seat(context, press)
    words, given = context.words, table.drafts.get(seat)
    value = str(given.points) if isinstance(given, Points) else ""
    field = TextField(name="points", label=words("form-points"), value=value, required=True)
    return Form(title=points_forms.title_for(context, table, seat), press=press, fields=(field,))


async def _total_given(context: Context, press: Press, filled: Filled) -> None:
    table, seat = await asked_seat(context, press)
    await play.give(
        context, table.id, Points(read_number(one(filled, "points"))), seat=seat, moment=press.moment
    )


async def _round_given(context: Context, press: Press, filled: Filled) -> None:
    table = await play.fresh(context, press)
    parts = parts_typed(table, one(filled, "lines"), lambda typed: Points(read_number(typed)))
    await play.enter_all(context, table, parts)


async def _correct(context: Context, press: Press) -> Form:
    table = await context.read(press.table)
    round_, seat = press.number(0), press.number(1)
    stands = table.parts_of(round_, KIND).get(seat)
    value = str(stands.points) if isinstance(stands, Points) else ""
    field = TextField(name="points", label=context.words("form-points"), value=value, required=True)
    return correcting.form_of(context, press, table, (field,))


async def _corrected(context: Context, press: Press, filled: Filled) -> None:
    table, said = await context.read(press.table), touched(press, filled)
    if not said:
        await context.tell(context.words("tabletop-same"))
        return
    await correct(context, table, press.number(0), press.number(1), read_number(one(said, "points")))


async def _options(context: Context, press: Press) -> Form:
    table = await context.read(press.table)
    words = context.words
    now: Options = table.game_options
    wins = tuple(
        Choice(label=words(f"command-choice-wins-{value}"), value=value, chosen=value == now.wins)
        for value in WINS
    )
    form = Form(
        title=words("form-options-title"),
        press=replace(press, args=()),
        fields=(
            TextField(name="name", label=words("form-game-name"), value=now.name, longest=LONGEST_NAME),
            PickField(name="wins", label=words("form-wins"), fewest=1, choices=wins),
            TextField(
                name="threshold",
                label=words("form-threshold"),
                hint=words("form-threshold-hint"),
                value=str(now.threshold or ""),
            ),
            TextField(
                name="rounds",
                label=words("form-round-count"),
                hint=words("form-round-count-hint"),
                value=str(now.rounds or ""),
            ),
        ),
    )
    return stamped(form)


async def _options_given(context: Context, press: Press, filled: Filled) -> None:
    said = touched(press, filled)
    options: dict[str, object] = {name: one(said, name) for name in ("name", "wins") if name in said}
    for name in ("threshold", "rounds"):
        if name in said:
            options[name] = read_number(one(said, name)) if one(said, name) else None
    await choosing.choose(context, press.table, options)


CORRECT: Final = FormSteps(_correct, _corrected, need_corrector)
FORMS: Final[Mapping[str, FormSteps]] = MappingProxyType(
    {
        "total": FormSteps(_total, _total_given),
        ROUND: FormSteps(points_forms.everybody, _round_given, need_game_host),
        "options": FormSteps(_options, _options_given, need_options_host),
        "correct": CORRECT,
    }
)
