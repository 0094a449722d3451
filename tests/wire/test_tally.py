"""`/tally` over the wire: help, results, the score sheet, being forgotten."""

import json

from rules.sheet import answer, read
from tests.kit.playground_client import Json, Playground
from tests.kit.wire_evening import Evening, sheet_totals, standings_in


async def tally(evening: Evening, who: str, text: str) -> Json:
    answered = await evening.playground.type(evening.people[who], evening.channel, f"/tally {text}")
    message: Json = answered["message"]
    assert message["ephemeral"]
    return message


async def finished(playground: Playground) -> tuple[Evening, Json]:
    evening = await Evening.open(playground, "Léa", "Tom")
    await evening.seat_all(first="Léa", options="rounds:2")
    await evening.type("Léa", "bet tricks:2")
    await evening.type("Tom", "bet tricks:1")
    await evening.type("Léa", "result tricks:2 fourteens:1")
    await evening.type("Tom", "result tricks:0")
    return evening, await evening.offering("rematch")


async def test_the_exported_sheet_says_what_the_final_board_says(swift_playground: Playground) -> None:
    evening, final = await finished(swift_playground)
    sent = await tally(evening, "Tom", "export")
    sheet = json.loads(await swift_playground.fetch(sent["attachments"][0]["url"]))
    assert sheet_totals(answer(read(sheet))) == standings_in(final) == {"Léa": 50, "Tom": -10}


async def test_the_sheet_of_the_last_game_can_be_had_while_the_next_one_is_a_lobby(
    swift_playground: Playground,
) -> None:
    evening, final = await finished(swift_playground)
    before = await tally(evening, "Tom", "export")
    await evening.press("Tom", final, "rematch")
    after = await tally(evening, "Tom", "export")
    sheets = [await swift_playground.fetch(sent["attachments"][0]["url"]) for sent in (before, after)]
    assert sheets[0] == sheets[1]


async def test_the_leaderboard_is_that_of_the_game_which_was_finished_last(
    swift_playground: Playground,
) -> None:
    server = await swift_playground.server("Points alone", bot="member")
    channel = await swift_playground.channel("table", server=server["id"])
    lea = await swift_playground.person("Léa")
    evening = Evening(swift_playground, channel, {"Léa": lea})
    assert "Skull King: no finished game yet" in (await tally(evening, "Léa", "leaderboard"))["content"]
    for text in ("new rounds:1", "guest name:Tom", "begin"):
        await swift_playground.type(lea, channel, f"/points {text}")
    for text in ("score points:3", "score points:2 player:Tom"):
        await swift_playground.type(lea, channel, f"/points {text}")
    await evening.offering("rematch")
    told = await tally(evening, "Léa", "leaderboard")
    assert told["content"].startswith("Points")
    assert "Léa" in told["embeds"][0]["description"]


async def test_history_leaderboard_and_stats_name_the_game(swift_playground: Playground) -> None:
    evening, _ = await finished(swift_playground)
    assert "Léa 50" in (await tally(evening, "Tom", "history"))["embeds"][0]["description"]
    assert "Léa" in (await tally(evening, "Tom", "leaderboard"))["embeds"][0]["description"]
    assert "won 1 of 1 game" in (await tally(evening, "Léa", "stats"))["embeds"][0]["description"]


async def test_who_is_forgotten_is_named_nowhere(swift_playground: Playground) -> None:
    evening, _ = await finished(swift_playground)
    assert "gone" in (await tally(evening, "Tom", "forget-me"))["content"]
    await evening.type("Léa", "scores")
    assert "finished no game" in (await tally(evening, "Tom", "stats"))["content"]


async def test_help_differs_with_the_phase(swift_playground: Playground) -> None:
    evening = await Evening.open(swift_playground, "Léa", "Tom")
    before = await tally(evening, "Léa", "help")
    assert "</skullking new:" in before["embeds"][0]["description"]
    await evening.seat_all(first="Léa", options="rounds:2")
    after = await tally(evening, "Léa", "help")
    assert "</skullking bet:" in after["embeds"][0]["description"]


async def test_help_works_in_direct_messages(swift_playground: Playground) -> None:
    evening = await Evening.open(swift_playground, "Léa", "Tom")
    await evening.seat_all(first="Léa", options="rounds:2")
    await evening.prompt("Tom")
    direct = await swift_playground.dm_channel(evening.people["Tom"])
    assert direct is not None
    answered = await swift_playground.type(evening.people["Tom"], direct, "/tally help")
    assert answered["outcome"] == "message"
    privacy = await swift_playground.type(evening.people["Tom"], direct, "/tally privacy")
    assert "/tally forget-me" in privacy["message"]["content"]


async def test_a_rematch_brings_the_same_people_back(swift_playground: Playground) -> None:
    evening, final = await finished(swift_playground)
    again = await evening.press("Tom", final, "rematch")
    assert "Léa, Tom" in again["message"]["content"]
    assert not again["message"]["ephemeral"]
