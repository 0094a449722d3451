"""How Skull looks: where each function of its face comes from."""

from typing import Final

from bot.ui.face import Look
from bot.ui.faces.skull.board import board, panel
from bot.ui.faces.skull.challenge import typed
from bot.ui.faces.skull.scores import awards, scores
from bot.ui.faces.skull.titles import details, rows, summary, title
from rules.skull.game import GAME

LOOK: Final = Look(
    game=GAME,
    title=title,
    summary=summary,
    board=board,
    panel=panel,
    reveal=scores,
    scores=scores,
    rows=rows,
    awards=awards,
    details=details,
    typed=typed,
    corrected="round",
    charted=False,
)
