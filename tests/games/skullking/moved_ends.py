"""Games of Skull King whose end a correction moves."""

from tests.games.skullking.first_round import ROUND
from tests.kit.first_rounds import each
from tests.kit.moved_ends import Ending

ENDINGS = (
    Ending(
        game="skullking",
        options="rounds:3,3",
        played=(*ROUND, *ROUND, *each("bet tricks:1")),
        command={"round": 2, "player": "Tom", "black_fourteen": True},
        back={"round": 2, "player": "Tom", "black_fourteen": False},
        form={"taken": ["black-fourteen"]},
        form_back={"taken": []},
        aspect=("bonuses",),
        refused="round 2. Undo round 3 first.",
        undo="Undo the reveal",
        comes="round 3 comes next",
    ),
)
