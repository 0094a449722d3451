"""The controls of any game counted in points: commands, presses, forms."""

from typing import Final

from bot.ui.controls.points.commands import commands
from bot.ui.controls.points.forms import FORMS
from bot.ui.controls.points.presses import PRESSES
from bot.ui.request.controls import Controls
from rules.points.game import GAME

CONTROLS: Final = Controls(game=GAME, commands=commands, presses=PRESSES, forms=FORMS)
