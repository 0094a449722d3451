"""Twelve cards as people type them: "5 1 2 3 / 5 4 6 7 / 5 8 9 10", x for a removed card."""

import re
from typing import Final

from bot.tables.model import TableError
from bot.ui.looks.skyjo.cards import BETWEEN, CLOSED
from bot.ui.typed.numbers import SHOWN, SIGNS, read_number
from rules.skyjo.entries import Card, Grid, Total
from rules.skyjo.grid import COLUMNS, HIGHEST_CARD, LOWEST_CARD
from rules.skyjo.scoring import Hand

REMOVED_TOO: Final = frozenset({"x", "×", "-", ".", "_"})
"""Signs for a removed card; dashes of every kind count as one."""
BETWEEN_ROWS: Final = re.compile(r"[/|;\n\r]+")
BETWEEN_CARDS: Final = re.compile(r"[\s,]+")
LONGEST: Final = 200
"""Characters that twelve cards may take, with whatever stands between them."""
CARD: Final = re.compile(r"[+-]?\d{1,3}")


def read_grid(typed: str, *, finisher: bool) -> Grid:
    """Read the cards row by row; without any sign between rows, every fourth card ends one.

    TableError `cards_unreadable`. Whether such cards can lie there is the rules' to say.
    """
    rows = [_cards(row) for row in BETWEEN_ROWS.split(typed)]
    rows = [row for row in rows if row]
    if len(rows) == 1:
        (cards,) = rows
        rows = [cards[at : at + COLUMNS] for at in range(0, len(cards), COLUMNS)]
    return Grid(tuple(rows), finisher)


def read_typed(said: str, closed: str) -> Hand:
    """Read what a button carries to enter a hand. TableError `cards_unreadable`, `button_changed`."""
    finisher = closed == CLOSED
    return (
        read_grid(said, finisher=finisher) if BETWEEN in said else Total(read_number(said), finisher=finisher)
    )


def _cards(row: str) -> tuple[Card, ...]:
    return tuple(_card(word) for word in BETWEEN_CARDS.split(row) if word)


def _card(word: str) -> Card:
    plain = word.translate(SIGNS).casefold()
    if plain in REMOVED_TOO:
        return None
    if not CARD.fullmatch(plain):
        raise TableError("cards_unreadable", given=word[:SHOWN], low=LOWEST_CARD, high=HIGHEST_CARD)
    return int(plain)
