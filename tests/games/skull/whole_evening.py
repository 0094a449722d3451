"""Whole evenings of Skull over the wire, invented: by command alone, and by button alone."""

import random
import re
from typing import Any

from tests.kit.playground_client import Json, Playground
from tests.kit.whole_evenings import WholeEvening
from tests.kit.wire_evening import buttons, pressable
from tests.kit.wire_other_games import OtherEvening, sheet_answer

THREE = ("Léa", "Tom", "Camille")

SIX = (*THREE, "Nico", "Manon", "Zoé")

ACTS = 3
"""What the whole table does at most for a challenge."""

Played = list[dict[str, Any]]


class Skull(OtherEvening):
    game = "skull"

    async def told(self, round_: int) -> Json:
        """Wait for what is said in public of a challenge."""
        return await self.scored(round_)

    async def choose(self, who: str, message: Json, action: str, *steps: object) -> Json:
        """Choose the last of the steps in a select."""
        self.acts[who] += 1
        custom_id = next(
            str(row["custom_id"])
            for row in buttons(message)
            if row.get("options") and f":{action}:" in row["custom_id"]
        )
        chosen = await self.playground.click(
            self.people[who], message, custom_id=custom_id, values=[str(steps[-1])]
        )
        told: Json = chosen["message"]
        return told

    async def tell(self, who: str, round_: int, each: dict[str, Any], names: tuple[str, ...]) -> Json:
        """Tell a challenge by the board's buttons, step by step."""
        steps = [names.index(each["challenger"])]
        action = "won" if each["won"] else "failed"
        steps += [each["bid"]] if each["won"] else [names.index(each["skull"])]
        steps += [names.index(each["next"])] if "next" in each else []
        shown: Json = (await self.press(who, await self.board(round_), action))["message"]
        for at in range(1, len(steps) + 1):
            if pressable(shown, action, *steps) is not None:  # one may say both: whose skull, who starts
                shown = (await self.press(who, shown, action, *steps))["message"]
                break
            if pressable(shown, action, *steps[:at]) is None:
                return await self.choose(who, shown, action, *steps)  # high bids stand in a select
            shown = (await self.press(who, shown, action, *steps[:at]))["message"]
        return shown


def invented(names: tuple[str, ...], seed: int, *, flowers: float) -> Played:
    """Invent an evening up to its end; `flowers`: how often a challenge is won."""
    chance = random.Random(seed)
    played: Played = []
    while True:
        said = sheet_answer("skull", names, played)
        if said["over"]:
            return played
        left = said["rounds"][-1]["discs"] if played else dict.fromkeys(names, 4)
        inside = [name for name in names if left[name] > 0]
        challenger = chance.choice(inside)
        if chance.random() < flowers:
            bid = chance.randint(1, sum(left.values()))
            played.append({"challenger": challenger, "bid": bid, "won": True})
            continue
        skull = chance.choice(inside)
        each: dict[str, Any] = {"challenger": challenger, "won": False, "skull": skull}
        if skull == challenger and left[challenger] == 1 and len(inside) > 2:
            each["next"] = chance.choice([name for name in inside if name != challenger])
        played.append(each)


def rows_in(message: Json) -> list[tuple[int, int, str]]:
    """Read rank, challenges won and name from the rows of a board or leaderboard."""
    rows = re.findall(
        r"^` *(\d+) +(\d)/2[^`]*` \*\*(.*)\*\*", message["embeds"][0]["description"], re.MULTILINE
    )
    return [(int(rank), int(wins), name) for rank, wins, name in rows]


def expected(names: tuple[str, ...], played: Played) -> list[tuple[int, int, str]]:
    standings = sheet_answer("skull", names, played)["standings"]
    return [(row["rank"], row["score"], row["player"]) for row in standings]


async def by_command(playground: Playground, names: tuple[str, ...], *, locale: str = "en-US") -> Skull:
    """Play an evening by commands alone; it must end as the score sheet says."""
    seed, flowers = (1, 0.3) if names == THREE else (2, 0.05)
    played = invented(names, seed, flowers=flowers)
    evening = await Skull.seated(playground, names, locale=locale)
    for number, each in enumerate(played):
        evening.acts.clear()
        options = {key: each[key] for key in ("challenger", "bid", "skull", "next") if key in each}
        said = await evening.command(
            names[number % len(names)], "won" if each["won"] else "failed", **options
        )
        if pressable(said["message"], "give"):  # the same as somebody else has just recorded
            said = await evening.press(names[number % len(names)], said["message"], "give")
        assert pressable(said["message"], "undo"), said
        assert sum(evening.acts.values()) <= (2 if number and each == played[number - 1] else 1)
    assert rows_in(await evening.final()) == expected(names, played)
    return evening


async def by_button(playground: Playground, names: tuple[str, ...], *, locale: str = "en-US") -> Skull:
    """Play an evening by buttons alone, in which one who is out names who starts."""
    seed, flowers = (236, 0.2) if names == THREE else (604, 0.3)
    played = invented(names, seed, flowers=flowers)
    assert any("next" in each for each in played)
    evening = await Skull.seated(playground, names, locale=locale)
    for number, each in enumerate(played, 1):
        evening.acts.clear()
        said = await evening.tell(names[number % len(names)], number, each, names)
        assert pressable(said, "undo"), said
        assert sum(evening.acts.values()) <= ACTS
    assert rows_in(await evening.final()) == expected(names, played)
    return evening


EVENING = WholeEvening(by_command=by_command, by_button=by_button, fewest=THREE, most=SIX, begins="Défi 1")
