"""What is asked of Skull King's referee and of its arithmetic: who wins this trick, what do I need."""

import re
from dataclasses import replace
from typing import Final

from bot.sheets.verdict import cards_of, verdict_lines
from bot.tables.model import Table
from bot.texts import Words
from bot.ui.commands.players import NAME_SEPARATOR
from bot.ui.controls.bidding.need import show_need
from bot.ui.controls.skullking import spoils
from bot.ui.kit.message import Message
from bot.ui.kit.names import clean, cut, escape, listed, plain
from bot.ui.looks.skullking.titles import state_of
from bot.ui.request.context import Context
from rules.bidding import need as bidding
from rules.contract import Seat
from rules.skullking.game import GAME
from rules.skullking.need import Need, need
from rules.skullking.trick_sheet import TrickSheet, read

SEPARATOR: Final = " · "
AFTER_NAME: Final = re.compile(r"\s*[:\s]\s*")
"""What stands between who played and the card: "Tom pirate", "Tom: pirate"."""


async def judge(context: Context, table: Table | None, cards: str) -> None:
    """Judge a trick typed as "Léa yellow 14, Tom: pirate", or as cards alone in the order played."""
    names = () if table is None else table.names
    parts = [part for part in NAME_SEPARATOR.split(cards.strip()) if part]
    plays = [_play(part, number, names, context) for number, part in enumerate(parts, 1)]
    asked: dict[str, object] = {"plays": plays}
    ours = table is not None and table.game is GAME
    if table is not None and ours:
        context.table = table
        asked["edition"] = table.game_options.edition.value
    sheet = read(asked)
    shown = Message(content=_judged(sheet, context))
    if table is not None and ours:
        called = plain(names)
        seats = {each: called.index(name) for each, name in enumerate(sheet.names) if name in called}
        offered = spoils.offer(context, table, sheet.trick, seats)
        shown = replace(shown, rows=(offered,) if offered else ())
    await context.tell(shown)


async def tell_need(context: Context, table: Table, rival: Seat | None) -> None:
    """Tell what the person must bet and make to pass a player, or everybody."""
    await show_need(context, table, lambda seat: need(state_of(table), seat, rival), _cannonballs)


def _cannonballs(asked: bidding.Need, words: Words) -> list[str]:
    """Say which bets would do as a cannonball."""
    if not isinstance(asked, Need) or not asked.cannonballs:
        return []
    return [words("need-cannonballs", bets=listed([str(bid) for bid in asked.cannonballs]))]


def _judged(sheet: TrickSheet, context: Context) -> str:
    """Say the verdict in words, then on one line who played what."""
    safe = replace(sheet, names=tuple(map(escape, sheet.names)))
    cards = (f"{name}: {card}" for name, card in cards_of(safe, context.words))
    return "\n".join((*verdict_lines(safe, context.words), SEPARATOR.join(cards)))


def _play(part: str, number: int, names: tuple[str, ...], context: Context) -> list[str]:
    """Tell name and card apart.

    The longest name at the table that the part begins with, else whatever stands before a colon,
    else the card's place in the trick.
    """
    for name, shown in sorted(zip(names, plain(names), strict=True), key=lambda pair: -len(pair[0])):
        after = AFTER_NAME.match(part, len(name))
        if after is not None and part[: len(name)].casefold() == name.casefold():
            return [shown, part[after.end() :].strip()]
    before, _, card = part.partition(":")
    stranger = cut(clean(before))
    if stranger and all(any(map(str.isalpha, side)) for side in (before, card)):  # not "noir: 14"
        return [stranger, card.strip()]
    return [context.words("need-place", number=number), part]
