"""The state of a table's game, by its own type."""

from typing import TypeVar

from bot.tables.model import Table

State = TypeVar("State")


def state_as(kind: type[State], table: Table) -> State:
    """Return the state of a game that has begun. TypeError in the lobby, where there is none."""
    if not isinstance(table.state, kind):
        raise TypeError("the game has not begun")
    return table.state
