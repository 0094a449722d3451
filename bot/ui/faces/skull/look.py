"""How Skull looks: where each function of its face comes from."""

from bot.tables.model import Table
from bot.texts import Words
from bot.ui.faces.skull.board import board, panel
from bot.ui.faces.skull.challenge import challenge
from bot.ui.faces.skull.scores import awards, scores
from bot.ui.faces.skull.titles import details, rows, summary, title
from bot.ui.message import Button

__all__ = ["awards", "board", "challenge", "details", "menu", "panel", "rows", "scores", "summary", "title"]


def menu(table: Table, words: Words) -> tuple[Button, ...]:
    """Give the host no buttons beside those of any game: everybody seated may enter a challenge."""
    del table, words
    return ()
