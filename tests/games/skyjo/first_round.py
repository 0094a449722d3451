"""A first round of Skyjo, and one thing of it that was wrong: Tom's part."""

from tests.kit.first_rounds import Mistake, Table, said_by
from tests.kit.playground_client import Json

MISTAKE = Mistake(
    game="skyjo",
    rounds=(
        (("Léa", "score points:5 finisher:True"), ("Tom", "score points:24"), ("Camille", "score points:9")),
    ),
    command={"player": "Tom", "points": 30},
    form={"points": "30"},
    before=24,
    after=30,
    score="9 points",
)


async def enter_by_button(table: Table, who: str, typed: str, round_: int) -> Json:
    """Enter by the form what a command says: points, and who closed the round."""
    _, given = said_by(typed)
    closed: dict[str, object] = {"closed": ["closed"]} if "finisher" in given else {}
    form = await table.press(who, await table.board(round_), "total")
    return await table.send(who, form, points=given["points"], **closed)
