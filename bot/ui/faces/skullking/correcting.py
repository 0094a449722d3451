"""Correcting a past round of Skull King: one player's bet, or what that player declared."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Final

from bot.tables.model import Table, TableError
from bot.ui.acts import play
from bot.ui.boards.names import plain
from bot.ui.form import Filled, Form, PickField, TextField, one
from bot.ui.message import Choice, Press
from bot.ui.numbers import whole
from bot.ui.visit import FormSteps, Visit
from rules.contract import TABLE, Seat
from rules.skullking.entries import Bid, Bonuses, Declaration, LostTricks

BIDS: Final = "bids"
TRICKS: Final = "tricks"
OF_BONUSES: Final = ("fourteens", "black_fourteen", "mermaids", "pirates", "skull_king", "other")


async def correct(
    visit: Visit, table: Table, round_: int, seat: Seat | None, changes: Mapping[str, Any]
) -> None:
    """Change what a seat bet or declared in a round; what is not named stays.

    TableError `nothing_to_correct`, `one_at_a_time`: a bet and a result are two corrections.
    """
    own = table.seat_of(visit.act.user) if seat is None else seat
    bet, lost = changes.get("bet"), changes.get("lost")
    declared = {name: value for name, value in changes.items() if name not in ("bet", "lost")}
    named = [bet is not None, lost is not None, bool(declared)]
    if not any(named):
        raise TableError("nothing_to_correct")
    if sum(named) > 1:
        raise TableError("one_at_a_time")
    if lost is not None:
        await play.correct(visit, table, round_, LostTricks(lost), seat=TABLE, kind=TRICKS)
        return
    if own is None:
        raise TableError("not_seated")
    if bet is not None:
        shot = _part(table, round_, own, BIDS)
        bid = Bid(bet, isinstance(shot, Bid) and shot.cannonball)
        await play.correct(visit, table, round_, bid, seat=own, kind=BIDS)
        return
    part = _changed(_part(table, round_, own, TRICKS), declared)
    await play.correct(visit, table, round_, part, seat=own, kind=TRICKS)


def _changed(given: Any, changes: Mapping[str, Any]) -> Declaration:
    """Give the declaration with these changes; where nothing was declared, one that has them alone."""
    before = given if isinstance(given, Declaration) else Declaration(tricks=0)
    bonuses = {name: value for name, value in changes.items() if name in OF_BONUSES}
    others = {name: value for name, value in changes.items() if name not in OF_BONUSES}
    kept: Bonuses = replace(before.bonuses, **bonuses)
    return replace(before, bonuses=kept, **others)


def _part(table: Table, round_: int, seat: Seat, kind: str) -> Any:
    """Give what a seat had entered in a past round, or has proposed as its correction."""
    pending = table.pending.get((round_, seat))
    if pending is not None and isinstance(pending, Bid if kind == BIDS else Declaration):
        return pending
    for step in reversed(table.steps):
        if step.asked is not None and (step.asked.kind, step.asked.round) == (kind, round_):
            parts = table.game.split(step.before, step.entry)
            if parts:
                return parts.get(seat)
    return None


async def _form(visit: Visit, press: Press) -> Form:
    table = await visit.read(press.table)
    words, names = visit.words, plain(table.names)
    own = table.seat_of(visit.act.user)
    return Form(
        title=words("form-correct-title", round=int(press.args[0])),
        press=press,
        fields=(
            PickField(
                name="player",
                label=words("form-correct-player"),
                fewest=1,
                choices=tuple(
                    Choice(label=name, value=str(seat), chosen=seat == own) for seat, name in enumerate(names)
                ),
            ),
            TextField(name="bet", label=words("form-correct-bet"), hint=words("form-correct-hint")),
            TextField(name="tricks", label=words("form-correct-tricks"), hint=words("form-correct-hint")),
            TextField(name="lost", label=words("form-correct-lost"), hint=words("form-correct-hint")),
            TextField(name="other", label=words("form-other"), hint=words("form-correct-hint")),
        ),
    )


async def _given(visit: Visit, press: Press, filled: Filled) -> None:
    table = await visit.read(press.table)
    typed = {name: one(filled, name) for name in ("bet", "tricks", "lost", "other")}
    changes = {name: whole(text) for name, text in typed.items() if text}
    player = one(filled, "player")
    seat = int(player) if player else None
    await correct(visit, table, int(press.args[0]), seat, changes)


CORRECT: Final = FormSteps(_form, _given)
