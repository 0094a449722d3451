"""Seats to choose from: whom the host enters for, who is corrected, who is first."""

from collections.abc import Sequence

from bot.tables.view import View
from bot.texts import Words
from bot.ui.boards.waiting import GIVEN
from bot.ui.kit.buttons import in_rows, worded
from bot.ui.kit.message import Choice, Message
from bot.ui.kit.names import plain
from rules.contract import Seat


def choices(names: Sequence[str], chosen: Seat | None = None) -> tuple[Choice, ...]:
    """Offer every seat by its name."""
    return tuple(
        Choice(label=name, value=str(seat), chosen=seat == chosen) for seat, name in enumerate(names)
    )


def pick(table: View, seats: Sequence[Seat], words: Words) -> Message:
    """Ask for which of these seats something is entered."""
    names = plain(table.names)
    buttons = [
        worded(f"{names[seat]} {GIVEN}" if seat in table.given else names[seat], table, "seat", seat)
        for seat in seats
    ]
    return Message(content=words("board-pick"), rows=in_rows(buttons))
