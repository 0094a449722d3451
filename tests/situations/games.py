"""Each game with a first round that is scored, and one thing of it that was wrong: Tom's part."""

from collections.abc import Mapping
from dataclasses import dataclass

from tests.playground_client import Json, Playground
from tests.wire.evening import buttons, eventually
from tests.wire.other_evening import OtherEvening, totals_in

NAMES = ("Léa", "Tom", "Camille")
"""Léa is host."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Mistake:
    """A game, how its rounds are entered, and how Tom's part of round 1 is corrected."""

    game: str
    options: str = ""
    rounds: tuple[tuple[tuple[str, str], ...], ...]
    """Who types what, round by round."""
    command: Mapping[str, object]
    form: Mapping[str, object]
    aspect: tuple[str, ...] = ()
    before: int
    after: int
    """Tom's total after round 1."""

    def __str__(self) -> str:
        return self.game


def each(verb: str, **values: str) -> tuple[tuple[str, str], ...]:
    return tuple((name, f"{verb}{values.get(name, values.get('all', ''))}") for name in NAMES)


SKULL_KING = Mistake(
    game="skullking",
    options="rounds:3,3,3 kraken:False whale:False",
    rounds=((*each("bet tricks:1"), *each("result tricks:1")),),
    command={"player": "Tom", "bet": 2},
    form={"bet": "2"},
    aspect=("numbers",),
    before=20,
    after=-10,
)
SKYJO = Mistake(
    game="skyjo",
    rounds=(
        (("Léa", "score points:5 finisher:True"), ("Tom", "score points:24"), ("Camille", "score points:9")),
    ),
    command={"player": "Tom", "points": 30},
    form={"points": "30"},
    before=24,
    after=30,
)
SKULL = Mistake(
    game="skull",
    rounds=((("Léa", "failed challenger:Tom skull:Léa"),),),
    command={"won": True},
    form={"outcome": ["won"]},
    before=0,
    after=1,
)
POINTS = Mistake(
    game="points",
    rounds=(each("score points:7"),),
    command={"player": "Tom", "points": 30},
    form={"points": "30"},
    before=7,
    after=30,
)
MISTAKES = (SKULL_KING, SKYJO, SKULL, POINTS)


class Table(OtherEvening):
    """An evening of whichever game."""

    async def play(self, *typed: tuple[str, str]) -> None:
        for who, text in typed:
            await self.type(who, text)

    async def enter(self, who: str, door: str, typed: str, round_: int = 1) -> Json:
        """Enter what a command says by it, or by the buttons and forms that do the same."""
        if door == "command":
            return await self.type(who, typed)
        verb, *given = typed.split()
        said = dict(each_.split(":") for each_ in given)
        seat = NAMES.index(who)
        board = await self.board(round_)
        if verb == "failed":
            asked = (await self.press(who, board, "failed"))["message"]
            asked = (await self.press(who, asked, "failed", NAMES.index(said["challenger"])))["message"]
            skulls = NAMES.index(said["challenger"]), NAMES.index(said["skull"])
            return await self.press(who, asked, "failed", *skulls)
        if verb in ("bet", "result"):
            action = "bet" if verb == "bet" else "tricks"
            if verb == "result":
                board = await self.declaring(round_)
            panel = (await self.press(who, board, "mine"))["message"]
            return await self.press(who, panel, action, seat, said["tricks"])
        closed: dict[str, object] = {"closed": ["closed"]} if "finisher" in said else {}
        return await self.send(who, await self.press(who, board, "total"), points=said["points"], **closed)

    async def tom(self) -> int:
        """Give Tom's total now."""
        return totals_in((await self.type("Camille", "scores"))["message"])["Tom"]

    async def opened(self, who: str, door: str, mistake: "Mistake | Ending", round_: int = 1) -> Json:
        """Open the form that corrects Tom's part, by the command or by buttons alone."""
        if door == "button":
            menu = (await self.press(who, await self.board(round_ + 1), "menu"))["message"]
            asked = await self.press(who, menu, "correct", round_)
        else:
            asked = await self.type(who, f"correct round:{round_}")
        if asked["outcome"] != "modal" and who == "Léa":
            asked = await self.press(who, asked["message"], "correct", round_, 1)
        if asked["outcome"] != "modal":
            asked = await self.press(who, asked["message"], "correct", round_, 1, *mistake.aspect)
        return asked

    async def move_the_end(self, door: str, ending: "Ending", *, back: bool = False) -> Json:
        """Correct, as Léa, what moves the end of the game, or correct that back."""
        typed = ending.back if back else ending.command
        if door == "command":
            return await self.command("Léa", "correct", **typed)
        form = await self.opened("Léa", door, ending, int(str(typed["round"])))
        return await self.send("Léa", form, **(ending.form_back if back else ending.form))

    async def correct(self, who: str, door: str, mistake: Mistake) -> Json:
        """Correct Tom's part of round 1."""
        if door == "command":
            return await self.command(who, "correct", round=1, **mistake.command)
        form = await self.opened(who, door, mistake)
        return await self.send(who, form, **mistake.form)

    async def told(self, who: str, says: str) -> Json:
        """Wait for a message in the channel that this person alone sees."""

        async def look() -> Json | None:
            seen = await self.playground.messages(self.channel, self.people[who])
            return next((m for m in reversed(seen) if m.get("ephemeral") and says in m["content"]), None)

        return await eventually(look, f"“{says}” for {who} alone")

    async def push(self, who: str, message: Json, label: str) -> Json:
        """Press the button whose words begin so."""
        words = [str(button.get("label")) for button in buttons(message)]
        found = next((one for one in words if one.startswith(label)), None)
        assert found is not None, words
        return await self.playground.click(self.people[who], message, found)


