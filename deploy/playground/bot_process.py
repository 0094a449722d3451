"""The bot as a process of its own: started, stopped, killed, watched."""

import asyncio
import contextlib
import ctypes
import os
import signal
import sys
import tempfile
from collections import deque
from pathlib import Path

import aiohttp

from deploy.playground.errors import ControlError
from deploy.playground.gateway import Gateway
from deploy.playground.tokens import PLAYGROUND_TOKEN
from deploy.playground.world import Json, World

LINES_KEPT = 5_000
LINE_MOST = 1 << 20
READY_SECONDS = 60.0
STOP_SECONDS = 30.0
POLL_SECONDS = 0.02
FORGET_SECONDS = 0.05
SETTLE_SECONDS = 60.0
QUIET_SECONDS, QUIET_BEATS = 0.9, 3
OK = 200
CONFLICT = 409
SIGNAL_AT_PARENTS_DEATH = 1
STOPPED = "The bot is stopped."
LIBC = ctypes.CDLL(None) if sys.platform == "linux" else None


class BotProcess:
    """The bot that the playground has started, if it has."""

    def __init__(self, world: World, gateway: Gateway, database_url: str | None) -> None:
        self._world = world
        self._gateway = gateway
        self._database_url = database_url
        self._process: asyncio.subprocess.Process | None = None
        self._watch: asyncio.Task[None] | None = None
        self._state = "stopped"
        self._sentence = "The bot is not running."
        self._expected = False
        self._farewell = STOPPED
        self._lines: deque[Json] = deque(maxlen=LINES_KEPT)
        self._count = 0
        self._folder: tempfile.TemporaryDirectory[str] | None = None
        """Where the bot's socket stands, on which it tells whether it has anything left to do."""

    def status(self) -> Json:
        """Say how the bot is."""
        if self._process is None and self._state == "stopped" and self._gateway.connected():
            return {"bot": "ready", "sentence": "A bot is connected."}
        return {"bot": self._state, "sentence": self._sentence}

    @property
    def owned(self) -> bool:
        """Say whether there is a bot for the playground to start and to kill."""
        return self._database_url is not None

    @property
    def alive(self) -> bool:
        """Say whether the bot's process runs."""
        return self._process is not None

    def lines(self, since: int) -> list[Json]:
        """Return what the bot has printed after a line's number."""
        return [line for line in self._lines if line["n"] > since]

    async def act(self, action: str) -> None:
        """Kill, stop or start the bot, or wait until it has nothing to do."""
        if action == "start":
            await self.start()
        elif action == "stop":
            await self.stop()
        elif action == "kill":
            await self.kill()
        elif action == "settle":
            await self.settle()
        else:
            raise ControlError("`action` is one of kill, stop, start, settle, kick, invite.")

    async def start(self) -> None:
        """Start the bot and wait until it is ready."""
        if self._database_url is None:
            raise ControlError("The playground only serves; it starts no bot.")
        if self._watch is not None and self._expected:
            await self._watch  # its end has begun
        if self._process is not None:
            raise ControlError("The bot is running already.")
        self._expected = False
        self._say("starting", "The bot is starting.")
        identified, puts = self._gateway.identified, self._world.command_puts
        self._process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "bot",
            env={
                **os.environ,
                "DISCORD_TOKEN": PLAYGROUND_TOKEN,
                "TALLYHO_DISCORD_URL": self._world.url,
                "DATABASE_URL": self._database_url,
                "TALLYHO_HEALTH_SOCKET": str(self._socket()),
                "PYTHONUNBUFFERED": "1",
            },
            stdin=asyncio.subprocess.DEVNULL,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.STDOUT,
            limit=LINE_MOST,
            # Ctrl-C is the playground's to hear: it stops the bot in its own time
            process_group=0,
            preexec_fn=_end_with_the_playground,
        )
        self._watch = asyncio.create_task(self._follow(self._process))
        await self._until_ready(identified, puts)

    async def stop(self) -> None:
        """Ask the bot to stop and wait until it has."""
        process = self._running()
        self._expect(STOPPED)
        process.send_signal(signal.SIGTERM)
        try:
            await asyncio.wait_for(process.wait(), STOP_SECONDS)
        except TimeoutError:
            process.kill()
            await self._gone(process)
            raise ControlError(
                f"The bot did not stop within {STOP_SECONDS:g} s and was killed.", CONFLICT
            ) from None
        await self._gone(process)

    async def kill(self, farewell: str = STOPPED) -> None:
        """End the bot at once; `farewell` is what its status says afterwards."""
        process = self._running()
        self._expect(farewell)
        with contextlib.suppress(ProcessLookupError):  # it has just ended by itself
            process.kill()
        await self._gone(process)

    async def settle(self) -> None:
        """Wait until the bot has heard of everything that happened and has nothing left to do."""
        self._running()
        try:
            async with asyncio.timeout(SETTLE_SECONDS):
                # its connections come and go
                while not (self._gateway.connected() and await self._gateway.caught_up()):  # noqa: ASYNC110
                    await asyncio.sleep(POLL_SECONDS)
                while not await self._idle():  # noqa: ASYNC110 (the bot itself waits; it may be absent)
                    await asyncio.sleep(POLL_SECONDS)
        except TimeoutError:
            raise ControlError(f"The bot still has work after {SETTLE_SECONDS:g} s.", CONFLICT) from None

    async def quiet(self) -> None:
        """Wait until the bot seems to have nothing left to do.

        The playground's own bot says so. Another one makes no request for a while, and is not just slow,
        for it answers when it is asked for a heartbeat.
        """
        if self.alive:
            with contextlib.suppress(ControlError):
                await self.settle()
                return
        calls = -1
        while calls != self._world.call_count:
            calls = self._world.call_count
            for _ in range(QUIET_BEATS):
                await asyncio.sleep(QUIET_SECONDS / QUIET_BEATS)
                await self._gateway.caught_up()

    async def close(self) -> None:
        """Stop the bot at the end, whatever its state."""
        if self._process is not None:
            with contextlib.suppress(ControlError):
                await self.stop()
        if self._folder is not None:
            self._folder.cleanup()

    def _socket(self) -> Path:
        self._folder = self._folder or tempfile.TemporaryDirectory(prefix="tallyho-")
        return Path(self._folder.name) / "health.sock"

    async def _idle(self) -> bool:
        """Ask the bot, which answers as soon as it has nothing to do; False where it takes no question."""
        self._running()
        connector = aiohttp.UnixConnector(str(self._socket()))
        with contextlib.suppress(aiohttp.ClientError):
            async with (
                aiohttp.ClientSession(connector=connector) as session,
                session.get("http://bot/idle") as answer,
            ):
                return answer.status == OK
        return False

    def _running(self) -> asyncio.subprocess.Process:
        if self._process is None:
            raise ControlError("The bot is not running.", CONFLICT)
        return self._process

    def _expect(self, farewell: str) -> None:
        self._expected, self._farewell = True, farewell

    async def _gone(self, process: asyncio.subprocess.Process) -> None:
        await process.wait()
        if self._watch is not None:
            await self._watch

    async def _until_ready(self, identified: int, puts: int) -> None:
        loop = asyncio.get_running_loop()
        started = loop.time()
        while self._process is not None:
            connected = self._gateway.identified > identified and self._gateway.connected()
            # it tells its commands before it connects, and leaves them where they are registered
            if connected and (self._world.command_puts > puts or self._world.commands):
                self._say("ready", "The bot is ready.")
                return
            if loop.time() - started > READY_SECONDS:
                self._say("failed", f"The bot was not ready within {READY_SECONDS:g} s.")
                raise ControlError(self._sentence, CONFLICT)
            await asyncio.sleep(POLL_SECONDS)
        raise ControlError(self._sentence, CONFLICT)

    async def _follow(self, process: asyncio.subprocess.Process) -> None:
        assert process.stdout is not None  # noqa: S101 -- it was asked for
        async for raw in process.stdout:
            line = raw.decode(errors="replace").rstrip("\n")
            self._count += 1
            self._lines.append({"n": self._count, "line": line})
            sys.stderr.write(line + "\n")
        code = await process.wait()
        await asyncio.sleep(FORGET_SECONDS)
        self._gateway.forget_lost()
        self._process = None
        if self._expected:
            self._say("stopped", self._farewell)
        else:
            self._say("failed", f"The bot stopped by itself, with exit code {code}.")
            sys.stderr.write(f"playground: the bot stopped by itself, with exit code {code}.\n")

    def _say(self, state: str, sentence: str) -> None:
        self._state, self._sentence = state, sentence
        self._world.changed({"status": True})


def _end_with_the_playground() -> None:
    """Have the kernel stop the bot if the playground is killed, where the kernel can."""
    if LIBC is not None:
        LIBC.prctl(SIGNAL_AT_PARENTS_DEATH, signal.SIGTERM)
