"""Seats as people live them: who leaves, comes back, comes late, takes over, hosts; and what comes of it."""

import asyncio
from datetime import timedelta

import pytest

from bot.tables.hosting import ANSWER_WITHIN
from tests.playground_client import Json, Playground
from tests.situations.games import (
    MISTAKES,
    POINTS,
    SKULL,
    SKULL_KING,
    SKYJO,
    Mistake,
    Table,
    in_lobby,
    table_of,
)
from tests.tables.evening import Evening
from tests.wire.evening import pressable
from tests.wire.other_evening import totals_in

four_games = pytest.mark.parametrize("mistake", MISTAKES, ids=str)
DOORS = ("command", "button")
SCORE = {"points": "7 points", "skullking": "20 points", "skyjo": "9 points", "skull": "0 challenges won"}
"""What Camille has after round 1."""
LATE = (SKULL_KING, SKYJO, POINTS)
ROUND = 2
"""The round at the table."""


async def menu(table: Table, who: str) -> Json:
    """Open somebody's menu."""
    shown: Json = (await table.press(who, await table.board(ROUND), "menu"))["message"]
    return shown


async def leave(table: Table, who: str, door: str) -> Json:
    """Leave by command or by the menu."""
    if door == "command":
        return await table.type(who, "leave")
    return await table.press(who, await menu(table, who), "leave")


async def joined(table: Table, name: str, *, locale: str = "en-US") -> None:
    """Let one more person come into the channel."""
    table.people[name] = await table.playground.person(name, locale=locale)


async def totals(table: Table) -> dict[str, int]:
    return totals_in((await table.type("Léa", "scores"))["message"])


@pytest.mark.situation("S1")
@four_games
@pytest.mark.parametrize("door", DOORS)
async def test_who_leaves_is_told_what_stays_and_undoes_it(
    swift_playground: Playground, mistake: Mistake, door: str
) -> None:
    table = await table_of(swift_playground, mistake)
    left = (await leave(table, "Camille", door))["message"]
    assert f"Your {SCORE[mistake.game]} stay until you are back." in left["content"]
    told = await table.posted(f"Camille left with {SCORE[mistake.game]}. The seat is kept.")
    await table.press("Camille", left if door == "command" else told, "undo")
    await table.posted("Camille undid Camille’s leaving.")
    assert "not at this table" not in (await table.type("Camille", "why"))["message"]["content"]


@pytest.mark.situation("S2")
@four_games
@pytest.mark.parametrize("door", DOORS)
async def test_who_left_comes_back_with_the_points(
    swift_playground: Playground, mistake: Mistake, door: str
) -> None:
    table = await table_of(swift_playground, mistake)
    await table.type("Camille", "leave")
    told = await table.posted("Camille left with ")
    if door == "command":
        await table.type("Camille", "join")
    else:
        await table.press("Camille", told, "takeseat", 2)
    await table.posted(f"Camille is back, with {SCORE[mistake.game]}.")


@pytest.mark.situation("S3")
@four_games
@pytest.mark.parametrize("door", DOORS)
async def test_leaving_asks_only_where_it_would_close_the_table_which_can_go_on(
    swift_playground: Playground, mistake: Mistake, door: str
) -> None:
    table = await table_of(swift_playground, mistake)
    await table.type("Camille", "leave")
    if mistake is SKULL:
        await table.posted("Camille left with ")
        await table.type("Tom", "leave")
        assert await table.final()  # the last one to stay wins it
        return
    asked = (await leave(table, "Tom", door))["message"]
    assert "too few players remain" in asked["content"]
    assert not any(pressable(m, "reopen") for m in await table.public())
    closed = (await table.press("Tom", asked, "leaveyes"))["message"]
    final = await table.final()
    assert "was closed before its end" in final["content"]
    await table.press("Tom", closed if door == "command" else final, "reopen")
    await table.posted("The table is open again: the game goes on.")
    assert pressable(await table.board(ROUND), "menu")


