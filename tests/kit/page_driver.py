"""Drives the playground's page as people do: by mouse, with keys only where something must be typed."""

import asyncio
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from playwright.async_api import Locator, Page, expect

PATIENCE = 60.0
"""Seconds that a test waits for what has to come: a machine may be busy with other things."""
LOOK_AGAIN = 0.05
expect.set_options(timeout=PATIENCE * 1000)


@dataclass(frozen=True, slots=True)
class Seen:
    """A message as it stands on the page."""

    id: str
    text: str
    private: bool
    buttons: tuple[str, ...]
    failure: str | None


class NotSent(Exception):  # noqa: N818 -- reads as what happened
    """What the page says above the composer or in the form instead of sending."""

    def __init__(self, sentence: str) -> None:
        self.sentence = sentence
        super().__init__(sentence)


class PageDriver:
    """One browser page with its columns; column 0 is the first."""

    def __init__(self, page: Page) -> None:
        self.page = page

    async def open(self, url: str, *, columns: int = 1, lang: str = "en") -> None:
        """Open the page with a number of columns and wait until it is drawn."""
        await self.page.goto(f"{url.rstrip('/')}/?columns={columns}&lang={lang}")
        await self.page.wait_for_selector("body[data-ready]")

    def column(self, number: int = 0) -> Locator:
        """Return the column itself, for what this class does not offer."""
        return self.page.locator(f'[data-column="{number}"]')

    async def as_person(self, name: str, column: int = 0) -> None:
        """Look through somebody's eyes, picked from the list of people."""
        where = self.column(column)
        if await where.get_attribute("data-person-name") == name:
            return
        option = self.page.locator(".popover .option").filter(has=self._exactly(".option-label", name))
        await where.locator("[data-switch-person]").click()
        for _ in range(int(PATIENCE / LOOK_AGAIN)):
            if await option.count():
                break
            await self.page.keyboard.press(
                "Escape"
            )  # who has just come stands in a list that is opened later
            await asyncio.sleep(LOOK_AGAIN)
            await where.locator("[data-switch-person]").click()
        await option.click()
        await expect(where).to_have_attribute("data-person-name", name)
        await self._drawn(where)

    async def use_channel(self, name: str, column: int = 0) -> None:
        """Show a channel of the server, clicked at the left."""
        where = self.column(column)
        await where.locator(".column-head").click(position={"x": 2, "y": 2})
        drawer = where.locator("[data-open-drawer]")
        if await drawer.is_visible():
            await drawer.click()
        await self.page.locator(f'[data-place-name="{name}"]:not([data-place="dm"])').click()
        await expect(where.locator('[data-tab="channel"]')).to_have_attribute("aria-pressed", "true")
        await expect(where.locator('[data-tab="channel"]')).to_contain_text(name)
        await self._drawn(where)

    async def use_dm(self, column: int = 0) -> None:
        """Show the direct messages between the bot and this column's person."""
        where = self.column(column)
        await where.locator('[data-tab="dm"]').click()
        await expect(where.locator('[data-tab="dm"]')).to_have_attribute("aria-pressed", "true")
        await self._drawn(where)

    async def type_command(
        self,
        command: str,
        options: Mapping[str, str] | None = None,
        column: int = 0,
        *,
        files: Mapping[str, str] | None = None,
    ) -> None:
        """Pick a command and its options with the mouse and send it.

        `options` maps an option's name to the label of a choice or to the text to type; `files` to a path.
        Raises NotSent when the page or the playground does not take it.
        """
        where = self.column(column)
        await self.empty_line(where)
        await where.locator("[data-open-commands]").click()
        await where.locator(f'[data-suggestion="{command}"]').click()
        await expect(where.locator(f'[data-command-token="{command}"]')).to_be_visible()
        for name, path in (files or {}).items():
            chip = await self._chip(where, name)
            await chip.locator("input").set_input_files(path)
        for name, value in (options or {}).items():
            await self._set_option(where, name, value)
        await self.send(column)

    async def send(self, column: int = 0) -> None:
        """Press the composer's send button and wait for the answer."""
        where = self.column(column)
        await where.locator("[data-send]").click()
        await self.taken(column)

    async def error(self, column: int = 0) -> str:
        """Return the sentence above the composer; empty when there is none."""
        return await self.column(column).locator(".composer-error").inner_text()

    async def settled(self, column: int = 0) -> None:
        """Wait until everything that was done in this column is answered."""
        where = self.column(column)
        waiting = where.locator('.composer[aria-busy="true"], [data-submit][aria-busy], .button.waiting')
        await expect(waiting).to_have_count(0)
        await expect(where).to_have_attribute("data-busy", "0")

    async def press(self, label: str, column: int = 0) -> None:
        """Press the button with this label on the newest message that has it, and wait for the answer."""
        where = self.column(column)
        await self._button(where, label).click()
        await self.settled(column)

    async def choose(self, select: str, labels: Sequence[str], column: int = 0) -> None:
        """Pick from the newest select with this placeholder or custom id."""
        where = self.column(column)
        named = where.locator(f'button.select[data-custom-id="{select}"]')
        shown = where.locator("button.select").filter(has_text=select)
        await named.or_(shown).last.click()
        await self._tick(labels)
        await self.settled(column)

    async def fill_form(
        self, fields: Mapping[str, str | bool | Sequence[str]], column: int = 0, *, submit: bool = True
    ) -> None:
        """Fill the open form: a field's label → its text, its choices by label, or True for a checkbox.

        Raises NotSent, with the form still open, when it cannot be sent.
        """
        where = self.column(column)
        form = where.locator("[data-form]")
        await expect(form).to_be_visible()
        for label, value in fields.items():
            # a required field's label ends with a star
            named = self.page.locator(".field-label").filter(
                has_text=re.compile(rf"^{re.escape(label)}( \*)?$")
            )
            field = form.locator(".form-field").filter(has=named).first
            await expect(field).to_be_visible()
            await self._fill(field, value)
        if submit:
            await self.submit(column)

    async def submit(self, column: int = 0) -> None:
        """Send the open form and wait until it is taken."""
        where = self.column(column)
        form = where.locator("[data-form]")
        key = await form.get_attribute("aria-labelledby")
        await form.locator("[data-submit]").click()
        await self.settled(column)
        same = where.locator(f'[data-form][aria-labelledby="{key}"]')
        if await same.count():
            sentences = await same.locator(".field-error, .form-error").all_inner_texts()
            raise NotSent(" ".join(sentence for sentence in sentences if sentence))

    async def form_title(self, column: int = 0) -> str | None:
        """Return the title of the open form; None when no form is open."""
        return next(iter(await self.column(column).locator("[data-form] h2").all_inner_texts()), None)

    async def messages(self, column: int = 0) -> list[Seen]:
        """Read the messages that are shown, oldest first."""
        found: list[dict[str, Any]] = (
            await self.column(column)
            .locator("li.message[data-message]")
            .evaluate_all(
                """nodes => nodes.map(node => ({
                id: node.dataset.message, text: node.innerText, private: node.dataset.ephemeral === "true",
                buttons: [...node.querySelectorAll(".row .button .label")].map(label => label.textContent),
                failure: node.querySelector(".failure")?.textContent ?? null}))"""
            )
        )
        return [
            Seen(one["id"], one["text"], one["private"], tuple(one["buttons"]), one["failure"])
            for one in found
        ]

    async def newest(self, column: int = 0) -> Seen:
        """Read the newest message."""
        return (await self.messages(column))[-1]

    async def wait_for_text(self, text: str, column: int = 0, *, seconds: float = PATIENCE) -> Locator:
        """Wait until a message with this text is shown; gives the newest such message."""
        found = self.column(column).locator("li.message").filter(has_text=text).last
        await expect(found).to_be_visible(timeout=seconds * 1000)
        return found

    async def dismiss(self, column: int = 0) -> None:
        """Dismiss the newest private message."""
        links = self.column(column).locator("[data-dismiss]")
        count = await links.count()
        await links.last.click()
        await expect(links).to_have_count(count - 1)

    async def scrolls_sideways(self) -> bool:
        """Return whether anything is wider than the page."""
        wide: bool = await self.page.evaluate(
            """() => document.documentElement.scrollWidth > innerWidth
                || [...document.querySelectorAll(".scroller, .form-body, .columns")]
                    .some(node => node.scrollWidth > node.clientWidth)"""
        )
        return wide

    async def empty_line(self, where: Locator) -> None:
        """Take everything out of a column's composer."""
        if await where.locator("[data-command-token]").count():
            await where.locator("[data-command-token]").click()
        await where.locator("[data-tail]").fill("")

    async def taken(self, column: int = 0) -> None:
        """Wait until what was sent is answered. Raises NotSent with what the page says instead."""
        await self.settled(column)
        if sentence := await self.error(column):
            raise NotSent(sentence)

    async def _set_option(self, where: Locator, name: str, value: str) -> None:
        chip = await self._chip(where, name)
        field = chip.locator("input")
        await field.click()
        offers = await chip.get_attribute("data-offers")
        if offers != "list":
            await field.fill(value)
            return
        choice = where.locator(".suggestion").filter(has=self._exactly(".suggestion-label", value))
        await self._suggested(where)
        if not await choice.count():
            await field.fill(value)
            await self._suggested(where)
        if await choice.count():  # else it is free text, where the option only suggests
            await choice.first.click()

    async def _suggested(self, where: Locator) -> None:
        """Wait until the suggestions for what has the focus are there, be it none."""
        await expect(where.locator(".suggestions")).to_have_attribute("aria-busy", "false")

    async def _chip(self, where: Locator, name: str) -> Locator:
        chip = where.locator(f'.chip[data-option="{name}"]')
        if not await chip.count():
            await where.locator("[data-more-options]").click()
            await where.locator(f'[data-suggestion="{name}"]').click()
        await expect(chip).to_be_visible()
        return chip

    async def _fill(self, field: Locator, value: str | bool | Sequence[str]) -> None:
        text = field.locator(".text-input")
        switch = field.locator(".switch input")
        if await text.count():
            await text.fill(str(value))
        elif await switch.count():
            if await switch.is_checked() is not bool(value):
                await field.locator(".switch").click()
        elif await field.locator("button.select").count():
            await field.locator("button.select").click()
            await self._tick([str(value)] if isinstance(value, str | bool) else value)
        else:
            wanted = {str(value)} if isinstance(value, str | bool) else set(value)
            for choice in await field.locator(".choice").all():
                label = await choice.locator(".option-label").inner_text()
                box = choice.locator("input")
                if await box.get_attribute("type") == "radio":
                    if label in wanted:
                        await choice.click()
                elif await box.is_checked() is not (label in wanted):
                    await choice.click()

    async def _tick(self, labels: Sequence[str]) -> None:
        popover = self.page.locator(".popover")
        if await popover.get_attribute("aria-multiselectable") is None:
            await popover.locator(".option").filter(has=self._exactly(".option-label", labels[0])).click()
            return
        for option in await popover.locator(".option").all():
            wanted = (await option.locator(".option-label").inner_text()).strip() in labels
            if (await option.get_attribute("aria-selected") == "true") is not wanted:
                await option.click()
        await popover.locator("button").click()

    def _button(self, where: Locator, label: str) -> Locator:
        return where.locator("li.message button.button").filter(has=self._exactly(".label", label)).last

    def _exactly(self, selector: str, text: str) -> Locator:
        return self.page.locator(selector).filter(has_text=re.compile(rf"^\s*{re.escape(text)}\s*$"))

    async def _drawn(self, where: Locator) -> None:
        await expect(where).to_have_attribute("data-loading", "false")
