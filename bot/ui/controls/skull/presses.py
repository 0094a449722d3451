"""Skull's own buttons: a challenge told step by step, to the entry that it is."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from bot.tables.model import Table, TableError
from bot.tables.rights import chair_at, need_player_or_host, own_seat
from bot.ui.acts import play
from bot.ui.kit.message import Message, Press, whole_in_button
from bot.ui.looks.skull.challenge import NOT_NOTED, challenge
from bot.ui.request.context import Context
from bot.ui.request.controls import PressHandler
from rules.skull.entries import Failed, Won


async def _step(context: Context, press: Press) -> None:
    """Ask for the next thing, or write the challenge down once nothing is missing."""
    table = await play.fresh(context, press)
    need_player_or_host(table, context.act)
    asked = challenge(context.view(table), press.action, _told(table, press), context.words)
    if isinstance(asked, Message):
        await context.show(asked)
    else:
        await play.enter(context, table.id, asked, moment=press.moment)


def _told(table: Table, press: Press) -> tuple[str, ...]:
    """Return what was told so far: seats, or in the second place of a challenge won how many discs were bid.

    TableError `button_changed`, `no_seat`.
    """
    for at, arg in enumerate(press.args):
        if press.action != "won" or at == 0:
            chair_at(table, whole_in_button(arg))
        elif arg != NOT_NOTED:
            whole_in_button(arg)
    return press.args


async def _give(context: Context, press: Press) -> None:
    """Record what was typed: how it ended, challenger, bid, skull, who starts next."""
    table = await play.fresh(context, press)
    own_seat(table, context.act)
    challenger, bid, skull, following = (_number(press, at) for at in range(1, 5))
    for seat in (challenger, skull, following):
        if seat is not None:
            chair_at(table, seat)
    if challenger is None:
        raise TableError("button_changed")
    entry = (
        Won(challenger=challenger, bid=bid)
        if skull is None
        else Failed(challenger=challenger, bid=bid, skull=skull, next=following)
    )
    await play.enter(context, table.id, entry, moment=press.moment)


def _number(press: Press, at: int) -> int | None:
    word = press.word(at)
    return None if word == NOT_NOTED else whole_in_button(word)


PRESSES: Final[Mapping[str, PressHandler]] = MappingProxyType({"won": _step, "failed": _step, "give": _give})
