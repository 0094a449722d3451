"""Tables of Skull King, each in another phase of its evening."""

from tests.continuity.scene import Scene


async def lobby(scene: Scene) -> None:
    """A lobby with a guest; the host looks at the order of the seats."""
    shown = await scene.opens("Tom", "Léa", guests=("Mamie",), rounds="bedtime", scoring="rascal")
    await scene.does("Tom", shown, "order")


async def bids(scene: Scene) -> None:
    """Bets open, some of them given; Camille, who takes no direct messages, has her panel open."""
    await scene.begins("Tom", "Léa", "Camille", "Manon", guests=("Mamie",), rounds="1,2")
    await scene.bets(Tom=1, Léa=0, Camille=0, Manon=0, Mamie=0)
    await scene.wins(Tom=1, Léa=0, Camille=0, Manon=0, Mamie=0)
    board = await scene.now()
    await scene.bets(Léa=2, Mamie=0)
    await scene.does("Camille", board, "mine")


async def tricks(scene: Scene) -> None:
    """Tricks open, one of them declared; one panel and the host's menu are open."""
    await scene.begins("Tom", "Léa", "Nico", rounds="2")
    await scene.bets(Tom=1, Léa=1, Nico=0)
    board = await scene.now()
    await scene.wins(Léa=1)
    await scene.does("Nico", board, "mine")
    await scene.does("Tom", board, "menu")


async def short(scene: Scene) -> None:
    """Tricks that do not add up: one declared for two cards."""
    await scene.begins("Tom", "Léa", guests=("Mamie",), rounds="2", kraken=True)
    await scene.bets(Tom=1, Léa=1, Mamie=0)
    await scene.now()
    await scene.wins(Tom=1, Léa=0, Mamie=0)


async def loot(scene: Scene) -> None:
    """Tom says that Léa took his Loot: she has not confirmed it."""
    await scene.begins("Tom", "Léa", "Nico", rounds="2", loot=True)
    await scene.bets(Tom=1, Léa=1, Nico=0)
    board = await scene.now()
    await scene.says("Tom", "result", tricks=1, loot_with="Léa")
    await scene.wins(Léa=1, Nico=0)
    await scene.does("Léa", board, "mine")


async def extra(scene: Scene) -> None:
    """First place is tied: an extra round, with one bet given."""
    await scene.begins("Tom", "Léa", "Nico", rounds="1")
    await scene.bets(Tom=0, Léa=0, Nico=0)
    await scene.wins(Tom=0, Léa=0, Nico=1)
    await scene.now()
    await scene.bets(Nico=1)


async def undone(scene: Scene) -> None:
    """A round that was scored and undone."""
    await scene.begins("Tom", "Léa", "Nico", rounds="1,2")
    await scene.bets(Tom=1, Léa=0, Nico=0)
    await scene.wins(Tom=1, Léa=0, Nico=0)
    await scene.now()
    await scene.says("Léa", "undo")


async def unrevealed(scene: Scene) -> None:
    """A reveal that was undone: the bets are hidden again, one with a cannonball."""
    await scene.begins("Tom", "Nico", "Manon", rounds="2", scoring="rascal")
    await scene.says("Tom", "bet", tricks=2, cannonball=True)
    await scene.bets(Nico=0, Manon=0)
    await scene.now()
    await scene.says("Nico", "undo")


async def held(scene: Scene) -> None:
    """A correction of round 1 that does not add up yet: Tom's 2 tricks beside Léa's 1, for two cards."""
    await scene.begins("Tom", "Léa", "Nico", rounds="2,1")
    await scene.bets(Tom=1, Léa=1, Nico=0)
    await scene.wins(Tom=1, Léa=1, Nico=0)
    await scene.now()
    await scene.bets(Nico=0)
    await scene.says("Tom", "correct", round=1, tricks=2)


async def changed(scene: Scene) -> None:
    """Everything that can happen to a round and a seat: dealt anew, left out, lost, gone, back, replaced."""
    await scene.begins("Tom", "Léa", "Nico", "Hugo", rounds="1,2,3", kraken=True)
    await scene.says("Tom", "round", cards=2)
    await scene.bets(Tom=1, Léa=1, Nico=0, Hugo=0)
    await scene.says("Tom", "result", tricks=1, black_fourteen=True)
    await scene.wins(Léa=1, Nico=0, Hugo=0)
    await scene.now()
    await scene.bets(Tom=1, Léa=0, Hugo=0)
    await scene.says("Tom", "reveal")
    await scene.says("Tom", "round", lost=1)
    await scene.wins(Tom=1, Léa=0, Hugo=0)
    await scene.now()
    await scene.says("Tom", "correct", round=1, fourteens=1)
    await scene.says("Nico", "leave")
    await scene.says("Nico", "join")
    await scene.says("Hugo", "leave")
    await scene.says("Tom", "seat replace", player="Léa", person=scene.people["Manon"]["id"])
    await scene.bets(Tom=1)


async def shared(scene: Scene) -> None:
    """A finished game: first place was tied, and the win was shared."""
    await scene.begins("Tom", "Léa", "Nico", rounds="1,1")
    for _ in range(2):
        await scene.bets(Tom=0, Léa=0, Nico=0)
        await scene.wins(Tom=0, Léa=0, Nico=1)
        board = await scene.now()
    await scene.does("Tom", await scene.does("Tom", board, "menu"), "share")
    await scene.does("Nico", await scene.offering("rematch"), "why")


async def ended(scene: Scene) -> None:
    """A table that its host closed early."""
    await scene.begins("Tom", "Léa", rounds="1,2")
    await scene.bets(Tom=1, Léa=0)
    await scene.wins(Tom=1, Léa=0)
    await scene.now()
    await scene.does("Tom", await scene.says("Tom", "end"), "endyes")


SCENES = (lobby, bids, tricks, short, loot, extra, undone, unrevealed, held, changed, shared, ended)
