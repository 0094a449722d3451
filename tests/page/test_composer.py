"""The composer: commands and options by mouse alone, by keys alone, and refusals that lose nothing."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from playwright.async_api import Route, expect

from tests.kit.page_driver import NotSent
from tests.page.conftest import Room

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]


async def test_a_command_by_mouse_alone(room: Room) -> None:
    await room.page.type_command(
        "show pick", {"scoring": "Rascal", "seat": "Camille", "member": "Nico", "kraken": "True"}
    )
    await room.page.wait_for_text('picked [2, "seat:2", null, "Nico", true]')


async def test_a_command_by_keys_alone(room: Room) -> None:
    keyboard = room.page.page.keyboard
    line = room.page.column().locator("[data-tail]")
    await line.focus()
    await keyboard.type("/show pi")
    await offered(room)
    await keyboard.press("Enter")
    await keyboard.type("ras")
    await offered(room)
    await keyboard.press("Enter")
    await keyboard.type("to")
    await offered(room)
    await expect(room.page.column().locator(".suggestion")).to_have_text(["Tom"])
    await keyboard.press("Enter")
    await keyboard.press("ArrowDown")
    await keyboard.press("Enter")
    await keyboard.type("7")
    await keyboard.press("Enter")
    await room.page.wait_for_text('picked [2, "seat:1", 7, null, null]')
    await expect(line).to_be_focused()


async def offered(room: Room) -> None:
    """Wait until something is offered that was made for what is typed now: Enter takes it."""
    first = room.page.column().locator(".suggestion").first
    await expect(first).to_have_attribute("aria-selected", "true")


async def test_a_whole_line_can_be_typed(room: Room) -> None:
    await room.page.column().locator("[data-tail]").focus()
    await room.page.page.keyboard.type("/show say text:two words times:2")
    await room.page.page.keyboard.press("Enter")
    await room.page.wait_for_text("two words 1")


async def test_what_is_typed_on_belongs_to_the_option_that_was_begun(room: Room) -> None:
    """Somebody types faster than the page learns which commands there are."""
    keyboard = room.page.page.keyboard
    async with commands_held(room):
        await keyboard.type("/show say text:two w")
    await expect(room.page.column().locator("[data-command-token]")).to_have_count(1)
    await keyboard.type("ords more times:2")
    await keyboard.press("Enter")
    await room.page.wait_for_text("two words more 1")


async def test_enter_takes_no_suggestion_that_was_made_for_an_older_text(room: Room) -> None:
    keyboard = room.page.page.keyboard
    line = room.page.column().locator("[data-tail]")
    await line.focus()
    await keyboard.type("/show ")
    suggestions = room.page.column().locator(".suggestion")
    await expect(suggestions.first).to_have_attribute("aria-selected", "true")
    await room.page.page.evaluate(
        """line => {
            line.value = "/show silent";
            line.dispatchEvent(new InputEvent("input"));
            line.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
        }""",
        await line.element_handle(),
    )
    await room.page.wait_for_text("used /show silent")


@contextlib.asynccontextmanager
async def commands_held(room: Room) -> AsyncIterator[None]:
    """Load the page anew; while the block lasts, it does not learn which commands there are."""
    held = asyncio.Event()

    async def late(route: Route) -> None:
        await held.wait()
        await route.continue_()

    await room.page.page.reload()
    await room.page.page.route("**/playground/commands?*", late)
    await room.page.column().locator("[data-tail]").focus()
    yield
    held.set()


async def test_a_whole_line_can_be_pasted(room: Room) -> None:
    await room.page.column().locator("[data-tail]").fill("/show say text:pasted times:2")
    await room.page.page.keyboard.press("Enter")
    await room.page.wait_for_text("pasted 1")


async def test_what_is_missing_or_out_of_range_is_said_and_kept(room: Room) -> None:
    with pytest.raises(NotSent, match="“text” is required"):
        await room.page.type_command("show say", {"times": "3"})
    with pytest.raises(NotSent, match="“times” must be at most 50"):
        await room.page.type_command("show say", {"text": "kept", "times": "51"})
    chips = room.page.column().locator(".chip input")
    assert [await chip.input_value() for chip in await chips.all()] == ["kept", "51"]
    await chips.last.fill("1")
    await room.page.send()
    await room.page.wait_for_text("kept")


async def test_a_refusal_of_the_playground_is_said_and_kept(room: Room) -> None:
    tom = await room.person("Tom")
    await room.page.column().locator("[data-tail]").fill("/show say text:hello")
    await room.playground.change_person(tom, member=False)
    try:
        with pytest.raises(NotSent, match="not a member"):
            await room.page.send()
        await expect(room.page.column().locator(".chip input")).to_have_value("hello")
    finally:
        await room.playground.change_person(tom, member=True)


async def test_text_that_is_no_command_is_not_lost(room: Room) -> None:
    line = room.page.column().locator("[data-tail]")
    await line.fill("good evening")
    with pytest.raises(NotSent, match="Only commands"):
        await room.page.send()
    await expect(line).to_have_value("good evening")


async def test_a_command_without_an_answer_says_so(room: Room) -> None:
    await room.page.type_command("show silent")
    await room.page.wait_for_text("The application did not respond")


async def test_a_file_can_be_given(room: Room, tmp_path: Path) -> None:
    sheet = tmp_path / "sheet.json"
    sheet.write_text("{}")
    await room.page.type_command("show sheet", files={"file": str(sheet)})
    await room.page.wait_for_text("sheet.json: 2 bytes")


async def test_a_command_mention_fills_the_composer(room: Room) -> None:
    await room.type("/show say text:</show silent:1>")
    message = await room.page.wait_for_text("/show silent")
    await message.locator("[data-command]").click()
    await expect(room.page.column().locator('[data-command-token="show silent"]')).to_be_visible()


async def test_an_option_and_the_command_can_be_taken_back(room: Room) -> None:
    keyboard = room.page.page.keyboard
    line = room.page.column().locator("[data-tail]")
    await line.fill("/show say text:x times:2")
    chips = room.page.column().locator(".chip")
    await expect(chips).to_have_count(2)
    for _ in ("into the option", "its value", "the option"):
        await keyboard.press("Backspace")
    await expect(chips).to_have_count(1)
    await room.page.column().locator("[data-command-token]").click()
    await expect(chips).to_have_count(0)
    await expect(line).to_have_value("")
