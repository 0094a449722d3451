"""Forms: every part works by mouse, checks come first, and a form that fails keeps what was typed."""

import pytest
from playwright.async_api import expect

from tests.kit.page_driver import NotSent
from tests.page.conftest import Room

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]


async def test_every_part_of_a_form_is_sent(room: Room) -> None:
    await room.type("/show board")
    await room.page.press("Bonuses")
    assert await room.page.form_title() == "Bonuses of round 5"
    await room.page.fill_form(
        {"Captured": ["Black 14", "Mermaid"], "Loot": ["Léa", "Tom"], "Wager": "20", "Sure?": True}
    )
    await room.page.wait_for_text(
        'got [["black", "mermaid"], ["Léa", "Tom"], "20", true]'.replace("é", "\\u00e9")
    )
    assert await room.page.form_title() is None


async def test_required_and_too_many_are_said_before_sending(room: Room) -> None:
    await room.type("/show board")
    await room.page.press("Bonuses")
    with pytest.raises(NotSent, match="This field is required"):
        await room.page.submit()
    with pytest.raises(NotSent, match="Choose at most 2"):
        await room.page.fill_form({"Captured": ["Green 14", "Black 14", "Mermaid"], "Wager": "0"})
    await room.page.fill_form({"Captured": []})
    await room.page.wait_for_text('got [[], [], "0", false]')


async def test_a_refused_form_keeps_what_was_typed(room: Room) -> None:
    await room.type("/show board")
    await room.page.press("Words")
    with pytest.raises(NotSent, match="at least 2 characters"):
        await room.page.fill_form({"House bonus": "5"})
    with pytest.raises(NotSent, match="Nothing is lost"):
        await room.page.fill_form({"House bonus": "slow", "Notes": "typed\nagain"})
    form = room.page.column().locator("[data-form]")
    await expect(form.locator("[data-custom-id=short]")).to_have_value("slow")
    await expect(form.locator("[data-custom-id=long]")).to_have_value("typed\nagain")
    await room.page.page.keyboard.press("Escape")
    await room.page.press("Words")
    await room.page.fill_form({"House bonus": "−20"})
    await room.page.wait_for_text("got −20|typed before")


async def test_a_form_is_a_dialog_that_keys_can_use_and_leave(room: Room) -> None:
    await room.type("/show board")
    await room.page.press("Words")
    keyboard = room.page.page.keyboard
    dialog = room.page.page.get_by_role("dialog", name="Words")
    await expect(dialog).to_be_visible()
    await expect(dialog.locator("[data-custom-id=short]")).to_be_focused()
    await keyboard.type("+5")
    await keyboard.press("Enter")
    await room.page.wait_for_text("got +5|typed before")
    await room.page.press("Words")
    for _ in range(12):
        await keyboard.press("Tab")
        assert await dialog.evaluate("node => node.contains(document.activeElement)")
    await keyboard.press("Escape")
    await expect(dialog).to_have_count(0)
    await expect(room.page.column().locator('[data-custom-id="words"]')).to_be_focused()