@pytest.mark.situation("S4")
async def test_a_closed_table_goes_on_only_while_no_other_is_open_there(swift_playground: Playground) -> None:
    table = await table_of(swift_playground, POINTS)
    await joined(table, "Eve")
    ask = (await table.type("Léa", "end"))["message"]
    closed = (await table.press("Léa", ask, "endyes"))["message"]
    del closed
    final = await table.final()
    refused = await table.press("Eve", final, "reopen")
    assert "Léa, the host" in refused["message"]["content"]
    await table.type("Eve", "new")
    refused = await table.press("Léa", final, "reopen")
    assert "already" in refused["message"]["content"]
    ask = (await table.type("Eve", "end"))["message"]
    await table.press("Eve", ask, "endyes")
    await table.press("Léa", final, "reopen")
    await table.posted("The table is open again")


@pytest.mark.situation("S5")
@four_games
async def test_a_friend_takes_over_by_two_presses(swift_playground: Playground, mistake: Mistake) -> None:
    table = await table_of(swift_playground, mistake)
    await joined(table, "Eve")
    await table.type("Camille", "leave")
    told = await table.posted("Camille left with ")
    await table.press("Eve", told, "takeseat", 2)
    asked = await table.posted(f"Eve asks for Camille’s seat, with {SCORE[mistake.game]}.")
    refused = await table.press("Tom", asked, "accept")
    assert "Léa, the host" in refused["message"]["content"]
    await table.press("Léa", asked, "accept")
    await table.posted(f"Eve takes Camille’s seat, with {SCORE[mistake.game]}.")
    assert "Eve" in await totals(table)


@pytest.mark.situation("S6")
@pytest.mark.parametrize("door", DOORS)
async def test_the_host_gives_a_seat_away(swift_playground: Playground, door: str) -> None:
    table = await table_of(swift_playground, POINTS)
    await joined(table, "Eve")
    if door == "command":
        refused = await table.command("Léa", "seat replace", player="Camille")
        assert "Say who" in refused["message"]["content"]
        await table.command("Léa", "seat replace", player="Camille", person=table.people["Eve"]["id"])
        await table.posted("Eve takes Camille’s seat, with 7 points.")
        await table.command("Léa", "seat replace", player="Eve", name="Mamie")
        await table.posted("Mamie takes Eve’s seat, with 7 points.")
        return
    await table.type("Camille", "leave")
    told = await table.posted("Camille left with ")
    refused = await table.press("Tom", told, "giveseat", 2)
    assert refused["outcome"] != "modal"
    form = await table.press("Léa", told, "giveseat", 2)
    await table.send("Léa", form, name="Mamie")
    await table.posted("Mamie takes Camille’s seat, with 7 points.")


@pytest.mark.situation("S7")
@pytest.mark.parametrize("mistake", LATE, ids=str)
@pytest.mark.parametrize("door", DOORS)
async def test_the_host_adds_a_player_between_two_rounds(
    swift_playground: Playground, mistake: Mistake, door: str
) -> None:
    table = await table_of(swift_playground, mistake)
    if door == "command":
        await table.command("Léa", "seat add", name="Mamie", start="lowest")
    else:
        form = await table.press("Léa", await menu(table, "Léa"), "addseat")
        start = {} if mistake is SKYJO else {"start": ["lowest"]}
        await table.send("Léa", form, name="Mamie", **start)
    points = {"points": 7, "skullking": 20, "skyjo": 24}[mistake.game]
    told = await table.posted(f"Mamie joins, with {points} points to begin with.")
    assert (await totals(table))["Mamie"] == points
    await table.press("Léa", told, "undo")
    await table.posted("Léa undid Mamie’s joining.")
    assert "Mamie" not in await totals(table)


@pytest.mark.situation("S8")
@pytest.mark.parametrize("mistake", LATE, ids=str)
@pytest.mark.parametrize("door", DOORS)
async def test_who_comes_late_asks_and_the_host_gives_a_seat_with_one_press(
    swift_playground: Playground, mistake: Mistake, door: str
) -> None:
    table = await table_of(swift_playground, mistake)
    await joined(table, "Eve")
    if door == "command":
        await table.type("Eve", "seat ask")
    else:
        refused = await table.type("Eve", "join")
        await table.press("Eve", refused["message"], "askseat")
    asked = await table.posted("Eve asks for a seat.")
    again = await table.type("Eve", "seat ask")
    assert "asked already" in again["message"]["content"]
    await table.press("Léa", asked, "accept")
    await table.posted("Eve joins, with ")
    assert "Eve" in await totals(table)
    assert "outcome" in await table.type("Eve", "why round:1 player:Eve")
    refused = await table.command("Léa", "correct", round=1, **{**mistake.command, "player": "Eve"})
    assert "Eve was not in the game in round 1" in refused["message"]["content"]
    done = await table.command("Léa", "correct", round=1, **mistake.command)
    assert "Corrected" in done["message"]["content"]
    await table.posted("Léa corrected ")
    assert (await totals(table))["Tom"] == mistake.after
    gone = await table.press("Léa", asked, "accept")
    assert "answered" in gone["message"]["content"]


