"""Skull King's own buttons: shots, Loots, tricks that nobody won."""

from collections.abc import Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import Any, Final

from bot.tables.model import Correction, TableError
from bot.tables.rights import chair_at
from bot.ui.acts import correcting, play
from bot.ui.controls.bidding.presses import presses
from bot.ui.controls.skullking import spoils
from bot.ui.controls.skullking.making import MAKING
from bot.ui.controls.skullking.referee import tell_need
from bot.ui.kit.message import Press
from bot.ui.request.context import Context
from bot.ui.request.controls import PressHandler
from rules.bidding.checks import TRICKS
from rules.contract import TABLE
from rules.skullking.entries import Bid, Declaration, LostTricks

CANNON: Final = "cannon"


async def _shot(context: Context, press: Press) -> None:
    seat = press.number(0)

    def loaded(own: Any) -> Bid:
        if not isinstance(own, Bid):
            raise TableError("bet_first")
        return replace(own, cannonball=press.word(1) == CANNON)

    await play.revise(context, press.table, loaded, seat=seat, moment=press.moment)


async def _lost(context: Context, press: Press) -> None:
    await play.give(context, press.table, LostTricks(press.number(0)), seat=TABLE, moment=press.moment)


async def _loot(context: Context, press: Press) -> None:
    """Confirm, for the ally, whose Loot it has taken: now, or in a past round's held correction."""
    table = await play.fresh(context, press)
    ally, player = (chair_at(table, press.number(at)).seat for at in (0, 1))
    past = [press.number(at) for at in range(2, len(press.args))]

    def taken(own: Any) -> Declaration:
        if not isinstance(own, Declaration):
            raise TableError("stale")
        return own if player in own.took_loot else replace(own, took_loot=(*own.took_loot, player))

    if past:
        confirmation = Correction(kind=TRICKS, seat=ally, make=taken)
        await correcting.submit(context, table, past[0], (confirmation,))
    else:
        await play.revise(context, table.id, taken, seat=ally, moment=press.moment)


async def _need(context: Context, press: Press) -> None:
    await tell_need(context, await context.read(press.table), None)


PRESSES: Final[Mapping[str, PressHandler]] = MappingProxyType(
    {
        **presses(MAKING),
        "shot": _shot,
        "lost": _lost,
        "loot": _loot,
        "need": _need,
        spoils.ACTION: spoils.write,
    }
)
