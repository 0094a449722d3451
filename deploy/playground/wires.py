"""What the gateway keeps of a bot: its sessions, and the websockets on which it is reached."""

import asyncio
import contextlib
import json
import secrets
from collections import deque

from aiohttp import web

from deploy.playground.streams import Pack
from deploy.playground.world import Json

EVENTS_KEPT = 1_000
DISPATCH, HEARTBEAT = 0, 1


class Session:
    """What the gateway remembers of one shard's connection, so that it can be resumed."""

    def __init__(self, intents: int, shard: tuple[int, int]) -> None:
        self.id = secrets.token_hex(16)
        self.intents = intents
        self.shard = shard
        self.sequence = 0
        self.events: deque[tuple[int, str]] = deque(maxlen=EVENTS_KEPT)
        self.wire: Wire | None = None

    def dispatch(self, event: str, data: Json) -> None:
        """Send an event, or keep it for the resumption."""
        self.sequence += 1
        text = json.dumps({"op": DISPATCH, "t": event, "s": self.sequence, "d": data})
        self.events.append((self.sequence, text))
        if self.wire is not None:
            self.wire.post(text)


class Wire:
    """One websocket: a queue in front of it keeps the order and can be paused."""

    def __init__(self, socket: web.WebSocketResponse, pack: Pack | None) -> None:
        self.socket = socket
        self.session: Session | None = None
        self.deaf = False
        """Heartbeats are not acknowledged."""
        self._gone = False
        self._pack = pack
        self._queue: asyncio.Queue[str] = asyncio.Queue()
        self._heard: list[tuple[int, asyncio.Future[bool]]] = []
        self._pauses = 0
        self._flowing = asyncio.Event()
        self._flowing.set()

    def post(self, text: str) -> None:
        """Queue an event."""
        self._queue.put_nowait(text)

    def say(self, code: int, data: object = None) -> None:
        """Queue a message that is no event."""
        self.post(json.dumps({"op": code, "t": None, "s": None, "d": data}))

    async def caught_up(self) -> bool:
        """Wait until the bot has heard all that was sent: asked for a heartbeat, it tells how far it is.

        Return whether it has; not where the connection was lost meanwhile.
        """
        if self._gone:
            return False
        heard: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._heard.append((0 if self.session is None else self.session.sequence, heard))
        self.say(HEARTBEAT)
        return await heard

    def lost(self) -> None:
        """Wait for no more heartbeats: the connection is gone."""
        self._gone = True
        for _, heard in self._heard:
            if not heard.done():
                heard.set_result(False)

    def beats(self, seen: object) -> None:
        """Take a heartbeat, which names the last event that the bot has heard."""
        for wanted, heard in self._heard:
            if isinstance(seen, int) and seen >= wanted and not heard.done():
                heard.set_result(True)
        self._heard = [waiting for waiting in self._heard if not waiting[1].done()]

    async def flow(self) -> None:
        """Send what is queued, for as long as the connection lasts."""
        while True:
            message = await self._queue.get()
            await self._flowing.wait()
            with contextlib.suppress(ConnectionError):
                if self._pack is None:
                    await self.socket.send_str(message)
                else:
                    await self.socket.send_bytes(self._pack(message.encode()))

    async def pause(self, seconds: float) -> None:
        """Hold everything back for a while; a later pause takes the place of an earlier one, so 0 ends it."""
        self._flowing.clear()
        self._pauses += 1
        own = self._pauses
        await asyncio.sleep(seconds)
        if own == self._pauses:
            self._flowing.set()
