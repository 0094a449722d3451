"""Skyjo, Skull and plain points together through a restart in mid-round."""

from tests.playground_client import Playground
from tests.wire import test_points as points
from tests.wire import test_skull as skull
from tests.wire import test_skyjo as skyjo
from tests.wire.other_evening import totals_in

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
