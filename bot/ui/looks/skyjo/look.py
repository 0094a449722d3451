"""How Skyjo looks."""

from typing import Final

from bot.ui.boards.menu import for_all
from bot.ui.boards.standings import totals_now
from bot.ui.kit.look import Look
from bot.ui.looks.skyjo.awards import awards
from bot.ui.looks.skyjo.board import board
from bot.ui.looks.skyjo.cards import typed
from bot.ui.looks.skyjo.numbers import NUMBERS
from bot.ui.looks.skyjo.panel import panel
from bot.ui.looks.skyjo.scores import scores
from bot.ui.looks.skyjo.titles import chosen, details, summary, title
from rules.skyjo.game import GAME

LOOK: Final = Look(
    game=GAME,
    title=title,
    summary=summary,
    board=board,
    panel=panel,
    reveal=scores,
    scores=scores,
    rows=totals_now,
    awards=awards,
    details=details,
    menu=for_all,
    chosen=chosen,
    typed=typed,
    topics=(
        *("aim", "setup", "turn", "columns", "count", "example", "end", "variants", "traps", "questions"),
    ),
    numbers=NUMBERS,
    verbs=("score", "grid", "round"),
)
