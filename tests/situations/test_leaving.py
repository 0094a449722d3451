"""Who leaves, comes back, and closes a table with it; and how it goes on."""

import asyncio
from collections.abc import AsyncGenerator

import pytest

from tests.games.skull.first_round import MISTAKE as SKULL
from tests.kit.first_rounds import Mistake, table_of
from tests.kit.playground_client import Playground
from tests.kit.restarted_stories import restarted, story
from tests.kit.seat_situations import LATE, ROUND, by_both_doors, closed, come, four_games, leave
from tests.kit.wire_evening import pressable


@story
@pytest.mark.situation("S1")
@four_games
@by_both_doors
async def test_who_leaves_is_told_what_stays_and_undoes_it(
    swift_playground: Playground, mistake: Mistake, door: str
) -> AsyncGenerator[None, None]:
    table = await table_of(swift_playground, mistake)
    left = (await leave(table, "Camille", door))["message"]
    assert f"Your {mistake.score} stay until you are back." in left["content"]
    told = await table.posted(f"Camille left with {mistake.score}. The seat is kept.")
    yield
    await table.press("Camille", left if door == "command" else told, "undo")
    await table.posted("Camille undid Camille’s leaving.")
    assert "not at this table" not in (await table.type("Camille", "why"))["message"]["content"]


@story
@pytest.mark.situation("S2")
@four_games
@by_both_doors
async def test_who_left_comes_back_with_the_points(
    swift_playground: Playground, mistake: Mistake, door: str
) -> AsyncGenerator[None, None]:
    table = await table_of(swift_playground, mistake)
    await table.type("Camille", "leave")
    told = await table.posted("Camille left with ")
    yield
    if door == "command":
        await table.type("Camille", "join")
    else:
        await table.press("Camille", told, "takeseat", 2)
    await table.posted(f"Camille is back, with {mistake.score}.")


@story
@pytest.mark.situation("S3")
@four_games
@by_both_doors
async def test_leaving_asks_only_where_it_would_close_the_table_which_can_go_on(
    swift_playground: Playground, mistake: Mistake, door: str
) -> AsyncGenerator[None, None]:
    table = await table_of(swift_playground, mistake)
    await table.type("Camille", "leave")
    await table.posted("Camille left with ")
    if mistake is SKULL:
        yield
        await table.type("Tom", "leave")
        assert await table.final()  # the last one to stay wins it
        return
    asked = (await leave(table, "Tom", door))["message"]
    assert "too few players remain" in asked["content"]
    assert not any(pressable(m, "reopen") for m in await table.public())
    yield
    answer = (await table.press("Tom", asked, "leaveyes"))["message"]
    final = await table.final()
    assert "was closed before its end" in final["content"]
    await swift_playground.settle()
    await table.press("Tom", answer if door == "command" else final, "reopen")
    await table.posted("The table is open again: the game goes on.")
    assert pressable(await table.board(ROUND), "menu")


@story
@pytest.mark.situation("S4")
@four_games
@by_both_doors
async def test_a_closed_table_goes_on_only_while_no_other_is_open_there(
    swift_playground: Playground, mistake: Mistake, door: str
) -> AsyncGenerator[None, None]:
    table = await table_of(swift_playground, mistake)
    await come(table, "Eve")
    if door == "command":
        await closed(table, "Léa")
    else:
        shown = (await table.press("Léa", await table.board(ROUND), "menu"))["message"]
        await table.press("Léa", (await table.press("Léa", shown, "end"))["message"], "endyes")
    final = await table.final()
    refused = await table.press("Eve", final, "reopen")
    assert "Léa, the host" in refused["message"]["content"]
    await table.type("Eve", "new")
    yield
    refused = await table.press("Léa", final, "reopen")
    assert "already" in refused["message"]["content"]
    await closed(table, "Eve")
    await table.press("Léa", final, "reopen")
    await table.posted("The table is open again")
    assert pressable(await table.board(ROUND), "menu")


@story
@pytest.mark.situation("S13")
@four_games
@by_both_doors
async def test_the_host_leaves_and_the_next_one_hosts(
    swift_playground: Playground, mistake: Mistake, door: str
) -> AsyncGenerator[None, None]:
    table = await table_of(swift_playground, mistake)
    left = (await leave(table, "Léa", door))["message"]
    assert "The next player is host now." in left["content"]
    await table.posted("Léa left with ")
    await table.posted("Tom is the host now.")
    yield
    await table.press("Léa", left, "undo")
    await table.posted("Léa undid Léa’s leaving.")
    await table.posted("Léa is the host now.")


@story
@pytest.mark.situation("S14")
@pytest.mark.parametrize("mistake", LATE, ids=str)
@by_both_doors
async def test_two_leave_in_the_same_instant_and_one_of_them_is_asked(
    swift_playground: Playground, mistake: Mistake, door: str
) -> AsyncGenerator[None, None]:
    table = await table_of(swift_playground, mistake)
    yield
    both = await asyncio.gather(*(leave(table, who, door) for who in ("Tom", "Camille")))
    said = sorted(done["message"]["content"] for done in both)
    assert [("too few players remain" in one, "stay until" in one) for one in said] in (
        [(True, False), (False, True)],
        [(False, True), (True, False)],
    )


@pytest.mark.thorough
@pytest.mark.situation("S16")
async def test_a_restart_in_between_changes_nothing_of_that(mended_playground: Playground) -> None:
    await restarted(mended_playground, globals())
