"""A first round of Skull, and one thing of it that was wrong: Tom's part."""

from tests.kit.first_rounds import NAMES, Mistake, Table, said_by
from tests.kit.playground_client import Json

MISTAKE = Mistake(
    game="skull",
    rounds=((("Léa", "failed challenger:Tom skull:Léa"),),),
    command={"won": True},
    form={"outcome": ["won"]},
    before=0,
    after=1,
    score="0 challenges won",
    opens="won",
    late=("won", 0),
)


async def enter_by_button(table: Table, who: str, typed: str, round_: int) -> Json:
    """Enter by buttons what a command says: who failed on whose skull."""
    _, given = said_by(typed)
    challenger, skull = NAMES.index(given["challenger"]), NAMES.index(given["skull"])
    asked = (await table.press(who, await table.board(round_), "failed"))["message"]
    asked = (await table.press(who, asked, "failed", challenger))["message"]
    return await table.press(who, asked, "failed", challenger, skull)
