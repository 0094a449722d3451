"""The gateway: the websocket over which the bot hears of interactions and channels."""

import asyncio
import contextlib
import json
import secrets
from collections import deque
from typing import Any

from aiohttp import WSCloseCode, WSMsgType, web

from deploy.playground import guilds, objects
from deploy.playground.members import member
from deploy.playground.snowflakes import shard_of
from deploy.playground.streams import Pack, packer
from deploy.playground.tokens import accepted
from deploy.playground.world import Guild, Json, Standing, World

HEARTBEAT_MS = 41_250
ROUND_TRIP = 0.05
"""Seconds until a heartbeat is acknowledged. discord.py notes that it was sent a moment after sending it:
an answer that comes sooner than any network's looks to it as if it belonged to the heartbeat before."""
EVENTS_KEPT = 1_000
GUILDS, GUILD_MESSAGES, DIRECT_MESSAGES = 1 << 0, 1 << 9, 1 << 12
PRIVILEGED = (1 << 1) | (1 << 8) | (1 << 15)
DISPATCH, HEARTBEAT, IDENTIFY, PRESENCE, VOICE, RESUME = 0, 1, 2, 3, 4, 6
MEMBERS, INVALID, HELLO, ACK = 8, 9, 10, 11
DROPPED, UNKNOWN_OP, DECODE, NOT_IDENTIFIED, WRONG_TOKEN, IDENTIFIED_TWICE = (
    4000,
    4001,
    4002,
    4003,
    4004,
    4005,
)
INVALID_SHARD, DISALLOWED_INTENTS = 4010, 4014


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
        self._pack = pack
        self._queue: asyncio.Queue[str] = asyncio.Queue()
        self._heard: list[tuple[int, asyncio.Future[None]]] = []
        self._flowing = asyncio.Event()
        self._flowing.set()

    def post(self, text: str) -> None:
        """Queue an event."""
        self._queue.put_nowait(text)

    def say(self, code: int, data: object = None) -> None:
        """Queue a message that is no event."""
        self.post(json.dumps({"op": code, "t": None, "s": None, "d": data}))

    async def caught_up(self) -> None:
        """Wait until the bot has heard all that was sent: asked for a heartbeat, it tells how far it is."""
        heard = asyncio.get_running_loop().create_future()
        self._heard.append((0 if self.session is None else self.session.sequence, heard))
        self.say(HEARTBEAT)
        await heard

    def beats(self, seen: object) -> None:
        """Take a heartbeat, which names the last event that the bot has heard."""
        for wanted, heard in self._heard:
            if isinstance(seen, int) and seen >= wanted and not heard.done():
                heard.set_result(None)
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
        """Hold everything back for a while."""
        self._flowing.clear()
        await asyncio.sleep(seconds)
        self._flowing.set()


