"""Any game counted in points, at the table."""

from typing import Final

from bot.ui.face import Face
from bot.ui.faces.points import look
from bot.ui.faces.points.commands import commands
from bot.ui.faces.points.forms import FORMS
from bot.ui.faces.points.presses import PRESSES, typed
from rules.points.game import GAME

FACE: Final = Face(
    game=GAME,
    title=look.title,
    summary=look.summary,
    board=look.board,
    panel=look.panel,
    reveal=look.scored,
    scores=look.scored,
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
