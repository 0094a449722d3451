"""Skyjo, Skull and plain points together through a restart in mid-round."""

from tests.games.points import whole_evening as points
from tests.games.skull import whole_evening as skull
from tests.games.skyjo import whole_evening as skyjo
from tests.kit.playground_client import Playground
from tests.kit.wire_other_games import totals_in

THREE = ("Léa", "Tom", "Camille")


async def test_a_restart_in_mid_round_loses_nothing(playground: Playground) -> None:
    cards = await skyjo.Skyjo.seated(playground, THREE[:2])
    discs = await skull.Skull.seated(playground, THREE)
    plain = await points.Points.seated(playground, THREE[:2])
    await cards.type("Tom", "score points:4 finisher:True")
    await plain.type("Tom", "score points:4")
    form = await cards.press("Léa", await cards.panel("Léa"), "total", 0)
    asked = (await discs.press("Léa", await discs.board(1), "failed"))["message"]
    await playground.bot("kill")
    await playground.bot("start")
    await cards.send("Léa", form, points="9")
    asked = (await discs.press("Léa", asked, "failed", 1))["message"]
    await discs.press("Léa", asked, "failed", 1, 0)
    await plain.type("Léa", "score points:9")
    assert totals_in(await cards.scored(1)) == {"Tom": 4, "Léa": 9}
    assert "Tom failed on the skull of Léa" in (await discs.told(1))["content"]
    assert totals_in(await plain.scored(1)) == {"Léa": 9, "Tom": 4}
