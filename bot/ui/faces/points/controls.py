"""The controls of any game counted in points: commands, presses, forms."""

from typing import Final

from bot.ui.controls import Controls
from bot.ui.faces.points.commands import commands
from bot.ui.faces.points.forms import FORMS
from bot.ui.faces.points.presses import PRESSES
from rules.points.game import GAME

CONTROLS: Final = Controls(game=GAME, commands=commands, presses=PRESSES, forms=FORMS)
