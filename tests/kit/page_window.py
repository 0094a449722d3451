"""The machine's Chromium, and windows in it that the page driver drives."""

import contextlib
import os
import shutil
from collections.abc import AsyncIterator

import pytest
from playwright.async_api import Browser, Error, Page, async_playwright

from tests.kit.page_driver import PageDriver

LONGEST = 120_000.0
"""Milliseconds that the browser may take for anything: only what hangs takes so long."""
BROWSER_ARGUMENTS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
_LEFT: dict[tuple[Browser, float], list[Page]] = {}
"""Emptied windows by their browser and scale."""
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
    """Open a window; at its end nothing may have gone wrong in the page's own code.

    A window that was left in order is emptied and used again: a new one costs a second of the processor.
    """
    left = _LEFT.setdefault((browser, scale), [])
    page = left.pop() if left else await browser.new_page(device_scale_factor=scale, locale="en-GB")
    page.set_default_timeout(LONGEST)
    await page.set_viewport_size({"width": width, "height": height})
    await page.emulate_media(color_scheme="light" if look == "light" else "dark")
    wrong: list[str] = []

    def note(error: Error) -> None:
        wrong.append(str(error))

    page.on("pageerror", note)
    try:
        yield PageDriver(page)
    except BaseException:
        await page.context.close()
        raise
    if page.url.startswith("http"):
        await page.evaluate("localStorage.clear(), sessionStorage.clear()")
    await page.unroute_all()
    await page.goto("about:blank")
    page.remove_listener("pageerror", note)
    left.append(page)
    assert wrong == []
