"""Places where commands arrive and the bot cannot write: said before anybody joins, and while it lasts."""

import pytest

from rules.games import GAMES as REGISTERED
from tests.kit.playground_client import Json, Playground
from tests.kit.wire_evening import Evening, buttons, pressable

REFUSED = 400
MOST_REFUSED = 2
"""Edits of the board that are tried before the bot knows better, one a change."""
GAMES = tuple(game.name for game in REGISTERED)


async def refused(playground: Playground, since: int) -> list[Json]:
    await playground.settle()
    return [call for call in await playground.calls(since) if call["status"] >= REFUSED]


@pytest.mark.parametrize("game", GAMES)
async def test_a_server_with_the_commands_alone_is_told_how_to_add_the_bot(
    swift_playground: Playground, game: str
) -> None:
    since = await swift_playground.at_rest()
    server = await swift_playground.server("Commands only", bot="commands-only")
    channel = await swift_playground.channel("here", server=server["id"])
    lea = await swift_playground.person("Léa")
    told = await swift_playground.type(lea, channel, f"/{game} new")
    assert "This server has my commands, but not me" in told["message"]["content"]
    assert told["message"]["ephemeral"]
    (add,) = buttons(told["message"])
    assert "client_id=" in add["url"]
    assert f"guild_id={server['id']}" in add["url"]
    await swift_playground.invite(server)
    again = await swift_playground.type(lea, channel, f"/{game} new")
    assert pressable(again["message"], "join")
    assert await refused(swift_playground, since) == []


async def test_in_a_server_with_the_commands_alone_what_needs_no_place_is_answered(
    swift_playground: Playground,
) -> None:
    server = await swift_playground.server("Commands only", bot="commands-only")
    channel = await swift_playground.channel("here", server=server["id"])
    lea = await swift_playground.person("Léa")
    for text in ("/tally help", "/skullking rules", "/tally stats", "/tally privacy"):
        answer = await swift_playground.type(lea, channel, text)
        assert answer["outcome"] == "message", text


async def test_a_voice_channel_without_connect_says_what_to_give(swift_playground: Playground) -> None:
    since = await swift_playground.at_rest()
    channel = await swift_playground.channel("Voice", kind="voice", denied=["connect"])
    lea = await swift_playground.person("Léa")
    told = (await swift_playground.type(lea, channel, "/skyjo new"))["message"]
    assert "“Connect”" in told["content"]
    assert await refused(swift_playground, since) == []
    await swift_playground.change_channel(channel, denied=[])
    again = await swift_playground.type(lea, channel, "/skyjo new")
    assert pressable(again["message"], "join")


async def test_begin_does_nothing_where_no_board_could_be_shown(swift_playground: Playground) -> None:
    evening = await Evening.open(swift_playground, "Léa", "Tom", kind="voice")
    lobby = (await evening.type("Léa", "new"))["message"]
    await evening.press("Tom", lobby, "join")
    await swift_playground.settle()
    since = await swift_playground.at_rest()
    await swift_playground.change_channel(evening.channel, denied=["connect"])
    told = (await evening.press("Léa", lobby, "begin"))["message"]
    assert "“Connect”" in told["content"]
    assert told["content"].count("“Connect”") == 1
    typed = (await evening.type("Tom", "begin"))["message"]
    assert "“Connect”" in typed["content"]
    assert len(await refused(swift_playground, since)) <= 1
    await swift_playground.change_channel(evening.channel, denied=[])
    await evening.press("Léa", lobby, "begin")
    assert await evening.board(1)


@pytest.mark.parametrize(
    ("kind", "denied", "word"),
    [
        ("text", "send_messages", "“Send Messages”"),
        ("text", "view_channel", "“View Channel”"),
        ("voice", "connect", "“Connect”"),
        ("voice", "send_messages", "“Send Messages”"),
    ],
)
async def test_in_mid_game_every_private_answer_says_why_the_channel_is_silent(
    swift_playground: Playground, kind: str, denied: str, word: str
) -> None:
    evening = await Evening.open(swift_playground, "Léa", "Tom", kind=kind)
    board = await evening.seat_all(first="Léa", options="rounds:3,3")
    await swift_playground.settle()
    await swift_playground.change_channel(evening.channel, denied=[denied])
    since = await swift_playground.at_rest()
    typed = (await evening.type("Léa", "bet tricks:1"))["message"]
    pressed = (await evening.press("Tom", board, "mine"))["message"]
    helped = (await evening.type("Tom", "scores"))["message"]
    for answer in (typed, pressed, helped):
        assert word in answer["content"], answer["content"]
    prompt = await evening.prompt("Tom")
    direct = (await evening.press("Tom", prompt, "bet", 1, 1))["message"]
    assert word in direct["content"]
    assert len(await refused(swift_playground, since)) <= MOST_REFUSED
    await swift_playground.change_channel(evening.channel, denied=[])
    await evening.revealed(1)
    after = (await evening.type("Léa", "result tricks:1"))["message"]
    assert word not in after["content"]


async def test_a_private_thread_without_the_bot_says_how_it_comes_in(swift_playground: Playground) -> None:
    since = await swift_playground.at_rest()
    lea = await swift_playground.person("Léa")
    thread = await swift_playground.channel("Hidden", kind="private-thread", members=[lea["id"]])
    told = (await swift_playground.type(lea, thread, "/points new"))["message"]
    assert "I am not in this private thread. Mention me here" in told["content"]
    assert await refused(swift_playground, since) == []
    await swift_playground.change_channel(thread, members=[lea["id"], "bot"])
    again = await swift_playground.type(lea, thread, "/points new")
    assert pressable(again["message"], "join")
