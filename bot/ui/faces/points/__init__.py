"""Any game counted in points, at the table."""

from typing import Final

from bot.ui.face import Face
from bot.ui.faces.points import look
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
    menu=look.menu,
    presses={},
    forms={},
)