@pytest.mark.situation("S9")
async def test_nobody_joins_skull_late_and_nobody_skull_king_between_bets_and_tricks(
    swift_playground: Playground,
) -> None:
    skull = await table_of(swift_playground, SKULL)
    await joined(skull, "Eve")
    for who, text in (("Eve", "seat ask"), ("Léa", "seat add name:Mamie"), ("Eve", "join")):
        refused = (await skull.type(who, text))["message"]
        assert "Skull" in refused["content"]
        assert pressable(refused, "askseat") is None
    king = await table_of(swift_playground, SKULL_KING)
    for who in ("Léa", "Tom", "Camille"):
        await king.type(who, "bet tricks:1")
    refused = (await king.type("Léa", "seat add name:Mamie"))["message"]
    assert "finish round 2 first" in refused["content"]


@pytest.mark.situation("S10")
@four_games
@pytest.mark.parametrize("door", DOORS)
async def test_the_host_hands_over(swift_playground: Playground, mistake: Mistake, door: str) -> None:
    table = await table_of(swift_playground, mistake)
    if door == "command":
        await table.command("Léa", "seat host", player="Tom")
    else:
        who = (await table.press("Léa", await menu(table, "Léa"), "hosting"))["message"]
        await table.press("Léa", who, "hostto", 1)
    await table.posted("Tom is the host now.")
    refused = await table.command("Léa", "seat host", player="Camille")
    assert "Tom, the host" in refused["message"]["content"]
    await table.command("Tom", "seat host", player="Léa")
    await table.posted("Léa is the host now.")


@pytest.mark.situation("S11")
@pytest.mark.parametrize("door", DOORS)
async def test_the_host_is_asked_for_and_is_here(swift_playground: Playground, door: str) -> None:
    table = await table_of(swift_playground, SKULL_KING)
    if door == "command":
        claimed = await table.type("Tom", "seat host")
    else:
        claimed = await table.press("Tom", await menu(table, "Tom"), "claim")
    told = await table.posted("Tom asks to be host, as Léa seems to be gone.")
    early = await table.press("Tom", claimed["message"], "claim")
    assert "seconds left to answer" in early["message"]["content"]
    refused = await table.press("Camille", told, "here")
    assert "Léa, the host" in refused["message"]["content"]
    await table.press("Léa", told, "here")
    await table.told("Léa", "you stay host")
    answered = await table.posted("Tom asked to be host, but Léa is here.")
    assert answered["id"] == told["id"]
    assert not answered["components"]
    again = await table.type("Tom", "seat host")
    assert "You have asked" in again["message"]["content"]


@pytest.mark.situation("S17")
@four_games
@pytest.mark.parametrize("door", DOORS)
async def test_a_host_who_is_gone_from_the_lobby_is_asked_for(
    swift_playground: Playground, mistake: Mistake, door: str
) -> None:
    table = await in_lobby(swift_playground, mistake)
    if door == "command":
        claimed = await table.type("Tom", "seat host")
    else:
        claimed = await table.push("Tom", (await table.type("Tom", "begin"))["message"], "The host is gone")
    told = await table.posted("Tom asks to be host, as Léa seems to be gone.")
    early = await table.press("Tom", claimed["message"], "claim")
    assert "seconds left to answer" in early["message"]["content"]
    await table.press("Léa", told, "here")
    answered = await table.posted("Tom asked to be host, but Léa is here.")
    assert not answered["components"]
    await table.command("Léa", "seat host", player="Tom")
    await table.posted("Tom is the host now.")
    await table.type("Tom", "begin")
    await table.board(1)
    await table.play(*mistake.rounds[0])
    await table.board(2)


