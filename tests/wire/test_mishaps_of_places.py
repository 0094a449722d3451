"""Mishaps of servers, places and connections in mid-game: what is seen, and how often Discord refuses."""

import pytest

from tests.kit.playground_client import DISCORDS_PATIENCE, Json, Playground
from tests.kit.thorough import thoroughly
from tests.kit.wire_evening import Evening, eventually, pressable

REFUSED = 400
MOST_REFUSED = 3
"""Requests that Discord may refuse in one mishap, before the bot knows and rests."""


async def begun(playground: Playground, server: Json | None = None, kind: str = "text") -> Evening:
    """Begin a game of three rounds, Léa's bet given."""
    people = {name: await playground.person(name) for name in ("Léa", "Tom")}
    given = {} if server is None else {"server": server["id"]}
    channel = await playground.channel("table", kind, **given)
    evening = Evening(playground, channel, people)
    await evening.seat_all(first="Léa", options="rounds:3,3,3")
    await evening.type("Léa", "bet tricks:1")
    await playground.settle()
    return evening


async def refusals(evening: Evening, since: int) -> list[Json]:
    """List what Discord has refused about this evening's channel."""
    calls = await evening.playground.calls(since)
    return [c for c in calls if c["status"] >= REFUSED and evening.channel["id"] in c["path"]]


async def test_removed_in_mid_round_and_invited_again_the_game_goes_on(playground: Playground) -> None:
    await playground.rate_limits(on=False)
    server = await playground.server("Removed")
    evening = await begun(playground, server)
    since = await playground.at_rest()
    await playground.kick(server)
    prompt = await evening.prompt("Tom")
    given = (await evening.press("Tom", prompt, "bet", 1, 1))["message"]
    assert "All bets are in" in given["content"]
    assert "This server has my commands, but not me" in given["content"]
    await playground.settle()
    assert len(await refusals(evening, since)) <= MOST_REFUSED
    await playground.invite(server)
    await evening.revealed(1)
    assert len([m for m in await evening.public() if "Yo-ho-ho! Round 1" in m["content"]]) == 1
    for name in ("Léa", "Tom"):
        await evening.type(name, f"result tricks:{2 if name == 'Léa' else 1}")
    await evening.board(2)


@pytest.mark.parametrize("action", ["reconnect", "drop", thoroughly("invalidate")])
async def test_what_is_pressed_after_a_lost_connection_counts_once(
    mended_playground: Playground, action: str
) -> None:
    evening = await begun(mended_playground)
    since = await mended_playground.at_rest()
    await mended_playground.answer_within(DISCORDS_PATIENCE)
    await mended_playground.gateway(action)

    async def answered() -> bool:
        return bool((await evening.type("Tom", "bet tricks:2"))["outcome"] == "message")

    await eventually(answered, "an answer after the connection was lost")
    await evening.revealed(1)
    await mended_playground.settle()
    assert len([m for m in await evening.public() if "Yo-ho-ho! Round 1" in m["content"]]) == 1
    assert await refusals(evening, since) == []


async def test_a_gateway_that_is_deaf_is_left_and_found_again(playground: Playground) -> None:
    await playground.rate_limits(on=False)
    evening = await begun(playground)
    await playground.logins(heartbeat=2)
    await playground.gateway("reconnect")
    await playground.settle()
    await playground.gateway("deaf")
    await evening.type("Tom", "bet tricks:2")
    await evening.revealed(1)
    await playground.settle()
    await evening.type("Léa", "result tricks:1")
    await evening.type("Tom", "result tricks:2")
    await evening.board(2)
    assert len([m for m in await evening.public() if "Yo-ho-ho! Round 1" in m["content"]]) == 1


async def test_a_thread_that_is_deleted_in_mid_round_is_told_to_the_host(
    swift_playground: Playground,
) -> None:
    evening = await begun(swift_playground, kind="thread")
    since = await swift_playground.at_rest()
    prompt = await evening.prompt("Tom")
    await swift_playground.change_channel(evening.channel, deleted=True)
    given = (await evening.press("Tom", prompt, "bet", 1, 1))["message"]
    assert "All bets are in" in given["content"]
    await swift_playground.settle()
    assert len(await refusals(evening, since)) <= MOST_REFUSED
    told = [m["content"] for m in await swift_playground.dms(evening.people["Léa"])]
    assert any("I cannot write in the channel of your table" in content for content in told)


async def test_a_role_that_is_given_in_mid_game_counts_at_the_next_act(swift_playground: Playground) -> None:
    evening = await begun(swift_playground)
    ada = await swift_playground.person("Ada")
    evening.people["Ada"] = ada
    refused = (await evening.type("Ada", "end"))["message"]
    assert "Léa, the host, or a moderator" in refused["content"]
    await swift_playground.change_person(ada, roles=["moderator"])
    asked = (await evening.type("Ada", "end"))["message"]
    assert pressable(asked, "endyes")
    await swift_playground.change_person(ada, roles=[])
    gone = (await evening.press("Ada", asked, "endyes"))["message"]
    assert "Léa, the host, or a moderator" in gone["content"]


async def test_everybodys_direct_messages_are_refused_and_the_evening_goes_on(
    swift_playground: Playground,
) -> None:
    people = {name: await swift_playground.person(name, dms="closed") for name in ("Léa", "Tom", "Ann")}
    channel = await swift_playground.channel("closed doors")
    evening = Evening(swift_playground, channel, people)
    since = await swift_playground.at_rest()
    board = await evening.seat_all(first="Léa", options="rounds:3,3")
    for seat, name in enumerate(people):
        panel = (await evening.press(name, board, "mine"))["message"]
        await evening.press(name, panel, "bet", seat, 1)
    await evening.revealed(1)
    await swift_playground.settle()
    calls = await swift_playground.calls(since)
    assert len([call for call in calls if call["status"] >= REFUSED]) <= len(people)
