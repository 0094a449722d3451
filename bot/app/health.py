"""How the bot is, for whoever may open a socket on this machine: GET /idle waits until nothing is left to do.

A test that wants to prove that nothing more happens asks here, where it would else sleep and hope.
"""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final

from aiohttp import web

PATIENCE: Final = 15.0
"""Seconds for which /idle waits, where nothing else is asked for."""
LOOK_SECONDS: Final = 0.01
"""Seconds between two looks: a look costs a few microseconds."""
UNAVAILABLE: Final = 503


@asynccontextmanager
async def health(socket: Path | None, is_idle: Callable[[], bool]) -> AsyncIterator[None]:
    """Serve on this Unix socket for as long as the block lasts; None: serve nothing."""
    if socket is None:
        yield
        return

    async def idle(request: web.Request) -> web.Response:
        waits = float(request.query.get("seconds", PATIENCE))
        found = await _becomes(is_idle, waits)
        return web.json_response({"idle": found}, status=200 if found else UNAVAILABLE)

    app = web.Application()
    app.router.add_get("/idle", idle)
    runner = web.AppRunner(app, access_log=None, handle_signals=False, shutdown_timeout=0)
    await runner.setup()
    try:
        await web.UnixSite(runner, str(socket)).start()
        yield
    finally:
        await runner.cleanup()


async def _becomes(is_so: Callable[[], bool], seconds: float) -> bool:
    try:
        async with asyncio.timeout(seconds):
            while not is_so():  # noqa: ASYNC110 (many things make it so, at no other place at once)
                await asyncio.sleep(LOOK_SECONDS)
    except TimeoutError:
        return False
    return True