class Gateway:
    """All sessions of the bot."""

    def __init__(self, world: World) -> None:
        self._world = world
        self.sessions: dict[str, Session] = {}
        self.wires: set[Wire] = set()
        self.identified = 0
        self.processes_ended = 0
        self._pauses: set[asyncio.Task[None]] = set()

    def connected(self) -> bool:
        """Say whether every shard of a bot is listening."""
        live = [session for session in self.sessions.values() if session.wire is not None]
        return bool(live) and {session.shard[0] for session in live} >= set(range(live[0].shard[1]))

    def dispatch(self, event: str, data: Json, *, guild: Guild | None, intents: int = 0) -> None:
        """Send an event to the shard it belongs to, if the bot's intents ask for it (0: always sent).

        `guild` is the server where it happened; None for direct messages.
        """
        for session in self.sessions.values():
            shard, count = session.shard
            home = 0 if guild is None else shard_of(guild.id, count)
            if home == shard and (not intents or session.intents & intents):
                session.dispatch(event, data)

    async def caught_up(self) -> None:
        """Wait until the bot has heard all that was sent to it so far."""
        await asyncio.gather(*(wire.caught_up() for wire in self.wires if wire.session is not None))

    async def act(self, action: str, seconds: float) -> None:
        """Do to every connection what a bad day at Discord does."""
        for wire in list(self.wires):
            if action == "drop":
                await self._close(wire, DROPPED, b"dropped")
            elif action == "invalidate":
                self._forget(wire.session)
                wire.session = None
                wire.say(INVALID, data=False)
            else:
                task = asyncio.create_task(wire.pause(seconds))
                self._pauses.add(task)
                task.add_done_callback(self._pauses.discard)

    async def close(self) -> None:
        """End every connection."""
        for task in self._pauses:
            task.cancel()
        for wire in list(self.wires):
            await self._close(wire, WSCloseCode.GOING_AWAY, b"the playground is closing")

    def forget_lost(self) -> None:
        """Forget the sessions that nobody holds: a new process cannot resume those of the one before."""
        self.processes_ended += 1
        for session in list(self.sessions.values()):
            if session.wire is None:
                self._forget(session)

    async def serve(self, request: web.Request) -> web.WebSocketResponse:
        """Talk with one connection until it ends."""
        socket = web.WebSocketResponse(max_msg_size=0, autoping=True, compress=False)
        await socket.prepare(request)
        wire = Wire(socket, packer(request.query.get("compress")))
        flow = asyncio.create_task(wire.flow())
        self.wires.add(wire)
        wire.say(HELLO, {"heartbeat_interval": HEARTBEAT_MS, "_trace": []})
        try:
            async for message in socket:
                if message.type not in (WSMsgType.TEXT, WSMsgType.BINARY):
                    break
                await self._hear(wire, message.data)
        finally:
            self.wires.discard(wire)
            flow.cancel()
            if wire.session is not None and wire.session.wire is wire:
                wire.session.wire = None
                if socket.close_code in (1000, 1001):
                    self._forget(wire.session)
            self._world.changed({"status": True})
        return socket

    async def _hear(self, wire: Wire, raw: str | bytes) -> None:
        try:
            message = json.loads(raw)
            code, data = message["op"], message.get("d")
        except (ValueError, KeyError, TypeError):
            await self._close(wire, DECODE, b"Error while decoding payload.")
            return
        if code == HEARTBEAT:
            wire.beats(data)
            asyncio.get_running_loop().call_later(ROUND_TRIP, wire.say, ACK)
        elif code == IDENTIFY:
            await self._identify(wire, data)
        elif code == RESUME:
            self._resume(wire, data)
        elif code not in (PRESENCE, VOICE, MEMBERS):
            await self._close(wire, UNKNOWN_OP, b"Unknown opcode.")
        elif wire.session is None:
            await self._close(wire, NOT_IDENTIFIED, b"Not authenticated.")
        elif code == MEMBERS:
            self._list_members(wire.session, data)

    async def _identify(self, wire: Wire, data: Json) -> None:
        shard, count = data.get("shard") or (0, 1)
        intents = int(data.get("intents", 0))
        if wire.session is not None:
            await self._close(wire, IDENTIFIED_TWICE, b"Already authenticated.")
        elif not accepted(data.get("token")):
            await self._close(wire, WRONG_TOKEN, b"Authentication failed.")
        elif not 0 <= shard < count:
            await self._close(wire, INVALID_SHARD, b"Invalid shard.")
        elif intents & PRIVILEGED:
            await self._close(wire, DISALLOWED_INTENTS, b"Disallowed intent(s).")
        else:
            session = Session(intents, (shard, count))
            session.wire, wire.session = wire, session
            self.sessions[session.id] = session
            self._welcome(session)

    def _welcome(self, session: Session) -> None:
        world = self._world
        shard, count = session.shard
        joined = [guild for guild in world.guilds.values() if guild.bot is Standing.MEMBER]
        mine = [guild for guild in joined if shard_of(guild.id, count) == shard]
        ready: Json = {
            "v": 10,
            "user": objects.own_user(world),
            "guilds": [{"id": guild.id, "unavailable": True} for guild in mine],
            "session_id": session.id,
            "resume_gateway_url": f"{world.url.replace('http', 'ws', 1)}/gateway",
            "shard": list(session.shard),
            "application": {"id": world.bot_id, "flags": 0},
            "private_channels": [],
            "user_settings": {},
        }
        session.dispatch("READY", ready)
        for guild in mine if session.intents & GUILDS else ():
            session.dispatch("GUILD_CREATE", guilds.created(world, guild) | {"unavailable": False})
        self.identified += 1
        world.changed({"status": True})

    def _resume(self, wire: Wire, data: Json) -> None:
        session = self.sessions.get(str(data.get("session_id")))
        seen = int(data.get("seq") or 0)
        lost = session is not None and session.events and seen + 1 < session.events[0][0]
        if session is None or lost or seen > session.sequence or not accepted(data.get("token")):
            wire.say(INVALID, data=False)
            return
        session.wire, wire.session = wire, session
        for number, text in session.events:
            if number > seen:
                wire.post(text)
        session.dispatch("RESUMED", {"_trace": []})
        self._world.changed({"status": True})

    def _list_members(self, session: Session, data: Any) -> None:
        wanted = data.get("user_ids") or []
        wanted = [wanted] if isinstance(wanted, str) else wanted
        guild = self._world.guilds.get(str(data.get("guild_id")))
        if guild is None or guild.bot is not Standing.MEMBER:
            return
        people = [person for person in self._world.people.values() if person.belongs_to(guild)]
        found = [member(person, guild) for person in people if not wanted or person.id in wanted]
        chunk: Json = {
            "guild_id": guild.id,
            "members": found,
            "chunk_index": 0,
            "chunk_count": 1,
            "not_found": [user for user in wanted if user not in self._world.people],
        }
        if data.get("nonce"):
            chunk["nonce"] = data["nonce"]
        session.dispatch("GUILD_MEMBERS_CHUNK", chunk)

    def _forget(self, session: Session | None) -> None:
        if session is not None:
            self.sessions.pop(session.id, None)

    async def _close(self, wire: Wire, code: int, reason: bytes) -> None:
        self.wires.discard(wire)
        if wire.session is not None and wire.session.wire is wire:
            wire.session.wire = None
        await wire.socket.close(code=code, message=reason)
