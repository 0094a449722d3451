"""Options that are changed in mid-game: what they drop, what they leave, what stands against them."""

import asyncio
from collections.abc import AsyncGenerator, Mapping

import pytest

from tests.games.points.first_round import MISTAKE as POINTS
from tests.games.skullking.first_round import MISTAKE as SKULL_KING
from tests.games.skyjo.first_round import MISTAKE as SKYJO
from tests.kit.first_rounds import Mistake, Table, table_of
from tests.kit.hand_made_messages import pressed
from tests.kit.playground_client import Json, Playground
from tests.kit.restarted_stories import restarted, story
from tests.kit.wire_evening import pressable

Fields = Mapping[str, object]


async def options(evening: Table, who: str, door: str, round_: int = 2) -> Json:
    """Open the form of the options."""
    if door == "command":
        return await evening.type(who, "options")
    menu = (await evening.press(who, await evening.board(round_), "menu"))["message"]
    return await evening.press(who, menu, "options")


@story
@pytest.mark.situation("M8")
@pytest.mark.parametrize("door", ["command", "button"])
async def test_other_cards_make_everybody_bet_again(
    swift_playground: Playground, door: str
) -> AsyncGenerator[None, None]:
    evening = await table_of(swift_playground, SKULL_KING)
    for who in ("Tom", "Camille"):
        await evening.type(who, "bet tricks:0")
    old = str(pressable(await evening.board(2), "mine"))
    done = await evening.send("Léa", await options(evening, "Léa", door), list="3,2,1")
    assert "Tom and Camille" in done["message"]["content"].replace("Tom, Camille", "Tom and Camille")
    assert "Whoever had bet in round 2 bets again." in (await evening.posted("changed what"))["content"]
    await swift_playground.settle()
    assert "Waiting for everybody" in (await evening.board(2))["content"]
    yield
    late = (await pressed(swift_playground, evening.people["Tom"], evening.channel, old))[old]
    assert "nothing was changed" in late["message"]["content"]


@story
@pytest.mark.situation("M9")
@pytest.mark.parametrize("mistake", [SKULL_KING, SKYJO, POINTS], ids=str)
async def test_options_that_a_hidden_part_does_not_depend_on_leave_it(
    swift_playground: Playground, mistake: Mistake
) -> AsyncGenerator[None, None]:
    evening = await table_of(swift_playground, mistake)
    await evening.type("Tom", "bet tricks:1" if mistake is SKULL_KING else "score points:3")
    yield
    changed: dict[str, Fields] = {
        "skullking": {"edition": ["2018"]},
        "skyjo": {"other_threshold": "150"},
        "points": {"rounds": "9"},
    }
    await evening.send("Léa", await options(evening, "Léa", "button"), **changed[mistake.game])
    told = await evening.posted("changed what is played")
    assert "again" not in told["content"]
    await swift_playground.settle()
    assert "Waiting for Léa, Camille" in (await evening.board(2))["content"].replace(" and ", ", ")


@story
@pytest.mark.situation("M10")
@pytest.mark.parametrize("door", ["command", "button"])
@pytest.mark.parametrize("mistake", [SKULL_KING, SKYJO, POINTS], ids=str)
async def test_options_against_which_a_round_stands_change_nothing(
    swift_playground: Playground, mistake: Mistake, door: str
) -> AsyncGenerator[None, None]:
    evening = await table_of(swift_playground, mistake)
    round_ = 2
    if mistake is not SKULL_KING:
        await evening.play(*mistake.rounds[0])
        await evening.board(3)
        round_ = 3
    against: dict[str, Fields] = {
        "skullking": {"list": "2,2"},
        "skyjo": {"other_threshold": "9"},
        "points": {"rounds": "1"},
    }
    form = await options(evening, "Léa", door, round_)
    yield
    refused = await evening.send("Léa", form, **against[mistake.game])
    why = "Round 1: 3 tricks declared for 2 cards"
    wanted = why if mistake is SKULL_KING else "would have ended after round 1. Undo round 2 first."
    assert wanted in refused["message"]["content"]
    await swift_playground.settle()
    assert not [m for m in await evening.public() if "changed what" in m["content"]]


@story
@pytest.mark.situation("M12")
@pytest.mark.parametrize("mistake", [SKULL_KING, POINTS], ids=str)
async def test_host_and_moderator_who_change_options_at_once_both_count(
    swift_playground: Playground, mistake: Mistake
) -> AsyncGenerator[None, None]:
    evening = await table_of(swift_playground, mistake)
    evening.people["Zoé"] = await swift_playground.person("Zoé", moderator=True)
    forms = [await evening.type(who, "options") for who in ("Léa", "Zoé")]
    yield
    chosen: dict[str, tuple[Fields, Fields]] = {
        "skullking": ({"scoring": ["rascal"]}, {"edition": ["2018"]}),
        "points": ({"wins": ["lowest"]}, {"rounds": "7"}),
    }
    one, other = chosen[mistake.game]
    await asyncio.gather(evening.send("Léa", forms[0], **one), evening.send("Zoé", forms[1], **other))
    said = (await evening.type("Tom", "options"))["message"]["content"]
    words = ("Rascal", "2018") if mistake is SKULL_KING else ("lowest", "7")
    assert all(word in said for word in words), said
    await swift_playground.settle()
    assert len([m for m in await evening.public() if "changed what" in m["content"]]) == 2


@pytest.mark.thorough
@pytest.mark.situation("M13")
async def test_a_restart_in_between_changes_nothing_of_that(mended_playground: Playground) -> None:
    await restarted(mended_playground, globals())
