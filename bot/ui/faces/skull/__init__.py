"""Skull at the table."""

from typing import Final

from bot.ui.face import Face
from bot.ui.faces.skull import look
from bot.ui.faces.skull.commands import commands
from bot.ui.faces.skull.correcting import CORRECT
from bot.ui.faces.skull.presses import PRESSES, typed
from rules.skull.game import GAME

FACE: Final = Face(
    game=GAME,
    title=look.title,
    summary=look.summary,
    board=look.board,
    panel=look.panel,
    reveal=look.scores,
    scores=look.scores,
    rows=look.rows,
    awards=look.awards,
    details=look.details,
    menu=look.menu,
    typed=typed,
    corrected="round",
    charted=False,
    commands=commands,
    presses=PRESSES,
    forms={"correct": CORRECT},
)
