"""Every slash command there is."""

from discord import app_commands

from bot.ui.commands.group import game_group
from bot.ui.commands.tally import tally_group
from bot.ui.controls import CONTROLS
from bot.ui.request.services import Services


def all_groups(services: Services) -> list[app_commands.Group]:
    """Make the groups of commands: a game's each, then what belongs to no game."""
    return [*(game_group(each, services) for each in CONTROLS), tally_group(services)]
