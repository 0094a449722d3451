"""What who hosts for the first time looks for: an earlier round, who took whom out, a quiet farewell."""

import pytest

from tests.games.skull.first_round import MISTAKE as SKULL
from tests.games.skullking.first_round import MISTAKE as SKULL_KING
from tests.kit.first_rounds import Mistake, table_of
from tests.kit.playground_client import Playground
from tests.kit.rows_of_games import MISTAKES
from tests.kit.wire_evening import pressable


@pytest.mark.parametrize("mistake", MISTAKES, ids=str)
async def test_the_menu_leads_to_the_correction_of_any_round(
    swift_playground: Playground, mistake: Mistake
) -> None:
    table = await table_of(swift_playground, mistake)
    await table.play(*mistake.next_round)
    menu = (await table.press("Léa", await table.board(3), "menu"))["message"]
    which = (await table.press("Léa", menu, "correct"))["message"]
    custom_id = pressable(which, "correct")
    assert custom_id is not None
    assert pressable(which, "back")
    asked = await swift_playground.click(table.people["Léa"], which, custom_id=custom_id, values=["1"])
    if mistake is not SKULL:
        asked = await table.press("Léa", asked["message"], "correct", 1, 1)
    if mistake.aspect:
        asked = await table.press("Léa", asked["message"], "correct", 1, 1, *mistake.aspect)
    await table.send("Léa", asked, **mistake.form)
    await table.posted("Léa corrected ")


@pytest.mark.parametrize("mistake", MISTAKES, ids=str)
async def test_all_read_who_took_a_player_out_of_the_game(
    swift_playground: Playground, mistake: Mistake
) -> None:
    table = await table_of(swift_playground, mistake)
    await table.command("Léa", "seat remove", player="Camille")
    told = await table.posted("Léa took Camille out of the game, with ")
    assert "The seat is kept." in told["content"]


async def test_who_has_left_reads_no_empty_reveal(swift_playground: Playground) -> None:
    table = await table_of(swift_playground, SKULL_KING)
    await table.prompt("Camille")
    await table.type("Camille", "leave")
    for name in ("Léa", "Tom"):
        await table.type(name, "bet tricks:1")
    await table.posted("Yo-ho-ho! Round 2: ")
    await swift_playground.settle()
    said = [message["content"] for message in await swift_playground.dms(table.people["Camille"])]
    assert said
    assert not [content for content in said if "Round 2: ." in content]
    assert "Yo-ho-ho! Round 2: Léa 1, Tom 1" in said[-1] or "nothing is asked" in said[-1]
