"""What the shared tests over the wire take from the folder of each game: `brought_by_games` finds it."""

from typing import Final

from tests.kit.brought_by_games import brought_by_all
from tests.kit.first_rounds import Mistake
from tests.kit.moved_ends import Ending
from tests.kit.whole_evenings import WholeEvening

MISTAKES: Final = tuple(brought_by_all("first_round", "MISTAKE", Mistake).values())
ENDINGS: Final[tuple[Ending, ...]] = tuple(
    ending for endings in brought_by_all("moved_ends", "ENDINGS", tuple).values() for ending in endings
)
EVENINGS: Final = brought_by_all("whole_evening", "EVENING", WholeEvening)
