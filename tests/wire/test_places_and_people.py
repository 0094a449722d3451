"""Channels that are archived, deleted or closed to the bot; people who block it or leave the server."""

from tests.kit.playground_client import Playground
from tests.kit.wire_evening import Evening, eventually

NAMES = ("Léa", "Tom", "Camille")


async def test_an_archived_thread_is_reopened(swift_playground: Playground) -> None:
    evening = await Evening.open(swift_playground, *NAMES, kind="thread")
    await evening.seat_all(first="Léa", options="rounds:5")
    prompts = {name: await evening.prompt(name) for name in NAMES}
    await swift_playground.change_channel(evening.channel, archived=True)
    for seat, name in enumerate(NAMES):
        await evening.press(name, prompts[name], "bet", seat, 1)
    await evening.revealed(1)


async def test_the_host_hears_that_the_channel_is_gone_and_others_are_not_disturbed(
    swift_playground: Playground,
) -> None:
    evening = await Evening.open(swift_playground, *NAMES)
    await evening.seat_all(first="Léa", options="rounds:5")
    prompts = {name: await evening.prompt(name) for name in NAMES}
    await swift_playground.change_channel(evening.channel, deleted=True)
    for seat, name in enumerate(NAMES):
        await evening.press(name, prompts[name], "bet", seat, 1)

    async def told() -> bool:
        return any("cannot write" in m["content"] for m in await swift_playground.dms(evening.people["Léa"]))

    await eventually(told, "a word to the host")
    other = await Evening.open(swift_playground, "Zoé", "Max")
    await other.seat_all(first="Zoé", options="rounds:1")


async def test_one_who_blocks_the_bot_between_two_rounds_plays_on_with_the_board(
    swift_playground: Playground,
) -> None:
    evening = await Evening.open(swift_playground, *NAMES)
    await evening.seat_all(first="Léa", options="rounds:2,2")
    await evening.prompt("Tom")
    await swift_playground.change_person(evening.people["Tom"], dms="closed")
    for name in NAMES:
        await evening.type(name, "bet tricks:1")
    await evening.revealed(1)
    for name, tricks in (("Léa", 1), ("Tom", 1), ("Camille", 0)):
        await evening.type(name, f"result tricks:{tricks}")
    board = await evening.board(2)
    panel = (await evening.press("Tom", board, "mine"))["message"]
    assert "Your bet: 1" in (await evening.press("Tom", panel, "bet", 1, 1))["message"]["content"]


async def test_one_who_left_the_server_is_removed_by_the_host(swift_playground: Playground) -> None:
    evening = await Evening.open(swift_playground, *NAMES)
    await evening.seat_all(first="Léa", options="rounds:5")
    await swift_playground.change_person(evening.people["Camille"], member=False)
    for name in ("Léa", "Tom"):
        await evening.type(name, "bet tricks:1")
    menu = (await evening.press("Léa", await evening.board(1), "menu"))["message"]
    choice = next(b for row in menu["components"] for b in row["components"] if b.get("options"))
    await swift_playground.click(evening.people["Léa"], menu, custom_id=choice["custom_id"], values=["2"])
    await evening.revealed(1)


async def test_direct_messages_can_be_switched_off(swift_playground: Playground) -> None:
    evening = await Evening.open(swift_playground, *NAMES)
    off = await swift_playground.type(evening.people["Tom"], evening.channel, "/tally dm wanted:False")
    assert "will not write" in off["message"]["content"]
    await evening.seat_all(first="Léa", options="rounds:5")
    await evening.prompt("Léa")
    await swift_playground.settle()
    assert await swift_playground.dms(evening.people["Tom"]) == []


async def test_the_servers_language_is_chosen_by_who_manages_it(swift_playground: Playground) -> None:
    evening = await Evening.open(swift_playground, "Léa", "Tom")
    refused = await swift_playground.type(
        evening.people["Léa"], evening.channel, "/tally language language:fr"
    )
    assert refused["message"]["ephemeral"]
    evening.people["Max"] = await swift_playground.person("Max", moderator=True)
    chosen = await swift_playground.type(
        evening.people["Max"], evening.channel, "/tally language language:fr"
    )
    try:
        assert "français" in chosen["message"]["content"]
        lobby = await evening.type("Léa", "new")
    finally:
        await swift_playground.type(evening.people["Max"], evening.channel, "/tally language language:en")
    assert "joue" in lobby["message"]["content"]
