"""Skull over the wire: whole evenings by command and by button, and what goes differently at a table."""

import asyncio
import random
import re
from typing import Any

from tests.playground_client import Json, Playground
from tests.wire.evening import buttons, pressable
from tests.wire.other_evening import OtherEvening, sheet_answer, shown_in

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


async def test_the_last_one_standing_wins_without_a_challenge_won(swift_playground: Playground) -> None:
    evening = await Skull.seated(swift_playground, THREE)
    for challenger in ("Tom", "Camille"):
        for _ in range(4):
            await evening.command("Léa", "failed", challenger=challenger, skull="Léa")
    final = await evening.final()
    assert rows_in(final) == [(1, 0, "Léa"), (2, 0, "Tom"), (2, 0, "Camille")]
    assert "Léa" in final["content"]


async def test_which_disc_was_lost_is_never_asked_and_four_equal_failures_are_four(
    swift_playground: Playground,
) -> None:
    evening = await Skull.seated(swift_playground, THREE)
    for _ in range(3):
        await evening.command("Tom", "failed", challenger="Tom", skull="Léa")
    board = await evening.board(4)
    shown = (await evening.press("Léa", board, "failed"))["message"]
    shown = (await evening.press("Léa", shown, "failed", 1))["message"]
    await evening.press("Léa", shown, "failed", 1, 2)
    told = await evening.told(4)
    assert "Tom failed on the skull of Camille" in told["content"]
    assert "Camille starts" in str(told["embeds"][0]["footer"])
    asked = (await evening.press("Léa", await evening.board(5), "won"))["message"]
    assert pressable(asked, "won", 1) is None


async def test_who_is_out_by_the_own_skull_names_who_starts(swift_playground: Playground) -> None:
    evening = await Skull.seated(swift_playground, THREE)
    for _ in range(3):
        await evening.command("Tom", "failed", challenger="Tom", skull="Tom")
    refused = await evening.command("Tom", "failed", challenger="Tom", skull="Tom")
    assert "names who starts" in refused["message"]["content"]
    last = {"challenger": "Tom", "won": False, "skull": "Tom", "next": "Camille"}
    await evening.tell("Tom", 4, last, THREE)
    assert "Camille starts" in str((await evening.told(4))["embeds"][0]["footer"])


async def test_two_who_tell_the_same_challenge_tell_it_once(swift_playground: Playground) -> None:
    evening = await Skull.seated(swift_playground, THREE)
    board = await evening.board(1)
    asked = []
    for name in ("Léa", "Tom"):
        shown = (await evening.press(name, board, "won"))["message"]
        asked.append((await evening.press(name, shown, "won", 2))["message"])
    said = await asyncio.gather(
        *(evening.press(name, shown, "won", 2, 3) for name, shown in zip(("Léa", "Tom"), asked, strict=True))
    )
    assert sum("nothing was changed" in each["message"]["content"] for each in said) == 1
    assert rows_in(await evening.told(1))[0] == (1, 1, "Camille")


async def test_a_challenge_is_undone_from_the_receipt_and_put_back(swift_playground: Playground) -> None:
    evening = await Skull.seated(swift_playground, THREE)
    receipt = (await evening.command("Tom", "won", challenger="Tom", bid=3))["message"]
    await evening.press("Tom", receipt, "undo")
    undone = await evening.posted("Tom undid")
    assert (await evening.type("Léa", "scores"))["message"]["embeds"] == []
    await evening.press("Camille", undone, "redo")
    await evening.posted("Camille put")
    assert rows_in((await evening.type("Léa", "scores"))["message"])[0] == (1, 1, "Tom")


async def test_a_past_challenge_is_corrected_by_command_and_by_form(swift_playground: Playground) -> None:
    evening = await Skull.seated(swift_playground, THREE)
    await evening.command("Tom", "won", challenger="Tom", bid=3)
    await evening.command("Tom", "failed", challenger="Tom", skull="Léa")
    await evening.board(3)
    await evening.command("Tom", "correct", round=1, challenger="Camille")
    await evening.posted("corrected challenge 1: ")
    assert rows_in((await evening.type("Léa", "scores"))["message"])[0] == (1, 1, "Camille")
    form = await evening.type("Léa", "correct round:1")
    assert shown_in(form["modal"]) == {
        "outcome": ["won"],
        "challenger": ["2"],
        "bid": "3",
        "skull": [],
        "next": [],
    }
    refused = await evening.send("Léa", form, outcome=["failed"], challenger=["2"], bid="three", skull=["0"])
    form = await evening.press("Léa", refused["message"], "correct")
    assert shown_in(form["modal"]) == {
        "outcome": ["failed"],
        "challenger": ["2"],
        "bid": "three",
        "skull": ["0"],
        "next": [],
    }
    done = await evening.send("Léa", form, outcome=["failed"], challenger=["2"], bid="+3", skull=["0"])
    assert pressable(done["message"], "undo")
    scores = rows_in((await evening.type("Léa", "scores"))["message"])
    assert sorted(scores) == [(1, 0, "Léa"), (2, 0, "Camille"), (2, 0, "Tom")]
    await evening.command("Camille", "correct", round=1, won=True)
    assert rows_in((await evening.type("Léa", "scores"))["message"])[0] == (1, 1, "Camille")
    refused = await evening.command("Camille", "correct", round=2, won=False, skull="Tom", next="Léa")
    assert "starts next by the rules" in refused["message"]["content"]


async def test_only_who_is_seated_tells_and_the_order_asks_for_flowers(swift_playground: Playground) -> None:
    evening = await Skull.seated(swift_playground, THREE)
    evening.people["Zoé"] = await swift_playground.person("Zoé")
    for said in (
        await evening.press("Zoé", await evening.board(1), "won"),
        await evening.command("Zoé", "won", challenger="Tom"),
    ):
        assert "not at this table" in said["message"]["content"]
    other = await Skull.gathered(swift_playground, THREE)
    lobby = (await other.type("Léa", "new"))["message"]
    asked = (await other.press("Léa", lobby, "order"))["message"]
    assert any("flowers" in str(button.get("placeholder")) for button in buttons(asked))
    assert pressable(lobby, "options") is None
    completed = await swift_playground.type(
        evening.people["Léa"],
        evening.channel,
        command="skull failed",
        options={"challenger": "Tom", "skull": "ca"},
        focused="skull",
    )
    assert [choice["value"] for choice in completed["choices"]] == ["Camille"]


async def test_impossible_challenges_are_refused_in_words(swift_playground: Playground) -> None:
    evening = await Skull.seated(swift_playground, THREE)
    refused = await evening.command("Tom", "won", challenger="Tom", bid=13)
    assert "12 discs are in play" in refused["message"]["content"]
    refused = await evening.command("Tom", "failed", challenger="Tom", skull="Nobody")
    assert "no Nobody" in refused["message"]["content"]


async def test_somebody_who_leaves_is_out_and_the_game_goes_on(swift_playground: Playground) -> None:
    evening = await Skull.seated(swift_playground, THREE)
    await evening.command("Tom", "won", challenger="Tom", bid=1)
    shown = (await evening.press("Léa", await evening.board(2), "won"))["message"]
    await evening.type("Camille", "leave")
    await evening.posted("Camille left")
    late = await evening.press("Léa", shown, "won", 2)
    assert late["message"] is not None
    await evening.command("Tom", "failed", challenger="Léa", skull="Tom")
    await evening.told(2)
    await evening.type("Léa", "leave")
    assert rows_in(await evening.final())[0] == (1, 1, "Tom")
