"""Who is host: handed over, or taken over from a host who is gone."""

from collections.abc import AsyncGenerator
from datetime import timedelta
from functools import partial

import pytest

from bot.tables import use_cases
from bot.tables.hosting import ANSWER_WITHIN
from bot.tables.model import TableError
from bot.tables.tables import Tables
from rules.skullking.entries import Bid
from tests.kit.first_rounds import Mistake, Table, in_lobby, table_of
from tests.kit.playground_client import Json, Playground
from tests.kit.restarted_stories import restarted, story
from tests.kit.rows_of_games import MISTAKES
from tests.kit.seat_situations import by_both_doors, four_games, menu
from tests.kit.table_evening import Evening
from tests.kit.wire_evening import eventually


@story
@pytest.mark.situation("S10")
@four_games
@by_both_doors
async def test_the_host_hands_over(
    swift_playground: Playground, mistake: Mistake, door: str
) -> AsyncGenerator[None, None]:
    table = await table_of(swift_playground, mistake)
    if door == "command":
        await table.command("Léa", "seat host", player="Tom")
        yield
    else:
        who = (await table.press("Léa", await menu(table, "Léa"), "hosting"))["message"]
        yield
        await table.press("Léa", who, "hostto", 1)
    await table.posted("Tom is the host now.")
    refused = await table.command("Léa", "seat host", player="Camille")
    assert "Tom, the host" in refused["message"]["content"]
    await table.command("Tom", "seat host", player="Léa")
    await table.posted("Léa is the host now.")


@story
@pytest.mark.situation("S11")
@four_games
@by_both_doors
async def test_the_host_is_asked_for_and_is_here(
    swift_playground: Playground, mistake: Mistake, door: str
) -> AsyncGenerator[None, None]:
    table = await table_of(swift_playground, mistake)
    if door == "command":
        claimed = await table.type("Tom", "seat host")
    else:
        claimed = await table.press("Tom", await menu(table, "Tom"), "claim")
    told = await table.posted("Tom asks to be host, as Léa seems to be gone.")
    early = await table.press("Tom", claimed["message"], "claim")
    assert "seconds left to answer" in early["message"]["content"]
    yield
    refused = await table.press("Camille", told, "here")
    assert "Léa, the host" in refused["message"]["content"]
    await table.press("Léa", told, "here")
    await table.told("Léa", "you stay host")
    answered = await table.posted("Tom asked to be host, but Léa is here.")
    assert answered["id"] == told["id"]
    assert not answered["components"]
    again = await table.type("Tom", "seat host")
    assert "You have asked" in again["message"]["content"]


@story
@pytest.mark.situation("S17")
@four_games
@by_both_doors
async def test_a_host_who_is_gone_from_the_lobby_is_asked_for(
    swift_playground: Playground, mistake: Mistake, door: str
) -> AsyncGenerator[None, None]:
    table = await in_lobby(swift_playground, mistake)
    if door == "command":
        claimed = await table.type("Tom", "seat host")
    else:
        claimed = await table.push("Tom", (await table.type("Tom", "begin"))["message"], "The host is gone")
    told = await table.posted("Tom asks to be host, as Léa seems to be gone.")
    early = await table.press("Tom", claimed["message"], "claim")
    assert "seconds left to answer" in early["message"]["content"]
    yield
    await table.press("Léa", told, "here")
    answered = await table.posted("Tom asked to be host, but Léa is here.")
    assert not answered["components"]
    await table.command("Léa", "seat host", player="Tom")
    await table.posted("Tom is the host now.")
    await table.type("Tom", "begin")
    await table.board(1)
    await table.play(*mistake.rounds[0])
    await table.board(2)


@pytest.mark.thorough
@pytest.mark.situation("S12")
@pytest.mark.parametrize("killed", [False, True], ids=["going on", "killed"])
async def test_a_minute_after_asking_whoever_asked_is_host(
    mended_playground: Playground, killed: bool
) -> None:
    asked: list[tuple[Table, Json | None]] = []
    for mistake in MISTAKES:
        typed, pressed = (
            await table_of(mended_playground, mistake),
            await table_of(mended_playground, mistake),
        )
        await typed.type("Tom", "seat host")
        claimed = await pressed.press("Tom", await menu(pressed, "Tom"), "claim")
        asked += [(typed, None), (pressed, claimed["message"])]
    if killed:
        await mended_playground.bot("kill")
        await mended_playground.bot("start")

    async def took_over(table: Table, claimed: Json | None) -> bool:
        again = (
            table.type("Tom", "seat host") if claimed is None else table.press_late("Tom", claimed, "claim")
        )
        return "left to answer" not in (await again)["message"]["content"]

    for table, button in asked:
        await eventually(partial(took_over, table, button), "the minute to be over", patience=180)
        await table.posted("Tom is the host now.")
        await table.command("Tom", "seat host", player="Camille")
        await table.posted("Camille is the host now.")


@pytest.mark.situation("S12", "S17")
@pytest.mark.parametrize("game", [mistake.game for mistake in MISTAKES])
@pytest.mark.parametrize("place", ["lobby", "game"])
async def test_the_host_is_gone_and_a_minute_later_who_asked_is_host(
    evening: Evening, game: str, place: str
) -> None:
    tables = evening.tables
    table = await (evening.lobby(game) if place == "lobby" else evening.begun(game))
    evening.clock.goes_on(timedelta(seconds=1))
    await tables.change(evening.act(2), table, use_cases.claim_host)
    await tables.change(evening.act(3), table, use_cases.claim_host)
    evening.clock.goes_on(ANSWER_WITHIN)
    started = Tables(evening.store, clock=evening.clock)
    assert (await started.change(evening.act(3), table, use_cases.claim_host)).after.host == 3
    assert (await started.change(evening.act(2), table, use_cases.claim_host)).happened == ("claimed",)


@pytest.mark.situation("S12")
async def test_whoever_took_over_goes_on_without_the_bet_of_a_host_who_is_gone(evening: Evening) -> None:
    tables, table = evening.tables, await evening.begun("skullking", options={"rounds": "3,3"})
    for person in (2, 3):
        await tables.change(evening.act(person), table, use_cases.give, Bid(1))
    with pytest.raises(TableError) as refused:
        await tables.change(evening.act(2), table, use_cases.reveal)
    assert refused.value.code == "host_only"
    await tables.change(evening.act(2), table, use_cases.claim_host)
    evening.clock.goes_on(ANSWER_WITHIN + timedelta(seconds=1))
    assert (await tables.change(evening.act(2), table, use_cases.claim_host)).after.host == 2
    revealed = await tables.change(evening.act(2), table, use_cases.reveal)
    assert "revealed" in revealed.happened


@pytest.mark.thorough
@pytest.mark.situation("S16")
async def test_a_restart_in_between_changes_nothing_of_that(mended_playground: Playground) -> None:
    await restarted(mended_playground, globals())
