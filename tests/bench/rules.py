"""How fast the rules read and replay a whole game from its score sheet, beside parsing that sheet's JSON."""

import json
from typing import Any

from rules.sheet import read
from tests.bench.measure import side_by_side
from tests.kit.brought_by_games import golden_sheets


async def measure() -> dict[str, float]:
    """Replay the longest golden game of Skull King."""
    text = max(golden_sheets("skullking"), key=lambda path: path.stat().st_size).read_text("utf-8")
    sheet: dict[str, Any] = json.loads(text)["sheet"]

    async def replayed() -> None:
        read(sheet)

    async def parsed() -> None:
        json.loads(text)

    games, parses, ratio = await side_by_side(replayed, parsed, rounds=7, times=50)
    return {
        "games_replayed_per_s": round(games),
        "json_parses_per_s": round(parses),
        "replays_per_parse": round(ratio, 3),
    }
