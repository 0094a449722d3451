"""Correcting a past round of Skyjo: one player's hand, or who closed it."""

from dataclasses import dataclass, replace
from typing import Any, Final

from bot.tables.model import Table, TableError
from bot.tables.rights import is_host, may_correct
from bot.ui.acts import play
from bot.ui.boards import seats
from bot.ui.boards.names import plain
from bot.ui.boards.rounds import past_round
from bot.ui.faces.skyjo.cards import LONGEST, read_grid
from bot.ui.form import Filled, Form, PickField, TextField, one
from bot.ui.message import Choice, Press, whole_in_button
from bot.ui.numbers import whole
from bot.ui.visit import FormSteps, Visit
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


async def correct(visit: Visit, table: Table, round_: int, seat: Seat | None, changes: Changes) -> None:
    """Change a seat's hand, or whether it closed the round. While two are said to have, it is held.

    TableError `nothing_to_correct_here`, `one_hand`, `one_correction`, `not_seated`.
    """
    about = table.seat_of(visit.act.user) if seat is None else seat
    if about is None:
        raise TableError("not_seated")
    if changes == Changes():
        raise TableError("nothing_to_correct_here")
    parts = table.parts_of(round_, KIND)
    said = parts.get(TABLE)
    hand = _hand(parts.get(about), changes)
    if changes.finisher is None or not isinstance(said, Finisher):
        if hand is None:
            raise TableError("no_hand", seat=about, round=round_)
        closed = hand.finisher if changes.finisher is None else changes.finisher
        part: Any = replace(hand, finisher=closed)
        await play.correct(visit, table, round_, part, seat=about, kind=KIND)
        return
    if (changes.points, changes.cards) != (None, None):
        raise TableError("one_correction")
    if not changes.finisher:
        raise RuleError("no_finisher", round=round_)
    await play.correct(visit, table, round_, Finisher(about), seat=TABLE, kind=KIND)


def _hand(before: Any, changes: Changes) -> Hand | None:
    """Give the hand as it is to be; None where there was none and none is given."""
    finisher = isinstance(before, Total | Grid) and before.finisher
    if changes.points is not None and changes.cards is not None:
        raise TableError("one_hand")
    if changes.points is not None:
        return Total(changes.points, finisher)
    if changes.cards is not None:
        return read_grid(changes.cards, finisher=finisher)
    return before if isinstance(before, Total | Grid) else None


async def _form(visit: Visit, press: Press) -> Form:
    table = await visit.read(press.table)
    words, names = visit.words, plain(table.names)
    own = table.seat_of(visit.act.user)
    return Form(
        title=words("form-correct-title", round=past_round(table, press.number(0))),
        press=press,
        fields=(
            seats.player_field(words, names, own, host=is_host(table, visit.act)),
            TextField(name="points", label=words("form-points"), hint=words("form-correct-hint")),
            TextField(
                name="cards",
                label=words("form-cards"),
                hint=words("form-cards-hint"),
                tall=True,
                longest=LONGEST,
            ),
            PickField(
                name="closed",
                label=words("form-correct-closed"),
                hint=words("form-correct-hint"),
                choices=(
                    Choice(label=words("form-yes"), value="yes"),
                    Choice(label=words("form-no"), value="no"),
                ),
            ),
        ),
    )


async def _given(visit: Visit, press: Press, filled: Filled) -> None:
    table = await visit.read(press.table)
    points, closed, player = (one(filled, name) for name in ("points", "closed", "player"))
    changes = Changes(
        points=whole(points) if points else None,
        cards=one(filled, "cards") or None,
        finisher=closed == "yes" if closed else None,
    )
    await correct(visit, table, press.number(0), whole_in_button(player) if player else None, changes)


CORRECT: Final = FormSteps(_form, _given, may_correct)
