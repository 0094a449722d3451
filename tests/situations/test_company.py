"""Several people seated in one press: everyone in the voice channel, or those whom the host picks."""

import asyncio
from collections.abc import AsyncGenerator

import pytest

from rules.games import game
from tests.games.points.first_round import MISTAKE as POINTS
from tests.games.skyjo.first_round import MISTAKE as SKYJO
from tests.kit.first_rounds import Mistake, Table, table_of
from tests.kit.playground_client import Json, Playground
from tests.kit.restarted_stories import restarted, story
from tests.kit.seat_situations import LATE, by_both_doors, come, four_games, menu, totals
from tests.kit.wire_evening import buttons, eventually, pressable

PEOPLE = 5


async def cabin(
    playground: Playground, *names: str, game: str = "skullking", kind: str = "voice", locale: str = "en-US"
) -> tuple[Table, Json]:
    """Open a table in the chat of a voice channel, by the first of these people; give the lobby too."""
    played = game

    class Own(Table):
        game = played

    people = {name: await playground.person(name, locale=locale) for name in names}
    table = Own(playground, await playground.channel("cabin", kind=kind), people)
    return table, (await table.type(names[0], "new"))["message"]


async def speak(table: Table, *names: str) -> None:
    """Send people into the voice channel."""
    for name in names:
        await table.playground.voice(table.people[name], table.channel)


async def seat_everyone(table: Table, who: str, lobby: Json, door: str = "button") -> Json:
    if door == "command":
        return await table.type(who, "seat everyone")
    return await table.press(who, lobby, "everyone")


async def seats(table: Table, says: str | None = None) -> list[str]:
    """Return the lines of the lobby, once one of them is this."""

    async def look() -> list[str] | None:
        lobby = next(m for m in await table.public() if m["embeds"] and pressable(m, "begin"))
        lines = str(lobby["embeds"][0]["description"]).splitlines()
        return lines if says is None or says in lines else None

    return await eventually(look, f"“{says}” in the lobby")


async def pick(
    table: Table, who: str, shown: Json, action: str, *people: str, args: tuple[object, ...] = ()
) -> Json:
    """Choose people by their names in a list that Discord makes."""
    custom_id = pressable(shown, action, *args)
    ids = [table.people[name]["id"] if name in table.people else name for name in people]
    return await table.playground.click(table.people[who], shown, custom_id=custom_id, values=ids)


@story
@pytest.mark.situation("S18", "S21")
@pytest.mark.parametrize("kind", ["voice", "stage"])
@by_both_doors
async def test_everyone_in_the_channel_is_seated(
    swift_playground: Playground, kind: str, door: str
) -> AsyncGenerator[None, None]:
    table, lobby = await cabin(swift_playground, "Léa", "Tom", "camille", "Nico", "Zoé", kind=kind)
    table.people["Music"] = await swift_playground.person("Music", bot=True)
    await swift_playground.change_person(table.people["Nico"], nick="Bosun")
    await speak(table, "Tom", "camille", "Music", "Nico")
    yield
    done = await seat_everyone(table, "Léa", lobby, door)
    if door == "command":
        assert done["message"]["content"] == "Seated: Bosun, camille, Tom."
    given = [f"{at}. **{name}**, seated by Léa" for at, name in enumerate(("Bosun", "camille", "Tom"), 2)]
    leave = "-# Somebody gave you a seat and you are not playing? Leave frees it."
    assert await seats(table, given[2]) == ["1. **Léa**, host", *given, leave]
    await table.press("Tom", lobby, "leave")
    await table.press("camille", lobby, "join")
    assert await seats(table, "3. **camille**") == ["1. **Léa**, host", given[0], "3. **camille**", leave]
    await table.type("Léa", "begin")
    await table.prompt("camille")
    await swift_playground.settle()
    assert await swift_playground.dms(table.people["Nico"]) == []
    await table.type("Nico", "join")
    await table.prompt("Nico")
    assert await swift_playground.dms(table.people["Tom"]) == []


