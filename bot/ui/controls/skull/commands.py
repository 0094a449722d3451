"""Skull's own commands: what is typed becomes what the rules take."""

from typing import Final

from discord import app_commands

from bot.ui.acts import correcting, lobby, play
from bot.ui.boards.rounds import last_round
from bot.ui.commands.players import complete_player, here, here_or_last, seat_or_none
from bot.ui.commands.wording import add
from bot.ui.controls.skull.correcting import CORRECT, correct
from bot.ui.request.answer import answering
from bot.ui.request.context import Interaction
from bot.ui.request.services import Services
from bot.ui.typed.naming import seat_named
from rules.skull.entries import Failed, Won
from rules.skull.game import MOST
from rules.skull.mats import DISCS

GAME: Final = "skull"
Bid = app_commands.Range[int, 1, MOST * DISCS]


def commands(group: app_commands.Group, services: Services) -> None:
    """Add Skull's own commands to its group."""
    _add_new(group, services)
    _add_challenges(group, services)
    _add_correct(group, services)


def _add_new(group: app_commands.Group, services: Services) -> None:
    async def new(interaction: Interaction) -> None:
        async with answering(services, interaction) as context:
            await lobby.open_(context, GAME, {})

    add(group, "new", new)


def _add_challenges(group: app_commands.Group, services: Services) -> None:
    async def won(interaction: Interaction, challenger: str, bid: Bid | None = None) -> None:
        async with answering(services, interaction) as context:
            await context.once()
            table = await here(context, GAME)
            await play.enter(context, table.id, Won(challenger=seat_named(table, challenger), bid=bid))

    async def failed(
        interaction: Interaction,
        challenger: str,
        skull: str,
        next_: str | None = None,
        bid: Bid | None = None,
    ) -> None:
        async with answering(services, interaction) as context:
            await context.once()
            table = await here(context, GAME)
            entry = Failed(
                challenger=seat_named(table, challenger),
                skull=seat_named(table, skull),
                bid=bid,
                next=seat_or_none(table, next_),
            )
            await play.enter(context, table.id, entry)

    complete_player(add(group, "won", won), services, "challenger")
    complete_player(add(group, "failed", failed), services, "challenger", "skull", "next_")


def _add_correct(group: app_commands.Group, services: Services) -> None:
    async def correct_(  # noqa: PLR0917 (a command takes its options as they come)
        interaction: Interaction,
        round_: app_commands.Range[int, 1, 100] | None = None,
        challenger: str | None = None,
        won: bool | None = None,
        bid: Bid | None = None,
        skull: str | None = None,
        next_: str | None = None,
    ) -> None:
        async with answering(services, interaction) as context:
            table = await here_or_last(context, GAME)
            number = last_round(table) if round_ is None else round_
            said = {
                "challenger": seat_or_none(table, challenger),
                "won": won,
                "bid": bid,
                "skull": seat_or_none(table, skull),
                "next": seat_or_none(table, next_),
            }
            changes = {name: value for name, value in said.items() if value is not None}
            if not changes:
                await correcting.ask(context, table, number, CORRECT)
                return
            await correct(context, table, number, changes)

    complete_player(add(group, "correct", correct_), services, "challenger", "skull", "next_")
