"""Who comes late, and who takes over a seat: asked for by those who want it, given by the host."""

import asyncio
from collections.abc import AsyncGenerator
from typing import Final

import pytest

from tests.games.skull.first_round import MISTAKE as SKULL
from tests.games.skullking.first_round import MISTAKE as SKULL_KING
from tests.games.skyjo.first_round import MISTAKE as SKYJO
from tests.kit.first_rounds import Mistake, table_of
from tests.kit.playground_client import Playground
from tests.kit.restarted_stories import restarted, story
from tests.kit.seat_situations import LATE, by_both_doors, come, four_games, leave, menu, totals
from tests.kit.wire_evening import pressable


@story
@pytest.mark.situation("S5")
@four_games
@by_both_doors
async def test_a_friend_takes_over_by_two_presses(
    swift_playground: Playground, mistake: Mistake, door: str
) -> AsyncGenerator[None, None]:
    table = await table_of(swift_playground, mistake)
    await come(table, "Eve")
    await leave(table, "Camille", door)
    told = await table.posted("Camille left with ")
    await table.press("Eve", told, "takeseat", 2)
    asked = await table.posted(f"Eve asks for Camille’s seat, with {mistake.score}.")
    refused = await table.press("Tom", asked, "accept")
    assert "Léa, the host" in refused["message"]["content"]
    yield
    await table.press("Léa", asked, "accept")
    await table.posted(f"Eve takes Camille’s seat, with {mistake.score}.")
    assert "Eve" in await totals(table)


@story
@pytest.mark.situation("S6")
@four_games
@by_both_doors
async def test_the_host_gives_a_seat_away(
    swift_playground: Playground, mistake: Mistake, door: str
) -> AsyncGenerator[None, None]:
    table, points = await table_of(swift_playground, mistake), mistake.score
    await come(table, "Eve")
    if door == "command":
        refused = await table.command("Léa", "seat replace", player="Camille")
        assert "Say who" in refused["message"]["content"]
        await table.command("Léa", "seat replace", player="Camille", person=table.people["Eve"]["id"])
        await table.posted(f"Eve takes Camille’s seat, with {points}.")
        yield
        await table.command("Léa", "seat replace", player="Eve", name="Mamie")
        await table.posted(f"Mamie takes Eve’s seat, with {points}.")
        return
    await table.type("Camille", "leave")
    told = await table.posted("Camille left with ")
    refused = (await table.press("Tom", told, "givewho", 2))["message"]
    assert "the host" in refused["content"]
    picking = (await table.press("Léa", told, "givewho", 2))["message"]
    form = await table.press("Léa", picking, "giveseat", 2)
    yield
    await table.send("Léa", form, name="Mamie")
    await table.posted(f"Mamie takes Camille’s seat, with {points}.")


BEGINS: Final = {
    ("points", "zero"): 0,
    ("points", "lowest"): 7,
    ("points", "average"): 15,
    ("skullking", "zero"): 0,
    ("skullking", "lowest"): -10,
    ("skullking", "average"): 10,
    ("skyjo", "highest"): 30,
}
"""With how many points a new seat begins, once Tom's part of round 1 is corrected: unlike totals."""


@story
@pytest.mark.situation("S7")
@pytest.mark.parametrize("mistake", LATE, ids=str)
@by_both_doors
async def test_the_host_adds_a_player_between_two_rounds(
    swift_playground: Playground, mistake: Mistake, door: str
) -> AsyncGenerator[None, None]:
    table = await table_of(swift_playground, mistake)
    await table.command("Léa", "correct", round=1, **mistake.command)
    starts = [start for game, start in BEGINS if game == mistake.game]
    for start in starts:
        if door == "command":
            given = {} if mistake is SKYJO else {"start": start}
            await table.command("Léa", "seat add", name="Mamie", **given)
        else:
            picking = (await table.press("Léa", await menu(table, "Léa"), "addplayer"))["message"]
            form = await table.press("Léa", picking, "addseat")
            chosen = {} if mistake is SKYJO else {"start": [start]}
            await table.send("Léa", form, name="Mamie", **chosen)
        points = BEGINS[mistake.game, start]
        shown = str(points).replace("-", "−")
        told = await table.posted(f"Mamie joins, with {shown} points to begin with.", "undo")
        if start == starts[-1]:
            yield
        assert (await totals(table))["Mamie"] == points
        await table.press("Léa", told, "undo")
        await swift_playground.settle()
        said = [message["content"] for message in await table.public()]
        assert sum("Léa undid Mamie’s joining." in one for one in said) == starts.index(start) + 1
        assert "Mamie" not in await totals(table)


