"""Undo and redo: newest first, what comes back, what waits, and how to go on."""

import asyncio
import re
from collections.abc import AsyncGenerator
from typing import Final

import pytest

from tests.games.points.first_round import MISTAKE as POINTS
from tests.games.skullking.first_round import MISTAKE as SKULL_KING
from tests.games.skyjo.first_round import MISTAKE as SKYJO
from tests.kit.first_rounds import Mistake, Table, table_of
from tests.kit.hand_made_messages import pressed
from tests.kit.playground_client import Json, Playground
from tests.kit.restarted_stories import restarted, story
from tests.kit.rows_of_games import MISTAKES
from tests.kit.wire_evening import pressable

TOLD: Final = re.compile(r" undid (round|challenge|the)")
with_parts = pytest.mark.parametrize("mistake", [SKULL_KING, SKYJO, POINTS], ids=str)
AGAIN = {
    "skullking": ("result tricks:1", "result tricks:2"),
    "skyjo": ("score points:24", "score points:2"),
    "points": ("score points:7", "score points:2"),
}
"""What Tom had entered in round 1, and something else."""


async def undone(evening: Table, who: str, door: str, *, waits: bool = True) -> None:
    """Undo the newest thing; the answer says how to go on (`waits`: that it can be let stand as it was)."""
    if door == "command":
        done = await evening.type(who, "undo")
    else:
        done = await evening.push(who, await evening.board(2), "Undo ")
    assert pressable(done["message"], "redo")
    assert bool(pressable(done["message"], "stand")) is waits
    await evening.posted(f"{who} undid ")
    await evening.playground.settle()


@story
@pytest.mark.situation("M14")
@with_parts
@pytest.mark.parametrize("door", ["command", "button"])
async def test_an_undone_round_waits_for_a_change(
    swift_playground: Playground, mistake: Mistake, door: str
) -> AsyncGenerator[None, None]:
    evening = await table_of(swift_playground, mistake)
    same, other = AGAIN[mistake.game]
    await undone(evening, "Tom", door)
    yield
    hers = {"skullking": "result tricks:1", "skyjo": "score points:9", "points": "score points:7"}
    said = await evening.enter("Camille", door, hers[mistake.game])
    assert "before the undo" in said["message"]["content"]
    assert not pressable(said["message"], "stand")
    said = await evening.enter("Tom", door, same)
    assert pressable(said["message"], "stand")
    await swift_playground.settle()
    assert "before the undo" in (await evening.board(1))["content"]
    await evening.type("Tom", other)
    if mistake is SKULL_KING:
        await evening.type("Camille", "result tricks:0")
    await evening.board(2)
    assert await evening.tom() == {"skullking": -10, "skyjo": 2, "points": 2}[mistake.game]


@story
@pytest.mark.situation("M15")
@with_parts
@pytest.mark.parametrize("at", ["post", "board", "panel"])
async def test_an_undone_round_is_let_stand_by_who_undid_or_the_host(
    swift_playground: Playground, mistake: Mistake, at: str
) -> AsyncGenerator[None, None]:
    evening = await table_of(swift_playground, mistake)
    await undone(evening, "Tom", "command")
    told, board = await evening.posted("Tom undid "), await evening.board(1)
    yield
    refused = await evening.push("Camille", told, "Score it")
    assert "host" in refused["message"]["content"]
    if at == "panel":
        done = await evening.push("Tom", await evening.panel("Tom"), "Score it")
    else:
        done = await evening.push(
            "Léa" if at == "post" else "Tom", told if at == "post" else board, "Score it"
        )
    assert "Scored" in done["message"]["content"]
    await evening.board(2)
    assert await evening.tom() == mistake.before


@story
@pytest.mark.situation("M15")
async def test_undone_bets_are_shown_again_by_reveal(
    swift_playground: Playground,
) -> AsyncGenerator[None, None]:
    evening = await table_of(swift_playground, SKULL_KING)
    for name in ("Léa", "Tom", "Camille"):
        await evening.type(name, "bet tricks:1")
    await evening.declaring(2)
    await undone(evening, "Camille", "command")
    await evening.type("Tom", "bet tricks:1")
    await swift_playground.settle()
    assert "before the undo" in (await evening.board(2))["content"]
    yield
    await evening.push("Camille", await evening.posted("Camille undid "), "Reveal")
    await evening.declaring(2)


@story
@pytest.mark.situation("M15")
async def test_direct_messages_let_undone_bets_stand_for_the_host_and_for_who_undid(
    swift_playground: Playground,
) -> AsyncGenerator[None, None]:
    evening = await table_of(swift_playground, SKULL_KING)
    await swift_playground.settle()  # who has bet before the message comes gets none
    for name in ("Léa", "Tom", "Camille"):
        await evening.type(name, "bet tricks:1")
    await evening.declaring(2)
    await undone(evening, "Tom", "command")
    prompts = {name: await asked_directly(evening, name) for name in ("Léa", "Tom", "Camille")}
    assert all("before the undo" in prompt["content"] for prompt in prompts.values())
    assert [name for name, prompt in prompts.items() if pressable(prompt, "stand")] == ["Léa", "Tom"]
    yield
    done = await evening.push("Tom", prompts["Tom"], "Reveal")
    assert "shown in the channel" in done["message"]["content"]
    await evening.declaring(2)