@pytest.mark.situation("S12")
async def test_the_host_is_gone_and_a_minute_later_who_asked_is_host(evening: Evening) -> None:
    tables, table = evening.tables, await evening.begun()
    evening.clock.goes_on(timedelta(seconds=1))
    await tables.claim(evening.act(2), table)
    await tables.claim(evening.act(3), table)
    evening.clock.goes_on(ANSWER_WITHIN)
    assert (await tables.claim(evening.act(3), table)).after.host == 3
    assert (await tables.claim(evening.act(2), table)).happened == ("claimed",)


@pytest.mark.situation("S13")
@pytest.mark.parametrize("mistake", LATE, ids=str)
async def test_the_host_leaves_and_the_next_one_hosts(swift_playground: Playground, mistake: Mistake) -> None:
    table = await table_of(swift_playground, mistake)
    left = (await table.type("Léa", "leave"))["message"]
    assert "The next player is host now." in left["content"]
    await table.posted("Léa left with ")
    await table.posted("Tom is the host now.")
    await table.press("Léa", left, "undo")
    await table.posted("Léa undid Léa’s leaving.")
    await table.posted("Léa is the host now.")


@pytest.mark.situation("S14")
async def test_two_leave_in_the_same_instant_and_one_of_them_is_asked(swift_playground: Playground) -> None:
    table = await table_of(swift_playground, POINTS)
    both = await asyncio.gather(table.type("Tom", "leave"), table.type("Camille", "leave"))
    said = sorted(done["message"]["content"] for done in both)
    assert [("too few players remain" in one, "stay until" in one) for one in said] in (
        [(True, False), (False, True)],
        [(False, True), (True, False)],
    )


@pytest.mark.situation("S15")
async def test_two_ask_for_the_same_seat_in_the_same_instant_and_one_has_it(
    swift_playground: Playground,
) -> None:
    table = await table_of(swift_playground, POINTS)
    await joined(table, "Eve")
    await joined(table, "Hugo")
    await table.type("Camille", "leave")
    told = await table.posted("Camille left with ")
    await asyncio.gather(*(table.press(who, told, "takeseat", 2) for who in ("Eve", "Hugo")))
    asked = [await table.posted(f"{who} asks for Camille’s seat") for who in ("Eve", "Hugo")]
    both = await asyncio.gather(*(table.press("Léa", message, "accept") for message in asked))
    said = [done["message"]["content"] for done in both]
    assert sum("has taken over the seat" in one for one in said) == 1
    assert sum("sits there" in one for one in said) == 1


@pytest.mark.situation("S16")
async def test_a_restart_in_between_changes_nothing(playground: Playground) -> None:
    table = await table_of(playground, POINTS)
    await joined(table, "Eve")
    await joined(table, "Hugo")
    left = (await table.type("Camille", "leave"))["message"]
    told = await table.posted("Camille left with ")
    await table.type("Hugo", "seat ask")
    asked = await table.posted("Hugo asks for a seat.")
    await playground.bot("kill")
    await playground.bot("start")
    await table.press("Léa", asked, "accept", *pressable_start(asked))
    await table.posted("Hugo joins, with ")
    assert pressable(left, "undo")
    await table.press("Eve", told, "takeseat", 2)
    await table.press("Léa", await table.posted("Eve asks for Camille’s seat"), "accept")
    await table.posted("Eve takes Camille’s seat, with 7 points.")
    for who in ("Léa", "Tom", "Eve"):
        await table.type(who, "score points:1")
    await table.type("Hugo", "score points:1")
    assert (await totals(table))["Eve"] == 8
    ask = (await table.type("Léa", "end"))["message"]
    await table.press("Léa", ask, "endyes")
    final = await table.final()
    await playground.bot("kill")
    await playground.bot("start")
    await table.press("Léa", final, "reopen")
    await table.posted("The table is open again")


def pressable_start(asked: Json) -> tuple[str, ...]:
    """Give the arguments of the button that begins at the lowest total."""
    custom_id = next(
        button["custom_id"]
        for row in asked["components"]
        for button in row["components"]
        if ":lowest" in button["custom_id"]
    )
    return tuple(custom_id.split(":")[4:6])
