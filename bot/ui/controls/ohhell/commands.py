"""Oh Hell's own commands: those of every game of hidden bids, and how a table is opened and corrected."""

from typing import Final

from discord import app_commands

from bot.ui.acts import correcting, lobby
from bot.ui.boards.rounds import last_round
from bot.ui.commands.players import complete_player, here_or_last, seat_or_none
from bot.ui.commands.wording import add
from bot.ui.controls.bidding.commands import Tricks, add_bet, add_reveal, add_round, add_tricks
from bot.ui.controls.bidding.correcting import BET
from bot.ui.controls.bidding.correcting import correct as correct_round
from bot.ui.controls.ohhell.forms import FORMS
from bot.ui.request.answer import answering
from bot.ui.request.context import Interaction
from bot.ui.request.services import Services
from rules.bidding.checks import TRICKS

GAME: Final = "ohhell"


def commands(group: app_commands.Group, services: Services) -> None:
    """Add Oh Hell's own commands to its group."""
    _add_new(group, services)
    add_bet(group, services, GAME)
    add_reveal(group, services, GAME)
    add_tricks(group, services, GAME)
    add_round(group, services, GAME)
    _add_correct(group, services)


def _add_new(group: app_commands.Group, services: Services) -> None:
    async def new(interaction: Interaction) -> None:
        async with answering(services, interaction) as context:
            await lobby.open_(context, GAME, {})

    add(group, "new", new)


def _add_correct(group: app_commands.Group, services: Services) -> None:
    async def correct(
        interaction: Interaction,
        round_: app_commands.Range[int, 1, 100] | None = None,
        player: str | None = None,
        bet: Tricks | None = None,
        tricks: Tricks | None = None,
    ) -> None:
        async with answering(services, interaction) as context:
            table = await here_or_last(context, GAME)
            number = last_round(table) if round_ is None else round_
            seat = seat_or_none(table, player)
            said = {BET: bet, TRICKS: tricks}
            changes = {name: value for name, value in said.items() if value is not None}
            if not changes:
                await correcting.ask(context, table, number, FORMS["correct"], seat)
                return
            await correct_round(context, table, number, seat, changes)

    complete_player(add(group, "correct", correct), services, "player")
