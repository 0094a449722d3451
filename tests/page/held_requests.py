"""Requests of the page that are held back for as long as a block lasts, so that a test sees it wait."""

import asyncio
import contextlib
from collections.abc import AsyncIterator

from playwright.async_api import Route

from tests.kit.page_driver import PageDriver


@contextlib.asynccontextmanager
async def held(page: PageDriver, call: str) -> AsyncIterator[list[str]]:
    """Hold back what the page asks of one call of the control interface; give the bodies that have come."""
    let_go = asyncio.Event()
    asked: list[str] = []

    async def late(route: Route) -> None:
        asked.append(route.request.post_data or "")
        await let_go.wait()
        await route.continue_()

    await page.page.route(f"**/playground/{call}", late)
    try:
        yield asked
    finally:
        let_go.set()  # from now on the route lets everything through; the window's end takes it off
