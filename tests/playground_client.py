"""The playground as tests use it: a real process, and a client that acts as the people at it."""

import base64
import contextlib
import os
import queue
import signal
import subprocess
import sys
import threading
import time
from collections.abc import AsyncIterator, Iterator, Mapping
from pathlib import Path
from typing import Any

import aiohttp

Json = dict[str, Any]
Named = str | Mapping[str, Any]

READY = "playground ready: "
READY_SECONDS = 90.0
STOP_SECONDS = 30.0
ROOT = Path(__file__).resolve().parent.parent


class Refused(Exception):  # noqa: N818 -- reads as what happened: the playground refused
    """The control interface said no, in a sentence."""

    def __init__(self, status: int, sentence: str) -> None:
        self.status = status
        self.sentence = sentence
        super().__init__(f"{status}: {sentence}")


class Playground:
    """People, places and mishaps of a running playground; all go by id or by object."""

    def __init__(self, url: str, session: aiohttp.ClientSession) -> None:
        self.url = url
        self.expects_violations = False
        self._session = session

    async def person(self, name: str, **given: object) -> Json:
        """Let somebody join: `locale`, `dms`, `moderator`."""
        return _object(await self._post("people", name=name, **given))

    async def change_person(self, person: Named, **given: object) -> Json:
        """Change somebody: `dms`, `member`, `locale`."""
        return _object(await self._post(f"people/{_id(person)}", **given))

    async def people(self) -> list[Json]:
        """List everybody."""
        return _objects(await self._get("people"))

    async def channel(self, name: str, kind: str = "text", **given: object) -> Json:
        """Create a place: `kind` is text, voice or thread; `denied` lists permissions taken from the bot."""
        return _object(await self._post("channels", name=name, kind=kind, **given))

    async def change_channel(self, channel: Named, **given: object) -> Json:
        """Change a place: `denied`, `deleted`, `archived`."""
        return _object(await self._post(f"channels/{_id(channel)}", **given))

    async def channels(self) -> list[Json]:
        """List the server's places."""
        return _objects(await self._get("channels"))

    async def guild(self) -> Json:
        """Give the server's id and name."""
        return _object(await self._get("guild"))

    async def commands(self, person: Named) -> list[Json]:
        """List the commands as somebody's composer shows them."""
        return _objects(await self._get("commands", person=_id(person)))

    async def type(
        self,
        person: Named,
        channel: Named,
        text: str | None = None,
        *,
        files: Mapping[str, bytes] | None = None,
        **given: object,
    ) -> Json:
        """Type a command as `text`, or as `command` with `options`; `focused` asks for completions."""
        asked: Json = {"person": _id(person), "channel": _id(channel), **given}
        if text is not None:
            asked["text"] = text
        if files:
            asked["files"] = [
                {"name": name, "base64": base64.b64encode(content).decode()}
                for name, content in files.items()
            ]
        return _object(await self._post("type", **asked))

    async def click(
        self,
        person: Named,
        message: Named,
        label: str | None = None,
        *,
        custom_id: str | None = None,
        values: list[str] | None = None,
    ) -> Json:
        """Press a button by its label or custom_id, or choose `values` in a select."""
        asked: Json = {"person": _id(person), "message": _id(message)}
        for key, value in (("label", label), ("custom_id", custom_id), ("values", values)):
            if value is not None:
                asked[key] = value
        return _object(await self._post("click", **asked))

    async def submit(self, person: Named, opened: Named, **fields: object) -> Json:
        """Send the form of the reaction (or interaction id) `opened`."""
        return await self.submit_fields(person, opened, fields)

    async def submit_fields(self, person: Named, opened: Named, fields: Mapping[str, object]) -> Json:
        """Send a form whose custom_ids are no Python names."""
        interaction = opened if isinstance(opened, str) else str(opened["interaction"])
        asked = {"person": _id(person), "interaction": interaction, "fields": dict(fields)}
        return _object(await self._post("submit", **asked))

    async def messages(self, channel: Named, person: Named | None = None) -> list[Json]:
        """List what somebody sees in a place, oldest first."""
        seen = {"person": _id(person)} if person is not None else {}
        return _objects(await self._get("messages", channel=_id(channel), **seen))

    async def dms(self, person: Named) -> list[Json]:
        """List the bot's direct messages with somebody."""
        channel = await self.dm_channel(person)
        return [] if channel is None else await self.messages(channel, person)

    async def dm_channel(self, person: Named) -> str | None:
        """Give the id of the bot's direct messages with somebody, if there are any."""
        channel = _object(await self._get("dms", person=_id(person)))["id"]
        return None if channel is None else str(channel)

    async def delete(self, message: Named) -> None:
        """Delete a message as a moderator."""
        await self._post("delete", message=_id(message))

    async def dismiss(self, person: Named, message: Named) -> None:
        """Hide one's own private message."""
        await self._post("dismiss", person=_id(person), message=_id(message))

    async def calls(self, since: int = 0) -> list[Json]:
        """List the bot's REST calls after number `since`."""
        return _objects(await self._get("calls", since=str(since)))

    async def violations(self) -> list[Json]:
        """List the requests that broke a limit of Discord."""
        return _objects(await self._get("violations"))

    async def fault(self, path: str, /, **given: object) -> None:
        """Arrange for a fault: `method`, `status`, `code`, `retry_after`, `delay_ms`, `drop`, `times`."""
        await self._post("faults", **{"path": path, **given})

    async def no_faults(self) -> None:
        """Call off every fault."""
        await self._post("faults", clear=True)

    async def gateway(self, action: str, seconds: float | None = None) -> None:
        """Drop, invalidate or pause the bot's connection."""
        await self._post("gateway", action=action, **({} if seconds is None else {"seconds": seconds}))

    async def bot(self, action: str) -> Json:
        """Kill, stop or start the bot."""
        return _object(await self._post("bot", action=action))

    async def status(self) -> Json:
        """Say how the bot is."""
        return _object(await self._get("status"))

    async def log(self, since: int = 0) -> list[str]:
        """Give the lines that the bot has printed."""
        return [str(line["line"]) for line in _objects(await self._get("log", since=str(since)))]

    async def advance(self, seconds: float) -> None:
        """Move the playground's clock forward."""
        await self._post("clock", advance=seconds)

    async def rate_limits(self, on: bool) -> None:
        """Turn the rate limits off, or on again with every bucket full."""
        await self._post("limits", on=on)

    async def fetch(self, url: str) -> bytes:
        """Fetch an attachment."""
        async with self._session.get(url) as response:
            response.raise_for_status()
            return await response.read()

    async def events(self) -> AsyncIterator[str]:
        """Follow what changes, one JSON text after the other."""
        async with self._session.get(f"{self.url}/playground/events") as response:
            async for line in response.content:
                if line.startswith(b"data: "):
                    yield line.removeprefix(b"data: ").decode().strip()

    async def _get(self, path: str, /, **query: str) -> Any:
        async with self._session.get(f"{self.url}/playground/{path}", params=query) as response:
            return await _read(response)

    async def _post(self, path: str, /, **body: object) -> Any:
        async with self._session.post(f"{self.url}/playground/{path}", json=body) as response:
            return await _read(response)


