"""A first round of Skull King, and one thing of it that was wrong: Tom's part."""

from tests.kit.first_rounds import NAMES, Mistake, Table, each, said_by
from tests.kit.playground_client import Json

ROUND = (*each("bet tricks:1"), *each("result tricks:1"))
"""What is typed in a round in which everybody bets and wins one trick."""
MISTAKE = Mistake(
    game="skullking",
    options="rounds:3,3,3 kraken:False whale:False",
    rounds=(ROUND,),
    command={"player": "Tom", "bet": 2},
    form={"bet": "2"},
    aspect=("numbers",),
    before=20,
    after=-10,
    score="20 points",
    bets=3,
    opens="mine",
    late=("tricks", 1, 0),
)


async def enter_by_button(table: Table, who: str, typed: str, round_: int) -> Json:
    """Enter by buttons what a command says: a bet, or the tricks that were won."""
    verb, given = said_by(typed)
    board = await (table.board(round_) if verb == "bet" else table.declaring(round_))
    panel = (await table.press(who, board, "mine"))["message"]
    action = "bet" if verb == "bet" else "tricks"
    return await table.press(who, panel, action, NAMES.index(who), given["tricks"])
