"""What is asked changes while parts are hidden: all of them go, or none, and all are told."""

from collections.abc import AsyncGenerator

import pytest

from tests.games.points.first_round import MISTAKE as POINTS
from tests.games.skullking.first_round import MISTAKE as SKULL_KING
from tests.games.skyjo.first_round import MISTAKE as SKYJO
from tests.kit.first_rounds import Mistake, Table, table_of
from tests.kit.hand_made_messages import pressed
from tests.kit.playground_client import Json, Playground
from tests.kit.restarted_stories import restarted, story
from tests.kit.seat_situations import leave, menu
from tests.kit.wire_evening import pressable

BETS = (("Tom", "bet tricks:3"), ("Camille", "bet tricks:0"))


async def betting(playground: Playground) -> Table:
    """Tom and Camille have bet in round 2; Zoé, who moderates, plays no part."""
    evening = await table_of(playground, SKULL_KING)
    evening.people["Zoé"] = await playground.person("Zoé", moderator=True)
    await evening.play(*BETS)
    await playground.settle()
    return evening


async def deal(evening: Table, who: str, door: str, *, cards: int) -> Json:
    """Say with how many cards round 2 is played."""
    if door == "command":
        return await evening.type(who, f"round cards:{cards}")
    form = await evening.press(who, await menu(evening, who), "deal")
    return await evening.send(who, form, cards=str(cards))


async def waits_for(evening: Table) -> str:
    await evening.playground.settle()
    return str((await evening.board(2))["content"]).replace(" and ", ", ")


@story
@pytest.mark.situation("E7")
@pytest.mark.parametrize("who", ["Léa", "Zoé"])
@pytest.mark.parametrize("door", ["command", "form"])
async def test_other_cards_drop_every_bet_and_are_told(
    swift_playground: Playground, who: str, door: str
) -> AsyncGenerator[None, None]:
    evening = await betting(swift_playground)
    old = str(pressable(await evening.panel("Tom", 2), "bet", 1, 1))
    done = await deal(evening, who, door, cards=4)
    assert "Tom, Camille" in done["message"]["content"].replace(" and ", ", ")
    told = await evening.posted(" changed round 2: cards 3→4.")
    assert "Whoever had bet in round 2 bets again." in told["content"]
    assert "Waiting for everybody" in await waits_for(evening)
    yield
    late = (await pressed(swift_playground, evening.people["Tom"], evening.channel, old))[old]
    assert "nothing was changed" in late["message"]["content"]
    await evening.play(*BETS)
    await evening.push("Léa", told, "Undo")
    assert "bets again" in (await evening.posted("Léa undid "))["content"]
    assert "Waiting for everybody" in await waits_for(evening)
    await evening.press("Léa", await evening.posted("Léa undid "), "redo")
    assert "bets again" in (await evening.posted("Léa put "))["content"]
    assert "Waiting for Léa" in await waits_for(evening)


@story
@pytest.mark.situation("E8")
async def test_the_same_cards_and_who_comes_and_goes_leave_the_bets(
    swift_playground: Playground,
) -> AsyncGenerator[None, None]:
    evening = await betting(swift_playground)
    yield
    for door in ("command", "form"):
        await deal(evening, "Léa", door, cards=3)
        assert "Waiting for Léa" in await waits_for(evening)
    await evening.play(("Camille", "leave"), ("Camille", "join"))
    assert "Waiting for Léa, Camille" in await waits_for(evening)
    await leave(evening, "Camille", "button")
    await evening.press("Camille", await evening.posted("Camille left with ", "takeseat"), "takeseat", 2)
    assert "Waiting for Léa, Camille" in await waits_for(evening)
    assert "3" in (await evening.panel("Tom", 2))["content"]


@story
@pytest.mark.situation("E9")
@pytest.mark.parametrize("mistake", [SKULL_KING, SKYJO, POINTS], ids=str)
async def test_who_left_and_undoes_it_has_bet_already(
    swift_playground: Playground, mistake: Mistake
) -> AsyncGenerator[None, None]:
    evening = await table_of(swift_playground, mistake)
    verb, other = (
        ("bet tricks:3", "bet tricks:0") if mistake is SKULL_KING else ("score points:3", "score points:8")
    )
    await evening.play(("Camille", verb))
    left = (await leave(evening, "Camille", "command"))["message"]
    yield
    await evening.play(("Tom", other))
    await evening.press("Camille", left, "undo")
    await swift_playground.settle()
    await leave(evening, "Camille", "button")
    await swift_playground.settle()
    assert "Waiting for Léa." in await waits_for(evening)
    await evening.press("Camille", await evening.posted("Camille left with ", "undo"), "undo")
    assert "Waiting for Léa." in await waits_for(evening)
    assert "3" in (await evening.panel("Camille", 2))["content"]


@story
@pytest.mark.situation("E9")
@pytest.mark.parametrize("change", ["cards", "options"])
async def test_bets_count_again_with_the_cards_they_were_made_for(
    swift_playground: Playground, change: str
) -> AsyncGenerator[None, None]:
    evening = await betting(swift_playground)

    async def changed(door: str) -> Json:
        if change == "cards":
            await deal(evening, "Zoé", door, cards=4)
        elif door == "command":
            await evening.send("Zoé", await evening.type("Zoé", "options"), list="3,2,1")
        else:
            form = await evening.press("Zoé", await menu(evening, "Zoé"), "options")
            await evening.send("Zoé", form, list="3,2,1")
        assert "Waiting for everybody" in await waits_for(evening)
        return await evening.posted(" changed round 2: " if change == "cards" else "changed what is played")

    told = await changed("command")
    yield
    for again in (False, True):
        if again:
            told = await changed("form")
        await evening.press("Léa", told, "undo")
        assert "Waiting for Léa" in await waits_for(evening)
        undone = await evening.posted("Léa undid ")
        assert "If nobody has bet since, the bets of round 2 count again" in undone["content"]
        assert "3" in (await evening.panel("Tom", 2))["content"]


@pytest.mark.thorough
@pytest.mark.situation("E10")
async def test_a_restart_in_between_changes_nothing_of_that(mended_playground: Playground) -> None:
    await restarted(mended_playground, globals())
