"""The commands of games of hidden bids: `bet N`, `tricks N`, `reveal`, `round`, typed instead of pressed."""

from typing import Any, Final

from discord import app_commands

from bot.tables.model import Table, TableError
from bot.tables.rights import need_game_host, need_speaker
from bot.ui.acts import play
from bot.ui.commands.players import complete_player, here, here_at, here_for
from bot.ui.commands.wording import add
from bot.ui.controls.bidding.making import PLAIN, Making
from bot.ui.looks.bidding.walk import walk
from bot.ui.request.answer import visiting
from bot.ui.request.desk import Desk
from bot.ui.request.visit import Interaction, Visit
from rules.contract import Seat

MOST_CARDS: Final = 10
"""The largest hand that these games deal."""
Tricks = app_commands.Range[int, 0, MOST_CARDS]


def add_bet(group: app_commands.Group, desk: Desk, game: str, making: Making = PLAIN) -> None:
    """Add `bet`: a bet in secret, or without a number what a seat has entered."""

    async def bet(interaction: Interaction, tricks: Tricks | None = None, player: str | None = None) -> None:
        async with visiting(desk, interaction) as visit:
            table, seat = await here_for(visit, game, player)
            await enter_bet(visit, table, tricks, seat, making)

    complete_player(add(group, "bet", bet), desk, "player")


async def enter_bet(visit: Visit, table: int, tricks: int | None, seat: Seat | None, making: Making) -> None:
    """Enter a bet for a seat; without a number, show what it has entered."""
    if tricks is None:
        await _show(visit, await visit.read(table), seat)
        return
    await play.revise(visit, table, lambda own: making.bid(own, tricks), seat=seat)


def add_tricks(group: app_commands.Group, desk: Desk, game: str, making: Making = PLAIN) -> None:
    """Add `tricks`: how many a seat has won."""

    async def tricks(interaction: Interaction, tricks: Tricks, player: str | None = None) -> None:
        async with visiting(desk, interaction) as visit:
            table, seat = await here_for(visit, game, player)
            await play.revise(visit, table, lambda own: making.declaration(own, tricks), seat=seat)

    complete_player(add(group, "tricks", tricks), desk, "player")


def add_reveal(group: app_commands.Group, desk: Desk, game: str) -> None:
    """Add `reveal`: the host does not wait for the missing."""

    async def reveal(interaction: Interaction) -> None:
        async with visiting(desk, interaction) as visit:
            await play.reveal(visit, await here_at(visit, game))

    add(group, "reveal", reveal)


def add_round(group: app_commands.Group, desk: Desk, game: str) -> None:
    """Add `round`: the host enters everybody, one seat after the other."""

    async def round_(interaction: Interaction) -> None:
        async with visiting(desk, interaction) as visit:
            await begin_walk(visit, await here(visit, game))

    add(group, "round", round_)


async def begin_walk(visit: Visit, table: Table) -> None:
    """Ask the host for the first seat's bet or tricks."""
    need_game_host(table, visit.act)
    await visit.tell(walk(visit.view(table), (), visit.words))


def drafted_by(visit: Visit, table: Table, seat: Seat | None) -> Any:
    """Return what a seat, by default one's own, has drafted, as far as the person may know it."""
    about = table.seat_of(visit.act.user) if seat is None else seat
    return None if about is None else visit.view(table).drafts.get(about)


async def _show(visit: Visit, table: Table, seat: Seat | None) -> None:
    """Show what a seat has entered, to those who may know."""
    about = table.seat_of(visit.act.user) if seat is None else seat
    if about is None:
        raise TableError("not_seated")
    need_speaker(table, visit.act, about)
    await visit.tell(play.panel_of(visit, table, about))
