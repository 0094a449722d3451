"""A client of the playground that acts as the people at it."""

import asyncio
import base64
import contextlib
from collections.abc import AsyncIterator, Mapping
from typing import Any

import aiohttp

from tests.kit.playground_process import Process, process

__all__ = ["Json", "Playground", "Process", "Refused", "client", "process"]

Json = dict[str, Any]
Named = str | Mapping[str, Any]
PATIENCE_SECONDS = 60.0
DISCORDS_PATIENCE = 3.0
"""How long Discord awaits a first answer."""
LOOK_AGAIN_SECONDS = 0.02


class Refused(Exception):  # noqa: N818 -- reads as what happened: the playground refused
    """The control interface said no, in a sentence."""

    def __init__(self, status: int, sentence: str) -> None:
        self.status = status
        super().__init__(sentence)


class Playground:
    """People, places and mishaps of a running playground; all go by id or by object."""

    def __init__(self, url: str, session: aiohttp.ClientSession) -> None:
        self.url = url
        self.expects_violations = False
        self.others = 0
        """How many violations there were before: others' tests may break limits on purpose."""
        self._session = session

    async def server(self, name: str, **given: object) -> Json:
        """Create a server: `locale`, `community`, `bot` ("member" or "commands-only")."""
        return _object(await self._post("servers", name=name, **given))

    async def servers(self) -> list[Json]:
        """List all servers."""
        return _objects(await self._get("servers"))

    async def person(self, name: str, **given: object) -> Json:
        """Let somebody join: `locale`, `dms`, `moderator`, `bot`."""
        return _object(await self._post("people", name=name, **given))

    async def change_person(self, person: Named, **given: object) -> Json:
        """Change somebody: `dms`, `locale`; everywhere or in one `server` `member`, `nick`, `roles`."""
        return _object(await self._post(f"people/{_id(person)}", **given))

    async def people(self) -> list[Json]:
        """List everybody."""
        return _objects(await self._get("people"))

    async def channel(self, name: str, kind: str = "text", **given: object) -> Json:
        """Create a place: `kind`, `server`; `denied` lists permissions that are taken from the bot."""
        return _object(await self._post("channels", name=name, kind=kind, **given))

    async def change_channel(self, channel: Named, **given: object) -> Json:
        """Change a place: `denied`, `deleted`, `archived`."""
        return _object(await self._post(f"channels/{_id(channel)}", **given))

    async def channels(self) -> list[Json]:
        """List the places of all servers."""
        return _objects(await self._get("channels"))

    async def guild(self) -> Json:
        """Return the first server's id and name."""
        return _object(await self._get("guild"))

    async def commands(self, person: Named, channel: Named | None = None) -> list[Json]:
        """List the commands as somebody's composer shows them, in a channel or anywhere."""
        where = {} if channel is None else {"channel": _id(channel)}
        return _objects(await self._get("commands", person=_id(person), **where))

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
                {"name": name, "base64": base64.b64encode(file).decode()} for name, file in files.items()
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
        forge: bool = False,
    ) -> Json:
        """Press a button by its label or custom_id, or choose `values` in a select; `forge`: there or not."""
        given = {"label": label, "custom_id": custom_id, "values": values, "forge": forge or None}
        asked = {key: value for key, value in given.items() if value is not None}
        return _object(await self._post("click", person=_id(person), message=_id(message), **asked))

    async def submit(self, person: Named, opened: Named, **fields: object) -> Json:
        """Send the form of the reaction (or interaction id) `opened`."""
        return await self.submit_fields(person, opened, fields)

    async def submit_fields(self, person: Named, opened: Named, fields: Mapping[str, object]) -> Json:
        """Send a form whose custom_ids are no Python names."""
        asked = opened if isinstance(opened, str) else opened["interaction"]
        return _object(await self._post("submit", person=_id(person), interaction=asked, fields=dict(fields)))

    async def forge_form(
        self,
        person: Named,
        custom_id: str,
        fields: Mapping[str, object],
        *,
        channel: Named | None = None,
        message: Named | None = None,
    ) -> Json:
        """Send a form that was never opened, in a channel or as if a message had opened it."""
        given = {"channel": channel, "message": message}
        where = {key: _id(named) for key, named in given.items() if named is not None}
        asked: Json = {"person": _id(person), "custom_id": custom_id, "fields": dict(fields), **where}
        return _object(await self._post("submit", forge=True, **asked))

    async def voice(self, person: Named, channel: Named | None) -> Json:
        """Send somebody into a voice channel, or out of it."""
        where = None if channel is None else _id(channel)
        return _object(await self._post("voice", person=_id(person), channel=where))

    async def chat(self, person: Named, channel: Named, text: str, times: int = 1) -> list[Json]:
        """Write an ordinary message, once or several times."""
        asked: Json = {"person": _id(person), "channel": _id(channel), "text": text, "times": times}
        return _objects(await self._post("chat", **asked))

    async def messages(self, channel: Named, person: Named | None = None) -> list[Json]:
        """List what somebody sees in a place, oldest first."""
        seen = {"person": _id(person)} if person is not None else {}
        return _objects(await self._get("messages", channel=_id(channel), **seen))

    async def dms(self, person: Named) -> list[Json]:
        """List the bot's direct messages with somebody."""
        channel = await self.dm_channel(person)
        return [] if channel is None else await self.messages(channel, person)

    async def dm_channel(self, person: Named) -> str | None:
        """Return the id of the bot's direct messages with somebody, if there are any."""
        channel: str | None = (await self._get("dms", person=_id(person)))["id"]
        return channel

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
        """List the requests that have broken a limit of Discord since this client came."""
        return _objects(await self._get("violations"))[self.others :]

    async def fault(self, path: str, /, **given: object) -> None:
        """Arrange for a fault: `method`, `status`, `code`, `retry_after`, `delay_ms`, `drop`, `times`."""
        await self._post("faults", **{"path": path, **given})

    async def faults(self) -> list[Json]:
        """List the faults that are still to come."""
        return _objects(await self._get("faults"))

    async def no_faults(self) -> None:
        """Call off every fault."""
        await self._post("faults", clear=True)

    async def kill(self, at: int = 1, when: str = "before", **given: object) -> Json:
        """Arrange that the bot is killed at its `at`-th request from now on: `method`, `path`."""
        return _object(await self._post("kill", at=at, when=when, **given))

    async def no_kills(self) -> None:
        """Call off every kill that is still to come."""
        await self._post("kill", clear=True)

    async def killed(self, times: int = 1) -> Json:
        """Wait until the bot has been killed `times` times as arranged; give its status."""
        for _ in range(int(PATIENCE_SECONDS / LOOK_AGAIN_SECONDS)):
            status = await self.status()
            if status["killed"] >= times:
                return status
            await asyncio.sleep(LOOK_AGAIN_SECONDS)
        raise AssertionError(f"the bot was not killed {times} times: {await self.status()}")

    async def gateway(self, action: str, seconds: float | None = None) -> None:
        """Drop, invalidate, reconnect, deafen or pause the bot's connection."""
        await self._post("gateway", action=action, **({} if seconds is None else {"seconds": seconds}))

    async def logins(self, **given: object) -> Json:
        """Change how often a bot may log in: `starts`, `max_concurrency`, `identify_seconds`, `heartbeat`."""
        return _object(await self._post("gateway", **given))

    async def bot(self, action: str) -> Json:
        """Kill, stop or start the bot."""
        return _object(await self._post("bot", action=action))

    async def kick(self, server: Named) -> None:
        """Take the bot out of a server."""
        await self._post("bot", action="kick", server=_id(server))

    async def invite(self, server: Named) -> None:
        """Make the bot a member of a server."""
        await self._post("bot", action="invite", server=_id(server))

    async def outage(self, server: Named) -> None:
        """Have Discord lose a server for a while."""
        await self._post("bot", action="outage", server=_id(server))

    async def restore(self, server: Named) -> None:
        """Have Discord find a lost server again."""
        await self._post("bot", action="restore", server=_id(server))

    async def settle(self) -> None:
        """Wait until the bot has nothing to do: what has not happened by now does not happen by itself."""
        await self.bot("settle")

    async def at_rest(self) -> int:
        """Wait until the bot has nothing left to do, for any test; give the number of its last call."""
        await self.settle()
        calls = await self.calls()
        return int(calls[-1]["n"]) if calls else 0

    async def status(self) -> Json:
        """Say how the bot is."""
        return _object(await self._get("status"))

    async def log(self, since: int = 0) -> list[str]:
        """Return the lines that the bot has printed."""
        return [str(line["line"]) for line in _objects(await self._get("log", since=str(since)))]

    async def advance(self, seconds: float) -> None:
        """Move the playground's clock forward."""
        await self._post("clock", advance=seconds)

    async def rate_limits(self, on: bool) -> None:
        """Turn the rate limits off, or on again with every bucket full."""
        await self._post("limits", on=on)

    async def answer_within(self, seconds: float) -> None:
        """Await a first answer for so long: three seconds on Discord, more where a machine may be busy."""
        await self._post("limits", answer_seconds=seconds)

    async def limits(self, **given: object) -> Json:
        """Change `dm_openings` a minute, `quarantined`, `old_edits` within `old_edit_seconds`."""
        return _object(await self._post("limits", **given))

    async def fetch(self, url: str) -> bytes:
        """Fetch an attachment."""
        async with self._session.get(url) as response:
            response.raise_for_status()
            return await response.read()

    @contextlib.asynccontextmanager
    async def following(self) -> AsyncIterator[AsyncIterator[str]]:
        """Follow what changes from now on, one JSON text after the other."""
        async with self._session.get(f"{self.url}/playground/events") as response:
            await response.content.readline()  # the greeting: from here on nothing is missed
            yield _events(response)

    async def call(self, path: str, /, **body: object) -> Any:
        """Make a call by its name, for what this class would not send."""
        return await self._post(path, **body)

    async def _get(self, path: str, /, **query: str) -> Any:
        async with self._session.get(f"{self.url}/playground/{path}", params=query) as response:
            return await _read(response)

    async def _post(self, path: str, /, **body: object) -> Any:
        async with self._session.post(f"{self.url}/playground/{path}", json=body) as response:
            return await _read(response)


@contextlib.asynccontextmanager
async def client(url: str, *, answer_within: float = PATIENCE_SECONDS) -> AsyncIterator[Playground]:
    """Connect to a running playground; fail at the end if the bot has broken a limit meanwhile."""
    async with aiohttp.ClientSession(timeout=aiohttp.ClientTimeout(total=960)) as session:
        playground = Playground(url, session)
        await playground.answer_within(answer_within)
        playground.others = len(await playground.violations())
        yield playground
        broken = await playground.violations()
        if not playground.expects_violations:
            assert broken == [], f"the bot broke Discord's limits: {broken}"


async def _events(response: aiohttp.ClientResponse) -> AsyncIterator[str]:
    async for line in response.content:
        if line.startswith(b"data: "):
            yield line.removeprefix(b"data: ").decode().strip()


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
