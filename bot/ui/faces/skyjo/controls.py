"""The controls of Skyjo: commands, presses, forms."""

from typing import Final

from bot.ui.controls import Controls
from bot.ui.faces.skyjo.commands import commands
from bot.ui.faces.skyjo.forms import FORMS
from bot.ui.faces.skyjo.presses import PRESSES
from rules.skyjo.game import GAME

CONTROLS: Final = Controls(game=GAME, commands=commands, presses=PRESSES, forms=FORMS)
