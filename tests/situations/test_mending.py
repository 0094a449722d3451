"""Corrections and options: what people do to what was entered, and what comes of it."""

import asyncio
from collections.abc import AsyncGenerator, Awaitable, Callable, Mapping

import pytest

from tests.playground_client import Json, Playground
from tests.situations.games import (
    ENDINGS,
    MISTAKES,
    NAMES,
    POINTS,
    SKULL,
    SKULL_KING,
    SKYJO,
    Ending,
    Mistake,
    Table,
    each,
    seated,
    table_of,
)
from tests.situations.stories import restarted, story
from tests.wire.evening import pressable
from tests.wire.hand_made import pressed
from tests.wire.other_evening import totals_in

Fields = Mapping[str, object]
DOORS = ("command", "form", "button")
four_games = pytest.mark.parametrize("mistake", MISTAKES, ids=str)


@story
@pytest.mark.situation("M1", "M2")
@four_games
@pytest.mark.parametrize("door", DOORS)
async def test_a_correction_counts_is_told_undone_and_put_back(
    swift_playground: Playground, mistake: Mistake, door: str
) -> AsyncGenerator[None, None]:
    evening = await table_of(swift_playground, mistake)
    assert await evening.tom() == mistake.before
    done = await evening.correct("Tom" if door == "button" else "Léa", door, mistake)
    assert "Corrected" in done["message"]["content"]
    told = await evening.posted(" corrected ")
    assert f"{mistake.before}→{mistake.after}".replace("-", "−") in told["content"]
    assert await evening.tom() == mistake.after
    named = "Undo the correction of challenge 1" if mistake is SKULL else "Undo the correction of round 1"
    yield
    await evening.push("Camille", told, named)
    undone = await evening.posted("Camille undid the correction of ")
    assert await evening.tom() == mistake.before
    await evening.press("Camille", undone, "redo")
    await evening.posted("Camille put the correction of ")
    assert await evening.tom() == mistake.after


async def at_once(
    evening: Table, door: str, mistake: Mistake, other: Fields, typed: Fields
) -> Callable[[], Awaitable[object]]:
    """Have Léa correct one thing and Tom another of the same round; give what lets both do it at once."""
    if door == "command":
        return lambda: asyncio.gather(
            evening.command("Léa", "correct", round=1, **typed),
            evening.command("Tom", "correct", round=1, **mistake.command),
        )
    forms = [await evening.opened(who, "form", mistake) for who in ("Léa", "Tom")]
    return lambda: asyncio.gather(
        evening.send("Léa", forms[0], **other), evening.send("Tom", forms[1], **mistake.form)
    )


@story
@pytest.mark.situation("M3")
@pytest.mark.parametrize("mistake", [SKULL_KING, SKYJO, SKULL], ids=str)
async def test_two_who_correct_different_things_at_once_both_count(
    swift_playground: Playground, mistake: Mistake
) -> AsyncGenerator[None, None]:
    evening = await table_of(swift_playground, mistake)
    others: dict[str, Fields] = {
        "skullking": {"other": "5"},
        "skyjo": {"closer": ["1"]},
        "skull": {"bid": "3"},
    }
    both = await at_once(evening, "form", mistake, others[mistake.game], {})
    yield
    await both()
    await swift_playground.settle()
    told = "\n".join(m["content"] for m in await evening.public() if " corrected " in m["content"])
    said = {"skullking": ("bet 1→2", "bonus 0→+5"), "skyjo": ("24→30", "Léa→Tom"), "skull": ("won", "–→3")}
    assert all(each_ in told for each_ in said[mistake.game]), told
    doubled = 2 * mistake.after if mistake is SKYJO else mistake.after
    assert await evening.tom() == doubled


@story
@pytest.mark.situation("M4")
@pytest.mark.parametrize("mistake", [SKULL_KING, SKYJO, POINTS], ids=str)
@pytest.mark.parametrize("door", ["form", "command"])
async def test_two_who_correct_the_same_thing_at_once_are_both_told(
    swift_playground: Playground, mistake: Mistake, door: str
) -> AsyncGenerator[None, None]:
    evening = await table_of(swift_playground, mistake)
    other: Fields = {"bet": "0"} if mistake is SKULL_KING else {"points": "28"}
    typed: Fields = {"player": "Tom", **({"bet": 0} if mistake is SKULL_KING else {"points": 28})}
    both = await at_once(evening, door, mistake, other, typed)
    yield
    await both()
    await swift_playground.settle()
    told = [m["content"] for m in await evening.public() if " corrected " in m["content"]]
    assert len(told) == 2
    assert f"→{await evening.tom()}".replace("-", "−") in told[-1]


