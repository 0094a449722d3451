"""A game counted in points, in words: its name, where it is, when it ends."""

from collections.abc import Sequence
from functools import partial
from typing import Final

from bot.tables.view import View
from bot.texts import Words
from bot.ui.boards.standings import NOTHING, number_text
from bot.ui.kit.names import clean, cut, escape
from bot.ui.kit.state import state_as
from rules.contract import TABLE, Seat
from rules.points.entries import Entry, Scores
from rules.points.game import LONGEST_NAME, Options, State

COLOUR: Final = 0x668D63

state_of: Final = partial(state_as, State)
"""Return the state of a table's game; TypeError in the lobby, where there is none."""


def title(table: View, words: Words) -> str:
    """Say which game this is, by the name its table gave it, and which round."""
    ask = table.ask
    if ask is None:
        return name(table, words)
    return words("points-title", game=name(table, words), round=ask.round)


def name(table: View, words: Words) -> str:
    """Return the name of the game, or "Points"."""
    options: Options = table.game_options
    return escape(cut(clean(options.name), LONGEST_NAME)) or words("points-name")


def summary(table: View, words: Words) -> str:
    """Say which total wins and when the game ends."""
    options: Options = table.game_options
    said = words(
        "points-summary",
        wins=options.wins,
        threshold=options.threshold or 0,
        rounds=options.rounds or 0,
    )
    return f"**{name(table, words)}** {said}" if options.name else said


def chosen(table: View, words: Words) -> dict[str, str]:
    """Say each option as a value under its name."""
    options: Options = table.game_options
    return {
        words("points-option-name"): name(table, words),
        words("points-option-wins"): words(f"points-option-wins-{options.wins}"),
        words("receipt-option-threshold"): NOTHING
        if options.threshold is None
        else number_text(options.threshold),
        words("points-option-rounds"): NOTHING if options.rounds is None else number_text(options.rounds),
    }


def details(entry: Entry, seat: Seat, names: Sequence[str], words: Words) -> dict[str, str]:
    """Say a seat's points under their name."""
    del names
    points = entry.points[seat] if isinstance(entry, Scores) and seat != TABLE else None
    return {} if points is None else {words("points-part"): number_text(points)}
