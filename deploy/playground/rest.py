"""Discord's REST API v10: every request of the bot passes through here."""

import asyncio
import json
import time
from collections.abc import Awaitable, Callable
from typing import Any

from aiohttp import web

from deploy.playground import calls
from deploy.playground.breaches import noting_ignored
from deploy.playground.calls import Call
from deploy.playground.description import Description
from deploy.playground.errors import EMPTY_MESSAGE, INVALID_FORM_BODY, VIA, DiscordError, TooManyError
from deploy.playground.faults import Fault, Faults
from deploy.playground.kills import AFTER, BEFORE, Kills
from deploy.playground.pacing import Pacing
from deploy.playground.ratelimits import Headers, RateLimits
from deploy.playground.starts import Starts
from deploy.playground.tokens import accepted
from deploy.playground.world import Json, World

PREFIX = "/api/v10"
Answer = tuple[int, Any]
Endpoint = Callable[[Call], Awaitable[Answer]]
WITHOUT_TOKEN = ("interactions/", "webhooks/")
IDS_AFTER = frozenset(
    {
        "applications",
        "channels",
        "commands",
        "guilds",
        "interactions",
        "members",
        "messages",
        "pins",
        "roles",
        "thread-members",
        "users",
        "webhooks",
    }
)
ORIGINAL = "@original"
MAJOR_NAMES = {"channels": 1, "guilds": 1, "webhooks": 2, "interactions": 2}


