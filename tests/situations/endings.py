"""Games whose end a correction moves: with it they would have been over before what was played since."""

from collections.abc import Mapping
from dataclasses import dataclass

from tests.kit.first_rounds import NAMES, Played, Table, each
from tests.kit.playground_client import Json


@dataclass(frozen=True, slots=True, kw_only=True)
class Ending(Played):
    """A game played beyond where a correction of an earlier round would have ended it."""

    played: tuple[tuple[str, str], ...]
    command: Mapping[str, object]
    """The correction."""
    back: Mapping[str, object]
    """What takes it back again."""
    form: Mapping[str, object]
    form_back: Mapping[str, object]
    """The same two, as they are filled into the form."""
    refused: str
    undo: str
    comes: str

    async def move(self, table: Table, door: str, *, back: bool = False) -> Json:
        """Correct, as Léa, what moves the end of the game, or correct that back."""
        typed = self.back if back else self.command
        if door == "command":
            return await table.command("Léa", "correct", **typed)
        form = await table.opened("Léa", door, self, int(str(typed["round"])))
        return await table.send("Léa", form, **(self.form_back if back else self.form))


ROUND = "round 2. Undo round 3 first."
SKYJO_HANDS = ((10, 20, 12), (5, 20, 9), (1, 2, 4))
SKYJO_ROUNDS = tuple(
    (name, f"score points:{points}{' finisher:True' if name == 'Léa' else ''}")
    for hands in SKYJO_HANDS
    for name, points in zip(NAMES, hands, strict=True)
)
KING_ROUND = (*each("bet tricks:1"), *each("result tricks:1"))
ENDINGS = (
    Ending(
        game="points",
        options="threshold:20",
        played=each("score points:5") * 3,
        command={"round": 1, "player": "Tom", "points": 18},
        form={"points": "18"},
        back={"round": 1, "player": "Tom", "points": 5},
        form_back={"points": "5"},
        refused=ROUND,
        undo="Undo round 3",
        comes="round 3 comes next",
    ),
    Ending(
        game="skyjo",
        options="threshold:50",
        played=SKYJO_ROUNDS,
        command={"round": 1, "player": "Tom", "points": 35},
        form={"points": "35"},
        back={"round": 1, "player": "Tom", "points": 20},
        form_back={"points": "20"},
        refused=ROUND,
        undo="Undo round 3",
        comes="round 3 comes next",
    ),
    Ending(
        game="skull",
        played=(
            ("Léa", "won challenger:Tom"),
            ("Léa", "failed challenger:Tom skull:Léa"),
            ("Léa", "won challenger:Léa"),
        ),
        command={"round": 2, "won": True},
        back={"round": 2, "won": False, "skull": "Léa"},
        form={"outcome": ["won"]},
        form_back={"outcome": ["failed"], "skull": ["0"]},
        refused="challenge 2. Undo challenge 3 first.",
        undo="Undo challenge 3",
        comes="challenge 3 comes next",
    ),
    Ending(
        game="skullking",
        options="rounds:3,3",
        played=(*KING_ROUND, *KING_ROUND, *each("bet tricks:1")),
        command={"round": 2, "player": "Tom", "black_fourteen": True},
        back={"round": 2, "player": "Tom", "black_fourteen": False},
        form={"taken": ["black-fourteen"]},
        form_back={"taken": []},
        aspect=("bonuses",),
        refused=ROUND,
        undo="Undo the reveal",
        comes="round 3 comes next",
    ),
)
