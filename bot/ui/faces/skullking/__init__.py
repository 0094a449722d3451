"""Skull King at the table."""

from typing import Final

from bot.ui.face import Face
from bot.ui.faces.skullking import look
from bot.ui.faces.skullking.commands import commands
from bot.ui.faces.skullking.correcting import ASPECTS
from bot.ui.faces.skullking.forms import FORMS
from bot.ui.faces.skullking.presses import PRESSES
from rules.skullking.game import GAME

FACE: Final = Face(
    game=GAME,
    title=look.title,
    summary=look.summary,
    board=look.board,
    panel=look.panel,
    reveal=look.reveal,
    scores=look.scores,
    rows=look.rows,
    awards=look.awards,
    details=look.details,
    chosen=look.chosen,
    terms=look.terms,
    menu=look.menu,
    commands=commands,
    presses=PRESSES,
    forms=FORMS,
    aspects=ASPECTS,
)
