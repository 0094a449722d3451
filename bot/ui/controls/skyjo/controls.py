"""The controls of Skyjo: commands, presses, forms."""

from typing import Final

from bot.ui.controls.skyjo.commands import commands
from bot.ui.controls.skyjo.forms import FORMS
from bot.ui.controls.skyjo.presses import PRESSES
from bot.ui.request.controls import Controls
from rules.skyjo.game import GAME

CONTROLS: Final = Controls(game=GAME, commands=commands, presses=PRESSES, forms=FORMS)
