"""How much a game and its sheet may hold: what is more is refused before anything is replayed.

All of them are our choice: far more than any evening brings, little enough that everything can be
shown, stored, and replayed in a moment.
"""

from typing import Final

MOST_ROUNDS: Final = 100
"""Rounds of a game. The last one ends it, so that no table outgrows its own sheet."""
MOST_PLAYERS: Final = 12
"""Players of a sheet, whatever the game."""
LONGEST_NAME: Final = 80
"""Characters of a player's name."""
LONGEST_TEXT: Final = 1_000
"""Characters of any other text that is read: an option, a card."""
MOST_NUMBER: Final = 1_000_000
"""The largest number that an option or a score may be, and with a minus the smallest."""
MOST_LISTED: Final = 24
"""What one list of a round may hold: each player twice."""
MOST_STEPS: Final = 1_000
"""Steps in the course of a round: who left, who came back, what was dealt and bid."""
LOWEST_OTHER: Final = -1_000
HIGHEST_OTHER: Final = 1_000
"""A house bonus of Skull King, in points."""
