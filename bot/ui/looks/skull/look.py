"""How Skull looks."""

from typing import Final

from bot.ui.kit.look import Look
from bot.ui.looks.skull.board import board, panel
from bot.ui.looks.skull.challenge import typed
from bot.ui.looks.skull.numbers import NUMBERS
from bot.ui.looks.skull.scores import awards, scores
from bot.ui.looks.skull.titles import details, rows, summary, title
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
    topics=(
        *("aim", "setup", "discs", "challenge", "flip", "result", "next", "example", "end"),
        *("traps", "questions"),
    ),
    numbers=NUMBERS,
    verbs=("won", "failed"),
)
