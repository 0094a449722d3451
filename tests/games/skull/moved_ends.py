"""Games of Skull whose end a correction moves."""

from tests.kit.moved_ends import Ending

ENDINGS = (
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
)
