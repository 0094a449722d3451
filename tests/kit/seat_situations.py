"""What the situations of seats and hosts have in common."""

import pytest

from tests.games.points.first_round import MISTAKE as POINTS
from tests.games.skullking.first_round import MISTAKE as SKULL_KING
from tests.games.skyjo.first_round import MISTAKE as SKYJO
from tests.kit.first_rounds import Table
from tests.kit.playground_client import Json
from tests.kit.rows_of_games import MISTAKES
from tests.kit.wire_other_games import totals_in

four_games = pytest.mark.parametrize("mistake", MISTAKES, ids=str)
by_both_doors = pytest.mark.parametrize("door", ["command", "button"])
LATE = (SKULL_KING, SKYJO, POINTS)
"""The games that take people late."""
ROUND = 2
"""The round at the table."""


async def menu(table: Table, who: str) -> Json:
    """Open somebody's menu."""
    shown: Json = (await table.press(who, await table.board(ROUND), "menu"))["message"]
    return shown


async def leave(table: Table, who: str, door: str) -> Json:
    """Leave by command or by the menu."""
    if door == "command":
        return await table.type(who, "leave")
    return await table.press(who, await menu(table, who), "leave")


async def come(table: Table, *names: str) -> None:
    """Let more people come into the channel."""
    for name in names:
        table.people[name] = await table.playground.person(name)


async def closed(table: Table, who: str) -> Json:
    """Have the host close the table; give the answer."""
    ask = (await table.type(who, "end"))["message"]
    answer: Json = (await table.press(who, ask, "endyes"))["message"]
    return answer


async def totals(table: Table) -> dict[str, int]:
    """Return everybody's total now."""
    return totals_in((await table.type("Léa", "scores"))["message"])
