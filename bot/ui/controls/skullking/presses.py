"""Skull King's own buttons: bets, tricks, tricks that nobody won, the host's walk through all seats."""

from collections.abc import Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import Any, Final

from bot.tables.model import Correction, Table, TableError
from bot.tables.rights import chair_at, may_enter_all
from bot.ui.acts import correcting, play
from bot.ui.controls.skullking import spoils
from bot.ui.controls.skullking.correcting import TRICKS
from bot.ui.controls.skullking.referee import show_need
from bot.ui.kit.message import Press, whole_in_button
from bot.ui.looks.skullking.walk import OUT, walk
from bot.ui.request.controls import PressHandler
from bot.ui.request.visit import Visit
from rules.contract import TABLE, Seat
from rules.skullking.entries import Bid, Declaration, LostTricks
from rules.skullking.loot import confirmed

CANNON: Final = "cannon"


async def _bet(visit: Visit, press: Press) -> None:
    seat, tricks = press.number(0), press.number(1)
    drafted = await _drafted(visit, press, seat)
    cannonball = drafted.cannonball if isinstance(drafted, Bid) else False
    await play.give(visit, press.table, Bid(tricks, cannonball), seat=seat, moment=press.moment)


async def _shot(visit: Visit, press: Press) -> None:
    seat = press.number(0)
    drafted = await _drafted(visit, press, seat)
    if not isinstance(drafted, Bid):
        raise TableError("bet_first")
    bid = replace(drafted, cannonball=press.word(1) == CANNON)
    await play.give(visit, press.table, bid, seat=seat, moment=press.moment)


async def _take_back(visit: Visit, press: Press) -> None:
    await play.fresh(visit, press)
    await play.take_back(visit, press.table, seat=press.number(0))


async def _tricks(visit: Visit, press: Press) -> None:
    seat, tricks = press.number(0), press.number(1)

    def declared(own: Any) -> Declaration:
        return replace(own, tricks=tricks) if isinstance(own, Declaration) else Declaration(tricks=tricks)

    await play.revise(visit, press.table, declared, seat=seat, moment=press.moment)


async def _lost(visit: Visit, press: Press) -> None:
    await play.give(visit, press.table, LostTricks(press.number(0)), seat=TABLE, moment=press.moment)


async def _loot(visit: Visit, press: Press) -> None:
    """Confirm, for the ally, whose Loot it has taken: now, or in a past round's held correction."""
    table = await play.fresh(visit, press)
    ally, player = (chair_at(table, press.number(at)).seat for at in (0, 1))
    past = [press.number(at) for at in range(2, len(press.args))]

    def taken(own: Any) -> Declaration:
        if not isinstance(own, Declaration):
            raise TableError("stale")
        return own if player in own.took_loot else replace(own, took_loot=(*own.took_loot, player))

    if past:
        confirmation = Correction(kind=TRICKS, seat=ally, make=taken)
        await correcting.put(visit, table, past[0], (confirmation,))
    else:
        await play.revise(visit, table.id, taken, seat=ally, moment=press.moment)


async def _walk(visit: Visit, press: Press) -> None:
    table = await play.fresh(visit, press)
    may_enter_all(table, visit.act)
    await visit.show(walk(visit.view(table), _values(table, press), visit.words))


async def _walked(visit: Visit, press: Press) -> None:
    table = await play.fresh(visit, press)
    may_enter_all(table, visit.act)
    await play.enter_all(visit, table, parts_of(table, _values(table, press)))


def _values(table: Table, press: Press) -> tuple[str, ...]:
    """Return what the host has said so far, a number or "-" a seat. TableError `button_changed`."""
    if table.ask is None or len(press.args) > len(table.ask.seats):
        raise TableError("button_changed")
    return tuple(arg if arg == OUT else str(whole_in_button(arg)) for arg in press.args)


def parts_of(table: Table, values: tuple[str, ...]) -> Mapping[Seat, Any]:
    """Make the walk's values into parts, by seat; what was drafted beside the number is kept.

    The host, who confirms them all, confirms the Loots among them for their allies.
    """
    ask = table.ask
    if ask is None:
        return {}
    parts: dict[Seat, Any] = {}
    declared: dict[Seat, Declaration] = {}
    for seat, value in zip(ask.seats, values, strict=False):
        if value == OUT:
            continue
        drafted = table.drafts.get(seat)
        if ask.kind == "bids":
            parts[seat] = Bid(int(value), isinstance(drafted, Bid) and drafted.cannonball)
        elif isinstance(drafted, Declaration):
            declared[seat] = replace(drafted, tricks=int(value))
        else:
            declared[seat] = Declaration(tricks=int(value))
    return {**parts, **confirmed(declared)}


async def _need(visit: Visit, press: Press) -> None:
    await show_need(visit, await visit.read(press.table), None)


async def _drafted(visit: Visit, press: Press, seat: Seat) -> Any:
    """Return what this seat has drafted, to those who may know; others are refused by the use-case."""
    table = await visit.read(press.table)
    return visit.view(table).drafts.get(seat) if press.moment == table.moment else None


PRESSES: Final[Mapping[str, PressHandler]] = MappingProxyType(
    {
        "bet": _bet,
        "shot": _shot,
        "unbet": _take_back,
        "tricks": _tricks,
        "lost": _lost,
        "loot": _loot,
        "all": _walk,
        "need": _need,
        "walk": _walk,
        "walkyes": _walked,
        spoils.ACTION: spoils.write,
    }
)
