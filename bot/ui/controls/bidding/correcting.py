"""Correcting a past round: a player's bet, and the tricks that player declared."""

from collections.abc import Callable, Mapping, Sequence

from bot.tables.model import Correction, Table, TableError
from bot.tables.records import step_of
from bot.tables.rights import need_corrector
from bot.texts import Words
from bot.ui.acts import correcting
from bot.ui.controls.bidding.making import PLAIN, Making
from bot.ui.kit.form import Field, Filled, Form, TextField, one, touched
from bot.ui.kit.message import Press
from bot.ui.request.context import Context
from bot.ui.request.controls import FormSteps
from bot.ui.typed.numbers import read_number
from rules.bidding.checks import BIDS, TRICKS
from rules.bidding.entries import Bid, Declaration
from rules.bidding.state import AnyState
from rules.contract import Seat

BET = "bet"
NUMBERS = (BET, TRICKS)
"""The fields of a form, and the options of a command, that hold a number of tricks."""


def correct_form(making: Making = PLAIN) -> FormSteps:
    """Return the form in which a player's bet and tricks are corrected, where there is no more to say."""

    async def form(context: Context, press: Press) -> Form:
        table = await context.read(press.table)
        fields = number_fields(table, press.number(0), press.number(1), context.words)
        return correcting.form_of(context, press, table, fields)

    async def given(context: Context, press: Press, filled: Filled) -> None:
        table, said = await context.read(press.table), touched(press, filled)
        if not said:
            await context.tell(context.words("tabletop-same"))
            return
        await correct(context, table, press.number(0), press.number(1), numbers_said(said), making)

    return FormSteps(form, given, need_corrector)


async def correct(  # noqa: PLR0917 (whose, what of it, and how it is made)
    context: Context,
    table: Table,
    round_: int,
    seat: Seat | None,
    said: Mapping[str, int],
    making: Making = PLAIN,
) -> None:
    """Change what a seat bet and declared in a round; what is not named stays.

    TableError `nothing_to_correct`, and as the use-case.
    """
    makes = {BIDS: (BET, making.bid), TRICKS: (TRICKS, making.declaration)}
    corrections = [
        Correction(kind=kind, seat=seat, make=_made(make, said[name]))
        for kind, (name, make) in makes.items()
        if name in said
    ]
    if not corrections:
        raise TableError("nothing_to_correct")
    await correcting.submit(context, table, round_, corrections)


def number_fields(
    table: Table, round_: int, seat: Seat, words: Words, *, between: Sequence[Field] = ()
) -> tuple[Field, ...]:
    """Make the fields for a seat's bet and its tricks, as they stand; `between` them the game's own."""
    bid, own = (table.parts_of(round_, kind).get(seat) for kind in (BIDS, TRICKS))
    hint = words("form-correct-range", low=0, high=dealt(table, round_).cards)
    given = {
        BET: str(bid.tricks) if isinstance(bid, Bid) else "",
        TRICKS: str(own.tricks) if isinstance(own, Declaration) else "",
    }
    bet, tricks = (
        TextField(name=name, label=words(f"form-correct-{name}"), hint=hint, value=given[name], required=True)
        for name in NUMBERS
    )
    return (bet, *between, tricks)


def numbers_said(said: Filled) -> dict[str, int]:
    """Read the numbers of tricks that the fields say. TableError `not_a_number`."""
    return {name: read_number(one(said, name)) for name in NUMBERS if name in said}


def dealt(table: Table, round_: int) -> AnyState:
    """Return the state in which a round was bet. TableError `no_such_entry`."""
    return _before(table, round_, BIDS)


def played(table: Table, round_: int) -> AnyState:
    """Return the state in which a round's tricks were declared. TableError `no_such_entry`."""
    return _before(table, round_, TRICKS)


def _before(table: Table, round_: int, kind: str) -> AnyState:
    step = step_of(table.game, table.steps, round_, kind)
    if step is None:
        raise TableError("no_such_entry", round=round_, kind=kind)
    state: AnyState = step.before
    return state


def _made(make: Callable[[object, int], object], number: int) -> Callable[[object], object]:
    return lambda own: make(own, number)
