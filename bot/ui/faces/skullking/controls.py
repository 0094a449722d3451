"""The controls of Skull King: commands, presses, forms."""

from typing import Final

from bot.ui.controls import Controls
from bot.ui.faces.skullking.commands import commands
from bot.ui.faces.skullking.forms import FORMS
from bot.ui.faces.skullking.presses import PRESSES
from rules.skullking.game import GAME

CONTROLS: Final = Controls(game=GAME, commands=commands, presses=PRESSES, forms=FORMS)
