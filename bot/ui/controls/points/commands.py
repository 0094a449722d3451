"""The point counter's own commands: what is typed becomes what the rules take."""

from typing import Final

from discord import app_commands

from bot.ui.acts import correcting, lobby, play
from bot.ui.boards.rounds import last_round
from bot.ui.commands.players import complete_player, here, here_for, here_or_last, seat_or_none
from bot.ui.commands.wording import add, choices, said
from bot.ui.controls.points.forms import FORMS, ROUND, correct
from bot.ui.kit.message import Press
from bot.ui.request.answer import visiting
from bot.ui.request.desk import Desk
from bot.ui.request.visit import Interaction
from rules.limits import MOST_ROUNDS
from rules.options import MOST
from rules.points.entries import Points
from rules.points.game import LONGEST_NAME, MOST_POINTS, WINS

GAME: Final = "points"
Counted = app_commands.Range[int, -MOST_POINTS, MOST_POINTS]


def commands(group: app_commands.Group, desk: Desk) -> None:
    """Add the point counter's own commands to its group."""
    _add_new(group, desk)
    _add_points(group, desk)
    _add_correct(group, desk)


def _add_new(group: app_commands.Group, desk: Desk) -> None:
    async def new(
        interaction: Interaction,
        name: app_commands.Range[str, 1, LONGEST_NAME] | None = None,
        wins: str | None = None,
        threshold: app_commands.Range[int, 1, MOST] | None = None,
        rounds: app_commands.Range[int, 1, MOST_ROUNDS] | None = None,
    ) -> None:
        options = {"name": name, "wins": wins, "threshold": threshold, "rounds": rounds}
        async with visiting(desk, interaction) as visit:
            chosen = {option: value for option, value in options.items() if value is not None}
            await lobby.open_(visit, GAME, chosen)

    app_commands.choices(wins=choices("wins", *WINS))(new)
    app_commands.describe(
        name=said("command-option-points-game"),
        wins=said("command-option-wins"),
        threshold=said("command-option-threshold"),
        rounds=said("command-option-points-rounds"),
    )(add(group, "new", new))


def _add_points(group: app_commands.Group, desk: Desk) -> None:
    async def score(interaction: Interaction, points: Counted, player: str | None = None) -> None:
        async with visiting(desk, interaction) as visit:
            await visit.once()
            table, seat = await here_for(visit, GAME, player)
            await play.give(visit, table, Points(points), seat=seat)

    async def round_(interaction: Interaction) -> None:
        async with visiting(desk, interaction) as visit:
            table = await here(visit, GAME)
            await visit.form(await FORMS[ROUND].made(visit, Press(ROUND, table.id, table.moment)))

    complete_player(add(group, "score", score), desk, "player")
    add(group, "round", round_)


def _add_correct(group: app_commands.Group, desk: Desk) -> None:
    async def correct_(
        interaction: Interaction,
        round_: app_commands.Range[int, 1, 100] | None = None,
        player: str | None = None,
        points: Counted | None = None,
    ) -> None:
        async with visiting(desk, interaction) as visit:
            table = await here_or_last(visit, GAME)
            number = last_round(table) if round_ is None else round_
            seat = seat_or_none(table, player)
            if points is None:
                await correcting.ask(visit, table, number, FORMS["correct"], seat)
                return
            await correct(visit, table, number, seat, points)

    complete_player(add(group, "correct", correct_), desk, "player")