async def asked_directly(evening: Table, who: str) -> Json:
    """Return the newest direct message that asks somebody for a bet, once the bot has nothing left to do."""
    await evening.playground.settle()
    return await evening.prompt(who)


@story
@pytest.mark.situation("M16")
@with_parts
async def test_a_redo_brings_back_what_was_given_meanwhile(
    swift_playground: Playground, mistake: Mistake
) -> AsyncGenerator[None, None]:
    evening = await table_of(swift_playground, mistake)
    await evening.type("Tom", "bet tricks:3" if mistake is SKULL_KING else "score points:11")
    await undone(evening, "Camille", "command")
    yield
    for door in ("told", "answer"):
        if door == "told":
            done = await evening.press("Camille", await evening.posted("Camille undid "), "redo")
        else:
            asked = await evening.push("Camille", await evening.board(2), "Undo ")
            done = await evening.press("Camille", asked["message"], "redo")
        assert pressable(done["message"], "undo")
        await swift_playground.settle()
        assert "Waiting for Léa and Camille" in (await evening.board(2))["content"].replace(", ", " and ")
        panel = await evening.panel("Tom", 2)
        assert ("3" if mistake is SKULL_KING else "11") in panel["content"]


@story
@pytest.mark.situation("M17")
@pytest.mark.parametrize("door", ["command", "board", "answer"])
async def test_an_undo_drops_the_correction_that_waits_first(
    swift_playground: Playground, door: str
) -> AsyncGenerator[None, None]:
    evening = await table_of(swift_playground, SKULL_KING)
    old = pressable(await evening.board(2), "undo")
    held = (await evening.command("Tom", "correct", round=1, tricks=2))["message"]
    await swift_playground.settle()
    board, named = await evening.board(2), "Drop Tom’s correction (round 1)"
    refused = (await pressed(swift_playground, evening.people["Léa"], evening.channel, str(old)))[str(old)]
    assert "goes first" in refused["message"]["content"]
    assert pressable(refused["message"], "drop")
    yield
    if door == "command":
        done = await evening.type("Camille", "undo")
    elif door == "board":
        done = await evening.push("Camille", board, named)
    else:
        done = await evening.push("Tom", held, named)
    assert "dropped" in done["message"]["content"]
    assert pressable(done["message"], "correct", 1)
    await swift_playground.settle()
    assert "a correction waits" not in (await evening.board(2))["embeds"][0]["description"]
    assert await evening.tom() == 20
    await evening.push("Tom", await evening.board(2), "Undo round 1")
    await evening.posted("Tom undid round 1")


@story
@pytest.mark.situation("M18")
@pytest.mark.parametrize("mistake", MISTAKES, ids=str)
async def test_of_three_who_undo_in_the_same_instant_one_does(
    swift_playground: Playground, mistake: Mistake
) -> AsyncGenerator[None, None]:
    evening = await table_of(swift_playground, mistake)
    await evening.play(*mistake.next_round)
    await evening.board(3)
    names = ("Léa", "Tom", "Camille")
    answers = await asyncio.gather(*(evening.type(name, "undo") for name in names))
    said = [answer["message"]["content"] for answer in answers]
    assert sum("Undone" in one for one in said) == 1, said
    assert sum("only a moment ago" in one for one in said) == 2, said
    await swift_playground.settle()
    assert len([m for m in await evening.public() if TOLD.search(m["content"])]) == 1
    asked = next(
        (name, answer["message"])
        for name, answer in zip(names, answers, strict=True)
        if "only a moment ago" in answer["message"]["content"]
    )
    yield
    await evening.push(*asked, "Undo")
    await swift_playground.settle()
    assert len([m for m in await evening.public() if TOLD.search(m["content"])]) == 2


@story
@pytest.mark.situation("M18")
@pytest.mark.parametrize("mistake", MISTAKES, ids=str)
async def test_of_three_who_press_undo_in_the_same_instant_one_does(
    swift_playground: Playground, mistake: Mistake
) -> AsyncGenerator[None, None]:
    evening = await table_of(swift_playground, mistake)
    await evening.play(*mistake.next_round)
    board = await evening.board(3)
    await swift_playground.settle()
    yield
    names = ("Léa", "Tom", "Camille")
    answers = await asyncio.gather(*(evening.press(name, board, "undo") for name in names))
    said = [answer["message"]["content"] for answer in answers]
    assert sum("Undone" in one for one in said) == 1, said
    await swift_playground.settle()
    assert len([m for m in await evening.public() if TOLD.search(m["content"])]) == 1


@pytest.mark.thorough
@pytest.mark.situation("M13")
async def test_a_restart_in_between_changes_nothing_of_that(mended_playground: Playground) -> None:
    await restarted(mended_playground, globals())
