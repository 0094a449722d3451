"""Correcting a past round of Skull King: one player's bet, or what that player declared."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from types import MappingProxyType
from typing import Any, Final

from bot.tables.model import Table, TableError
from bot.tables.rights import is_host, may_correct
from bot.texts import Words, signed
from bot.ui.acts import play
from bot.ui.boards import seats
from bot.ui.boards.names import listed, plain
from bot.ui.boards.rounds import past_round
from bot.ui.form import Filled, Form, TextField, one
from bot.ui.message import Press, whole_in_button
from bot.ui.numbers import whole
from bot.ui.visit import FormSteps, Visit
from rules.contract import TABLE, Seat
from rules.skullking.entries import Bid, Bonuses, Declaration, LostTricks

BIDS: Final = "bids"
TRICKS: Final = "tricks"
LABELS: Final[Mapping[str, str]] = MappingProxyType(
    {
        "bet": "form-correct-bet",
        "tricks": "form-correct-tricks",
        "lost": "form-correct-lost",
        "other": "form-other",
    }
)
SHOWN: Final = 70
"""Characters of what stands that the hint of a field shows."""
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
        shot = table.parts_of(round_, BIDS).get(own)
        bid = Bid(bet, isinstance(shot, Bid) and shot.cannonball)
        await play.correct(visit, table, round_, bid, seat=own, kind=BIDS)
        return
    part = _changed(table.parts_of(round_, TRICKS).get(own), declared)
    await play.correct(visit, table, round_, part, seat=own, kind=TRICKS)


def _changed(given: Any, changes: Mapping[str, Any]) -> Declaration:
    """Give the declaration with these changes; where nothing was declared, one that has them alone."""
    before = given if isinstance(given, Declaration) else Declaration(tricks=0)
    bonuses = {name: value for name, value in changes.items() if name in OF_BONUSES}
    others = {name: value for name, value in changes.items() if name not in OF_BONUSES}
    kept: Bonuses = replace(before.bonuses, **bonuses)
    return replace(before, bonuses=kept, **others)


def _now(table: Table, round_: int, names: Sequence[str]) -> dict[str, str]:
    """Say what stands in a past round, for each field: every player's, or the table's."""
    now: dict[str, list[str]] = {name: [] for name in LABELS}
    bids, declared = (table.parts_of(round_, kind) for kind in (BIDS, TRICKS))
    for seat, name in enumerate(names):
        bid, own = bids.get(seat), declared.get(seat)
        if isinstance(bid, Bid):
            now["bet"].append(f"{name} {bid.tricks}")
        if isinstance(own, Declaration):
            now["tricks"].append(f"{name} {own.tricks}")
            if own.bonuses.other:
                now["other"].append(f"{name} {signed(own.bonuses.other)}")
    lost = declared.get(TABLE)
    if now["tricks"]:
        now["lost"].append(str(lost.tricks if isinstance(lost, LostTricks) else 0))
    return {name: listed(values) for name, values in now.items()}


def _stands(now: str, words: Words) -> str:
    """Say what stands, within what a form's hint can hold, and that an empty field keeps it."""
    if not now:
        return words("form-correct-hint")
    return words("form-correct-now", now=now if len(now) <= SHOWN else f"{now[:SHOWN]}…")


async def _form(visit: Visit, press: Press) -> Form:
    table = await visit.read(press.table)
    words, names = visit.words, plain(table.names)
    round_ = past_round(table, press.number(0))
    own, now = table.seat_of(visit.act.user), _now(table, round_, names)
    return Form(
        title=words("form-correct-title", round=round_),
        press=press,
        fields=(
            seats.player_field(words, names, own, host=is_host(table, visit.act)),
            *(
                TextField(name=name, label=words(label), hint=_stands(now[name], words))
                for name, label in LABELS.items()
            ),
        ),
    )


async def _given(visit: Visit, press: Press, filled: Filled) -> None:
    table = await visit.read(press.table)
    typed = {name: one(filled, name) for name in ("bet", "tricks", "lost", "other")}
    changes = {name: whole(text) for name, text in typed.items() if text}
    player = one(filled, "player")
    seat = whole_in_button(player) if player else None
    await correct(visit, table, press.number(0), seat, changes)


CORRECT: Final = FormSteps(_form, _given, may_correct)
