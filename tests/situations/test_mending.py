"""Corrections: what people change of what was entered, alone and two at once, and what comes of it."""

import asyncio
from collections.abc import AsyncGenerator, Awaitable, Callable, Mapping
from dataclasses import dataclass, replace

import pytest

from tests.games.points.first_round import MISTAKE as POINTS
from tests.games.skull.first_round import MISTAKE as SKULL
from tests.games.skullking.first_round import MISTAKE as SKULL_KING
from tests.games.skyjo.first_round import MISTAKE as SKYJO
from tests.kit.first_rounds import NAMES, Mistake, Table, each, table_of
from tests.kit.playground_client import Json, Playground
from tests.kit.restarted_stories import restarted, story
from tests.kit.rows_of_games import MISTAKES
from tests.kit.wire_other_games import shown_in, totals_in

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


@dataclass(frozen=True, slots=True, kw_only=True)
class Both:
    """What Léa and Tom correct of the same part, each by the form and by the command; what is told of it."""

    mistake: Mistake
    form: tuple[Fields, Fields]
    typed: tuple[Fields, Fields]
    said: tuple[str, str]
    after: int = 0
    """Tom's total where both count."""

    def __str__(self) -> str:
        return self.mistake.game


async def at_once(evening: Table, door: str, both: Both) -> Callable[[], Awaitable[object]]:
    """Return what lets Léa and Tom correct in the same instant."""
    doers = ("Léa", "Tom")
    if door == "command":
        return lambda: asyncio.gather(
            *(
                evening.command(who, "correct", round=1, **typed)
                for who, typed in zip(doers, both.typed, strict=True)
            )
        )
    forms = [await evening.opened(who, "form", both.mistake) for who in doers]
    return lambda: asyncio.gather(
        *(
            evening.send(who, form, **filled)
            for who, form, filled in zip(doers, forms, both.form, strict=True)
        )
    )


async def corrections_told(evening: Table) -> list[str]:
    await evening.playground.settle()
    return [m["content"] for m in await evening.public() if " corrected " in m["content"]]


@story
@pytest.mark.situation("M3")
@pytest.mark.parametrize(
    "both",
    [
        Both(
            mistake=replace(SKULL_KING, aspect=("bonuses",)),
            form=({"other": "5"}, {"taken": ["black-fourteen"]}),
            typed=({"player": "Tom", "other": 5}, {"black_fourteen": True}),
            said=("bonus 0→+5", "black 14 0→1"),
            after=45,
        ),
        Both(
            mistake=SKYJO,
            form=({"closer": ["1"]}, SKYJO.form),
            typed=({"player": "Tom", "finisher": True}, SKYJO.command),
            said=("Léa→Tom", "24→30"),
            after=60,
        ),
        Both(
            mistake=SKULL,
            form=({"bid": "3"}, SKULL.form),
            typed=({"bid": 3}, SKULL.command),
            said=("–→3", "won"),
            after=1,
        ),
    ],
    ids=str,
)
@pytest.mark.parametrize("door", ["form", "command"])
async def test_two_who_correct_different_things_at_once_both_count(
    swift_playground: Playground, both: Both, door: str
) -> AsyncGenerator[None, None]:
    evening = await table_of(swift_playground, both.mistake)
    correct = await at_once(evening, door, both)
    yield
    await correct()
    if both.mistake is SKYJO and door == "command":  # that Tom closed it waits until Léa did not
        await evening.command("Léa", "correct", round=1, finisher=False)
    told = "\n".join(await corrections_told(evening))
    assert all(said in told for said in both.said), told
    assert await evening.tom() == both.after


@story
@pytest.mark.situation("M4")
@pytest.mark.parametrize(
    "both",
    [
        Both(
            mistake=SKULL_KING,
            form=({"bet": "0"}, {"bet": "2"}),
            typed=({"player": "Tom", "bet": 0}, {"bet": 2}),
            said=("bet 1→0", "bet 1→2"),
        ),
        Both(
            mistake=SKYJO,
            form=({"points": "28"}, {"points": "30"}),
            typed=({"player": "Tom", "points": 28}, {"points": 30}),
            said=("24→28", "24→30"),
        ),
        Both(
            mistake=SKULL,
            form=({"bid": "3"}, {"bid": "4"}),
            typed=({"bid": 3}, {"bid": 4}),
            said=("–→3", "–→4"),
        ),
        Both(
            mistake=POINTS,
            form=({"points": "28"}, {"points": "30"}),
            typed=({"player": "Tom", "points": 28}, {"points": 30}),
            said=("7→28", "7→30"),
        ),
    ],
    ids=str,
)
@pytest.mark.parametrize("door", ["form", "command"])
async def test_two_who_correct_the_same_thing_at_once_are_both_told(
    swift_playground: Playground, both: Both, door: str
) -> AsyncGenerator[None, None]:
    evening = await table_of(swift_playground, both.mistake)
    correct = await at_once(evening, door, both)
    yield
    await correct()
    first, last = await corrections_told(evening)
    assert any(said in first for said in both.said), first
    if both.mistake is SKULL:
        stands = shown_in((await evening.opened("Léa", "form", SKULL))["modal"])["bid"]
    else:
        stands = str(await evening.tom()).replace("-", "−")
    assert f"→{stands}" in last


@story
@pytest.mark.situation("M5")
@pytest.mark.parametrize("door", ["command", "form", "answer"])
async def test_what_waits_goes_on_waiting_while_other_things_count(
    swift_playground: Playground, door: str
) -> AsyncGenerator[None, None]:
    evening = await table_of(swift_playground, SKULL_KING)

    async def corrected(who: str, before: Json | None = None, **numbers: int) -> Json:
        """Correct a part; by the answer to the one before, the host goes on from one to the other."""
        if door == "command":
            return await evening.command(who, "correct", round=1, **numbers)
        seat, by = NAMES.index(who), "Léa" if door == "answer" else who
        if before is None:
            asked = (await evening.type(by, "correct round:1"))["message"]
        else:
            asked = (await evening.push(by, before["message"], "Another player"))["message"]
        if by == "Léa":
            asked = (await evening.press(by, asked, "correct", 1, seat))["message"]
        form = await evening.press(by, asked, "correct", 1, seat, "numbers")
        return await evening.send(by, form, **{name: str(value) for name, value in numbers.items()})

    held = await corrected("Tom", tricks=2)
    assert "4 tricks declared for 3 cards" in held["message"]["content"]
    yield
    done = await corrected("Camille", held if door == "answer" else None, bet=0)
    assert "Corrected" in done["message"]["content"]
    assert await evening.tom() == 20
    await swift_playground.settle()
    assert "a correction waits" in (await evening.board(2))["embeds"][0]["description"]
    await corrected("Camille", done if door == "answer" else None, tricks=0)
    assert totals_in((await evening.type("Léa", "scores"))["message"]) == {
        "Léa": 20,
        "Tom": -10,
        "Camille": 30,
    }


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
    await evening.press_late("Léa", told, "undo")  # which names the newest thing again
    await evening.posted("Léa undid the change of what is played")
    await evening.play(*each("bet tricks:1"), *each("result tricks:1"))
    assert await evening.tom() == 40


@pytest.mark.thorough
@pytest.mark.situation("M13")
async def test_a_restart_in_between_changes_nothing_of_that(mended_playground: Playground) -> None:
    await restarted(mended_playground, globals())
