"""Tables on which people have changed their minds: what was mended, asked for, dropped, opened again."""

from tests.continuity.scene import Scene
from tests.kit.wire_other_games import field_ids


async def skullking_mended(scene: Scene) -> None:
    """Bet and tricks corrected together, one correction dropped, other options; who had bet has left."""
    await scene.begins("Tom", "Léa", "Nico", rounds="3,3", kraken=False, whale=False)
    await scene.bets(Tom=1, Léa=1, Nico=1)
    await scene.wins(Tom=1, Léa=1, Nico=1)
    await scene.now()
    await scene.says("Tom", "correct", round=1, tricks=2)
    await scene.says("Tom", "undo")
    await scene.says("Tom", "correct", round=1, bet=2, other=5)
    person = scene.people["Tom"]
    form = await scene.playground.type(person, scene.channel, command="skullking options")
    edition = field_ids(form["modal"])["edition"]
    await scene.playground.submit_fields(person, form, {edition: ["2018"]})
    await scene.bets(Nico=2)
    await scene.says("Nico", "leave")
    await scene.bets(Léa=0)


async def skyjo_claimed(scene: Scene) -> None:
    """A lobby whose host is asked for."""
    await scene.opens("Léa", "Nico")
    await scene.says("Nico", "seat host")


async def skyjo_rested(scene: Scene) -> None:
    """A round was undone, and with it went what had been given for the next."""
    await scene.begins("Léa", "Tom", threshold=50)
    await scene.scores(Léa=5, Tom=20)
    await scene.now()
    await scene.says("Tom", "score", points=7)
    await scene.says("Léa", "undo")


async def points_late(scene: Scene) -> None:
    """A guest joined late, the host handed over, a seat was left, two people ask for one."""
    await scene.begins("Léa", "Camille", "Manon", guests=("Mamie",), rounds=3)
    await scene.scores(Léa=4, Camille=7, Manon=2, Mamie=1)
    await scene.now()
    await scene.says("Léa", "seat add", name="Papy", start="lowest")
    await scene.says("Camille", "seat host")
    await scene.says("Léa", "seat host", player="Camille")
    await scene.says("Manon", "leave")
    await scene.does("Tom", await scene.offering("takeseat"), "takeseat")
    await scene.says("Nico", "seat ask")
    scene.host = "Camille"
    await scene.scores(Camille=5, Papy=3)


async def points_reopened(scene: Scene) -> None:
    """A table that was closed by who left, and goes on."""
    await scene.begins("Tom", "Nico", rounds=2)
    await scene.scores(Tom=4, Nico=7)
    await scene.now()
    await scene.does("Nico", await scene.says("Nico", "leave"), "leaveyes")
    await scene.does("Nico", await scene.offering("reopen"), "reopen")
    await scene.now()
    await scene.scores(Tom=1)


SKULLKING = (skullking_mended,)
SKYJO = (skyjo_claimed, skyjo_rested)
POINTS = (points_late, points_reopened)
