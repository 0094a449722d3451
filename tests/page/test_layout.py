"""The page as a whole: phones, columns, whose eyes, the playground's menu, languages and looks."""

import pytest
from playwright.async_api import Browser, expect

from tests.kit.page_window import driven
from tests.page.conftest import Room

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

PHONE = 390


@pytest.mark.parametrize("room", [PHONE], indirect=True)
async def test_nothing_scrolls_sideways_on_a_phone(room: Room) -> None:
    page = room.page
    await room.type("/show board")
    await page.wait_for_text("Round 5")
    await room.type(f"/show say text:{'long' * 60} `{'code ' * 40}`")
    await page.wait_for_text("longlong")
    assert not await page.scrolls_sideways()
    await page.column().locator("[data-open-commands]").click()
    assert not await page.scrolls_sideways()
    await page.column().locator('[data-suggestion="show pick"]').click()
    assert not await page.scrolls_sideways()
    await page.column().locator("[data-command-token]").click()
    await page.press("Bonuses")
    assert not await page.scrolls_sideways()
    await page.page.keyboard.press("Escape")
    await page.column().locator("[data-open-drawer]").click()
    await page.page.locator("[data-open-menu]").click()
    await expect(page.page.locator("dialog.menu")).to_be_visible()
    assert not await page.scrolls_sideways()


@pytest.mark.thorough
async def test_one_person_plays_a_whole_table_in_columns(room: Room, browser: Browser) -> None:
    await room.type("/show board")
    async with driven(browser, width=1600) as page:
        await page.open(room.url, columns=2)
        await page.page.locator("[data-add-column]").click()
        names = ("Léa", "Tom", "Camille")
        for number, name in enumerate(names):
            await page.as_person(name, number)
            await page.use_channel(room.channel["name"], number)
        await page.press("My bet", 1)
        assert (await page.newest(1)).private
        assert not (await page.newest(2)).private
        await page.press("Words", 0)
        await page.press("My bet", 2)
        assert await page.form_title(0) == "Words"
        await page.page.reload()
        await page.page.wait_for_selector("body[data-ready]")
        await page.column(2).locator("[data-close-column]").click()
        await expect(page.column(2)).to_have_count(0)


async def test_the_first_line_says_what_to_type(room: Room, browser: Browser) -> None:
    async with driven(browser) as page:
        await page.open(room.url)
        hint = page.column().locator(".hint")
        if "card-table" in await page.column().locator(".tab-name").inner_text():
            await expect(hint).to_contain_text("/skullking new in #card-table, or click here.")
            await hint.locator("[data-start-here]").click()
            await expect(page.column().locator("[data-tail]")).to_have_value("/skullking new")
        await page.use_channel(room.channel["name"])
        await room.type("/show board")
        await page.wait_for_text("Round 5")
        await expect(hint).to_be_empty()


async def test_people_and_channels_are_added_in_the_menu(room: Room) -> None:
    page = room.page.page
    await page.locator("[data-open-menu]").click()
    await page.locator("[data-new-person]").fill("Zoë 🦜")
    await page.locator("[data-new-person]").press("Enter")
    line = page.locator('[data-menu-person="Zoë 🦜"]')
    await expect(line).to_be_visible()
    await line.locator(".switch").first.click()
    await expect(line.locator("[data-toggle=dmsOpen]")).not_to_be_checked()
    await page.locator("[data-new-channel]").fill("late night")
    await page.locator("[data-new-channel]").press("Enter")
    await expect(page.locator('[data-place-name="late night"]')).to_have_count(1)
    await page.keyboard.press("Escape")
    await room.page.as_person("Zoë 🦜")
    await room.page.use_channel("late night")
    assert (await room.person("Zoë 🦜"))["dms"] == "closed"


async def test_french_and_the_light_look(room: Room, browser: Browser) -> None:
    async with driven(browser, look="light") as page:
        await page.open(room.url, lang="fr")
        await expect(page.page.locator("html")).to_have_attribute("lang", "fr")
        await expect(page.page.locator("html")).to_have_attribute("data-look", "light")
        await expect(page.page.locator(".places h2").first).to_have_text("Salons")
        await page.page.locator("[data-theme-toggle]").click()
        await expect(page.page.locator("html")).to_have_attribute("data-look", "dark")
