"""Messages on the page: everything is drawn, changes arrive by themselves, buttons answer."""

import pytest
from playwright.async_api import Browser, expect

from tests.kit.page_window import driven
from tests.page.conftest import Room

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]


async def test_everything_on_a_board_is_drawn(room: Room) -> None:
    await room.type("/show board")
    message = await room.page.wait_for_text("Round 5")
    await expect(message.locator(".tag")).to_have_text("BOT")
    await expect(message.locator(".content strong")).to_have_text("Round 5")
    await expect(message.locator(".embed-title em")).to_have_text("round 5")
    await expect(message.locator(".embed code.inline").first).to_have_text("1   120   +60")
    assert await message.locator(".embed dt").all_inner_texts() == ["Why", "Bets", "Sum"]
    await expect(message.locator(".embed-footer")).to_have_text("Tom deals")
    assert "#f01bae" in str(await message.locator(".embed").get_attribute("style"))
    await expect(message.get_by_alt_text("Totals over 10 rounds. Léa 310.")).to_be_visible()
    await expect(message.locator(".file")).to_contain_text("sheet.json")
    styles = {
        await one.inner_text(): str(await one.get_attribute("class")).split()[1]
        for one in await message.locator(".button").all()
    }
    assert styles == {
        "My bet": "primary", "🎁\nBonuses": "secondary", "Words": "success",
        "Silent": "danger", "Rules": "secondary", "Off": "secondary",
    }  # fmt: skip
    await expect(message.locator('[data-custom-id="off"]')).to_be_disabled()
    await expect(message.locator("a.button")).to_have_attribute("href", "https://example.org/rules")
    await expect(message.locator(".call")).to_contain_text("Tom used")


async def test_a_message_arrives_and_is_edited_without_reloading(room: Room) -> None:
    await room.type("/show say text:hello edit:True", "Léa")
    message = await room.page.wait_for_text("hello, corrected")
    await expect(message.locator(".edited")).to_have_text("(edited)")


async def test_reading_further_up_is_not_disturbed(room: Room) -> None:
    await room.type(f"/show say text:{'line ' * 300} times:5")
    await room.page.wait_for_text("line 4")
    scroller = room.page.column().locator(".scroller")
    await scroller.hover()
    await scroller.evaluate(
        "node => { window.still = new Promise(go => node.addEventListener('scrollend', go, { once: true })) }"
    )
    await room.page.page.mouse.wheel(0, -600)
    await room.page.page.evaluate("window.still.then(() => null)")
    await expect(room.page.column().locator(".to-end")).to_be_visible()
    before = await scroller.evaluate("node => node.scrollTop")
    await room.type("/show say text:news")
    await expect(room.page.column().locator("li.message").filter(has_text="news")).to_have_count(1)
    assert await scroller.evaluate("node => node.scrollTop") == before
    await room.page.column().locator(".to-end").click()
    await expect(room.page.column().locator(".to-end")).to_be_hidden()


async def test_what_is_open_or_typed_survives_an_update(room: Room) -> None:
    await room.type("/show board")
    await room.page.wait_for_text("Round 5")
    line = room.page.column().locator("[data-tail]")
    await line.fill("/show sa")
    await line.press("Escape")
    await room.page.column().locator('[data-custom-id="several"]').click()
    await room.type("/show say text:meanwhile")
    await room.page.wait_for_text("meanwhile")
    await expect(room.page.page.locator(".popover")).to_be_visible()
    await expect(line).to_have_value("/show sa")
    await room.page.page.keyboard.press("Escape")
    await room.page.choose("several", ["Léa", "Camille"])
    await room.page.wait_for_text("several: léa,camille")


async def test_a_private_answer_is_for_one_and_can_be_dismissed(room: Room, browser: Browser) -> None:
    await room.type("/show board")
    await room.page.press("My bet")
    seen = await room.page.newest()
    assert seen.private
    assert "Your bet: 2." in seen.text
    assert "Only you can see this" in seen.text
    async with driven(browser) as other:
        await other.open(room.url)
        await other.as_person("Léa")
        await other.use_channel(room.channel["name"])
        await other.wait_for_text("Round 5")
        assert not any(message.private for message in await other.messages())
    await room.page.dismiss()
    assert not any(message.private for message in await room.page.messages())


async def test_a_direct_message_marks_itself_unread(room: Room) -> None:
    await room.type("/show board")
    await room.page.press("My bet")
    await expect(room.page.column().locator('[data-tab="dm"] .dot')).to_be_visible()
    await room.page.use_dm()
    await room.page.wait_for_text("place your bet")
    await expect(room.page.column().locator('[data-tab="dm"] .dot')).to_have_count(0)


async def test_a_button_without_an_answer_says_so(room: Room) -> None:
    await room.type("/show board")
    await room.page.press("Silent")
    assert (await room.page.newest()).failure == "This interaction failed"


async def test_a_press_is_taken_though_its_message_changes_under_the_finger(room: Room) -> None:
    board = (await room.type("/show board"))["message"]
    await room.page.wait_for_text("Round 5")
    await room.page.page.wait_for_function("[...document.images].every((image) => image.complete)")
    await room.page.column().locator('[data-custom-id="bet"]').hover()  # which waits until it stands still
    mouse = room.page.page.mouse
    await mouse.down()
    async with room.page.page.expect_response("**/playground/messages?*"):
        lea = await room.person("Léa")
        await room.playground.click(lea, board, custom_id="skull", values=["tom"])
    await expect(room.page.column()).to_have_attribute("data-loading", "false")
    await mouse.up()
    await room.page.wait_for_text("Your bet: 2.")
    await room.page.wait_for_text("skull of tom")


async def test_a_select_edits_its_message(room: Room) -> None:
    await room.type("/show board")
    await room.page.choose("Whose skull?", ["Camille"])
    await room.page.wait_for_text("skull of camille")


async def test_a_link_to_a_message_leads_there_in_the_same_window(room: Room) -> None:
    target = await room.playground.channel(f"target of {room.channel['name']}"[:90])
    tom, guild = await room.person("Tom"), await room.playground.guild()
    there = await room.playground.type(tom, target, "/show say text:over here")
    link = f"https://discord.com/channels/{guild['id']}/{target['id']}/{there['message']['id']}"
    await room.type(f"/show say text:[back to the table]({link})")
    message = await room.page.wait_for_text("back to the table")
    await message.locator("a").click()
    await room.page.wait_for_text("over here")
    await expect(room.page.column().locator(".tab-name")).to_have_text(target["name"])
    assert len(room.page.page.context.pages) == 1


async def test_somebody_without_direct_messages_is_told_so(room: Room) -> None:
    await room.playground.person("Quiet")
    await room.page.as_person("Quiet")
    await room.page.use_dm()
    empty = room.page.column().locator(".empty-note")
    await expect(empty).to_have_text("Quiet has no direct messages from the bot yet.")
