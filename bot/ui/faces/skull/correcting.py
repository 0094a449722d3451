"""Correcting a past challenge of Skull: who challenged, how it ended, on whose skull, who started next."""

from dataclasses import dataclass, fields, replace
from typing import Final

from bot.tables.model import Table, TableError
from bot.tables.rights import may_correct
from bot.texts import Words
from bot.ui.acts import play
from bot.ui.boards import seats
from bot.ui.boards.names import plain
from bot.ui.form import Filled, Form, PickField, TextField, one
from bot.ui.message import Choice, Press, whole_in_button
from bot.ui.numbers import whole
from bot.ui.visit import FormSteps, Visit
from rules.contract import Seat
from rules.skull.entries import Failed, Won

KIND: Final = "challenge"
WON, FAILED = "won", "failed"


@dataclass(frozen=True, slots=True, kw_only=True)
class Told:
    """A challenge as it is told, or what of it is to be changed; None: not noted, or as it was."""

    challenger: Seat | None = None
    won: bool | None = None
    bid: int | None = None
    skull: Seat | None = None
    next: Seat | None = None


async def correct(visit: Visit, table: Table, round_: int, changes: Told) -> None:
    """Change what is said of a challenge; what is not named stays. TableError `nothing_to_correct_here`."""
    said = {
        field.name: value for field in fields(changes) if (value := getattr(changes, field.name)) is not None
    }
    if not said:
        raise TableError("nothing_to_correct_here")
    if "skull" in said:
        said.setdefault("won", False)
    before = told(table, round_)
    kept = None if {"challenger", "skull", "won"} & set(said) else before.next
    await _put(visit, table, round_, replace(before, **{"next": kept, **said}))


def told(table: Table, round_: int) -> Told:
    """Give a past challenge as it was told. TableError `no_such_entry`."""
    for step in table.steps:
        entry = step.entry
        if step.asked is not None and step.asked.round == round_ and isinstance(entry, Won | Failed):
            if isinstance(entry, Won):
                return Told(challenger=entry.challenger, won=True, bid=entry.bid)
            return Told(
                challenger=entry.challenger, won=False, bid=entry.bid, skull=entry.skull, next=entry.next
            )
    raise TableError("no_such_entry", round=round_, kind=KIND)


async def _put(visit: Visit, table: Table, round_: int, now: Told) -> None:
    """Put this challenge in the place of the one that was told. TableError `whose_skull`."""
    challenger = now.challenger
    if challenger is None:
        raise TableError("nothing_to_correct_here")
    entry: Won | Failed
    if now.won:
        entry = Won(challenger=challenger, bid=now.bid)
    elif now.skull is None:
        raise TableError("whose_skull")
    else:
        entry = Failed(challenger=challenger, skull=now.skull, bid=now.bid, next=now.next)
    own = table.seat_of(visit.act.user)
    await play.correct(
        visit, table, round_, entry, seat=entry.challenger if own is None else own, kind=KIND
    )  # fmt: skip


async def _form(visit: Visit, press: Press) -> Form:
    table, words = await visit.read(press.table), visit.words
    before = told(table, press.number(0))
    names = plain(table.names)
    return Form(
        title=words("form-challenge-title", round=press.number(0)),
        press=press,
        fields=(
            PickField(
                name="outcome",
                label=words("form-outcome"),
                fewest=1,
                choices=(
                    Choice(label=words("skull-won"), value=WON, chosen=before.won is True),
                    Choice(label=words("skull-failed"), value=FAILED, chosen=before.won is False),
                ),
            ),
            _seats("challenger", names, before.challenger, words, fewest=1),
            TextField(name="bid", label=words("form-bid"), value=str(before.bid or "")),
            _seats("skull", names, before.skull, words),
            _seats("next", names, before.next, words),
        ),
    )


def _seats(
    name: str, names: tuple[str, ...], now: Seat | None, words: Words, *, fewest: int = 0
) -> PickField:
    hint = f"form-{name}-hint"
    return PickField(
        name=name,
        label=words(f"form-{name}"),
        hint=words(hint) if words.has(hint) else "",
        fewest=fewest,
        choices=seats.choices(names, now),
    )


async def _given(visit: Visit, press: Press, filled: Filled) -> None:
    table, round_ = await visit.read(press.table), press.number(0)
    named = {
        name: whole_in_button(seat) if (seat := one(filled, name)) else None
        for name in ("challenger", "skull", "next")
    }
    bid = one(filled, "bid")
    now = Told(won=one(filled, "outcome") == WON, bid=whole(bid) if bid else None, **named)
    await _put(visit, table, round_, now)


CORRECT: Final = FormSteps(_form, _given, may_correct)