@pytest.mark.situation("S18")
async def test_seats_run_out_and_who_has_none_is_named(swift_playground: Playground) -> None:
    names = ("Léa", "Ann", "Ben", "Cy", "Di", "Ed", "Flo", "Gus")
    table, lobby = await cabin(swift_playground, *names, game="skull", locale="fr")
    await speak(table, *reversed(names))
    await seat_everyone(table, "Léa", lobby)
    told = await table.told("Léa", "Plus de place pour Flo, Gus\u00a0: on joue à 6 au plus, et les places")
    assert "À table\u00a0: Ann, Ben, Cy, Di, Ed." in told["content"]
    (lobby,) = [m for m in await table.public() if pressable(m, "begin")]
    assert pressable(lobby, "everyone") is None
    again = await swift_playground.type(table.people["Ann"], table.channel, "/skull place tous")
    assert again["message"]["content"] == "Plus de place pour Flo, Gus\u00a0: on joue à 6 au plus."


@pytest.mark.situation("S19", "S20")
async def test_who_may_and_when_there_is_nobody_to_seat(swift_playground: Playground) -> None:
    table, lobby = await cabin(swift_playground, "Léa", "Tom", "Zoé", game="points")
    empty = await seat_everyone(table, "Léa", lobby)
    assert "I see nobody in this voice channel" in empty["message"]["content"]
    elsewhere = await swift_playground.channel("galley", kind="voice")
    await swift_playground.voice(table.people["Zoé"], elsewhere)
    await speak(table, "Léa", "Tom")
    refused = (await seat_everyone(table, "Zoé", lobby))["message"]
    assert refused["content"] == "Who sits at this table can seat the others. Take a seat first."
    assert [button["label"] for button in buttons(refused)] == ["Join this table"]
    await table.press("Zoé", refused, "join")
    both = await asyncio.gather(*(seat_everyone(table, who, lobby) for who in ("Léa", "Zoé")))
    assert sorted(done["outcome"] for done in both) == ["message", "update"]
    assert sum("has a seat already" in (done["message"] or {})["content"] for done in both) == 1
    assert [line.split("**")[1] for line in await seats(table) if "**" in line] == ["Léa", "Zoé", "Tom"]
    await table.type("Léa", "begin")
    await swift_playground.settle()
    late = await table.press_late("Zoé", lobby, "everyone")
    assert "The game has begun" in late["message"]["content"]


@pytest.mark.situation("S20")
async def test_where_nobody_is_heard_everybody_joins(swift_playground: Playground) -> None:
    class Own(Table):
        game = "points"

    table = await Own.gathered(swift_playground, ("Léa", "Tom"))
    lobby = (await table.type("Léa", "new"))["message"]
    assert pressable(lobby, "everyone") is None
    refused = await table.type("Léa", "seat everyone")
    assert "in a voice channel’s chat only" in refused["message"]["content"]


@pytest.mark.situation("S23")
async def test_what_happens_while_discord_has_lost_the_server_is_not_guessed(
    swift_playground: Playground,
) -> None:
    server = await swift_playground.server("Adrift")
    channel = await swift_playground.channel("cabin", kind="voice", server=server["id"])

    class Own(Table):
        game = "points"

    people = {name: await swift_playground.person(name) for name in ("Léa", "Tom", "Nico")}
    table = Own(swift_playground, channel, people)
    lobby = (await table.type("Léa", "new"))["message"]
    await speak(table, "Tom", "Nico")
    await swift_playground.outage(server)
    unknown = await seat_everyone(table, "Léa", lobby)
    assert "I cannot see who is in this voice channel right now" in unknown["message"]["content"]
    await swift_playground.voice(people["Tom"], None)
    await swift_playground.restore(server)
    await seat_everyone(table, "Léa", lobby)
    lines = await seats(table, "2. **Nico**, seated by Léa")
    assert not any("Tom" in line for line in lines)


