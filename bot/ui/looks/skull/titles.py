"""Skull in words: which challenge, what lies before each player."""

from collections.abc import Sequence
from functools import partial
from typing import Final

from bot.tables.model import Status
from bot.tables.view import View
from bot.texts import Words
from bot.ui.boards.standings import MEDALS, NOTHING, aligned
from bot.ui.kit.state import state_as
from rules.contract import TABLE, Seat
from rules.skull.entries import Entry, Failed, Won
from rules.skull.game import State, mats, playing, standings
from rules.skull.mats import WINS_NEEDED

COLOUR: Final = 0x8E5BA6
CELL: Final = 3
"""Columns of "1/2"."""

state_of: Final = partial(state_as, State)
"""Return the state of a table's game; TypeError in the lobby, where there is none."""


def title(table: View, words: Words) -> str:
    """Say which game this is, and which challenge comes."""
    ask = table.ask
    return words("skull-name") if ask is None else words("skull-title", round=ask.round)


def summary(table: View, words: Words) -> str:
    """Say what it takes to win."""
    del table
    return words("skull-summary", wins=WINS_NEEDED)


def rows(table: View, words: Words) -> tuple[str, ...]:
    """Return a row a seat: rank, challenges won, discs left; medals once the game is over."""
    state = state_of(table)
    ranking, before, inside = standings(state), mats(state), playing(state)
    over = table.status is Status.OVER
    cells = [
        [str(row.rank), f"{before[row.seat].wins}/{WINS_NEEDED}", str(before[row.seat].discs)]
        for row in ranking
    ]
    ends = {row.seat: "" if row.seat in inside else words("skull-out") for row in ranking}
    if over:
        ends = {row.seat: MEDALS[row.rank - 1] for row in ranking if row.rank <= len(MEDALS)}
    seats = [row.seat for row in ranking]
    return (words("skull-columns"), *aligned(table.names, seats, cells, ends, least=CELL))


def details(entry: Entry, seat: Seat, names: Sequence[str], words: Words) -> dict[str, str]:
    """Say a challenge, which is the whole table's, as values under their names."""
    if seat != TABLE or not isinstance(entry, Won | Failed):
        return {}
    failed = entry if isinstance(entry, Failed) else None
    values = {
        "challenger": names[entry.challenger],
        "result": words("skull-part-failed" if failed else "skull-part-won"),
        "bid": NOTHING if entry.bid is None else str(entry.bid),
        "skull": NOTHING if failed is None else names[failed.skull],
        "next": NOTHING if failed is None or failed.next is None else names[failed.next],
    }
    return {words(f"skull-part-{name}"): value for name, value in values.items()}
