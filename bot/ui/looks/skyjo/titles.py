"""Skyjo in words: where the game is, what is being played, a grid shown back."""

from collections.abc import Sequence
from functools import partial
from typing import Final

from bot.tables.view import View
from bot.texts import MINUS, Words
from bot.ui.boards.standings import number_text
from bot.ui.kit.state import state_as
from rules.contract import TABLE, Seat
from rules.skyjo.entries import Entry, Grid, Scores, Total
from rules.skyjo.game import Options, State
from rules.skyjo.grid import columns, count
from rules.skyjo.scoring import hand_points

COLOUR = 0x2E9CCA
GONE = "–"

state_of: Final = partial(state_as, State)
"""Return the state of a table's game; TypeError in the lobby, where there is none."""


def title(table: View, words: Words) -> str:
    """Say which game this is, and which round."""
    ask = table.ask
    if ask is None:
        return words("skyjo-name")
    return words("skyjo-title", round=ask.round, threshold=state_of(table).setup.options.threshold)


def summary(table: View, words: Words) -> str:
    """Say when the game ends."""
    options: Options = table.game_options
    return words("skyjo-summary", threshold=options.threshold)


def chosen(table: View, words: Words) -> dict[str, str]:
    """Say each option as a value under its name."""
    options: Options = table.game_options
    return {words("receipt-option-threshold"): number_text(options.threshold)}


def grid_lines(grid: Grid) -> tuple[str, ...]:
    """Show the cards as they lie; those of a removed column are struck out."""
    removed = count(grid).removed
    lines = []
    for row in grid.rows:
        cells = [f"`{GONE if card is None else str(card).replace('-', MINUS):>2}`" for card in row]
        lines.append(" ".join(f"~~{cell}~~" if at in removed else cell for at, cell in enumerate(cells)))
    return tuple(lines)


def hand_words(hand: Total | Grid, words: Words) -> str:
    """Say what was entered: points, and for a grid which columns count nothing."""
    if isinstance(hand, Total):
        return words("skyjo-points", points=hand.points)
    counted = count(hand)
    if not counted.removed:
        return words("skyjo-points", points=counted.points)
    gone = ", ".join(str(at + 1) for at in counted.removed if at < len(columns(hand)))
    return words("skyjo-points-columns", points=counted.points, columns=gone, count=len(counted.removed))


def details(entry: Entry, seat: Seat, names: Sequence[str], words: Words) -> dict[str, str]:
    """Say a seat's points before doubling, or who closed the round, as values under their names."""
    if not isinstance(entry, Scores):
        return {}
    if seat == TABLE:
        return {words("skyjo-part-finisher"): names[entry.finisher]}
    hand = entry.hands[seat]
    return {} if hand is None else {words("skyjo-part-points"): number_text(hand_points(hand))}
