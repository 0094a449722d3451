"""The controls of Skull King: commands, presses, forms."""

from typing import Final

from bot.ui.controls.skullking.commands import commands
from bot.ui.controls.skullking.forms import FORMS
from bot.ui.controls.skullking.presses import PRESSES
from bot.ui.request.controls import Controls
from rules.skullking.game import GAME

CONTROLS: Final = Controls(game=GAME, commands=commands, presses=PRESSES, forms=FORMS)
