"""Tables that owe something when the bot is killed: each is prepared, then does its last act in the dark."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from tests.continuity.scene import Scene

Part = Callable[[Scene], Awaitable[None]]


@dataclass(frozen=True, slots=True)
class Owed:
    """`before` is played as usual, then the bot can post nothing more; `then` makes it owe something.

    `sent`: whose first message gets through though the bot never hears so: "channel", or a person's name.
    """

    name: str
    game: str
    before: Part
    then: Part
    sent: str = ""


async def two_bets(scene: Scene) -> None:
    await scene.begins("Tom", "Léa", "Nico", rounds="1")
    await scene.bets(Tom=1, Léa=0)


async def third_bet(scene: Scene) -> None:
    await scene.bets(Nico=0)


async def two_results(scene: Scene) -> None:
    await scene.begins("Tom", "Léa", "Nico", rounds="1,2")
    await scene.bets(Tom=1, Léa=0, Nico=0)
    await scene.now()
    await scene.wins(Tom=1, Léa=0)


async def third_result(scene: Scene) -> None:
    await scene.wins(Nico=0)


async def skyjo_nearly_over(scene: Scene) -> None:
    await scene.begins("Léa", "Tom", threshold=50)
    await scene.scores(Léa=10, Tom=20)
    await scene.now()
    await scene.scores(Léa=5)


async def skyjo_last(scene: Scene) -> None:
    await scene.says("Tom", "score", points=60)


async def skull_begun(scene: Scene) -> None:
    await scene.begins("Nico", "Tom", "Manon")


async def skull_failed(scene: Scene) -> None:
    await scene.says("Tom", "failed", challenger="Tom", skull="Nico")


async def points_scored(scene: Scene) -> None:
    await scene.begins("Tom", "Nico", rounds=3)
    await scene.scores(Tom=4, Nico=7)
    await scene.now()


async def points_undone(scene: Scene) -> None:
    await scene.says("Nico", "undo")


async def skyjo_lobby(scene: Scene) -> None:
    await scene.opens("Léa", "Tom", threshold=50)


async def skullking_lobby(scene: Scene) -> None:
    await scene.opens("Tom", "Léa", "Manon", rounds="1")


async def begin(scene: Scene) -> None:
    await scene.says(scene.host, "begin")


OWED = (
    Owed("reveal", "skullking", two_bets, third_bet),
    Owed("scores", "skullking", two_results, third_result),
    Owed("final", "skyjo", skyjo_nearly_over, skyjo_last),
    Owed("sent", "skull", skull_begun, skull_failed, sent="channel"),
    Owed("undone", "points", points_scored, points_undone),
    Owed("board", "skyjo", skyjo_lobby, begin, sent="channel"),
    Owed("prompt", "skullking", skullking_lobby, begin, sent="Manon"),
)
