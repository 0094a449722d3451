"""Seats to choose from: whom the host enters for, who is corrected, who is first."""

from collections.abc import Sequence

from bot.tables.model import Table
from bot.texts import Words
from bot.ui.boards.buttons import in_rows, worded
from bot.ui.boards.names import plain
from bot.ui.boards.waiting import GIVEN
from bot.ui.form import PickField
from bot.ui.message import Choice, Message
from rules.contract import Seat


def choices(names: Sequence[str], chosen: Seat | None = None) -> tuple[Choice, ...]:
    """Offer every seat by its name."""
    return tuple(
        Choice(label=name, value=str(seat), chosen=seat == chosen) for seat, name in enumerate(names)
    )


def player_field(words: Words, names: Sequence[str], own: Seat | None, *, host: bool) -> PickField:
    """Make the field that asks whose part is corrected: one's own, or as host anybody's."""
    offered = tuple(choice for choice in choices(names, own) if host or choice.chosen)
    return PickField(name="player", label=words("form-correct-player"), fewest=1, choices=offered)


def pick(table: Table, seats: Sequence[Seat], words: Words) -> Message:
    """Ask for which of these seats something is entered."""
    names = plain(table.names)
    buttons = [
        worded(f"{names[seat]} {GIVEN}" if seat in table.drafts else names[seat], table, "seat", seat)
        for seat in seats
    ]
    return Message(content=words("board-pick"), rows=in_rows(buttons))
