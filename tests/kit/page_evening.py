"""People at a table of the page, who press, fill in and type as people do."""

import time
from collections.abc import Mapping, Sequence

from playwright.async_api import Locator, expect

from bot.texts import words
from tests.kit.page_driver import NotSent, PageDriver

LANGUAGES = {"Léa": "fr", "Tom": "en", "Camille": "fr", "Nico": "en", "Manon": "en", "Patou": "fr"}
"""What the people at the playground read, and two more whom the seeds name."""
PATIENCE = 60.0
LOOK_AGAIN = 120
"""Milliseconds between two looks at the page."""


class PageEvening:
    """Who looks through which column; several people of one column take turns by the person switch."""

    def __init__(
        self,
        page: PageDriver,
        columns: Mapping[str, int],
        channel: str = "card-table",
        languages: Mapping[str, str] = LANGUAGES,
    ) -> None:
        self.page = page
        self.channel = channel
        self.languages = languages
        self.columns = columns

    async def through(self, who: str) -> int:
        """Look through somebody's eyes; give the column."""
        await self.page.as_person(who, self.columns[who])
        return self.columns[who]

    async def press(self, who: str, action: str, *args: object) -> None:
        """Press the newest button of an action that somebody can see, by mouse; wait for its answer."""
        column = await self.through(who)
        await (await self.button(who, action, *args)).click()
        await self.page.settled(column)
        assert await self.page.column(column).locator(".failure").all_inner_texts() == []

    async def message_with(self, who: str, action: str, *args: object) -> Locator:
        """Wait for the newest message with such a button."""
        button = await self.button(who, action, *args)
        return self.page.page.locator(
            f'li.message[data-message="{await button.get_attribute("data-message")}"]'
        )

    async def fill(
        self, who: str, fields: Mapping[str, str | Sequence[str]], *, submit: bool = True
    ) -> str | None:
        """Fill the open form; fields and choices go by the ids of their texts. Gives what refused it."""
        said = words(self.languages[who])
        shown: dict[str, str | bool | Sequence[str]] = {
            said(field): value
            if isinstance(value, str)
            else [said(one) if said.has(one) else one for one in value]
            for field, value in fields.items()
        }
        try:
            await self.page.fill_form(shown, self.columns[who], submit=submit)
        except NotSent as refused:
            return refused.sentence
        return None

    async def type(self, who: str, line: str) -> None:
        """Type a whole command and send it with Enter; a first Enter may only take a suggestion."""
        column = await self.through(who)
        where = self.page.column(column)
        await self.page.empty_line(where)
        group, verb, *options = line.split(" ", 2)
        await self.page.page.keyboard.type(f"{group} {verb}")
        if options:
            # nobody types a command and its options faster than a line can show it
            await self.page.page.keyboard.type(" ")
            await expect(where.locator("[data-command-token]")).to_have_count(1)
            await self.page.page.keyboard.type(options[0])
        await self.page.page.keyboard.press("Enter")
        await self.page.taken(column)
        if await where.locator("[data-command-token]").count():
            await self.page.page.keyboard.press("Enter")
            await self.page.taken(column)

    def asks_for_bet(self, who: str, number: int, cards: int) -> str:
        """Return the question of a round's direct message, in the person's language."""
        return words(self.languages[who])("bidding-bet-ask-you", round=number, cards=cards)

    async def sees(self, who: str, text: str, *, seconds: float = PATIENCE) -> Locator:
        """Wait until somebody sees a message with this text."""
        return await self.page.wait_for_text(text, await self.through(who), seconds=seconds)

    async def standings(self, who: str, text: str, *, seconds: float = PATIENCE) -> dict[str, int]:
        """Read names and totals from the rows of the newest message with this text, in their order."""
        message = await self.sees(who, text, seconds=seconds)
        rows: list[list[str]] = await message.locator(".embed-description code.inline").evaluate_all(
            "codes => codes.map(code => [code.textContent, code.nextElementSibling?.textContent])"
        )
        return {name: int(numbers.replace("−", "-").split()[1]) for numbers, name in rows}

    async def button(self, who: str, action: str, *args: object) -> Locator:
        """Wait for the newest enabled button whose custom_id has this action, and these arguments first."""
        where = self.page.column(await self.through(who))
        wanted = [str(arg) for arg in args]
        until = time.monotonic() + PATIENCE
        found: list[str] = []
        while time.monotonic() < until:
            found = await where.locator("li.message button.button:not([disabled])").evaluate_all(
                "buttons => buttons.map(button => button.dataset.customId)"
            )
            for custom_id in reversed(found):
                _, its, _, _, *own = [*custom_id.split(":"), "", "", ""]
                if its == action and own[: len(wanted)] == wanted:
                    return where.locator(f'li.message button[data-custom-id="{custom_id}"]').last
            await self.page.page.wait_for_timeout(LOOK_AGAIN)
        newest = [seen.text for seen in (await self.page.messages(self.columns[who]))[-3:]]
        raise AssertionError(f"no button {action} {wanted}; there are {found}; the newest say {newest}")
