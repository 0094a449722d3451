"""Games of Skyjo whose end a correction moves."""

from tests.kit.first_rounds import NAMES
from tests.kit.moved_ends import Ending

HANDS = ((10, 20, 12), (5, 20, 9), (1, 2, 4))
ROUNDS = tuple(
    (name, f"score points:{points}{' finisher:True' if name == 'Léa' else ''}")
    for hands in HANDS
    for name, points in zip(NAMES, hands, strict=True)
)
ENDINGS = (
    Ending(
        game="skyjo",
        options="threshold:50",
        played=ROUNDS,
        command={"round": 1, "player": "Tom", "points": 35},
        form={"points": "35"},
        back={"round": 1, "player": "Tom", "points": 20},
        form_back={"points": "20"},
        refused="round 2. Undo round 3 first.",
        undo="Undo round 3",
        comes="round 3 comes next",
    ),
)
