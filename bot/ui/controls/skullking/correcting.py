"""Correcting a past round of Skull King: a player's bet and what that player declared, in two forms."""

from collections.abc import Mapping
from typing import Any, Final

from bot.tables.model import Correction, Table, TableError
from bot.tables.rights import need_corrector
from bot.texts import Words
from bot.ui.acts import correcting
from bot.ui.controls.bidding.correcting import dealt, number_fields, numbers_said, played
from bot.ui.controls.skullking.bonus_fields import bonus_fields, bonuses_said, changed, other_field
from bot.ui.kit.form import ChecksField, Field, Filled, Form, TextField, one, touched
from bot.ui.kit.message import Choice, Press
from bot.ui.kit.names import plain
from bot.ui.looks.skullking.manner import plays_rascal
from bot.ui.looks.skullking.titles import BONUSES
from bot.ui.request.context import Context
from bot.ui.request.controls import FormSteps
from bot.ui.typed.numbers import read_number
from rules.bidding.checks import BIDS, TRICKS
from rules.bidding.state import bidders
from rules.contract import TABLE, Seat
from rules.skullking.deck import most_lost_tricks
from rules.skullking.entries import Bid, Declaration, LostTricks

OF_BID: Final = ("bet", "cannonball")
CANNON: Final = "cannon"


async def correct(
    context: Context, table: Table, round_: int, seat: Seat | None, changes: Mapping[str, Any]
) -> None:
    """Change what a seat bet and declared in a round, and its lost tricks; what is not named stays.

    TableError `nothing_to_correct`, and as the use-case.
    """
    bid = {name: value for name, value in changes.items() if name in OF_BID}
    declared = {name: value for name, value in changes.items() if name not in (*OF_BID, "lost")}
    corrections = []
    if bid:
        corrections.append(Correction(kind=BIDS, seat=seat, make=lambda own: _bid(own, bid)))
    if declared:
        corrections.append(Correction(kind=TRICKS, seat=seat, make=lambda own: _declared(own, declared)))
    if "lost" in changes:
        lost = LostTricks(changes["lost"])
        corrections.append(Correction(kind=TRICKS, seat=TABLE, make=lambda _: lost))
    if not corrections:
        raise TableError("nothing_to_correct")
    await correcting.submit(context, table, round_, corrections)


def _bid(own: Any, said: Mapping[str, Any]) -> Bid:
    before = own if isinstance(own, Bid) else None
    if before is None and "bet" not in said:
        raise TableError("nothing_to_correct")
    tricks = said["bet"] if before is None else said.get("bet", before.tricks)
    return Bid(tricks, said.get("cannonball", before is not None and before.cannonball))


def _declared(own: Any, said: Mapping[str, Any]) -> Declaration:
    """Return the declaration with what is said; where nothing was declared, one that has it alone."""
    return changed(own if isinstance(own, Declaration) else Declaration(tricks=0), said)


async def _form(context: Context, press: Press) -> Form:
    table = await context.read(press.table)
    round_, seat, aspect = press.number(0), press.number(1), press.word(2)
    fields = (_bonuses if aspect == BONUSES else _numbers)(table, round_, seat, context.words)
    return correcting.form_of(context, press, table, fields, args=3)


def _numbers(table: Table, round_: int, seat: Seat, words: Words) -> tuple[Field, ...]:
    bid, own = (table.parts_of(round_, kind).get(seat) for kind in (BIDS, TRICKS))
    given = own if isinstance(own, Declaration) else Declaration(tricks=0)
    state = dealt(table, round_)
    shots: list[Field] = []
    if plays_rascal(state.setup.options):
        fired = isinstance(bid, Bid) and bid.cannonball
        shot = Choice(label=words("skullking-shot-cannon"), value=CANNON, chosen=fired)
        shots.append(ChecksField(name="cannonball", label=words("form-correct-shot"), choices=(shot,)))
    fields = list(number_fields(table, round_, seat, words, between=shots))
    high = most_lost_tricks(state.setup.options)
    if high:
        lost = table.parts_of(round_, TRICKS).get(TABLE)
        fields.append(
            TextField(
                name="lost",
                label=words("form-correct-lost"),
                hint=words("form-correct-range", low=0, high=high),
                value=str(lost.tricks) if isinstance(lost, LostTricks) else "0",
            )
        )
    return (*fields, other_field(given, words))


def _bonuses(table: Table, round_: int, seat: Seat, words: Words) -> tuple[Field, ...]:
    own = table.parts_of(round_, TRICKS).get(seat)
    if not isinstance(own, Declaration):
        raise TableError("bet_and_tricks_first", seat=seat, round=round_)
    names, state = plain(table.names), played(table, round_)
    allies = {ally: names[ally] for ally in bidders(state) if ally != seat}
    return bonus_fields(own, state.setup.options, allies, words, tricks=own.tricks > 0)


async def _given(context: Context, press: Press, filled: Filled) -> None:
    table, said = await context.read(press.table), touched(press, filled)
    if not said:
        await context.tell(context.words("tabletop-same"))
        return
    changes = bonuses_said(said) | numbers_said(said)
    if "lost" in said:
        changes["lost"] = read_number(one(said, "lost") or "0")
    if "cannonball" in said:
        changes["cannonball"] = CANNON in said["cannonball"]
    await correct(context, table, press.number(0), press.number(1), changes)


CORRECT: Final = FormSteps(_form, _given, need_corrector)
