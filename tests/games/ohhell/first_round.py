"""A first round of Oh Hell, and one thing of it that was wrong: Tom's part."""

from tests.kit.first_rounds import NAMES, Mistake, Table, each, said_by
from tests.kit.playground_client import Json

ROUND = (*each("bet tricks:", Léa="1", all="0"), *each("tricks tricks:", Léa="1", all="0"))
"""What is typed in the first round: Léa bets the one trick, and wins it."""
SECOND = (*each("bet tricks:", Tom="2", all="0"), *each("tricks tricks:", Tom="2", all="0"))
"""What is typed in the second: Tom bets both tricks, and wins them."""
MISTAKE = Mistake(
    game="ohhell",
    rounds=(ROUND,),
    command={"player": "Tom", "bet": 1},
    form={"bet": "1"},
    before=10,
    after=0,
    score="10 points",
    second=SECOND,
    bets=3,
    opens="mine",
    late=("tricks", 1, 0),
)


async def enter_by_button(table: Table, who: str, typed: str, round_: int) -> Json:
    """Enter by buttons what a command says: a bet, or the tricks that were won."""
    verb, given = said_by(typed)
    board = await (table.board(round_) if verb == "bet" else table.declaring(round_))
    panel = (await table.press(who, board, "mine"))["message"]
    return await table.press(who, panel, verb, NAMES.index(who), given["tricks"])
