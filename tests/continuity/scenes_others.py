"""Tables of Skyjo, Skull and plain points, each in another phase of its evening."""

from tests.continuity.scene import Scene

CARDS = "5 1 2 3 / 5 4 6 7 / 5 8 9 10"


async def lobby(scene: Scene) -> None:
    """A lobby that only waits for Begin."""
    await scene.opens("Léa", "Nico", "Manon")


async def skyjo_hidden(scene: Scene) -> None:
    """A second round, half of whose hidden scores are given; Camille has her panel open."""
    await scene.begins("Léa", "Tom", "Camille", guests=("Papy",), threshold=100)
    await scene.scores(Léa=10, Tom=20, Camille=12, Papy=30)
    board = await scene.now()
    await scene.says("Tom", "grid", cards=CARDS)
    await scene.scores(Papy=3)
    await scene.does("Camille", board, "mine")


async def skyjo_closer(scene: Scene) -> None:
    """All scores are given, and nobody has said who closed the round."""
    await scene.begins("Léa", "Tom", threshold=50)
    await scene.each("score", "points", {"Léa": 10, "Tom": 20})


async def skyjo_undone(scene: Scene) -> None:
    """A round that was scored and undone."""
    await scene.begins("Léa", "Tom", threshold=50)
    await scene.scores(Léa=5, Tom=20)
    await scene.now()
    await scene.says("Tom", "undo")


async def skyjo_over(scene: Scene) -> None:
    """A finished game: round 1 was undone and redone; who closed round 2 had not the fewest points."""
    await scene.begins("Léa", "Tom", "Nico", threshold=50)
    await scene.scores(Léa=5, Tom=20, Nico=11)
    await scene.now()
    await scene.says("Tom", "undo")
    await scene.does("Léa", await scene.offering("redo"), "redo")
    await scene.now()
    await scene.scores(Tom=20, Léa=5, Nico=12)
    await scene.offering("rematch")


async def skull_challenge(scene: Scene) -> None:
    """After one challenge won and one failed: two people are half-way through telling the next."""
    await scene.begins("Nico", "Tom", "Manon")
    await scene.says("Nico", "won", challenger="Nico", bid=3)
    await scene.says("Tom", "failed", challenger="Tom", skull="Manon")
    board = await scene.now()
    await scene.does("Tom", await scene.does("Tom", board, "won"), "won", 0)
    await scene.does("Manon", await scene.does("Manon", board, "failed"), "failed", 2)


async def skull_undone(scene: Scene) -> None:
    """Tom has left; a challenge that failed was undone."""
    await scene.begins("Nico", "Tom", "Manon", "Léa")
    await scene.says("Tom", "leave")
    await scene.says("Nico", "failed", challenger="Nico", skull="Nico")
    await scene.now()
    await scene.says("Nico", "undo")


async def skull_over(scene: Scene) -> None:
    """A finished game."""
    await scene.begins("Nico", "Tom", "Manon")
    for _ in range(2):
        await scene.says("Nico", "won", challenger="Manon")
    await scene.offering("rematch")


async def points_lobby(scene: Scene) -> None:
    """A lobby of a game with two rounds, with a guest."""
    await scene.opens("Léa", "Nico", guests=("Mamie",), rounds=2)


async def points_part(scene: Scene) -> None:
    """A game of lowest totals with a name of its own: one of three has entered round 2."""
    await scene.begins("Léa", "Camille", guests=("Mamie",), name="Belote", wins="lowest", threshold=100)
    await scene.scores(Léa=40, Camille=50, Mamie=10)
    await scene.now()
    await scene.scores(Léa=20)


async def points_undone(scene: Scene) -> None:
    """Round 2 was scored and undone."""
    await scene.begins("Tom", "Nico", rounds=2)
    await scene.scores(Tom=4, Nico=7)
    await scene.now()
    await scene.scores(Tom=9, Nico=2)
    await scene.offering("rematch")
    await scene.says("Tom", "undo")


async def points_over(scene: Scene) -> None:
    """A finished game with a corrected round."""
    await scene.begins("Tom", "Nico", guests=("Mamie",), rounds=2)
    await scene.scores(Tom=4, Nico=7, Mamie=1)
    await scene.now()
    await scene.scores(Tom=9, Nico=2, Mamie=1)
    await scene.says("Nico", "correct", round=1, points=8)
    await scene.offering("rematch")


async def points_ended(scene: Scene) -> None:
    """Nico left Tom alone, which closed the table."""
    await scene.begins("Tom", "Nico")
    await scene.scores(Tom=4, Nico=7)
    await scene.now()
    await scene.does("Nico", await scene.says("Nico", "leave"), "leaveyes")


SKYJO = (lobby, skyjo_hidden, skyjo_closer, skyjo_undone, skyjo_over)
SKULL = (lobby, skull_challenge, skull_undone, skull_over)
POINTS = (points_lobby, points_part, points_undone, points_over, points_ended)
