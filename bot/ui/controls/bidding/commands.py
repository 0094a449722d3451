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
from bot.ui.request.answer import answering
from bot.ui.request.context import Context, Interaction
from bot.ui.request.services import Services
from rules.contract import Seat

MOST_CARDS: Final = 10
"""The largest hand that these games deal."""
Tricks = app_commands.Range[int, 0, MOST_CARDS]


def add_bet(group: app_commands.Group, services: Services, game: str, making: Making = PLAIN) -> None:
    """Add `bet`: a bet in secret, or without a number what a seat has entered."""

    async def bet(interaction: Interaction, tricks: Tricks | None = None, player: str | None = None) -> None:
        async with answering(services, interaction) as context:
            table, seat = await here_for(context, game, player)
            await enter_bet(context, table, tricks, seat, making)

    complete_player(add(group, "bet", bet), services, "player")


async def enter_bet(
    context: Context, table: int, tricks: int | None, seat: Seat | None, making: Making
) -> None:
    """Enter a bet for a seat; without a number, show what it has entered."""
    if tricks is None:
        await _show(context, await context.read(table), seat)
        return
    await play.revise(context, table, lambda own: making.bid(own, tricks), seat=seat)


def add_tricks(group: app_commands.Group, services: Services, game: str, making: Making = PLAIN) -> None:
    """Add `tricks`: how many a seat has won."""

    async def tricks(interaction: Interaction, tricks: Tricks, player: str | None = None) -> None:
        async with answering(services, interaction) as context:
            table, seat = await here_for(context, game, player)
            await play.revise(context, table, lambda own: making.declaration(own, tricks), seat=seat)

    complete_player(add(group, "tricks", tricks), services, "player")


def add_reveal(group: app_commands.Group, services: Services, game: str) -> None:
    """Add `reveal`: the host does not wait for the missing."""

    async def reveal(interaction: Interaction) -> None:
        async with answering(services, interaction) as context:
            await play.reveal(context, await here_at(context, game))

    add(group, "reveal", reveal)


def add_round(group: app_commands.Group, services: Services, game: str) -> None:
    """Add `round`: the host enters everybody, one seat after the other."""

    async def round_(interaction: Interaction) -> None:
        async with answering(services, interaction) as context:
            await begin_walk(context, await here(context, game))

    add(group, "round", round_)


async def begin_walk(context: Context, table: Table) -> None:
    """Ask the host for the first seat's bet or tricks."""
    need_game_host(table, context.act)
    await context.tell(walk(context.view(table), (), context.words))


def drafted_by(context: Context, table: Table, seat: Seat | None) -> Any:
    """Return what a seat, by default one's own, has drafted, as far as the person may know it."""
    about = table.seat_of(context.act.user) if seat is None else seat
    return None if about is None else context.view(table).drafts.get(about)


async def _show(context: Context, table: Table, seat: Seat | None) -> None:
    """Show what a seat has entered, to those who may know."""
    about = table.seat_of(context.act.user) if seat is None else seat
    if about is None:
        raise TableError("not_seated")
    need_speaker(table, context.act, about)
    await context.tell(play.panel_of(context, table, about))