class Rest:
    """The routes, and what happens around each: token, faults, rate limits, the record."""

    def __init__(self, world: World, description: Description | None, kills: Kills, starts: Starts) -> None:
        self._world = world
        self._starts = starts
        self._description = description
        self._routes: dict[tuple[str, int], list[tuple[tuple[str, ...], str, Endpoint]]] = {}
        self.lacks: list[str] = []
        """The routes that a bot has asked for and that are not here: no fault of the bot's."""
        self.limits = RateLimits()
        self.pacing = Pacing(world.clock)
        self.faults = Faults()
        self.kills = kills

    def add(self, method: str, route: str, endpoint: Endpoint) -> None:
        """Add a route; `{}` stands for one name. Routes without names go first."""
        parts = tuple(route.split("/"))
        routes = self._routes.setdefault((method, len(parts)), [])
        routes.append((parts, route, endpoint))
        routes.sort(key=lambda entry: entry[0].count("{}"))

    async def serve(self, request: web.Request) -> web.StreamResponse:
        """Answer one request."""
        started = time.perf_counter()
        path = request.path
        killed = self.kills.take(request.method, path)
        if killed == BEFORE:
            await self.kills.carry_out(request.method, path, killed)
            return self._drop(request, path, started)
        fault = None if killed else self.faults.take(request.method, path)
        if fault is not None and fault.delay:
            await asyncio.sleep(fault.delay)
        if fault is not None and fault.drop and fault.drop != "after":
            return self._drop(request, path, started)
        headers: Headers = {}
        if fault is not None and fault.status is not None:
            status, body = self._fail(fault, headers)
        else:
            status, body = await self._answer(request, path, headers)
        self._record(request.method, path, status, started)
        if killed == AFTER:
            await self.kills.carry_out(request.method, path, killed)
            return self._drop(request, path, None)
        if fault is not None and fault.drop == "after":
            return self._drop(request, path, None)
        if body is None:
            return web.Response(status=status, headers=headers)
        return web.Response(
            body=json.dumps(body).encode(), status=status, headers=headers, content_type="application/json"
        )

    async def _answer(self, request: web.Request, path: str, headers: Headers) -> Answer:
        call: Call | None = None
        try:
            call = await calls.read(request, path.removeprefix(PREFIX).strip("/"))
            endpoint = self._find(call)
            self._admit(request, call)
            wait, everywhere, limits = self._limit(call)
            headers.update(limits)
            if wait:
                return self._slow_down(wait, everywhere, headers)
            if self._description is not None:
                self._description.check_request(call)
            status, body = await self._carry_out(endpoint, call)
        except DiscordError as error:
            if error.code in (INVALID_FORM_BODY, EMPTY_MESSAGE):
                self.violate(request.method, path, error)
            if isinstance(error, TooManyError):
                headers.update(error.headers)
            status, body = error.status, error.body()
        if self._description is not None and call is not None:
            self._description.check_answer(call, status, body)
        return status, body

    async def _carry_out(self, endpoint: Endpoint, call: Call) -> Answer:
        with noting_ignored() as ignored:
            try:
                return await endpoint(call)
            finally:
                if ignored:
                    error = DiscordError(INVALID_FORM_BODY, message="Discord ignores this.", errors=ignored)
                    self.violate(call.method, f"{PREFIX}/{call.path}", error)

    def violate(self, method: str, path: str, error: DiscordError) -> None:
        """Record a request that broke a documented limit."""
        self._world.violations.append(
            {
                "n": self._world.call_count + 1,
                "method": method,
                "path": path,
                "wrong": "request",
                "message": error.message,
                "errors": error.errors,
            }
        )

    def _find(self, call: Call) -> Endpoint:
        parts = call.path.split("/")
        for pattern, route, endpoint in self._routes.get((call.method, len(parts)), ()):
            if all(want in ("{}", part) for want, part in zip(pattern, parts, strict=True)):
                call.route = route
                call.names = tuple(part for want, part in zip(pattern, parts, strict=True) if want == "{}")
                _refuse_bad_ids(pattern, parts)
                return endpoint
        lacking = f"{call.method} {'/'.join('{}' if part.isdecimal() else part for part in parts)}"
        if lacking not in self.lacks:
            self.lacks.append(lacking)
        raise DiscordError(0, status=404, message="404: Not Found")

    def _admit(self, request: web.Request, call: Call) -> None:
        if call.path.startswith(WITHOUT_TOKEN):
            return
        given = request.headers.get("Authorization", "")
        if not given.startswith("Bot ") or not accepted(given) or self._starts.token_is_reset:
            raise DiscordError(0, status=401, message="401: Unauthorized")

    def _limit(self, call: Call) -> tuple[float, bool, Headers]:
        if call.path.startswith("interactions/"):
            return 0.0, False, {}
        majors = MAJOR_NAMES.get(call.path.split("/", 1)[0], 0)
        return self.limits.take(
            call.method,
            call.route,
            "/".join(call.names[:majors]),
            everywhere=not call.path.startswith(WITHOUT_TOKEN),
        )

    def _slow_down(self, wait: float, everywhere: bool, headers: Headers) -> Answer:
        seconds = round(wait + 0.001, 3)
        headers.update({"Via": VIA, "Retry-After": str(int(seconds) + 1)})
        return 429, {
            "message": "You are being rate limited.",
            "retry_after": seconds,
            "global": everywhere,
            "code": 0,
        }

    def _fail(self, fault: Fault, headers: Headers) -> Answer:
        assert fault.status is not None  # noqa: S101 -- the caller has looked
        if fault.status == 429:
            headers.update(
                {"Via": VIA, "Retry-After": str(int(fault.retry_after) + 1), "X-RateLimit-Scope": "user"}
            )
        return fault.status, fault.body()

    def _drop(self, request: web.Request, path: str, started: float | None) -> web.StreamResponse:
        if request.transport is not None:
            request.transport.abort()
        if started is not None:
            self._record(request.method, path, 0, started)
        return web.Response(status=500)

    def _record(self, method: str, path: str, status: int, started: float) -> None:
        world = self._world
        world.call_count += 1
        took: Json = {
            "n": world.call_count,
            "method": method,
            "path": path,
            "status": status,
            "ms": round((time.perf_counter() - started) * 1000, 2),
        }
        world.calls.append(took)


def _refuse_bad_ids(pattern: tuple[str, ...], parts: list[str]) -> None:
    """Refuse a word where the route has an id."""
    for before, want, part in zip(("", *pattern), pattern, parts, strict=False):
        if want == "{}" and before in IDS_AFTER and not part.isdecimal() and part != ORIGINAL:
            reason = {"code": "NUMBER_TYPE_COERCE", "message": f'Value "{part}" is not snowflake.'}
            raise DiscordError(INVALID_FORM_BODY, errors={f"{before[:-1]}_id": {"_errors": [reason]}})
