"""A table that was closed and goes on has a board again, whatever stood in the channel before."""

from tests.games.skullking.first_round import MISTAKE as SKULL_KING
from tests.kit.first_rounds import table_of
from tests.kit.playground_client import Playground
from tests.kit.wire_evening import pressable


async def test_a_table_that_goes_on_after_its_board_was_closed_has_a_board(
    swift_playground: Playground,
) -> None:
    table = await table_of(swift_playground, SKULL_KING)
    await table.type("Camille", "leave")
    await swift_playground.settle()
    asked = (await table.type("Tom", "leave"))["message"]
    closed = (await table.press("Tom", asked, "leaveyes"))["message"]
    await swift_playground.settle()
    await table.press("Tom", closed, "reopen")
    await swift_playground.settle()
    boards = [message for message in await table.public() if pressable(message, "mine")]
    assert len(boards) == 1
    assert "Round 2" in boards[0]["content"]
