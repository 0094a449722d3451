"""Takes pictures of what the page shows, each in the dark look and in the light one."""

from pathlib import Path
from typing import ClassVar, Final

from playwright.async_api import Locator

from tests.kit.page_driver import PageDriver

PHONE: Final = 390
LOOKS: Final = ("dark", "light")
STILL: Final = """
    *, *::before, *::after { animation: none !important; transition: none !important; }
    * { caret-color: transparent !important; }
    .byline time, .call, .edited { display: none; }
    .message:hover { background: none; }
    :focus-visible { outline: none !important; }
    .eyes .avatar, .option .avatar { background: #667; }
"""
"""Leaves out what differs from run to run: the time, who called (in a colour of chance), the caret."""


class Camera:
    """One page and the folder of its pictures."""

    scale: ClassVar[float] = 1.0

    def __init__(self, page: PageDriver, folder: Path) -> None:
        self.page = page
        self.folder = folder

    async def prepare(self) -> None:
        """Hold the page still."""
        await self.page.page.add_style_tag(content=STILL)

    async def take(self, name: str, shown: Locator) -> None:
        """Take one element in both looks."""
        await self.page.page.mouse.move(1, 1)
        for look in LOOKS:
            await self._wear(look)
            await shown.screenshot(path=self.folder / f"{name}-{look}.png")
        await self._wear(LOOKS[0])

    async def take_form(self, name: str) -> None:
        """Take the open form, then leave it."""
        await self.take(name, self.page.column().locator(".dialog"))
        await self.page.page.keyboard.press("Escape")

    async def take_stretch(self, name: str, first: Locator, last: Locator) -> None:
        """Take the dark look of everything from one message to another."""
        top, bottom = await first.bounding_box(), await last.bounding_box()
        assert top is not None
        assert bottom is not None
        await self.page.page.screenshot(
            path=self.folder / f"{name}.png",
            clip={
                "x": 0,
                "y": top["y"] - 6,
                "width": PHONE,
                "height": bottom["y"] + bottom["height"] - top["y"] + 12,
            },
        )

    async def take_all(self, name: str) -> None:
        """Take the whole window in the dark look."""
        await self.page.page.mouse.move(1, 1)
        await self.page.page.screenshot(path=self.folder / f"{name}.png")

    async def _wear(self, look: str) -> None:
        await self.page.page.evaluate("look => { document.documentElement.dataset.look = look }", look)