@story
@pytest.mark.situation("S8")
@pytest.mark.parametrize("mistake", LATE, ids=str)
@by_both_doors
async def test_who_comes_late_asks_and_the_host_gives_a_seat_with_one_press(
    swift_playground: Playground, mistake: Mistake, door: str
) -> AsyncGenerator[None, None]:
    table = await table_of(swift_playground, mistake)
    await come(table, "Eve")
    if door == "command":
        await table.type("Eve", "seat ask")
    else:
        refused = await table.type("Eve", "join")
        await table.press("Eve", refused["message"], "askseat")
    asked = await table.posted("Eve asks for a seat.")
    yield
    again = await table.type("Eve", "seat ask")
    assert "asked already" in again["message"]["content"]
    await table.press("Léa", asked, "accept")
    await table.posted("Eve joins, with ")
    assert "Eve" in await totals(table)
    refused = await table.command("Léa", "correct", round=1, **{**mistake.command, "player": "Eve"})
    assert "Eve was not in the game in round 1" in refused["message"]["content"]
    done = await table.command("Léa", "correct", round=1, **mistake.command)
    assert "Corrected" in done["message"]["content"]
    await table.posted("Léa corrected ")
    assert (await totals(table))["Tom"] == mistake.after
    gone = await table.press_late("Léa", asked, "accept")
    assert "answered" in gone["message"]["content"]


@story
@pytest.mark.situation("S9")
async def test_nobody_joins_skull_late(swift_playground: Playground) -> AsyncGenerator[None, None]:
    table = await table_of(swift_playground, SKULL)
    await come(table, "Eve")
    yield
    for who, text in (("Eve", "seat ask"), ("Léa", "seat add name:Mamie"), ("Eve", "join")):
        refused = (await table.type(who, text))["message"]
        assert "Skull" in refused["content"]
        assert pressable(refused, "askseat") is None


@story
@pytest.mark.situation("S9")
async def test_nobody_joins_skull_king_between_bets_and_tricks(
    swift_playground: Playground,
) -> AsyncGenerator[None, None]:
    table = await table_of(swift_playground, SKULL_KING)
    for who in ("Léa", "Tom", "Camille"):
        await table.type(who, "bet tricks:1")
    yield
    refused = (await table.type("Léa", "seat add name:Mamie"))["message"]
    assert "finish round 2 first" in refused["content"]


@story
@pytest.mark.situation("S15")
@four_games
async def test_two_ask_for_the_same_seat_in_the_same_instant_and_one_has_it(
    swift_playground: Playground, mistake: Mistake
) -> AsyncGenerator[None, None]:
    table = await table_of(swift_playground, mistake)
    await come(table, "Eve", "Hugo")
    await table.type("Camille", "leave")
    told = await table.posted("Camille left with ")
    await asyncio.gather(*(table.press(who, told, "takeseat", 2) for who in ("Eve", "Hugo")))
    asked = [await table.posted(f"{who} asks for Camille’s seat") for who in ("Eve", "Hugo")]
    yield
    both = await asyncio.gather(*(table.press("Léa", message, "accept") for message in asked))
    said = [done["message"]["content"] for done in both]
    assert sum("has taken over the seat" in one for one in said) == 1
    assert sum("sits there" in one for one in said) == 1


@pytest.mark.thorough
@pytest.mark.situation("S16")
async def test_a_restart_in_between_changes_nothing_of_that(mended_playground: Playground) -> None:
    await restarted(mended_playground, globals())