class Process:
    """A playground's process, with what it prints."""

    def __init__(self, arguments: list[str], environment: Mapping[str, str] | None = None) -> None:
        self.lines: list[str] = []
        self._fresh: queue.Queue[str | None] = queue.Queue()
        self._process = subprocess.Popen(
            [sys.executable, "-m", "deploy.playground", "--no-browser", *arguments],
            cwd=ROOT,
            env={**os.environ, "PYTHONUNBUFFERED": "1", **(environment or {})},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()

    def url(self) -> str:
        """Wait until the playground is ready and give its address."""
        return self.wait_for(READY)

    def wait_for(self, start: str) -> str:
        """Wait for a line that starts so; give the rest of it."""
        until = time.monotonic() + READY_SECONDS
        while True:
            try:
                line = self._fresh.get(timeout=max(until - time.monotonic(), 0.01))
            except queue.Empty:
                line = None
            if line is None:
                raise AssertionError(f"No line “{start}…” came. It said:\n" + "\n".join(self.lines))
            if line.startswith(start):
                return line.removeprefix(start).strip()

    def stop(self) -> int:
        """Interrupt the playground as Ctrl-C does; give its exit code."""
        if self._process.poll() is None:
            self._process.send_signal(signal.SIGINT)
        try:
            code = self._process.wait(STOP_SECONDS)
        except subprocess.TimeoutExpired:
            self._process.kill()
            code = self._process.wait()
        self._reader.join(STOP_SECONDS)
        if self._process.stdout is not None:
            self._process.stdout.close()
        return code

    def wait(self) -> int:
        """Wait for an end by itself; give the exit code."""
        code = self._process.wait(READY_SECONDS)
        self._reader.join(STOP_SECONDS)
        return code

    def _read(self) -> None:
        assert self._process.stdout is not None
        for line in self._process.stdout:
            self.lines.append(line.rstrip("\n"))
            self._fresh.put(line)
        self._fresh.put(None)


@contextlib.contextmanager
def process(*arguments: str, **environment: str) -> Iterator[Process]:
    """Run a playground on a free port for as long as the block lasts."""
    running = Process(["--port", "0", *arguments], environment)
    try:
        yield running
    finally:
        running.stop()


@contextlib.asynccontextmanager
async def client(url: str) -> AsyncIterator[Playground]:
    """Connect to a running playground; fail at the end if the bot has broken a limit meanwhile."""
    async with aiohttp.ClientSession(timeout=aiohttp.ClientTimeout(total=960)) as session:
        playground = Playground(url, session)
        before = len(await playground.violations())
        yield playground
        broken = (await playground.violations())[before:]
        if not playground.expects_violations:
            assert broken == [], f"the bot broke Discord's limits: {broken}"


def _id(named: Named) -> str:
    return named if isinstance(named, str) else str(named["id"])


def _object(answer: Any) -> Json:
    assert isinstance(answer, dict), answer
    return answer


def _objects(answer: Any) -> list[Json]:
    assert isinstance(answer, list), answer
    return answer


async def _read(response: aiohttp.ClientResponse) -> Any:
    answer = await response.json()
    if response.status >= 400:
        raise Refused(response.status, str(answer.get("error")))
    return answer
