"""The controls of Skull: commands, presses, forms."""

from typing import Final

from bot.ui.controls.skull.commands import commands
from bot.ui.controls.skull.correcting import CORRECT
from bot.ui.controls.skull.presses import PRESSES
from bot.ui.request.controls import Controls
from rules.skull.game import GAME

CONTROLS: Final = Controls(game=GAME, commands=commands, presses=PRESSES, forms={"correct": CORRECT})
