"""The controls of Oh Hell: commands, presses, forms."""

from typing import Final

from bot.ui.controls.ohhell.commands import commands
from bot.ui.controls.ohhell.forms import FORMS
from bot.ui.controls.ohhell.presses import PRESSES
from bot.ui.request.controls import Controls
from rules.ohhell.game import GAME

CONTROLS: Final = Controls(game=GAME, commands=commands, presses=PRESSES, forms=FORMS)
