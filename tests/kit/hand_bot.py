"""A bot by hand: a bare websocket and bare REST calls, for what no library would do."""

import asyncio
import json
import zlib
from typing import Any

import aiohttp

Json = dict[str, Any]
ANY = "any"
TOKEN = {"Authorization": f"Bot {ANY}"}
PATIENCE_SECONDS = 60.0
HELD_MS = 60_000
"""How long a press is held whose bot shows no sign of being done."""
GUILDS = 1


class Rest:
    """Discord's REST API, called by hand."""

    def __init__(self, url: str, session: aiohttp.ClientSession) -> None:
        self._url = f"{url}/api/v10/"
        self._session = session
        self.headers: dict[str, str] = {}

    async def call(
        self, method: str, path: str, body: object = None, headers: dict[str, str] | None = None
    ) -> tuple[int, Any]:
        """Call one route; give the status and the answer, {} where there is none."""
        sent = TOKEN if headers is None else headers
        async with self._session.request(method, self._url + path, json=body, headers=sent) as response:
            self.headers = dict(response.headers)
            return response.status, (
                await response.json() if response.content_type == "application/json" else {}
            )

    async def refusal(self, method: str, path: str, body: object = None) -> tuple[int, int]:
        """Call one route; give the status and Discord's code."""
        status, answer = await self.call(method, path, body)
        return status, int(answer.get("code", 0))


class HandBot:
    """One connection to the gateway."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse, *, packed: bool) -> None:
        self.socket = socket
        self.seen = 0
        self.user_id = ""
        self._unpack = zlib.decompressobj() if packed else None

    async def send(self, code: int, data: object) -> None:
        """Send one message."""
        await self.socket.send_json({"op": code, "d": data})

    async def receive(self) -> Json:
        """Receive one message."""
        message = await asyncio.wait_for(self.socket.receive(), PATIENCE_SECONDS)
        if message.type is aiohttp.WSMsgType.BINARY and self._unpack is not None:
            read: Json = json.loads(self._unpack.decompress(message.data))
        else:
            assert message.type is aiohttp.WSMsgType.TEXT, message
            read = json.loads(message.data)
        self.seen = read.get("s") or self.seen
        return read

    async def event(self, name: str) -> Json:
        """Wait for an event."""
        while True:
            message = await self.receive()
            if message.get("t") == name:
                data: Json = message["d"]
                return data

    async def beat(self) -> None:
        """Answer whenever a heartbeat is asked for, as every library does."""
        while True:
            if (await self.receive())["op"] == 1:
                await self.send(1, self.seen)

    async def closed(self) -> int:
        """Wait for the end; give its code."""
        while True:
            message = await asyncio.wait_for(self.socket.receive(), PATIENCE_SECONDS)
            if message.type is aiohttp.WSMsgType.CLOSE:
                return int(message.data)
            assert message.type in (aiohttp.WSMsgType.TEXT, aiohttp.WSMsgType.BINARY), message

    async def identify(self, **given: object) -> Json:
        """Log in and give READY."""
        assert (await self.receive())["op"] == 10
        await self.send(2, {"token": ANY, "intents": GUILDS, "properties": {}, **given})
        ready = await self.event("READY")
        self.user_id = ready["user"]["id"]
        return ready


async def connect(url: str, session: aiohttp.ClientSession, compress: str | None = None) -> HandBot:
    """Open a connection."""
    query = {"v": "10", "encoding": "json", **({"compress": compress} if compress else {})}
    socket = await session.ws_connect(f"{url}/gateway", params=query, autoclose=False)
    return HandBot(socket, packed=compress is not None)
