"""REST: the members and roles of a server. The bot may change its own nickname and nobody else."""

from deploy.playground import guilds, member_lists
from deploy.playground.breaches import Breaches
from deploy.playground.calls import Call
from deploy.playground.errors import (
    MISSING_ACCESS,
    MISSING_PERMISSIONS,
    UNKNOWN_COMMAND_PERMISSIONS,
    UNKNOWN_GUILD,
    UNKNOWN_ROLE,
    DiscordError,
)
from deploy.playground.gateway import Gateway
from deploy.playground.members import bot_member
from deploy.playground.rest import Answer, Rest
from deploy.playground.world import Guild, Json, Standing, World

NICK = 32
SEARCH_MOST = 1_000


class MemberRoutes:
    """What the bot asks of a server's members and roles."""

    def __init__(self, world: World, gateway: Gateway) -> None:
        self._world = world
        self._gateway = gateway

    def add_to(self, rest: Rest) -> None:
        """Add these routes."""
        rest.add("GET", "guilds/{}/members", self._members)
        rest.add("GET", "guilds/{}/members/search", self._search)
        rest.add("PATCH", "guilds/{}/members/@me", self._rename_bot)
        rest.add("GET", "guilds/{}/roles", self._roles)
        rest.add("GET", "guilds/{}/roles/{}", self._role)
        for method, route in (
            ("PATCH", "guilds/{}/members/{}"),
            ("DELETE", "guilds/{}/members/{}"),
            ("PUT", "guilds/{}/members/{}/roles/{}"),
            ("DELETE", "guilds/{}/members/{}/roles/{}"),
            ("POST", "guilds/{}/roles"),
            ("PATCH", "guilds/{}/roles"),
            ("PATCH", "guilds/{}/roles/{}"),
            ("DELETE", "guilds/{}/roles/{}"),
        ):
            rest.add(method, route, self._refuse)
        rest.add("GET", "applications/{}/guilds/{}/commands/permissions", self._no_permissions)
        rest.add("GET", "applications/{}/guilds/{}/commands/{}/permissions", self._no_permission)

    async def _members(self, call: Call) -> Answer:
        self._joined(call)
        raise DiscordError(MISSING_ACCESS)  # as for every application without the privileged intent

    async def _search(self, call: Call) -> Answer:
        guild = self._joined(call)
        given = call.query.get("limit", "1")
        limit = int(given) if given.isdecimal() else 0
        breaches = Breaches()
        breaches.whole(("limit",), limit, 1, SEARCH_MOST)
        breaches.text(("query",), call.query.get("query"), SEARCH_MOST, 1)
        breaches.refuse()
        return 200, member_lists.beginning(self._world, guild, call.query["query"])[:limit]

    async def _rename_bot(self, call: Call) -> Answer:
        guild = self._joined(call)
        body: Json = call.body or {}
        breaches = Breaches()
        breaches.fields((), body, ("nick", "avatar", "banner", "bio"))
        breaches.optional_text(("nick",), body.get("nick"), NICK)
        breaches.refuse()
        if "nick" in body:
            guild.bot_nick = body["nick"] or None
        shown = bot_member(self._world, guild)
        self._gateway.dispatch("GUILD_MEMBER_UPDATE", {**shown, "guild_id": guild.id}, guild=guild)
        self._world.changed({"channels": True})
        return 200, shown

    async def _roles(self, call: Call) -> Answer:
        return 200, guilds.guild(self._world, self._joined(call))["roles"]

    async def _role(self, call: Call) -> Answer:
        for role in guilds.guild(self._world, self._joined(call))["roles"]:
            if role["id"] == call.names[1]:
                return 200, role
        raise DiscordError(UNKNOWN_ROLE)

    async def _refuse(self, call: Call) -> Answer:
        self._joined(call)
        raise DiscordError(MISSING_PERMISSIONS)

    async def _no_permissions(self, call: Call) -> Answer:
        self._joined(call, 1)
        return 200, []

    async def _no_permission(self, call: Call) -> Answer:
        self._joined(call, 1)
        raise DiscordError(UNKNOWN_COMMAND_PERMISSIONS)

    def _joined(self, call: Call, place: int = 0) -> Guild:
        guild = self._world.guilds.get(call.names[place])
        if guild is None or guild.bot is not Standing.MEMBER:
            raise DiscordError(UNKNOWN_GUILD)
        return guild
