"""The controls of Skull: commands, presses, forms."""

from typing import Final

from bot.ui.controls import Controls
from bot.ui.faces.skull.commands import commands
from bot.ui.faces.skull.correcting import CORRECT
from bot.ui.faces.skull.presses import PRESSES
from rules.skull.game import GAME

CONTROLS: Final = Controls(game=GAME, commands=commands, presses=PRESSES, forms={"correct": CORRECT})
