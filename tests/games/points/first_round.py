"""A first round of plain points, and one thing of it that was wrong: Tom's part."""

from tests.kit.first_rounds import Mistake, Table, each, said_by
from tests.kit.playground_client import Json

MISTAKE = Mistake(
    game="points",
    rounds=(each("score points:7"),),
    command={"player": "Tom", "points": 30},
    form={"points": "30"},
    before=7,
    after=30,
    score="7 points",
)


async def enter_by_button(table: Table, who: str, typed: str, round_: int) -> Json:
    """Enter by the form what a command says: points."""
    _, given = said_by(typed)
    form = await table.press(who, await table.board(round_), "total")
    return await table.send(who, form, points=given["points"])
