"""Buttons with their words, laid out so that a phone never wraps a row."""

from collections.abc import Sequence
from typing import Final

from bot.tables.model import Table
from bot.texts import Value, Words
from bot.ui.kit.message import Button, Press, Style
from bot.ui.kit.names import cut

LABEL: Final = 38
"""Characters of a label that phones show whole."""
PER_ROW: Final = 4
"""A fifth button in a row is wrapped by some phones."""
WORDY: Final = 2
"""Buttons of several words that fit in a phone's row."""


def button(
    words: Words,
    text: str,
    table: Table,
    action: str,
    *args: object,
    style: Style = "secondary",
    disabled: bool = False,
    **values: Value,
) -> Button:
    """Make a button: its words by their id, and what it carries for the table's moment."""
    return worded(words(text, **values), table, action, *args, style=style, disabled=disabled)


def worded(
    label: str,
    table: Table,
    action: str,
    *args: object,
    style: Style = "secondary",
    disabled: bool = False,
) -> Button:
    """Make a button whose label is already words: a digit, a name."""
    press = Press(action, table.id, table.moment, tuple(str(arg) for arg in args))
    return Button(label=cut(label, LABEL), press=press, style=style, disabled=disabled)


def in_rows(buttons: Sequence[Button], per_row: int = PER_ROW) -> tuple[Sequence[Button], ...]:
    """Lay buttons out in rows, in their order."""
    return tuple(tuple(buttons[at : at + per_row]) for at in range(0, len(buttons), per_row))