async def table_of(playground: Playground, mistake: Mistake, options: str | None = None) -> Table:
    """Seat everybody, and play the first round."""
    evening = await seated(playground, mistake, options)
    for number, typed in enumerate(mistake.rounds, 1):
        await evening.play(*typed)
        await evening.board(number + 1)
    return evening


async def in_lobby(playground: Playground, played: "Mistake | Ending") -> Table:
    """Have everybody take a seat, and do not begin yet."""

    class Own(Table):
        game = played.game

    table = await Own.gathered(playground, NAMES)
    lobby = (await table.type(NAMES[0], f"new {played.options}".strip()))["message"]
    for name in NAMES[1:]:
        await table.press(name, lobby, "join")
    return table


async def seated(playground: Playground, played: "Mistake | Ending", options: str | None = None) -> Table:
    """Seat everybody, and begin."""

    class Own(Table):
        game = played.game

    return await Own.seated(playground, NAMES, options=played.options if options is None else options)


@dataclass(frozen=True, slots=True, kw_only=True)
class Ending:
    """A game played beyond where a correction of an earlier round would have ended it."""

    game: str
    options: str = ""
    played: tuple[tuple[str, str], ...]
    command: Mapping[str, object]
    """The correction."""
    back: Mapping[str, object]
    """What takes it back again."""
    form: Mapping[str, object]
    form_back: Mapping[str, object]
    """The same two, as they are filled into the form."""
    aspect: tuple[str, ...] = ()
    refused: str
    undo: str
    comes: str

    def __str__(self) -> str:
        return self.game


ROUND = "round 2. Undo round 3 first."
SKYJO_ROUND = (
    ("Léa", "score points:5 finisher:True"),
    ("Tom", "score points:5"),
    ("Camille", "score points:5"),
)
KING_ROUND = (*each("bet tricks:1"), *each("result tricks:1"))
ENDINGS = (
    Ending(
        game="points",
        options="threshold:20",
        played=each("score points:5") * 3,
        command={"round": 1, "player": "Tom", "points": 18},
        form={"points": "18"},
        back={"round": 1, "player": "Tom", "points": 5},
        form_back={"points": "5"},
        refused=ROUND,
        undo="Undo round 3",
        comes="round 3 comes next",
    ),
    Ending(
        game="skyjo",
        options="threshold:50",
        played=SKYJO_ROUND * 3,
        command={"round": 1, "player": "Tom", "points": 46},
        form={"points": "46"},
        back={"round": 1, "player": "Tom", "points": 5},
        form_back={"points": "5"},
        refused=ROUND,
        undo="Undo round 3",
        comes="round 3 comes next",
    ),
    Ending(
        game="skull",
        played=(
            ("Léa", "won challenger:Tom"),
            ("Léa", "failed challenger:Tom skull:Léa"),
            ("Léa", "won challenger:Léa"),
        ),
        command={"round": 2, "won": True},
        back={"round": 2, "won": False, "skull": "Léa"},
        form={"outcome": ["won"]},
        form_back={"outcome": ["failed"], "skull": ["0"]},
        refused="challenge 2. Undo challenge 3 first.",
        undo="Undo challenge 3",
        comes="challenge 3 comes next",
    ),
    Ending(
        game="skullking",
        options="rounds:3,3",
        played=(*KING_ROUND, *KING_ROUND, *each("bet tricks:1")),
        command={"round": 2, "player": "Tom", "black_fourteen": True},
        back={"round": 2, "player": "Tom", "black_fourteen": False},
        form={"taken": ["black-fourteen"]},
        form_back={"taken": []},
        aspect=("bonuses",),
        refused=ROUND,
        undo="Undo the reveal",
        comes="round 3 comes next",
    ),
)