@story
@pytest.mark.situation("M5")
@pytest.mark.parametrize("door", ["command", "form"])
async def test_what_waits_goes_on_waiting_while_other_things_count(
    swift_playground: Playground, door: str
) -> AsyncGenerator[None, None]:
    evening = await table_of(swift_playground, SKULL_KING)

    async def corrected(who: str, **numbers: int) -> Json:
        if door == "command":
            return await evening.command(who, "correct", round=1, **numbers)
        asked = (await evening.type(who, "correct round:1"))["message"]
        form = await evening.press(who, asked, "correct", 1, NAMES.index(who), "numbers")
        return await evening.send(who, form, **{name: str(value) for name, value in numbers.items()})

    held = await corrected("Tom", tricks=2)
    assert "4 tricks declared for 3 cards" in held["message"]["content"]
    yield
    done = await corrected("Camille", bet=0)
    assert "Corrected" in done["message"]["content"]
    assert await evening.tom() == 20
    await swift_playground.settle()
    assert "a correction waits" in (await evening.board(2))["embeds"][0]["description"]
    await corrected("Camille", tricks=0)
    assert totals_in((await evening.type("Léa", "scores"))["message"]) == {
        "Léa": 20,
        "Tom": -10,
        "Camille": 30,
    }


@story
@pytest.mark.situation("M6", "M7")
@pytest.mark.parametrize("ending", ENDINGS, ids=str)
@pytest.mark.parametrize("door", ["command", "form"])
async def test_a_correction_that_moves_the_end_says_so(
    swift_playground: Playground, ending: Ending, door: str
) -> AsyncGenerator[None, None]:
    evening = await seated(swift_playground, ending)
    await evening.play(*ending.played)
    refused = await evening.move_the_end(door, ending)
    assert f"With it, the game would have ended after {ending.refused}" in refused["message"]["content"]
    yield
    await evening.push("Léa", refused["message"], ending.undo)
    done = await evening.move_the_end(door, ending)
    assert "The game is over" in done["message"]["content"]
    await evening.final()
    again = await evening.move_the_end(door, ending, back=True)
    assert f"The game goes on: {ending.comes}." in again["message"]["content"]
    await evening.posted(f"The game goes on: {ending.comes}.")


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
@pytest.mark.situation("M11")
async def test_options_after_the_end_make_the_result_anew(
    swift_playground: Playground,
) -> AsyncGenerator[None, None]:
    evening = await table_of(swift_playground, POINTS, options="rounds:2")
    await evening.play(("Léa", "score points:1"), ("Tom", "score points:2"), ("Camille", "score points:3"))
    assert "Camille" in (await evening.final())["content"]
    await evening.send("Léa", await evening.type("Léa", "options"), wins=["lowest"])
    await evening.posted("changed what is played")
    await swift_playground.settle()
    finals = [m for m in await evening.public() if pressable(m, "rematch")]
    assert "Léa" in finals[-1]["content"]
    yield
    shown = await evening.type("Tom", "options")
    assert shown["outcome"] == "message"
    await evening.send("Léa", await evening.type("Léa", "options"), rounds="3")
    await evening.posted("The game goes on: round 3 comes next.")


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
async def test_a_restart_in_between_changes_nothing(playground: Playground) -> None:
    evening = await table_of(playground, SKULL_KING)
    counted = await table_of(playground, POINTS)
    await evening.command("Tom", "correct", round=1, tricks=2)
    form = await counted.opened("Léa", "button", POINTS)
    await evening.send("Léa", await evening.type("Léa", "options"), edition=["2018"], scoring=["rascal"])
    told = await evening.posted("changed what is played")
    await playground.bot("kill")
    await playground.bot("start")
    await counted.send("Léa", form, **POINTS.form)
    assert await counted.tom() == POINTS.after
    await counted.push("Tom", await counted.posted(" corrected "), "Undo the correction of round 1")
    await counted.posted("Tom undid the correction of round 1")
    assert await counted.tom() == POINTS.before
    await evening.command("Camille", "correct", round=1, tricks=0)
    assert totals_in((await evening.type("Léa", "scores"))["message"]) == {
        "Léa": 30,
        "Tom": 15,
        "Camille": 15,
    }
    await evening.push("Léa", await evening.posted("Camille corrected"), "Undo the correction")
    await evening.posted("Léa undid the correction of round 1")
    await evening.push("Léa", told, "Undo the change of options")
    await evening.posted("Léa undid the change of what is played")
    await evening.play(*each("bet tricks:1"), *each("result tricks:1"))
    assert await evening.tom() == 40


@pytest.mark.thorough
@pytest.mark.situation("M13")
async def test_a_restart_in_between_changes_nothing_of_that(mended_playground: Playground) -> None:
    await restarted(mended_playground, globals())
