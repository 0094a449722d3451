"""REST: the application, its user, its commands, the server's members."""

from deploy.playground import guilds, objects
from deploy.playground.calls import Call
from deploy.playground.command_limits import (
    CHAT_INPUT,
    COMMAND_FIELDS,
    check_command,
    check_commands,
    keep_commands,
)
from deploy.playground.errors import (
    MISSING_ACCESS,
    UNKNOWN_COMMAND,
    UNKNOWN_GUILD,
    UNKNOWN_MEMBER,
    UNKNOWN_USER,
    DiscordError,
)
from deploy.playground.members import bot_member, member
from deploy.playground.rest import Answer, Rest
from deploy.playground.starts import Starts
from deploy.playground.world import Guild, Json, Standing, World

GUILDS_PAGE = 200


class ApplicationRoutes:
    """What the bot asks about itself and the people it serves."""

    def __init__(self, world: World, starts: Starts) -> None:
        self._world = world
        self._starts = starts

    def add_to(self, rest: Rest) -> None:
        """Add these routes."""
        rest.add("GET", "gateway", self._gateway)
        rest.add("GET", "gateway/bot", self._gateway)
        rest.add("GET", "users/@me", self._me)
        rest.add("GET", "users/{}", self._user)
        rest.add("GET", "applications/@me", self._application)
        rest.add("GET", "oauth2/applications/@me", self._application)
        for scope in ("applications/{}/commands", "applications/{}/guilds/{}/commands"):
            rest.add("GET", scope, self._commands)
            rest.add("PUT", scope, self._put_commands)
            rest.add("GET", f"{scope}/{{}}", self._command)
            rest.add("POST", scope, self._post_command)
            rest.add("PATCH", f"{scope}/{{}}", self._patch_command)
            rest.add("DELETE", f"{scope}/{{}}", self._delete_command)
        rest.add("GET", "users/@me/guilds", self._guilds)
        rest.add("GET", "guilds/{}", self._guild)
        rest.add("GET", "guilds/{}/channels", self._channels)
        rest.add("GET", "guilds/{}/members/{}", self._member)

    async def _gateway(self, call: Call) -> Answer:
        url = f"{self._world.url.replace('http', 'ws', 1)}/gateway"
        if call.route == "gateway":
            return 200, {"url": url}
        return 200, {"url": url, "shards": 1, "session_start_limit": self._starts.shown()}

    async def _me(self, _call: Call) -> Answer:
        return 200, objects.own_user(self._world)

    async def _user(self, call: Call) -> Answer:
        if call.names[0] == self._world.bot_id:
            return 200, objects.bot_user(self._world)
        person = self._world.people.get(call.names[0])
        if person is None:
            raise DiscordError(UNKNOWN_USER)
        return 200, objects.user(person)

    async def _application(self, _call: Call) -> Answer:
        return 200, objects.application(self._world)

    async def _commands(self, call: Call) -> Answer:
        return 200, self._world.commands.get(self._scope(call), [])

    async def _put_commands(self, call: Call) -> Answer:
        scope = self._scope(call)
        return 200, keep_commands(self._world, scope, check_commands(call.body))

    async def _command(self, call: Call) -> Answer:
        for command in self._world.commands.get(self._scope(call), []):
            if command["id"] == call.names[-1]:
                return 200, command
        raise DiscordError(UNKNOWN_COMMAND)

    async def _post_command(self, call: Call) -> Answer:
        scope = self._scope(call)
        body = call.body if isinstance(call.body, dict) else {}
        named = (body.get("type") or CHAT_INPUT, body.get("name"))
        there = self._world.commands.get(scope, [])
        others = [command for command in there if (command["type"], command["name"]) != named]
        command = check_command(call.body, others)
        kept = keep_commands(self._world, scope, [*others, command])
        return 201 if len(others) == len(there) else 200, kept[-1]

    async def _patch_command(self, call: Call) -> Answer:
        scope = self._scope(call)
        _, old = await self._command(call)
        body = call.body if isinstance(call.body, dict) else {}
        others = [command for command in self._world.commands[scope] if command is not old]
        changed = {key: value for key, value in old.items() if key in COMMAND_FIELDS} | body
        kept = keep_commands(self._world, scope, [*others, check_command(changed, others)])
        return 200, kept[-1]

    async def _delete_command(self, call: Call) -> Answer:
        scope = self._scope(call)
        _, command = await self._command(call)
        self._world.commands[scope].remove(command)
        return 204, None

    def _scope(self, call: Call) -> str:
        if call.names[0] != self._world.bot_id:
            raise DiscordError(MISSING_ACCESS)
        if "guilds" not in call.route:
            return ""
        guild = self._world.guilds.get(call.names[1])
        if guild is None or guild.bot is Standing.GONE:
            raise DiscordError(MISSING_ACCESS)
        return guild.id

    async def _guilds(self, call: Call) -> Answer:
        joined = [guild for guild in self._world.guilds.values() if guild.bot is Standing.MEMBER]
        page = page_of([guilds.brief(guild) | self._counts(call, guild) for guild in joined], call.query)
        return 200, page

    async def _guild(self, call: Call) -> Answer:
        guild = self._joined(call)
        return 200, guilds.guild(self._world, guild) | self._counts(call, guild)

    def _counts(self, call: Call, guild: Guild) -> Json:
        wanted = call.query.get("with_counts") in ("1", "true", "True")
        return guilds.counts(self._world, guild) if wanted else {}

    async def _channels(self, call: Call) -> Answer:
        return 200, guilds.channels(self._world, self._joined(call))

    async def _member(self, call: Call) -> Answer:
        guild = self._joined(call)
        if call.names[1] == self._world.bot_id:
            return 200, bot_member(self._world, guild)
        person = self._world.people.get(call.names[1])
        if person is None:
            raise DiscordError(UNKNOWN_USER)
        if not person.belongs_to(guild):
            raise DiscordError(UNKNOWN_MEMBER)
        return 200, member(person, guild)

    def _joined(self, call: Call) -> Guild:
        guild = self._world.guilds.get(call.names[0])
        if guild is None or guild.bot is not Standing.MEMBER:
            raise DiscordError(UNKNOWN_GUILD)
        return guild


def page_of(things: list[Json], query: dict[str, str]) -> list[Json]:
    """Return one page of what has ids, oldest first: `after`, `before` and `limit`."""
    after, before, limit = (int(query.get(name) or 0) for name in ("after", "before", "limit"))
    found = [
        thing for thing in things if after < int(thing["id"]) and (not before or int(thing["id"]) < before)
    ]
    return found[: min(limit or GUILDS_PAGE, GUILDS_PAGE)]
