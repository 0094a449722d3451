"""While something is on its way the page says so and takes nothing a second time."""

from pathlib import Path

import pytest
from playwright.async_api import Locator, expect

from tests.kit.page_driver import NotSent
from tests.page.conftest import Room
from tests.page.held_requests import held

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]


async def busy(node: Locator, *, on: bool = True) -> None:
    """Wait until a part of the page says that it waits, or no longer."""
    await expect(node).to_have_attribute("aria-busy", "true" if on else "false")


async def count(room: Room, text: str) -> int:
    """Count the messages with a text, once everything that was sent before is shown."""
    await room.type("/show say text:the end")
    await room.page.wait_for_text("the end")
    return await room.page.column().locator("li.message .content").filter(has_text=text).count()


@pytest.mark.parametrize(
    ("line", "said"),
    [("good evening", "Only commands work here"), ("/nothing at all", "There is no command")],
)
async def test_the_composer_is_busy_while_it_looks_commands_up(room: Room, line: str, said: str) -> None:
    await room.page.page.reload()
    composer = room.page.column().locator("[data-composer]")
    async with held(room.page, "commands?*"):
        await room.page.column().locator("[data-tail]").fill(line)
        await room.page.column().locator("[data-send]").click()
        await busy(composer)
        await expect(room.page.column().locator("[data-send] .dots")).to_be_visible()
        assert await room.page.error() == ""
    with pytest.raises(NotSent, match=said):
        await room.page.taken()
    await busy(composer, on=False)
    await expect(room.page.column().locator("[data-tail]")).to_have_value(line)


async def test_a_second_enter_sends_nothing_twice(room: Room) -> None:
    await room.page.page.reload()
    keyboard = room.page.page.keyboard
    async with held(room.page, "commands?*"):
        await room.page.column().locator("[data-tail]").fill("/show say text:once")
        await keyboard.press("Enter")
        await keyboard.press("Enter")
        await busy(room.page.column().locator("[data-composer]"))
    await room.page.taken()
    assert await count(room, "once") == 1


async def test_what_is_on_its_way_cannot_be_written_on_or_sent_again(room: Room) -> None:
    await room.page.column().locator("[data-tail]").fill("/show say text:once")
    field = room.page.column().locator(".chip input")
    await expect(field).to_have_value("once")
    async with held(room.page, "type") as asked:
        await field.press("Enter")
        await busy(room.page.column().locator("[data-composer]"))
        await expect(field).to_have_js_property("readOnly", True)
        await field.press("Enter")
        await field.press("Backspace")
        await room.page.column().locator("[data-send]").dispatch_event("click")
        await expect(field).to_have_value("once")
    await room.page.taken()
    assert len(asked) == 1
    assert await count(room, "once") == 1
    await expect(room.page.column().locator("[data-tail]")).to_have_js_property("readOnly", False)


async def test_suggestions_that_are_looked_up_are_announced(room: Room) -> None:
    await room.page.column().locator("[data-tail]").fill("/show pick ")
    suggestions = room.page.column().locator(".suggestions")
    async with held(room.page, "type"):
        await room.page.column().locator('.chip[data-option="seat"] input').click()
        await busy(suggestions)
        await expect(suggestions.locator(".dots")).to_be_visible()
    await busy(suggestions, on=False)
    await expect(suggestions.locator(".suggestion")).not_to_have_count(0)
    await expect(suggestions.locator(".dots")).to_be_hidden()


async def test_a_form_on_its_way_is_sent_once(room: Room) -> None:
    await room.type("/show board")
    await room.page.press("Words")
    form = room.page.column().locator("[data-form]")
    await form.locator("[data-custom-id=short]").fill("+5")
    async with held(room.page, "submit") as asked:
        await form.locator("[data-custom-id=short]").press("Enter")
        await busy(form)
        await expect(form.locator("[data-submit] .dots")).to_be_visible()
        await form.locator("[data-custom-id=short]").press("Enter")
    await room.page.settled()
    assert len(asked) == 1
    await expect(form).to_have_count(0)
    assert await count(room, "got +5") == 1


async def test_a_form_closed_on_its_way_leaves_the_next_one_alone(room: Room) -> None:
    await room.type("/show board")
    await room.page.press("Words")
    form = room.page.column().locator("[data-form]")
    await form.locator("[data-custom-id=short]").fill("+5")
    async with held(room.page, "submit"):
        await form.locator("[data-submit]").click()
        await busy(form)
        await room.page.page.keyboard.press("Escape")
        await room.page.column().locator("[data-custom-id=bonuses]").click()
        await expect(form.locator("h2")).to_have_text("Bonuses of round 5")
    await room.page.settled()
    assert await room.page.form_title() == "Bonuses of round 5"
    await expect(room.page.column().locator(".column-main")).to_have_attribute("inert", "")


async def test_a_button_pressed_twice_at_once_is_pressed_once(room: Room) -> None:
    await room.type("/show board")
    await room.page.wait_for_text("Round 5")
    async with held(room.page, "click") as asked:
        button = room.page.column().locator('[data-custom-id="bet"]')
        await button.dblclick()
        await busy(button)
    await room.page.settled()
    assert len(asked) == 1
    assert await count(room, "Your bet: 2.") == 1


async def test_a_file_that_is_gone_is_said_and_can_be_chosen_again(room: Room, tmp_path: Path) -> None:
    sheet = tmp_path / "sheet.json"
    sheet.write_text("{}")
    await room.page.column().locator("[data-tail]").fill("/show sheet ")
    field = room.page.column().locator(".chip input")
    await field.set_input_files(sheet)
    sheet.unlink()
    with pytest.raises(NotSent, match=r"The file sheet\.json cannot be read any more"):
        await room.page.send()
    sheet.write_text("{ }")
    await field.set_input_files(sheet)
    await room.page.send()
    await room.page.wait_for_text("sheet.json: 3 bytes")


async def test_the_menu_adds_nobody_twice(room: Room) -> None:
    page = room.page.page
    await page.locator("[data-open-menu]").click()
    name = page.locator("[data-new-person]")
    await name.fill("Once")
    async with held(room.page, "people") as asked:
        await name.press("Enter")
        await busy(page.locator("form.adder").first)
        await name.press("Enter")
    await expect(page.locator('[data-menu-person="Once"]')).to_have_count(1)
    await expect(name).to_have_value("")
    assert len([body for body in asked if body]) == 1
    assert [one["name"] for one in await room.playground.people()].count("Once") == 1


async def test_the_menu_acts_on_the_bot_once(room: Room) -> None:
    page = room.page.page
    await page.locator("[data-open-menu]").click()
    async with held(room.page, "bot") as asked:
        await page.locator("[data-bot=kill]").click()
        await busy(page.locator("section.menu-part").first)
        await page.locator("[data-bot=kill]").click()
    await expect(page.locator("dialog .form-error").first).to_have_text("The bot is not running.")
    assert len(asked) == 1
