"""The evenings behind the pictures: who plays, what they enter, and where the camera stands."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from playwright.async_api import Locator, expect

from tests.kit.page_evening import PageEvening
from tests.kit.playground_client import Playground
from tests.kit.wire_other_games import OtherEvening
from tests.pictures.camera import Camera

NAMES = ("Léa", "Tom", "Camille")
GRID = "5 1 2 3\n5 4 6 7\n5 8 9 10"


@dataclass(frozen=True, slots=True)
class Stage:
    """A channel where a game is played over the wire, and the page that looks at it."""

    wire: OtherEvening
    camera: Camera
    eyes: PageEvening

    @classmethod
    async def set(cls, playground: Playground, camera: Camera, game: str, place: str = "") -> "Stage":
        """Seat the default people in a channel that is there, or in a new one."""
        found = {one["name"]: one for one in await playground.people()}
        there = [one for one in await playground.channels() if one["name"] == place]
        channel = there[0] if there else await playground.channel(place or game)
        kind = type("Game", (OtherEvening,), {"game": game})
        wire: OtherEvening = kind(playground, channel, {name: found[name] for name in NAMES})
        await camera.page.use_channel(channel["name"])
        languages = {name: one["locale"] for name, one in found.items()}
        eyes = PageEvening(camera.page, dict.fromkeys(NAMES, 0), channel["name"], languages)
        return cls(wire, camera, eyes)

    async def begin(self, name: str, options: str = "") -> None:
        """Fill the lobby, take its picture, begin."""
        lobby = (await self.wire.type("Léa", f"new {options}".strip()))["message"]
        for other in NAMES[1:]:
            await self.wire.press(other, lobby, "join")
        await self.take(f"{name}-lobby", "join")
        await self.wire.type("Léa", "begin")
        await self.wire.board(1)

    async def take_board(self, name: str, *missing: str) -> None:
        """Take the board once it waits for these people alone."""
        await self.camera.take(name, await self.eyes.sees("Léa", f"{', '.join(missing)}."))

    async def take_post(self, name: str, count: int, kind: str) -> None:
        """Take the last of so many posts of a kind: a reveal, scores. A button carries the mark."""
        posts = (
            self.camera.page.column()
            .locator("li.message")
            .filter(has=self.camera.page.page.locator(f'button[data-custom-id$=".{kind}"]'))
        )
        await expect(posts).to_have_count(count)
        await self.camera.take(name, posts.last)

    async def take(self, name: str, action: str, who: str = "Léa", *args: object) -> None:
        """Take the newest message with such a button, as somebody sees it."""
        await self.camera.take(name, await self.message(action, who, *args))

    async def message(self, action: str, who: str = "Léa", *args: object) -> Locator:
        """Return the newest message with such a button on the page."""
        return await self.eyes.message_with(who, action, *args)

    async def final(self, name: str) -> None:
        """Take the leaderboard."""
        await self.wire.final()
        await self.take(f"{name}-final", "rematch")


async def skull_king(stage: Stage) -> None:
    wire, eyes, camera = stage.wire, stage.eyes, stage.camera
    await stage.begin("skullking", "rounds:3,4,5 kraken:True")
    await eyes.press("Léa", "mine")
    for tricks in ((1, 1, 1), (2, 0, 2)):
        for name, bid in zip(NAMES, tricks, strict=True):
            await wire.type(name, f"bet tricks:{bid}")
        for name, won in zip(NAMES, tricks, strict=True):
            await wire.type(name, f"result tricks:{won}")
    await wire.board(3)
    await wire.type("Tom", "bet tricks:0")
    await stage.take_board("skullking-board", "Léa", "Camille")
    await eyes.press("Léa", "mine")
    await eyes.press("Léa", "bet", 0, 2)
    await stage.take("skullking-panel", "bet")
    await wire.type("Camille", "bet tricks:3")
    await stage.take_post("skullking-reveal", 3, "reveal")
    await wire.declaring(3)
    await eyes.press("Léa", "mine")
    await stage.take("skullking-declare", "tricks")
    await eyes.press("Léa", "bonuses", 0)
    await camera.take_form("skullking-form")
    await wire.type("Léa", "result tricks:2 black_fourteen:True")
    await wire.type("Tom", "result tricks:1")
    await wire.type("Léa", "round lost:1")
    await wire.type("Camille", "result tricks:1")
    await wire.final()
    await stage.take("skullking-scores", "why", "Léa", 3)
    await stage.final("skullking")
    await wire.type("Léa", "new")
    await eyes.press("Léa", "options")
    await camera.take_form("skullking-options")


async def skyjo(stage: Stage) -> None:
    wire, eyes, camera = stage.wire, stage.eyes, stage.camera
    await stage.begin("skyjo", "threshold:100")
    for points, closer in (((12, 31, 24), "Léa"), ((18, 40, -2), "Camille")):
        for name, each in zip(NAMES, points, strict=True):
            await wire.type(name, f"score points:{each}{' finisher:True' if name == closer else ''}")
    await wire.board(3)
    await wire.type("Camille", "score points:6")
    await stage.take_board("skyjo-board", "Léa", "Tom")
    await eyes.press("Tom", "mine")
    await stage.take("skyjo-panel", "total", "Tom")
    await eyes.press("Tom", "grid", 1)
    await eyes.fill("Tom", {"form-cards": GRID}, submit=False)
    await camera.take_form("skyjo-form")
    await eyes.press("Tom", "grid", 1)
    await eyes.fill("Tom", {"form-cards": GRID})
    await stage.take("skyjo-cards", "total", "Tom")
    await wire.type("Léa", "score points:9 finisher:True")
    await wire.final()
    await stage.take("skyjo-scores", "why", "Léa", 3)
    await stage.final("skyjo")


async def skull(stage: Stage) -> None:
    wire, eyes, camera = stage.wire, stage.eyes, stage.camera
    lobby = (await wire.type("Léa", "new"))["message"]
    await wire.press("Tom", lobby, "join")
    await eyes.press("Léa", "players")
    await eyes.press("Léa", "guest")
    await camera.take_form("skull-form")
    await wire.press("Camille", lobby, "join")
    await stage.take("skull-lobby", "join")
    await wire.type("Léa", "begin")
    await wire.board(1)
    await wire.type("Léa", "won challenger:Léa bid:4")
    await wire.board(2)
    await stage.take("skull-board", "won")
    await eyes.press("Tom", "failed")
    await eyes.press("Tom", "failed", 1)
    await stage.take("skull-panel", "failed", "Tom", 1)
    await wire.type("Tom", "failed challenger:Tom skull:Camille")
    await wire.board(3)
    await stage.take_post("skull-scores", 2, "scores")
    await wire.type("Léa", "won challenger:Léa bid:3")
    await stage.final("skull")


async def points(stage: Stage) -> None:
    wire, eyes, camera = stage.wire, stage.eyes, stage.camera
    await stage.begin("points", "name:Tarot wins:highest rounds:3")
    for each in ((42, -21, 10), (-30, 60, 15)):
        for name, number in zip(NAMES, each, strict=True):
            await wire.type(name, f"score points:{number}")
    await wire.board(3)
    await wire.type("Camille", "score points:25")
    await stage.take_board("points-board", "Léa", "Tom")
    await eyes.press("Tom", "mine")
    await stage.take("points-panel", "total", "Tom")
    await eyes.press("Léa", "menu")
    await eyes.press("Léa", "all")
    await camera.take_form("points-form")
    await wire.type("Léa", "score points:50")
    await wire.type("Tom", "score points:5")
    await wire.final()
    await stage.take("points-scores", "undo")
    await stage.final("points")


async def first_words(playground: Playground, camera: Camera) -> None:
    """The bot comes to a server and says hello; below, somebody opens the first table."""
    server = await playground.server("Sunday games")
    place = await playground.channel("lounge", server=server["id"])
    await playground.kick(server)
    await playground.invite(server)
    await playground.settle()
    stage = await Stage.set(playground, camera, "skullking", place["name"])
    await stage.wire.type("Léa", "new")
    hello = camera.page.column().locator("li.message").first
    await camera.take_stretch("first", hello, await stage.message("join"))


async def board_for_the_readme(stage: Stage) -> None:
    """The first seed's round: the bets revealed, the points with their reasons, the next board."""
    wire = stage.wire
    lobby = (await wire.type("Léa", "new rounds:4,5,6 kraken:True"))["message"]
    for name in NAMES[1:]:
        await wire.press(name, lobby, "join")
    await wire.type("Léa", "begin")
    for bids, tricks in (((1, 1, 2), (1, 1, 2)), ((2, 0, 3), (2, 1, 1))):
        for name, bid in zip(NAMES, bids, strict=True):
            await wire.type(name, f"bet tricks:{bid}")
        if sum(tricks) == 4 and bids != tricks:
            await wire.type("Léa", "round lost:1")
        for name, won in zip(NAMES, tricks, strict=True):
            black = " black_fourteen:True" if bids != tricks and name == "Léa" else ""
            await wire.type(name, f"result tricks:{won}{black}")
    await wire.board(3)
    await wire.type("Tom", "bet tricks:2")
    page = stage.camera.page
    await page.as_person("Nico")  # who sits elsewhere, and so sees no private answers
    last = await page.wait_for_text("Léa, Camille.")
    first = page.column().locator("li.message").filter(has_text="2: Léa 2, Tom 0").last
    await stage.camera.take_stretch("board", first, last)


async def three_columns(stage: Stage) -> None:
    """One table through three pairs of eyes: a bet, a direct message, the board."""
    wire = stage.wire
    page = stage.camera.page
    eyes = PageEvening(page, {name: at for at, name in enumerate(NAMES)}, stage.eyes.channel)
    for at, name in enumerate(NAMES):
        await page.as_person(name, at)
        await page.use_channel(stage.eyes.channel, at)
    lobby = (await wire.type("Léa", "new rounds:5,6"))["message"]
    for name in NAMES[1:]:
        await wire.press(name, lobby, "join")
    await wire.type("Léa", "begin")
    await wire.board(1)
    await eyes.press("Léa", "mine")
    await eyes.press("Léa", "bet", 0, 2)
    await page.use_dm(1)
    await eyes.press("Tom", "bet", 1, 0)
    for name in NAMES[::2]:
        await eyes.sees(name, "Waiting for Camille.")
    await stage.camera.take_all("wide")


SCENES: dict[str, Callable[[Stage], Awaitable[None]]] = {
    "skullking": skull_king,
    "skyjo": skyjo,
    "skull": skull,
    "points": points,
}
