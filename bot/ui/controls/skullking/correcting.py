"""Correcting a past round of Skull King: a player's bet and what that player declared, in two forms."""

from collections.abc import Mapping
from typing import Any, Final

from bot.tables.model import Correction, Table, TableError
from bot.tables.records import step_of
from bot.tables.rights import may_correct
from bot.texts import Words
from bot.ui.acts import correcting
from bot.ui.controls.skullking.bonus_fields import bonus_fields, bonuses_said, changed, other_field
from bot.ui.kit.form import ChecksField, Field, Filled, Form, TextField, one, stamped, touched
from bot.ui.kit.message import Choice, Press
from bot.ui.kit.names import plain
from bot.ui.looks.skullking.board import plays_rascal
from bot.ui.looks.skullking.titles import BONUSES
from bot.ui.request.controls import FormSteps
from bot.ui.request.visit import Visit
from bot.ui.typed.numbers import whole
from rules.bidding.state import bidders
from rules.contract import TABLE, Seat
from rules.skullking.deck import most_lost_tricks
from rules.skullking.entries import Bid, Declaration, LostTricks
from rules.skullking.state import State, cards_now

BIDS: Final = "bids"
TRICKS: Final = "tricks"
OF_BID: Final = ("bet", "cannonball")
CANNON: Final = "cannon"


async def correct(
    visit: Visit, table: Table, round_: int, seat: Seat | None, changes: Mapping[str, Any]
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
    await correcting.put(visit, table, round_, corrections)


def _bid(own: Any, said: Mapping[str, Any]) -> Bid:
    before = own if isinstance(own, Bid) else None
    if before is None and "bet" not in said:
        raise TableError("nothing_to_correct")
    tricks = said["bet"] if before is None else said.get("bet", before.tricks)
    return Bid(tricks, said.get("cannonball", before is not None and before.cannonball))


def _declared(own: Any, said: Mapping[str, Any]) -> Declaration:
    """Return the declaration with what is said; where nothing was declared, one that has it alone."""
    return changed(own if isinstance(own, Declaration) else Declaration(tricks=0), said)


async def _form(visit: Visit, press: Press) -> Form:
    table = await visit.read(press.table)
    round_, seat, aspect = press.number(0), press.number(1), press.word(2)
    fields = (_bonuses if aspect == BONUSES else _numbers)(table, round_, seat, visit.words)
    title = visit.words("form-correct-title-of", round=round_, player=plain(table.names)[seat])
    opened = Press(press.action, press.table, press.moment, press.args[:3])
    return stamped(Form(title=title, press=opened, fields=fields))


def _numbers(table: Table, round_: int, seat: Seat, words: Words) -> tuple[Field, ...]:
    bid, own = (table.parts_of(round_, kind).get(seat) for kind in (BIDS, TRICKS))
    given = own if isinstance(own, Declaration) else None
    state = _dealt(table, round_)
    most = words("form-correct-range", low=0, high=cards_now(state))
    fields: list[Field] = [
        TextField(
            name="bet",
            label=words("form-correct-bet"),
            hint=most,
            value=str(bid.tricks) if isinstance(bid, Bid) else "",
            required=True,
        )
    ]
    if plays_rascal(state):
        fired = isinstance(bid, Bid) and bid.cannonball
        shot = Choice(label=words("skullking-shot-cannon"), value=CANNON, chosen=fired)
        fields.append(ChecksField(name="cannonball", label=words("form-correct-shot"), choices=(shot,)))
    fields.append(
        TextField(
            name="tricks",
            label=words("form-correct-tricks"),
            hint=most,
            value="" if given is None else str(given.tricks),
            required=True,
        )
    )
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
    return (*fields, other_field(given or Declaration(tricks=0), words))


def _bonuses(table: Table, round_: int, seat: Seat, words: Words) -> tuple[Field, ...]:
    own = table.parts_of(round_, TRICKS).get(seat)
    if not isinstance(own, Declaration):
        raise TableError("bet_and_tricks_first", seat=seat, round=round_)
    names, played = plain(table.names), _played(table, round_)
    allies = {ally: names[ally] for ally in bidders(played) if ally != seat}
    return bonus_fields(own, played.setup.options, allies, words, tricks=own.tricks > 0)


async def _given(visit: Visit, press: Press, filled: Filled) -> None:
    table, said = await visit.read(press.table), touched(press, filled)
    if not said:
        await visit.tell(visit.words("tabletop-same"))
        return
    changes = bonuses_said(said)
    changes |= {name: whole(one(said, name)) for name in ("bet", "tricks") if name in said}
    if "lost" in said:
        changes["lost"] = whole(one(said, "lost") or "0")
    if "cannonball" in said:
        changes["cannonball"] = CANNON in said["cannonball"]
    await correct(visit, table, press.number(0), press.number(1), changes)


def _dealt(table: Table, round_: int) -> State:
    """Return the state in which a round was bet. TableError `no_such_entry`."""
    step = step_of(table.game, table.steps, round_, BIDS)
    if step is None:
        raise TableError("no_such_entry", round=round_, kind=BIDS)
    state: State = step.before
    return state


def _played(table: Table, round_: int) -> State:
    """Return the state in which a round's tricks were declared. TableError `no_such_entry`."""
    step = step_of(table.game, table.steps, round_, TRICKS)
    if step is None:
        raise TableError("no_such_entry", round=round_, kind=TRICKS)
    state: State = step.before
    return state


CORRECT: Final = FormSteps(_form, _given, may_correct)
