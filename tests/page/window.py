"""The machine's Chromium, and windows in it that the page driver drives."""

import contextlib
import os
import shutil
from collections.abc import AsyncIterator

import pytest
from playwright.async_api import Browser, async_playwright

from tests.page_driver import PageDriver

BROWSER_ARGUMENTS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
CHROMIUMS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


@contextlib.asynccontextmanager
async def chromium() -> AsyncIterator[Browser]:
    """Start the machine's Chromium; without one the test is skipped, or fails where one is required."""
    path = next(filter(None, map(shutil.which, CHROMIUMS)), None)
    if path is None:
        reason = "no Chromium on this machine (Debian: the package chromium)"
        if os.environ.get("TALLYHO_REQUIRE_BROWSER") == "1":
            pytest.fail(reason)
        pytest.skip(reason)
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=path, args=[*BROWSER_ARGUMENTS])
        try:
            yield browser
        finally:
            await browser.close()


@contextlib.asynccontextmanager
async def driven(
    browser: Browser, *, width: int = 1280, height: int = 860, look: str = "dark", scale: float = 1.0
) -> AsyncIterator[PageDriver]:
    """Open a window; at its end nothing may have gone wrong in the page's own code."""
    context = await browser.new_context(
        viewport={"width": width, "height": height},
        device_scale_factor=scale,
        color_scheme="light" if look == "light" else "dark",
        locale="en-GB",
    )
    page = await context.new_page()
    wrong: list[str] = []
    page.on("pageerror", lambda error: wrong.append(str(error)))
    yield PageDriver(page)
    await context.close()
    assert wrong == []
