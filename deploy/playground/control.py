"""The control interface /playground/…: what the page, the tests and the benchmarks use."""

import json
from collections.abc import Awaitable, Callable
from typing import Any

from aiohttp import web

from deploy.playground import messages
from deploy.playground.acts import Acts, is_there
from deploy.playground.asked import CALLS, Keys, check
from deploy.playground.bot_process import BotProcess
from deploy.playground.catalogue import listed, usable
from deploy.playground.chat import Chat
from deploy.playground.errors import ControlError, DiscordError
from deploy.playground.gateway import Gateway
from deploy.playground.people_and_places import Places, show_channel, show_person
from deploy.playground.rest import Rest
from deploy.playground.servers import MOVES, Servers
from deploy.playground.telling import tell_deleted
from deploy.playground.voice import Voice
from deploy.playground.world import Json, World

Endpoint = Callable[[Json], Awaitable[Any]]
GATEWAY_ACTIONS = ("drop", "invalidate", "reconnect", "deaf", "pause")
GATEWAY_SETTINGS = {"starts", "max_concurrency", "identify_seconds", "heartbeat"}
PAUSE_SECONDS = 1.0


class Control:
    """Each call takes one object and gives JSON."""

    def __init__(self, world: World, gateway: Gateway, acts: Acts, rest: Rest, bot: BotProcess) -> None:
        self._world = world
        self._gateway = gateway
        self._acts = acts
        self._rest = rest
        self._bot = bot
        self._chat = Chat(world, gateway)
        self._voice = Voice(world, gateway)
        self._places = Places(world, gateway, self._voice)
        self._servers = Servers(world, gateway)

    def add_to(self, app: web.Application) -> None:
        """Add these routes."""
        endpoints: dict[tuple[str, str], Endpoint] = {
            ("POST", "servers"): self._servers.add,
            ("POST", "people"): self._places.add_person,
            ("POST", "people/{id}"): self._places.change_person,
            ("POST", "channels"): self._places.add_channel,
            ("POST", "channels/{id}"): self._places.change_channel,
            ("POST", "voice"): self._voice.move,
            ("POST", "type"): self._acts.type,
            ("POST", "click"): self._acts.click,
            ("POST", "submit"): self._acts.submit,
            ("POST", "chat"): self._chat.say,
            ("POST", "delete"): self._delete,
            ("POST", "dismiss"): self._dismiss,
            ("POST", "faults"): self._fault,
            ("POST", "kill"): self._kill,
            ("POST", "gateway"): self._act_on_gateway,
            ("POST", "bot"): self._act_on_bot,
            ("POST", "clock"): self._clock,
            ("POST", "limits"): self._limits,
            ("GET", "servers"): self._servers.listed,
            ("GET", "people"): self._people,
            ("GET", "channels"): self._channels,
            ("GET", "commands"): self._commands,
            ("GET", "guild"): self._guild,
            ("GET", "status"): self._status,
            ("GET", "messages"): self._messages,
            ("GET", "dms"): self._dms,
            ("GET", "calls"): self._calls,
            ("GET", "violations"): self._violations,
            ("GET", "faults"): self._faults,
            ("GET", "log"): self._log,
        }
        for (method, path), endpoint in endpoints.items():
            app.router.add_route(method, f"/playground/{path}", _served(endpoint, CALLS[method, path]))
        app.router.add_route("*", "/playground{call:(/.*)?}", _unknown)

    async def _people(self, _asked: Json) -> list[Json]:
        world = self._world
        return [show_person(world, person, world.guild) for person in world.people.values()]

    async def _channels(self, _asked: Json) -> list[Json]:
        return [show_channel(channel) for channel in self._world.guild_channels()]

    async def _commands(self, asked: Json) -> list[Json]:
        person = self._world.person(asked.get("person"))
        channel = self._world.place(asked["channel"]) if asked.get("channel") else None
        return [listed(leaf, person.locale) for leaf in usable(self._world, person, channel)]

    async def _guild(self, _asked: Json) -> Json:
        return {"id": self._world.guild.id, "name": self._world.guild.name}

    async def _status(self, _asked: Json) -> Json:
        return self._bot.status() | self._rest.kills.status() | {"lacks": self._rest.lacks}

    async def _messages(self, asked: Json) -> list[Json]:
        channel = self._world.place(asked.get("channel"))
        if not asked.get("person"):
            return messages.visible(channel, "")
        person = self._world.person(asked["person"])
        return messages.visible(channel, person.id) if is_there(self._world, person, channel) else []

    async def _dms(self, asked: Json) -> Json:
        person = self._world.person(asked.get("person"))
        return {"id": self._world.dms.get(person.id)}

    async def _calls(self, asked: Json) -> list[Json]:
        since = _number(asked, "since")
        fresh = self._world.call_count - since
        if fresh <= 0:
            return []
        calls = self._world.calls
        return [calls[index] for index in range(max(0, len(calls) - fresh), len(calls))]

    async def _violations(self, _asked: Json) -> list[Json]:
        return self._world.violations

    async def _log(self, asked: Json) -> list[Json]:
        return self._bot.lines(_number(asked, "since"))

    async def _delete(self, asked: Json) -> Json:
        channel, message = self._world.message(asked.get("message"))
        if message.audience is not None:
            raise ControlError("A moderator does not see this message.", 404)
        messages.delete(self._world, channel, message)
        tell_deleted(self._world, self._gateway, channel, message)
        return {}

    async def _dismiss(self, asked: Json) -> Json:
        person = self._world.person(asked.get("person"))
        channel, message = self._world.message(asked.get("message"))
        if message.audience != person.id:
            raise ControlError("Only one’s own private messages can be dismissed.")
        message.dismissed = True
        self._world.changed({"channel": channel.id})
        return {}

    async def _fault(self, asked: Json) -> Json:
        if asked.get("clear"):
            self._rest.faults.clear()
        else:
            self._rest.faults.add(asked)
        return {}

    async def _faults(self, _asked: Json) -> list[Json]:
        return self._rest.faults.listed()

    async def _kill(self, asked: Json) -> Json:
        if asked.get("clear"):
            self._rest.kills.clear()
            return {}
        return self._rest.kills.add(asked)

    async def _act_on_gateway(self, asked: Json) -> Json:
        action = asked.get("action")
        if action not in GATEWAY_ACTIONS and (action is not None or not GATEWAY_SETTINGS & asked.keys()):
            raise ControlError(f"`action` is one of {', '.join(GATEWAY_ACTIONS)}.")
        self._gateway.set(asked)
        if action is not None:
            await self._gateway.act(str(action), float(asked.get("seconds", PAUSE_SECONDS)))
        return self._gateway.settings()

    async def _act_on_bot(self, asked: Json) -> Json:
        action = str(asked.get("action"))
        if action in MOVES:
            await self._servers.move_bot(asked)
        elif "server" in asked:
            raise ControlError(f"`server` belongs to the actions {', '.join(MOVES[:-1])} and {MOVES[-1]}.")
        else:
            await self._bot.act(action)
        return self._bot.status()

    async def _clock(self, asked: Json) -> Json:
        self._world.clock.ahead += float(asked.get("advance") or 0)
        return {"ahead": self._world.clock.ahead}

    async def _limits(self, asked: Json) -> Json:
        self._rest.pacing.set(asked)
        if "on" in asked or not asked:
            self._rest.limits.switch(on=asked.get("on", True))
        interactions = self._acts.interactions
        interactions.answer_seconds = float(asked.get("answer_seconds", interactions.answer_seconds))
        return {**self._rest.pacing.shown(), "answer_seconds": interactions.answer_seconds}


def _served(endpoint: Endpoint, takes: Keys) -> Callable[[web.Request], Awaitable[web.Response]]:
    async def serve(request: web.Request) -> web.Response:
        try:
            asked = check({**request.query, **await _body(request)}, takes)
            return _json(await endpoint({**asked, **request.match_info}))
        except ControlError as error:
            return _json({"error": error.sentence}, error.status)
        except DiscordError as error:
            return _json({"error": f"{error.message}."}, 400)
        except (TypeError, ValueError) as error:
            return _json({"error": f"This cannot be read: {error}."}, 400)

    return serve


async def _unknown(request: web.Request) -> web.Response:
    return _json(
        {"error": f"There is no call {request.method} {request.path}; docs/playground.md lists all."}, 404
    )


async def _body(request: web.Request) -> Json:
    raw = await request.read()
    if not raw:
        return {}
    body = json.loads(raw)
    if not isinstance(body, dict):
        raise ControlError("The body has to be a JSON object.")
    return body


def _json(body: Any, status: int = 200) -> web.Response:
    return web.Response(body=json.dumps(body).encode(), status=status, content_type="application/json")


def _number(asked: Json, name: str) -> int:
    return int(asked.get(name) or 0)
