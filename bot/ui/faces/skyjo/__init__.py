"""Skyjo at the table."""

from typing import Final

from bot.ui.face import Face
from bot.ui.faces.skyjo import look
from bot.ui.faces.skyjo.commands import commands
from bot.ui.faces.skyjo.forms import FORMS
from bot.ui.faces.skyjo.presses import PRESSES, typed
from rules.skyjo.game import GAME

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
    chosen=look.chosen,
    menu=look.menu,
    typed=typed,
    commands=commands,
    presses=PRESSES,
    forms=FORMS,
)
