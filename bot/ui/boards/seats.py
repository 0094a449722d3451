"""Whom the host enters for."""

from collections.abc import Sequence

from bot.tables.model import Table
from bot.texts import Words
from bot.ui.boards.buttons import in_rows, worded
from bot.ui.boards.names import plain
from bot.ui.boards.waiting import GIVEN
from bot.ui.message import Message
from rules.contract import Seat


def pick(table: Table, seats: Sequence[Seat], words: Words) -> Message:
    """Ask for which of these seats something is entered."""
    names = plain(table.names)
    buttons = [
        worded(f"{names[seat]} {GIVEN}" if seat in table.drafts else names[seat], table, "seat", seat)
        for seat in seats
    ]
    return Message(content=words("board-pick"), rows=in_rows(buttons))
