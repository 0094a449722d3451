"""Games of plain points whose end a correction moves."""

from tests.kit.first_rounds import each
from tests.kit.moved_ends import Ending

ENDINGS = (
    Ending(
        game="points",
        options="threshold:20",
        played=each("score points:5") * 3,
        command={"round": 1, "player": "Tom", "points": 18},
        form={"points": "18"},
        back={"round": 1, "player": "Tom", "points": 5},
        form_back={"points": "5"},
        refused="round 2. Undo round 3 first.",
        undo="Undo round 3",
        comes="round 3 comes next",
    ),
)
