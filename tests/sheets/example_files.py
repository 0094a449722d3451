"""A sheet and a trick to give to the command line, and the file they are given in."""

import json
from pathlib import Path
from typing import Any

from tests.kit.small_sheets import skull_king

TRICK = {"plays": [["Léa", "yellow 14"], ["Tom", "pirate"], ["Nico", "skull king"]]}

EXAMPLE = skull_king(
    {
        "cards": 5,
        "bids": {"Léa": 2, "Tom": 0, "Camille": 3},
        "tricks": {"Léa": 2, "Tom": 1, "Camille": 1},
        "lost_tricks": 1,
        "bonuses": {"Léa": {"black_fourteen": True}},
    },
    players=["Léa", "Tom", "Camille"],
)


def written(folder: Path, value: Any) -> str:
    path = folder / "sheet.json"
    path.write_text(json.dumps(value), "utf-8")
    return str(path)
