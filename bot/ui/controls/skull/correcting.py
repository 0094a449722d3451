"""Correcting a past challenge of Skull: who challenged, how it ended, on whose skull, who started next."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from bot.tables.model import Correction, Table, TableError
from bot.tables.records import Step, step_of
from bot.tables.rights import need_corrector
from bot.texts import Words
from bot.ui.acts import correcting
from bot.ui.kit.form import Filled, Form, PickField, TextField, one, stamped, touched
from bot.ui.kit.message import Choice, Press, whole_in_button
from bot.ui.kit.names import plain
from bot.ui.request.context import Context
from bot.ui.request.controls import FormSteps
from bot.ui.typed.numbers import read_number
from rules.contract import Seat
from rules.skull.entries import Failed, Won
from rules.skull.game import playing

KIND: Final = "challenge"
WON, FAILED = "won", "failed"


@dataclass(frozen=True, slots=True, kw_only=True)
class Told:
    """A challenge as it is told; None: not noted, or nobody."""

    challenger: Seat
    won: bool
    bid: int | None = None
    skull: Seat | None = None
    next: Seat | None = None


async def correct(context: Context, table: Table, round_: int, changes: Mapping[str, Any]) -> None:
    """Change what is said of a challenge, by the names of `Told`; what is not named stays."""
    own = table.seat_of(context.act.user)
    seat = told(table, round_).challenger if own is None else own
    change = Correction(kind=KIND, seat=seat, make=lambda entry: _changed(entry, changes))
    await correcting.submit(context, table, round_, (change,))


def told(table: Table, round_: int) -> Told:
    """Return a past challenge as it was told. TableError `no_such_entry`."""
    return _told(_step(table, round_).entry)


def _step(table: Table, round_: int) -> Step:
    step = step_of(table.game, table.steps, round_, KIND)
    if step is None:
        raise TableError("no_such_entry", round=round_, kind=KIND)
    return step


def _told(entry: Any) -> Told:
    if isinstance(entry, Failed):
        return Told(challenger=entry.challenger, won=False, bid=entry.bid, skull=entry.skull, next=entry.next)
    won: Won = entry
    return Told(challenger=won.challenger, won=True, bid=won.bid)


def _changed(entry: Any, changes: Mapping[str, Any]) -> Won | Failed:
    """Return the challenge with these changes. TableError `whose_skull`."""
    said = dict(changes)
    if said.get("skull") is not None:
        said.setdefault("won", False)
    if {"challenger", "skull", "won"} & said.keys():
        said.setdefault("next", None)  # who starts follows from these
    now = replace(_told(entry), **said)
    if now.won:
        return Won(challenger=now.challenger, bid=now.bid)
    if now.skull is None:
        raise TableError("whose_skull")
    return Failed(challenger=now.challenger, skull=now.skull, bid=now.bid, next=now.next)


async def _form(context: Context, press: Press) -> Form:
    table, words = await context.read(press.table), context.words
    round_ = press.number(0)
    before, names = told(table, round_), plain(table.names)
    inside = {seat: names[seat] for seat in playing(_step(table, round_).before)}
    form = Form(
        title=words("form-challenge-title", round=round_),
        press=Press(press.action, press.table, press.moment, press.args[:1]),
        fields=(
            PickField(
                name="outcome",
                label=words("form-outcome"),
                fewest=1,
                choices=(
                    Choice(label=words("skull-won"), value=WON, chosen=before.won),
                    Choice(label=words("skull-failed"), value=FAILED, chosen=not before.won),
                ),
            ),
            _seats("challenger", inside, before.challenger, words, fewest=1),
            TextField(name="bid", label=words("form-bid"), value=str(before.bid or "")),
            _seats("skull", inside, before.skull, words),
            _seats("next", inside, before.next, words),
        ),
    )
    return stamped(form)


def _seats(
    name: str, inside: Mapping[Seat, str], now: Seat | None, words: Words, *, fewest: int = 0
) -> PickField:
    hint = f"form-{name}-hint"
    return PickField(
        name=name,
        label=words(f"form-{name}"),
        hint=words(hint) if words.has(hint) else "",
        fewest=fewest,
        choices=tuple(
            Choice(label=called, value=str(seat), chosen=seat == now) for seat, called in inside.items()
        ),
    )


async def _given(context: Context, press: Press, filled: Filled) -> None:
    table, said = await context.read(press.table), touched(press, filled)
    if not said:
        await context.tell(context.words("tabletop-same"))
        return
    changes: dict[str, Any] = {name: _seat(said, name) for name in _named(said)}
    if "outcome" in said:
        changes["won"] = one(said, "outcome") == WON
    if "bid" in said:
        changes["bid"] = read_number(one(said, "bid")) if one(said, "bid") else None
    await correct(context, table, press.number(0), changes)


def _named(said: Filled) -> Sequence[str]:
    return [name for name in ("challenger", "skull", "next") if name in said]


def _seat(said: Filled, name: str) -> Seat | None:
    return whole_in_button(one(said, name)) if one(said, name) else None


CORRECT: Final = FormSteps(_form, _given, need_corrector)
