"""Places that are not there yet, or no longer: the column says so and goes on by itself."""

import pytest
from playwright.async_api import expect

from tests.page.conftest import Room

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]


async def test_the_column_works_on_after_direct_messages_that_there_are_not(room: Room) -> None:
    await room.playground.person("Nobody yet")
    await room.page.as_person("Nobody yet")
    await room.page.use_dm()
    await expect(room.page.column().locator(".empty-note")).to_contain_text("no direct messages")
    await room.page.use_channel(room.channel["name"])
    await room.type("/show say text:still here")
    await room.page.wait_for_text("still here")


async def test_the_first_direct_message_appears_where_it_is_waited_for(room: Room) -> None:
    ida = await room.playground.person("Ida")
    board = (await room.type("/show board"))["message"]
    await room.page.as_person("Ida")
    await room.page.use_dm()
    await room.playground.click(ida, board, custom_id="bet")
    await room.page.wait_for_text("place your bet")
    await room.page.use_channel(room.channel["name"])
    await room.page.wait_for_text("Round 5")


async def test_another_person_without_direct_messages_is_looked_at_in_theirs(room: Room) -> None:
    for name in ("Una", "Ugo"):
        await room.playground.person(name)
    await room.page.as_person("Una")
    await room.page.use_dm()
    await room.page.as_person("Ugo")
    await expect(room.page.column().locator(".empty-note")).to_contain_text("Ugo has no direct messages")
    await room.page.column().locator("[data-tail]").fill("/show silent")
    await room.page.column().locator("[data-send]").click()
    await expect(room.page.column().locator(".composer-error")).to_contain_text("Ugo has no direct messages")
    await room.page.as_person("Tom")
    await room.page.use_channel(room.channel["name"])
    await room.type("/show say text:and on")
    await room.page.wait_for_text("and on")


async def test_a_channel_that_is_deleted_is_left_for_another(room: Room) -> None:
    await room.type("/show board")
    await room.page.press("Words")
    await room.playground.change_channel(room.channel, deleted=True)
    await expect(room.page.column().locator(".tab-name")).not_to_have_text(room.channel["name"])
    other = await room.playground.channel(f"another {room.channel['name']}"[:90])
    await room.page.page.keyboard.press("Escape")
    await room.page.use_channel(other["name"])
    await room.playground.type(await room.person("Tom"), other, "/show say text:moved on")
    await room.page.wait_for_text("moved on")


async def test_who_leaves_and_comes_back_sees_the_channel_again(room: Room) -> None:
    eva = await room.playground.person("Eva")
    await room.type("/show say text:before")
    await room.page.as_person("Eva")
    await room.page.wait_for_text("before")
    await room.playground.change_person(eva, member=False)
    await expect(room.page.column().locator(".empty-note")).to_have_text("Eva has left the server.")
    await room.playground.change_person(eva, member=True)
    await room.page.wait_for_text("before")


async def test_what_people_write_is_shown(room: Room) -> None:
    lea = await room.person("Léa")
    await room.playground.chat(lea, room.channel, "**good** evening", times=2)
    message = await room.page.wait_for_text("good evening")
    await expect(message.locator(".content strong")).to_have_text("good")
    shown = room.page.column().locator("li.message")
    await expect(shown).to_have_count(2)
    await expect(shown.first.locator(".author")).to_have_text("Léa")
    await expect(shown.locator(".tag")).to_have_count(0)
