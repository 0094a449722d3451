"""The buttons of every game of hidden bids: bets, tricks, taking back, the host's walk through all seats."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from bot.tables.model import Table, TableError
from bot.tables.rights import need_game_host
from bot.ui.acts import play
from bot.ui.controls.bidding.making import PLAIN, Making
from bot.ui.kit.message import Press, whole_in_button
from bot.ui.looks.bidding.walk import OUT, walk
from bot.ui.request.context import Context
from bot.ui.request.controls import PressHandler
from rules.bidding.checks import BIDS
from rules.contract import Seat


def presses(making: Making = PLAIN) -> Mapping[str, PressHandler]:
    """Return what the buttons do that every game of hidden bids has."""

    async def bet(context: Context, press: Press) -> None:
        seat, number = press.number(0), press.number(1)

        def bid(own: Any) -> Any:
            return making.bid(own, number)

        await play.revise(context, press.table, bid, seat=seat, moment=press.moment)

    async def tricks(context: Context, press: Press) -> None:
        seat, number = press.number(0), press.number(1)

        def declared(own: Any) -> Any:
            return making.declaration(own, number)

        await play.revise(context, press.table, declared, seat=seat, moment=press.moment)

    async def walked(context: Context, press: Press) -> None:
        table = await play.fresh(context, press)
        need_game_host(table, context.act)
        await play.enter_all(context, table, parts_of(making, table, _values(table, press)))

    return MappingProxyType(
        {
            "bet": bet,
            "unbet": play.press_take_back,
            "tricks": tricks,
            "all": _walk,
            "walk": _walk,
            "walkyes": walked,
        }
    )


def parts_of(making: Making, table: Table, values: tuple[str, ...]) -> Mapping[Seat, Any]:
    """Make the walk's values into parts, by seat; what was drafted beside the number is kept."""
    ask = table.ask
    if ask is None:
        return {}
    make = making.bid if ask.kind == BIDS else making.declaration
    given = {seat: value for seat, value in zip(ask.seats, values, strict=False) if value != OUT}
    return making.for_all({seat: make(table.drafts.get(seat), int(value)) for seat, value in given.items()})


async def _walk(context: Context, press: Press) -> None:
    table = await play.fresh(context, press)
    need_game_host(table, context.act)
    await context.show(walk(context.view(table), _values(table, press), context.words))


def _values(table: Table, press: Press) -> tuple[str, ...]:
    """Return what the host has said so far, a number or "-" a seat. TableError `button_changed`."""
    if table.ask is None or len(press.args) > len(table.ask.seats):
        raise TableError("button_changed")
    return tuple(arg if arg == OUT else str(whole_in_button(arg)) for arg in press.args)
