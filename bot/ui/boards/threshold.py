"""How near a game is to its end, where a total ends it: a bar, and a warning in words."""

from collections.abc import Sequence
from typing import Final

from bot.texts import Words
from bot.ui.boards.standings import number_text
from rules.contract import Seat

BLOCKS: Final = 10
FULL, EMPTY = "█", "░"
NEAR: Final = 80
"""Per cent of the threshold from which the board warns."""


def progress(
    totals: Sequence[int], seats: Sequence[Seat], names: Sequence[str], threshold: int, words: Words
) -> str:
    """Say who is nearest to the threshold, and how near; empty while nobody has a point."""
    highest = max((totals[seat] for seat in seats), default=0)
    if highest <= 0:
        return words("board-until", threshold=threshold)
    nearest = next(seat for seat in seats if totals[seat] == highest)
    filled = min(BLOCKS, BLOCKS * highest // threshold)
    text = "board-near" if 100 * highest >= NEAR * threshold else "board-nearest"
    said = words(text, player=names[nearest], total=number_text(highest), threshold=threshold)
    return f"`{FULL * filled}{EMPTY * (BLOCKS - filled)}` {said}"
