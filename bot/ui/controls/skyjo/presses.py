"""Skyjo's own buttons: who closed the round, and taking back what was entered."""

from collections.abc import Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import Final

from bot.tables import use_cases
from bot.tables.model import Table
from bot.tables.rights import chair_at, is_host
from bot.ui.acts import play
from bot.ui.controls.skyjo.cards import read_typed
from bot.ui.controls.skyjo.closing import closed_by
from bot.ui.kit.message import Press
from bot.ui.looks.skyjo.giving import claimants, drafted
from bot.ui.request.context import Context
from bot.ui.request.controls import PressHandler
from rules.contract import TABLE, Seat
from rules.skyjo.entries import Finisher


async def _closed(context: Context, press: Press) -> None:
    """Say that a seat closed the round; said of the only one that is said to have, it is withdrawn."""
    table = await play.fresh(context, press)
    seat = chair_at(table, press.number(0)).seat
    if claimants(table) == {seat}:
        await _withdraw(context, press, table, seat)
        return
    own = table.seat_of(context.act.user)
    hand = drafted(table, own)
    if not table.missing and is_host(table, context.act):
        await play.enter_all(context, table, closed_by(table.drafts, seat))
    elif own is not None and own != seat and hand is not None and hand.finisher:
        unclaimed = replace(hand, finisher=False)
        await play.give(context, table.id, unclaimed, seat=own, moment=press.moment)
    else:
        await play.give(context, table.id, Finisher(seat), seat=TABLE, moment=press.moment)


async def _withdraw(context: Context, press: Press, table: Table, seat: Seat) -> None:
    hand = drafted(table, seat)
    if hand is not None and hand.finisher:
        await play.give(context, table.id, replace(hand, finisher=False), seat=seat, moment=press.moment)
    else:
        change = await context.change(table.id, use_cases.take_back, seat=TABLE)
        await play.tell_change(context, change, seat)


async def _give(context: Context, press: Press) -> None:
    """Enter a total, or twelve cards, which stand in the button as they are typed."""
    hand = read_typed(press.word(1), press.word(-1))
    await play.give(context, press.table, hand, seat=press.number(0), moment=press.moment)


PRESSES: Final[Mapping[str, PressHandler]] = MappingProxyType(
    {"closed": _closed, "unbet": play.press_take_back, "give": _give}
)
