"""One board, at the bottom of the channel, whatever happens; and one direct message a round."""

import time
from functools import partial
from pathlib import Path

import pytest

from bot.ui.courier.pace import Pace
from tests.kit.playground_client import Json, Playground, client, process
from tests.kit.wire_evening import Evening, buttons, eventually, pressable

NAMES = ("Léa", "Tom", "Camille")


async def boards(evening: Evening) -> list[Json]:
    return [message for message in await evening.public() if pressable(message, "mine")]


async def is_edited(evening: Evening, before: Json) -> bool:
    """Return whether the board shows something else by now."""
    return bool((await boards(evening))[0]["embeds"] != before)


async def at_the_bottom(evening: Evening, round_: int) -> Json:
    """Wait until the last public message is the only board, and asks for this round."""

    async def look() -> Json | None:
        standing, last = await boards(evening), (await evening.public())[-1]
        if [message["id"] for message in standing] != [last["id"]]:
            return None
        return last if f"Round {round_}" in last["embeds"][0]["title"] else None

    return await eventually(look, f"one board, of round {round_}, at the bottom")


async def test_after_each_turn_of_the_game_the_one_board_stands_below_everything(
    swift_playground: Playground,
) -> None:
    evening = await Evening.open(swift_playground, *NAMES)
    await evening.seat_all(first="Léa", options="rounds:2,2")
    for name in NAMES:
        await evening.type(name, "bet tricks:1")
    await at_the_bottom(evening, 1)
    for name, tricks in (("Léa", 1), ("Tom", 1), ("Camille", 0)):
        await evening.type(name, f"result tricks:{tricks}")
    await at_the_bottom(evening, 2)
    await evening.type("Tom", "undo")
    await at_the_bottom(evening, 1)
    undone = await evening.posted("undid round 1")
    await evening.press("Tom", undone, "redo")
    await at_the_bottom(evening, 2)
    await evening.type("Tom", "undo")
    await at_the_bottom(evening, 1)
    for name, tricks in (("Tom", 0), ("Camille", 1)):
        await evening.type(name, f"result tricks:{tricks}")
    await at_the_bottom(evening, 2)


async def test_who_asks_for_the_table_sees_it_at_the_bottom(swift_playground: Playground) -> None:
    evening = await Evening.open(swift_playground, *NAMES)
    first = await evening.seat_all(first="Léa", options="rounds:2,2")
    said = await swift_playground.type(evening.people["Tom"], evening.channel, "/tally table")
    assert said["message"]["ephemeral"]
    assert first["id"] != (await at_the_bottom(evening, 1))["id"]


async def test_the_message_that_asked_for_the_bet_takes_the_tricks_too(swift_playground: Playground) -> None:
    evening = await Evening.open(swift_playground, *NAMES)
    await evening.seat_all(first="Léa", options="rounds:1,1")
    asked = await evening.prompt("Tom")
    await evening.press("Tom", asked, "bet", 1, 1)
    for name in ("Léa", "Camille"):
        await evening.type(name, "bet tricks:0")

    async def declaring() -> Json | None:
        found = [m for m in await swift_playground.dms(evening.people["Tom"]) if pressable(m, "tricks")]
        return found[-1] if found else None

    panel = await eventually(declaring, "tricks to declare in the direct message")
    assert panel["id"] == asked["id"]
    assert panel["content"].startswith("Yo-ho-ho!")
    await evening.press("Tom", panel, "tricks", 1, 1)
    for name in ("Léa", "Camille"):
        await evening.type(name, "result tricks:0")
    await at_the_bottom(evening, 2)


@pytest.mark.thorough
async def test_a_board_is_edited_once_a_second(tmp_path: Path) -> None:
    true = str(Pace().edits)
    assert true == "1.0"
    with process("--database", str(tmp_path / "bot.sqlite3"), TALLYHO_EDIT_SECONDS=true) as running:
        async with client(running.url()) as playground:
            evening = await Evening.open(playground, *NAMES)
            await evening.seat_all(first="Léa", options="rounds:2,2")
            await playground.settle()
            began = time.monotonic()
            for name in NAMES[:2]:
                before = (await boards(evening))[0]["embeds"]
                await evening.type(name, "bet tricks:1")
                await eventually(partial(is_edited, evening, before), f"the bet of {name}")
            assert time.monotonic() - began >= Pace().edits


def leads_to(message: Json) -> str:
    """Return the id in which the address of the way back ends: a message's, or else the channel's."""
    (address,) = [str(button["url"]) for button in buttons(message) if "url" in button]
    return address.rpartition("/")[2]


async def test_the_way_back_leads_to_a_message_in_the_voice_channels_chat(
    swift_playground: Playground,
) -> None:
    evening = await Evening.open(swift_playground, "Léa", "Tom", kind="voice")
    await evening.seat_all(first="Léa", options="rounds:1,1")

    async def stands() -> bool:
        there = {message["id"] for message in await evening.public()}
        return {leads_to(one) for one in await swift_playground.dms(evening.people["Tom"])} <= there

    for round_ in (1, 2):
        await swift_playground.settle()  # by then the message of the round before asks for nothing
        asked = await evening.prompt("Tom")
        assert await stands()
        await evening.press("Tom", asked, "bet", 1, 0)
        await swift_playground.settle()
        *_, newest = await swift_playground.dms(evening.people["Tom"])
        assert leads_to(newest) == (await evening.board(round_))["id"]
        await evening.type("Léa", "bet tricks:1")
        for who, tricks in (("Tom", 0), ("Léa", 1)):
            await evening.type(who, f"result tricks:{tricks}")
    await evening.offering("rematch")
    await swift_playground.settle()
    assert await stands()


async def test_who_has_left_the_game_is_led_back_to_a_seat(swift_playground: Playground) -> None:
    evening = await Evening.open(swift_playground, "Léa", "Tom", "Camille")
    board = await evening.seat_all(first="Léa", options="rounds:2,2")
    await evening.type("Tom", "leave")
    said = (await evening.press_late("Tom", board, "mine"))["message"]
    assert said["content"].startswith("This seat has left the game.")
    assert pressable(said, "askseat") is not None
