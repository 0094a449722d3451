"""The playground put together: one web server with Discord's API, the gateway, the control and the page."""

import asyncio
import contextlib
import json
import os
from pathlib import Path

from aiohttp import web

from deploy.playground.acts import Acts
from deploy.playground.bot_process import BotProcess
from deploy.playground.control import Control
from deploy.playground.description import Description
from deploy.playground.gateway import Gateway
from deploy.playground.interactions import Interactions
from deploy.playground.kills import Kills
from deploy.playground.rest import PREFIX, Rest
from deploy.playground.rest_application import ApplicationRoutes
from deploy.playground.rest_channels import ChannelRoutes
from deploy.playground.rest_interactions import InteractionRoutes
from deploy.playground.rest_members import MemberRoutes
from deploy.playground.rest_reactions import ReactionRoutes
from deploy.playground.rest_threads import ThreadRoutes
from deploy.playground.world import Json, World

HOST = "127.0.0.1"
BODY_MOST = 32 * 1024 * 1024
PAGE = Path(__file__).with_name("page")
KEEP_ALIVE_SECONDS = 15.0
DESCRIPTION_VARIABLE = "TALLYHO_DISCORD_OPENAPI"


class Server:
    """Everything that listens on the one port."""

    def __init__(self, world: World, database_url: str | None) -> None:
        self.world = world
        self.gateway = Gateway(world)
        self.bot = BotProcess(world, self.gateway, database_url)
        described = os.environ.get(DESCRIPTION_VARIABLE)
        description = Description(Path(described), world) if described else None
        interactions = Interactions(world, self.gateway, self.bot.quiet)
        self.rest = Rest(world, description, Kills(self.bot), self.gateway.starts)
        ApplicationRoutes(world, self.gateway.starts).add_to(self.rest)
        ChannelRoutes(world, self.gateway, self.rest.pacing).add_to(self.rest)
        MemberRoutes(world, self.gateway).add_to(self.rest)
        ReactionRoutes(world, self.gateway).add_to(self.rest)
        ThreadRoutes(world, self.gateway).add_to(self.rest)
        InteractionRoutes(world, self.gateway, interactions).add_to(self.rest)
        self._control = Control(world, self.gateway, Acts(world, interactions), self.rest, self.bot)
        self._readers: set[asyncio.Queue[Json]] = set()
        self._runner: web.AppRunner | None = None

    async def listen(self, port: int) -> None:
        """Listen on the port (0: a free one) and note the address."""
        app = web.Application(client_max_size=BODY_MOST)
        app.router.add_route("*", f"{PREFIX}/{{path:.*}}", self.rest.serve)
        app.router.add_get("/gateway", self.gateway.serve)
        app.router.add_get("/gateway/", self.gateway.serve)
        app.router.add_get("/attachments/{channel}/{file}/{name}", self._attachment)
        app.router.add_get("/playground/events", self._events)
        self._control.add_to(app)
        app.router.add_get("/", self._page)
        app.router.add_get("/page/{name:.*}", self._page)
        self.world.watchers.append(self._tell_readers)
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=1.0, handle_signals=False)
        await self._runner.setup()
        site = web.TCPSite(self._runner, HOST, port, reuse_address=True)
        await site.start()
        self.world.url = f"http://{HOST}:{self._runner.addresses[0][1]}"

    async def close(self) -> None:
        """Stop the bot, then the server."""
        await self.bot.close()
        await self.gateway.close()
        for reader in self._readers:
            reader.put_nowait({"closing": True})
        if self._runner is not None:
            await self._runner.cleanup()

    def _tell_readers(self, what: Json) -> None:
        for reader in self._readers:
            reader.put_nowait(what)

    async def _attachment(self, request: web.Request) -> web.Response:
        file = self.world.files.get(request.match_info["file"])
        if file is None or file.channel != request.match_info["channel"]:
            raise web.HTTPNotFound
        return web.Response(body=file.content, content_type=file.content_type)

    async def _events(self, request: web.Request) -> web.StreamResponse:
        response = web.StreamResponse(
            headers={"Content-Type": "text/event-stream", "Cache-Control": "no-store"}
        )
        await response.prepare(request)
        reader: asyncio.Queue[Json] = asyncio.Queue()
        self._readers.add(reader)
        try:
            await response.write(b": hello\n\n")
            while True:
                try:
                    what = await asyncio.wait_for(reader.get(), KEEP_ALIVE_SECONDS)
                except TimeoutError:
                    await response.write(b": still here\n\n")
                    continue
                if "closing" in what:
                    return response
                await response.write(f"data: {json.dumps(what)}\n\n".encode())
        except (ConnectionError, asyncio.CancelledError):
            return response
        finally:
            self._readers.discard(reader)

    async def _page(self, request: web.Request) -> web.StreamResponse:
        name = request.match_info.get("name") or "index.html"
        path = (PAGE / name).resolve()
        with contextlib.suppress(ValueError):
            path.relative_to(PAGE.resolve())
            if path.is_file():
                return web.FileResponse(path, headers={"Cache-Control": "no-cache"})
        raise web.HTTPNotFound
