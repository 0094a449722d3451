"""A whole voice channel comes to the table on a phone; people are picked from Discord’s list by keyboard."""

import pytest
from playwright.async_api import Browser, expect

from tests.kit.page_window import driven
from tests.kit.playground_client import Playground

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]
LISTED = 200
"""More people than the list has."""


@pytest.mark.thorough
async def test_everyone_is_seated_by_a_press_and_one_more_from_the_list(
    fresh: Playground, browser: Browser
) -> None:
    channel = await fresh.channel("crow’s nest", kind="voice")
    async with driven(browser, width=390, height=844) as page:
        await page.open(fresh.url)
        await page.use_channel(channel["name"])
        column = page.column()
        for name in ("Léa", "Tom"):
            await page.as_person(name)
            await column.locator("[data-voice]").click()
            await expect(column.locator("[data-voice]")).to_have_attribute("aria-pressed", "true")
        assert {one["name"] for one in await fresh.people() if one["voice"] == channel["id"]} == {
            "Léa",
            "Tom",
        }
        await page.type_command("points new")
        await page.press("Seat everyone here")
        await page.wait_for_text("seated by Tom")
        await page.press("Add players")
        select = column.locator("button.select").last
        await select.focus()
        await page.page.keyboard.press("Enter")
        focused = page.page.locator(".popover .option:focus .option-label")
        for _ in range(LISTED):
            if (await focused.inner_text()).strip() == "Camille":
                break
            await page.page.keyboard.press("ArrowDown")
        await page.page.keyboard.press("Space")
        await page.page.keyboard.press("Escape")
        await page.wait_for_text("Seated: Camille.")
        assert await page.page.evaluate("document.documentElement.scrollWidth") <= 390
        await column.locator("[data-voice]").click()
        await expect(column.locator("[data-voice]")).to_have_attribute("aria-pressed", "false")
