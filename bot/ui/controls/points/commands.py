"""The point counter's own commands: what is typed becomes what the rules take."""

from typing import Final

from discord import app_commands

from bot.ui.acts import correcting, lobby, play
from bot.ui.boards.rounds import last_round
from bot.ui.commands.players import complete_player, here, here_for, here_or_last, seat_or_none
from bot.ui.commands.wording import add, choices, said
from bot.ui.controls.points.forms import FORMS, ROUND, correct
from bot.ui.kit.message import Press
from bot.ui.request.answer import answering
from bot.ui.request.context import Interaction
from bot.ui.request.services import Services
from rules.limits import MOST_ROUNDS
from rules.options import MOST
from rules.points.entries import Points
from rules.points.game import LONGEST_NAME, MOST_POINTS, WINS

GAME: Final = "points"
Counted = app_commands.Range[int, -MOST_POINTS, MOST_POINTS]


def commands(group: app_commands.Group, services: Services) -> None:
    """Add the point counter's own commands to its group."""
    _add_new(group, services)
    _add_points(group, services)
    _add_correct(group, services)


def _add_new(group: app_commands.Group, services: Services) -> None:
    async def new(
        interaction: Interaction,
        name: app_commands.Range[str, 1, LONGEST_NAME] | None = None,
        wins: str | None = None,
        threshold: app_commands.Range[int, 1, MOST] | None = None,
        rounds: app_commands.Range[int, 1, MOST_ROUNDS] | None = None,
    ) -> None:
        options = {"name": name, "wins": wins, "threshold": threshold, "rounds": rounds}
        async with answering(services, interaction) as context:
            chosen = {option: value for option, value in options.items() if value is not None}
            await lobby.open_(context, GAME, chosen)

    app_commands.choices(wins=choices("wins", *WINS))(new)
    app_commands.describe(
        name=said("command-option-points-game"),
        wins=said("command-option-wins"),
        threshold=said("command-option-threshold"),
        rounds=said("command-option-points-rounds"),
    )(add(group, "new", new))


def _add_points(group: app_commands.Group, services: Services) -> None:
    async def score(interaction: Interaction, points: Counted, player: str | None = None) -> None:
        async with answering(services, interaction) as context:
            await context.once()
            table, seat = await here_for(context, GAME, player)
            await play.give(context, table, Points(points), seat=seat)

    async def round_(interaction: Interaction) -> None:
        async with answering(services, interaction) as context:
            table = await here(context, GAME)
            await context.form(await FORMS[ROUND].made(context, Press(ROUND, table.id, table.moment)))

    complete_player(add(group, "score", score), services, "player")
    add(group, "round", round_)


def _add_correct(group: app_commands.Group, services: Services) -> None:
    async def correct_(
        interaction: Interaction,
        round_: app_commands.Range[int, 1, 100] | None = None,
        player: str | None = None,
        points: Counted | None = None,
    ) -> None:
        async with answering(services, interaction) as context:
            table = await here_or_last(context, GAME)
            number = last_round(table) if round_ is None else round_
            seat = seat_or_none(table, player)
            if points is None:
                await correcting.ask(context, table, number, FORMS["correct"], seat)
                return
            await correct(context, table, number, seat, points)

    complete_player(add(group, "correct", correct_), services, "player")
