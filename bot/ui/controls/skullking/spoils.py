"""What a judged trick is worth, written into the declaration of who won it: for the winner, or the host.

The button carries what was declared before and what will be after, so that a second press of it,
or one that comes after something else was declared, adds nothing twice.
"""

import re
from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Final

from bot.tables.model import Table, TableError
from bot.tables.rights import chair_at, need_speaker
from bot.texts import signed
from bot.texts.sentences import why_sentence
from bot.ui.acts import play
from bot.ui.kit.buttons import worded
from bot.ui.kit.message import Button, Press
from bot.ui.kit.names import listed, marked, plain
from bot.ui.looks.skullking.titles import state_of
from bot.ui.request.context import Context
from rules.contract import Seat
from rules.skullking.bonuses import bonus_lines
from rules.skullking.entries import Bonuses, Declaration
from rules.skullking.trick import Trick

ACTION: Final = "spoils"
SHORT: Final = 11
"""Columns of a name on the button."""
FLAGS: Final = ("black_fourteen", "skull_king")
COUNTS: Final = ("fourteens", "mermaids", "pirates")
CODE: Final = re.compile(r"([0-9]{1,2}\.){5}([0-9]-?){0,8}")
"""A declaration as `_code` writes it."""
IN_FULL: Final = 100
"""Per cent of the bonuses that an exact bid pays."""


def offer(context: Context, table: Table, trick: Trick, seats: Mapping[Seat, Seat]) -> tuple[Button, ...]:
    """Offer to write a trick's bonus down where it counts; nothing to those who may not, or for nothing.

    `seats`: the table's seat of each player of the trick.
    """
    ask, winner = table.ask, None if trick.winner is None else seats.get(trick.winner)
    if winner is None or ask is None or ask.hidden or winner not in ask.seats:
        return ()
    loots = tuple(seats[player] for player, _ in trick.alliances if player in seats)
    if not loots and trick.bonuses == Bonuses():
        return ()
    try:
        need_speaker(table, context.act, winner)
    except TableError:
        return ()
    before = _declared(table, winner)
    after = replace(
        before,
        bonuses=_sum(before.bonuses, trick.bonuses),
        took_loot=tuple(dict.fromkeys((*before.took_loot, *loots))),
    )
    own = table.seat_of(context.act.user) == winner
    name = plain(table.names, SHORT)[winner]
    label = context.words("need-write-you" if own else "need-write-other", player=name)
    return (worded(label, table, ACTION, winner, _code(before), _code(after), style="primary"),)


async def write(context: Context, press: Press) -> None:
    """Write what the button carries into the winner's declaration. TableError `spoils_moved`."""
    table = await play.fresh(context, press)
    seat, was, wanted = chair_at(table, press.number(0)).seat, press.word(1), press.word(2)
    need_speaker(table, context.act, seat)
    if table.ask is None or table.ask.hidden or not CODE.fullmatch(wanted):
        raise TableError("button_changed")
    own = _declared(table, seat)
    if _code(own) == wanted:
        raise TableError("spoils_written", seat=seat)
    if _code(own) != was:
        raise TableError("spoils_moved", seat=seat)
    part = _read(own, wanted)
    note = _explained(context, table, seat, own, part)
    await play.give(context, table.id, part, seat=seat, moment=press.moment, note=note)


def _declared(table: Table, seat: Seat) -> Declaration:
    """Return what a seat has declared; where it is nothing, the tricks that were bet, and one at least."""
    own = table.drafts.get(seat)
    if isinstance(own, Declaration):
        return own
    bid = (state_of(table).bids or {seat: None})[seat]
    return Declaration(tricks=max(1, bid.tricks if bid is not None else 0))


def _sum(one: Bonuses, other: Bonuses) -> Bonuses:
    counts = {name: getattr(one, name) + getattr(other, name) for name in COUNTS}
    flags = {name: getattr(one, name) or getattr(other, name) for name in FLAGS}
    return replace(one, **counts, **flags)


def _code(own: Declaration) -> str:
    """Write the bonuses of a declaration, and whose Loot was taken, in a few signs of a custom_id."""
    numbers = [int(getattr(own.bonuses, name)) for name in (*COUNTS, *FLAGS)]
    return ".".join((*map(str, numbers), "-".join(map(str, own.took_loot))))


def _read(own: Declaration, code: str) -> Declaration:
    *numbers, loots = code.split(".")
    values = dict(zip((*COUNTS, *FLAGS), map(int, numbers), strict=True))
    told: dict[str, Any] = {name: bool(value) if name in FLAGS else value for name, value in values.items()}
    bonuses: Bonuses = replace(own.bonuses, **told)
    return replace(own, bonuses=bonuses, took_loot=tuple(int(seat) for seat in loots.split("-") if seat))


def _explained(context: Context, table: Table, seat: Seat, before: Declaration, after: Declaration) -> str:
    """Say what was added and what it pays, and that the tricks stand as they were bet if none were said."""
    words, names = context.words, marked(table.names)
    added = Bonuses(
        **{name: getattr(after.bonuses, name) - getattr(before.bonuses, name) for name in COUNTS},
        **{name: getattr(after.bonuses, name) and not getattr(before.bonuses, name) for name in FLAGS},
    )
    edition = state_of(table).setup.options.edition
    lines = [words("need-written", player=names[seat])]
    lines += [
        f"{signed(line.points)} {why_sentence(words, table.game.name, line, names)}"
        for line in bonus_lines(added, edition, share=IN_FULL, exact=True)
    ]
    allies = [names[player] for player in after.took_loot if player not in before.took_loot]
    if allies:
        lines.append(words("need-written-loot", players=listed(allies)))
    if seat not in table.drafts:
        lines.append(words("need-written-tricks", tricks=after.tricks))
    return "\n".join(lines)
