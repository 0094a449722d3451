"""A table that is closed before its end, over the wire."""

from tests.kit.playground_client import Playground
from tests.kit.wire_evening import pressable, standings_in
from tests.wire.scored_round import scored


async def test_a_table_closed_early_tells_how_the_scores_stood(swift_playground: Playground) -> None:
    evening = await scored(swift_playground)
    menu = (await evening.press("Léa", await evening.board(2), "menu"))["message"]
    asked = (await evening.press("Léa", menu, "end"))["message"]
    await evening.press("Léa", asked, "endyes")
    final = await evening.posted("Skull King was closed before its end.")
    assert standings_in(final) == {"Léa": 40, "Camille": 40, "Tom": 20}
    assert pressable(final, "rematch")