@story
@pytest.mark.situation("S22")
@four_games
async def test_the_host_picks_people_in_the_lobby(
    swift_playground: Playground, mistake: Mistake
) -> AsyncGenerator[None, None]:
    table, lobby = await cabin(swift_playground, "Léa", "Tom", "Nico", "Gone", game=mistake.game, kind="text")
    refused = (await table.press("Tom", lobby, "players"))["message"]
    assert "the host" in refused["content"]
    await swift_playground.change_person(table.people["Nico"], nick="Cap_n")
    shown = (await table.press("Léa", lobby, "players"))["message"]
    (people,) = [one for one in buttons(shown) if one["type"] == PEOPLE]
    assert people["max_values"] == game(mistake.game).most - 1
    await swift_playground.change_person(table.people["Gone"], member=False)
    yield
    for chosen, said in (
        (("Tallyho",), "Bots cannot take a seat."),
        (("Gone",), "No longer on this server: Gone. Choose somebody else"),
        (("Léa",), "They have a seat here already."),
    ):
        told = await pick(table, "Léa", shown, "seatpicked", *chosen)
        assert said in told["message"]["content"]
        shown = (await table.press("Léa", lobby, "players"))["message"]
    done = await pick(table, "Léa", shown, "seatpicked", "Nico", "Tallyho", "Tom", "Léa", "Gone")
    assert done["message"]["content"] == (
        "Seated: Cap\\_n, Tom.\nBots cannot take a seat: Tallyho.\nNo longer on this server: Gone."
    )
    assert "2. **Cap\\_n**, seated by Léa" in await seats(table, "3. **Tom**, seated by Léa")


@story
@pytest.mark.situation("S22")
@pytest.mark.parametrize("mistake", LATE, ids=str)
async def test_the_host_picks_who_joins_a_game(
    swift_playground: Playground, mistake: Mistake
) -> AsyncGenerator[None, None]:
    table = await table_of(swift_playground, mistake)
    await come(table, "Eve")
    shown = (await table.press("Léa", await menu(table, "Léa"), "addplayer"))["message"]
    starts = () if mistake is SKYJO else ("lowest",)
    yield
    told = await pick(table, "Léa", shown, "seatlate", "Tallyho", args=starts)
    assert told["message"]["content"] == "Bots cannot take a seat."
    shown = (await table.press("Léa", await menu(table, "Léa"), "addplayer"))["message"]
    await pick(table, "Léa", shown, "seatlate", "Eve", args=starts)
    await table.posted("Eve joins, with ")
    before = await totals(table)
    start = max if mistake is SKYJO else min
    assert before["Eve"] == start(points for name, points in before.items() if name != "Eve")


@story
@pytest.mark.situation("S22")
@four_games
async def test_the_host_picks_who_gets_a_seat_that_was_left(
    swift_playground: Playground, mistake: Mistake
) -> AsyncGenerator[None, None]:
    table, points = await table_of(swift_playground, mistake), mistake.score
    await come(table, "Eve", "Hugo")
    await table.type("Camille", "leave")
    left = await table.posted("Camille left with ")
    one, other = [(await table.press("Léa", left, "givewho", 2))["message"] for _ in range(2)]
    yield
    for chosen, said in (("Tallyho", "Bots cannot"), ("Tom", "has a seat here already")):
        told = await pick(table, "Léa", one, "giveto", chosen, args=(2,))
        assert said in told["message"]["content"]
        one = (await table.press("Léa", left, "givewho", 2))["message"]
    await pick(table, "Léa", one, "giveto", "Eve", args=(2,))
    await table.posted(f"Eve takes Camille’s seat, with {points}.")
    taken = await pick(table, "Léa", other, "giveto", "Hugo", args=(2,))
    assert "Eve sits there" in taken["message"]["content"]


@pytest.mark.situation("S22")
async def test_who_left_the_server_gets_no_seat_by_command_either(swift_playground: Playground) -> None:
    table, _ = await cabin(swift_playground, "Léa", "Tom", "Gone", game=POINTS.game, kind="text")
    await swift_playground.change_person(table.people["Gone"], member=False)
    for verb, given in (("seat add", {}), ("seat replace", {"player": "Léa"})):
        refused = await table.command("Léa", verb, person=table.people["Gone"]["id"], **given)
        assert "No longer on this server: Gone." in refused["message"]["content"]
    forged = await swift_playground.click(
        table.people["Léa"],
        next(m for m in await table.public() if pressable(m, "begin")),
        custom_id="th:seatpicked:" + str(pressable((await table.public())[0], "begin")).split(":")[2] + ":0",
        values=[table.people["Tom"]["id"]],
        forge=True,
    )
    assert "no longer up to date" in forged["message"]["content"]


@pytest.mark.thorough
@pytest.mark.situation("S18", "S22")
async def test_a_restart_in_between_changes_nothing_of_that(mended_playground: Playground) -> None:
    await restarted(mended_playground, globals())
