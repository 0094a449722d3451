"""The gateway: the websocket over which the bot hears of interactions and channels."""

import asyncio
import json
from typing import Any

from aiohttp import WSCloseCode, WSMsgType, web

from deploy.playground import guilds, objects
from deploy.playground.errors import ControlError
from deploy.playground.intents import GUILDS, PRIVILEGED, intended
from deploy.playground.member_lists import chunks
from deploy.playground.snowflakes import shard_of
from deploy.playground.starts import Starts, Verdict
from deploy.playground.streams import packer
from deploy.playground.tokens import accepted
from deploy.playground.wires import HEARTBEAT, Session, Wire
from deploy.playground.world import Guild, Json, Standing, World

HEARTBEAT_SECONDS = 41.25
ROUND_TRIP = 0.05
"""Seconds until a heartbeat is acknowledged. discord.py notes that it was sent a moment after sending it:
an answer that comes sooner than any network's looks to it as if it belonged to the heartbeat before."""
IDENTIFY, PRESENCE, VOICE, RESUME = 2, 3, 4, 6
RECONNECT, MEMBERS, INVALID, HELLO, ACK = 7, 8, 9, 10, 11
DROPPED, UNKNOWN_OP, DECODE, NOT_IDENTIFIED, WRONG_TOKEN, IDENTIFIED_TWICE = (
    4000,
    4001,
    4002,
    4003,
    4004,
    4005,
)
INVALID_SHARD, DISALLOWED_INTENTS = 4010, 4014


class Gateway:
    """All sessions of the bot."""

    def __init__(self, world: World) -> None:
        self._world = world
        self.sessions: dict[str, Session] = {}
        self.wires: set[Wire] = set()
        self.starts = Starts(world.clock)
        self.heartbeat = HEARTBEAT_SECONDS
        """Seconds between two heartbeats, as told to connections that begin from now on."""
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
        if guild is not None and guild.out and intents:
            return
        for session in self.sessions.values():
            shard, count = session.shard
            home = 0 if guild is None else shard_of(guild.id, count)
            if home == shard and (not intents or session.intents & intents):
                session.dispatch(event, intended(data, session.intents))

    async def caught_up(self) -> bool:
        """Wait until the bot has heard all that was sent to it so far; tell whether it stayed connected."""
        return all(await asyncio.gather(*(wire.caught_up() for wire in self.wires if wire.session)))

    def set(self, asked: Json) -> None:
        """Change what is given of the limits. ControlError."""
        for name, least in (
            ("starts", 0),
            ("max_concurrency", 1),
            ("identify_seconds", 0),
            ("heartbeat", 0.05),
        ):
            if asked.get(name, least) < least:
                raise ControlError(f"`{name}` is at least {least}.")
        if "starts" in asked:
            self.starts.allow(asked["starts"])
        self.starts.at_once = asked.get("max_concurrency", self.starts.at_once)
        self.starts.seconds = asked.get("identify_seconds", self.starts.seconds)
        self.heartbeat = asked.get("heartbeat", self.heartbeat)

    def settings(self) -> Json:
        """Show the limits on the control interface."""
        return {
            "starts": self.starts.remaining,
            "max_concurrency": self.starts.at_once,
            "identify_seconds": self.starts.seconds,
            "heartbeat": self.heartbeat,
        }

    async def act(self, action: str, seconds: float) -> None:
        """Do to every connection what a bad day at Discord does."""
        for wire in list(self.wires):
            if action == "drop":
                await self._close(wire, DROPPED, b"dropped")
            elif action == "invalidate":
                self._forget(wire.session)
                wire.session = None
                wire.say(INVALID, data=False)
            elif action == "reconnect":
                wire.say(RECONNECT)
            elif action == "deaf":
                wire.deaf = True
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
        wire.say(HELLO, {"heartbeat_interval": round(self.heartbeat * 1000), "_trace": []})
        try:
            async for message in socket:
                if message.type not in (WSMsgType.TEXT, WSMsgType.BINARY):
                    break
                await self._hear(wire, message.data)
        finally:
            self.wires.discard(wire)
            wire.lost()
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
            if not wire.deaf:
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
        elif not self._accepted(data):
            await self._close(wire, WRONG_TOKEN, b"Authentication failed.")
        elif not 0 <= shard < count:
            await self._close(wire, INVALID_SHARD, b"Invalid shard.")
        elif intents & PRIVILEGED:
            await self._close(wire, DISALLOWED_INTENTS, b"Disallowed intent(s).")
        else:
            await self._start(wire, intents, (shard, count))

    async def _start(self, wire: Wire, intents: int, shard: tuple[int, int]) -> None:
        verdict = self.starts.take(shard[0])
        if verdict is Verdict.TOO_SOON:
            wire.say(INVALID, data=False)
        elif verdict is Verdict.NONE_LEFT:
            self.sessions.clear()
            for each in list(self.wires):
                await self._close(each, WRONG_TOKEN, b"Authentication failed.")
        else:
            session = Session(intents, shard)
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
        there = [guild for guild in mine if not guild.out]
        for guild in there if session.intents & GUILDS else ():
            told = guilds.created(world, guild) | {"unavailable": False}
            session.dispatch("GUILD_CREATE", intended(told, session.intents))
        self.identified += 1
        world.changed({"status": True})

    def _resume(self, wire: Wire, data: Json) -> None:
        session = self.sessions.get(str(data.get("session_id")))
        seen = int(data.get("seq") or 0)
        lost = session is not None and session.events and seen + 1 < session.events[0][0]
        if session is None or lost or seen > session.sequence or not self._accepted(data):
            wire.say(INVALID, data=False)
            return
        session.wire, wire.session = wire, session
        for number, text in session.events:
            if number > seen:
                wire.post(text)
        session.dispatch("RESUMED", {"_trace": []})
        self._world.changed({"status": True})

    def _list_members(self, session: Session, data: Any) -> None:
        guild = self._world.guilds.get(str(data.get("guild_id")))
        if guild is not None and guild.bot is Standing.MEMBER:
            for chunk in chunks(self._world, guild, data):
                session.dispatch("GUILD_MEMBERS_CHUNK", chunk)

    def _accepted(self, data: Json) -> bool:
        return accepted(data.get("token")) and not self.starts.token_is_reset

    def _forget(self, session: Session | None) -> None:
        if session is not None:
            self.sessions.pop(session.id, None)

    async def _close(self, wire: Wire, code: int, reason: bytes) -> None:
        self.wires.discard(wire)
        if wire.session is not None and wire.session.wire is wire:
            wire.session.wire = None
        await wire.socket.close(code=code, message=reason)
