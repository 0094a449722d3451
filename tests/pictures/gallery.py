"""What the gallery says of each picture."""

from typing import Final

CAPTIONS: Final[dict[str, dict[str, str]]] = {
    "Skull King": {
        "skullking-lobby": "The lobby: who is in, what is played, who deals first.",
        "skullking-board": "Bets are open: everybody sees who has bet, nobody sees what.",
        "skullking-panel": "One’s own bet, in a direct message or behind “My bet”: one press.",
        "skullking-reveal": "Yo-ho-ho: all bets in the same moment.",
        "skullking-declare": "One’s own tricks: “As bet” is one press.",
        "skullking-form": "Bonuses ask only what can be at this table.",
        "skullking-scores": "A finished round, every point with its reason.",
        "skullking-options": "What is played, chosen by the host.",
        "skullking-final": "The final leaderboard posts itself.",
    },
    "Skyjo": {
        "skyjo-lobby": "The lobby: how far the game goes, who starts.",
        "skyjo-board": "A bar towards the end, who is near it, who has handed in.",
        "skyjo-panel": "One’s own points: a total, or the twelve cards.",
        "skyjo-form": "Twelve cards as they lie on the table; the bot adds them up.",
        "skyjo-cards": "The cards shown back, with the column that goes.",
        "skyjo-scores": "A finished round: who closed it, and what was doubled.",
        "skyjo-final": "The final leaderboard, lowest first.",
    },
    "Skull": {
        "skull-lobby": "The lobby, for three to six.",
        "skull-board": "Mats, discs left, who starts.",
        "skull-panel": "A challenge is told step by step: whose skull was it?",
        "skull-scores": "What the challenge changed.",
        "skull-form": "A guest without an account joins by name.",
        "skull-final": "The end: two challenges won.",
    },
    "Any game in points": {
        "points-lobby": "The lobby: the game’s own name, which total wins, when it ends.",
        "points-board": "Totals, and who has handed in.",
        "points-panel": "One’s own points of the round.",
        "points-form": "The host enters everybody, one line each.",
        "points-scores": "A finished round.",
        "points-final": "The final leaderboard.",
    },
}
"""For each game its pictures, by the start of their names."""

ABOUT: Final = """\
Each picture is what a phone shows (390 points wide), taken by `python -m tests.pictures` from an evening at
the playground; nothing is drawn by hand."""


def gallery() -> str:
    """Write the gallery: dark and light side by side."""
    wide = "The playground on a wide screen: each column looks through one person’s eyes."
    parts = ["# How Tallyho looks", ABOUT, f'<img src="pictures/wide.png" alt="{wide}">', wide]
    for game, pictures in CAPTIONS.items():
        rows = [
            f"| {says} | {_picture(name, 'dark', says)} | {_picture(name, 'light', says)} |"
            for name, says in pictures.items()
        ]
        parts += [f"## {game}", "\n".join(["| | dark | light |", "|---|---|---|", *rows])]
    return "\n\n".join(parts) + "\n"


def _picture(name: str, look: str, says: str) -> str:
    return f'<img src="pictures/{name}-{look}.png" width="390" alt="{says} ({look})">'
