"""Correcting a past round of Skyjo: one player's hand, and who closed it."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, Final

from bot.tables.model import Correction, Table, TableError
from bot.tables.rights import is_host, need_corrector
from bot.ui.acts import correcting
from bot.ui.controls.skyjo.cards import LONGEST, read_grid
from bot.ui.kit.form import Field, Filled, Form, PickField, TextField, one, touched
from bot.ui.kit.message import Choice, Press, whole_in_button
from bot.ui.kit.names import plain
from bot.ui.looks.skyjo.cards import typed_grid
from bot.ui.request.context import Context
from bot.ui.request.controls import FormSteps
from bot.ui.typed.numbers import read_number
from rules.contract import TABLE, RuleError, Seat
from rules.skyjo.entries import Finisher, Grid, Total
from rules.skyjo.scoring import Hand

KIND: Final = "scores"


@dataclass(frozen=True, slots=True, kw_only=True)
class Changes:
    """What is to be changed of a seat's part of a round; None stays as it is."""

    points: int | None = None
    cards: str | None = None
    finisher: bool | None = None


async def correct(context: Context, table: Table, round_: int, seat: Seat | None, changes: Changes) -> None:
    """Change a seat's hand, and whether it closed the round. While two are said to have, it is held.

    TableError `nothing_to_correct_here`, `one_hand`, `no_hand`, `not_seated`; RuleError `no_finisher`.
    """
    about = table.seat_of(context.act.user) if seat is None else seat
    if about is None:
        raise TableError("not_seated")
    if changes == Changes():
        raise TableError("nothing_to_correct_here")
    closed, corrections = changes.finisher, []
    if closed is not None and isinstance(table.parts_of(round_, KIND).get(TABLE), Finisher):
        if not closed:
            raise RuleError("no_finisher", round=round_)
        corrections.append(Correction(kind=KIND, seat=TABLE, make=lambda _: Finisher(about)))
        closed = None
    if closed is not None or (changes.points, changes.cards) != (None, None):
        make = partial(_hand, changes=replace(changes, finisher=closed), seat=about, round_=round_)
        corrections.append(Correction(kind=KIND, seat=about, make=make))
    await correcting.submit(context, table, round_, corrections)


def _hand(before: Any, changes: Changes, seat: Seat, round_: int) -> Hand:
    """Return the hand as it is to be. TableError `no_hand`: there was none and none is given."""
    own = before if isinstance(before, Total | Grid) else None
    closed = (own is not None and own.finisher) if changes.finisher is None else changes.finisher
    if changes.points is not None and changes.cards is not None:
        raise TableError("one_hand")
    if changes.points is not None:
        return Total(changes.points, closed)
    if changes.cards is not None:
        return read_grid(changes.cards, finisher=closed)
    if own is None:
        raise TableError("no_hand", seat=seat, round=round_)
    return replace(own, finisher=closed)


async def _form(context: Context, press: Press) -> Form:
    table = await context.read(press.table)
    round_, seat = press.number(0), press.number(1)
    words, names, hands = context.words, plain(table.names), _hands(table, round_)
    own, finisher = hands.get(seat), _finisher(table, round_)
    offered = dict.fromkeys((*sorted({*hands, seat}), *(() if finisher is None else (finisher,))))
    fields: tuple[Field, ...] = (
        TextField(
            name="points",
            label=words("form-points"),
            hint=words("form-points-hint"),
            value=str(own.points) if isinstance(own, Total) else "",
        ),
        TextField(
            name="cards",
            label=words("form-correct-cards"),
            hint=words("form-cards-hint"),
            value=typed_grid(own) if isinstance(own, Grid) else "",
            tall=True,
            longest=LONGEST,
        ),
        PickField(
            name="closer",
            label=words("form-finisher"),
            fewest=1,
            choices=tuple(
                Choice(label=names[one_], value=str(one_), chosen=one_ == finisher) for one_ in offered
            ),
        ),
    )
    return correcting.form_of(context, press, table, fields)


def _hands(table: Table, round_: int) -> Mapping[Seat, Hand]:
    parts = table.parts_of(round_, KIND)
    return {seat: part for seat, part in parts.items() if isinstance(part, Total | Grid)}


def _finisher(table: Table, round_: int) -> Seat | None:
    said = table.parts_of(round_, KIND).get(TABLE)
    if isinstance(said, Finisher):
        return said.seat
    return next((seat for seat, hand in _hands(table, round_).items() if hand.finisher), None)


async def _given(context: Context, press: Press, filled: Filled) -> None:
    table, said = await context.read(press.table), touched(press, filled)
    if not said:
        await context.tell(context.words("tabletop-same"))
        return
    round_, seat = press.number(0), press.number(1)
    points, cards = one(said, "points"), one(said, "cards")
    if not (points or cards or "closer" in said):  # a field was emptied, and nothing stands instead
        raise TableError("no_hand", seat=seat, round=round_)
    changes = Changes(points=read_number(points) if points else None, cards=cards or None)
    finisher = whole_in_button(one(said, "closer")) if one(said, "closer") else None
    claiming = [claimant for claimant, hand in _hands(table, round_).items() if hand.finisher]
    freed = {
        claimant
        for claimant in claiming
        if finisher not in (None, claimant) and (claimant == seat or is_host(table, context.act))
    }
    corrections = []
    for about in sorted({seat, *freed} if changes != Changes() else freed):
        own = changes if about == seat else Changes()
        own = replace(own, finisher=False if about in freed else None)
        make = partial(_hand, changes=own, seat=about, round_=round_)
        corrections.append(Correction(kind=KIND, seat=about, make=make))
    if finisher is not None:
        corrections.append(Correction(kind=KIND, seat=TABLE, make=lambda _: Finisher(finisher)))
    await correcting.submit(context, table, round_, corrections)


CORRECT: Final = FormSteps(_form, _given, need_corrector)
