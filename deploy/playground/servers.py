"""Servers through the control interface: adding them, and the bot's comings and goings."""

from deploy.playground import guilds
from deploy.playground.errors import ControlError
from deploy.playground.gateway import Gateway
from deploy.playground.intents import GUILDS
from deploy.playground.people_and_places import read_locale, read_name
from deploy.playground.permissions import read_names
from deploy.playground.world import NO_LOCALE, Guild, Json, Standing, World

KICK, INVITE, OUTAGE, RESTORE = "kick", "invite", "outage", "restore"
MOVES = (KICK, INVITE, OUTAGE, RESTORE)
"""What can happen between the bot and a server."""
ADDED = (Standing.MEMBER, Standing.COMMANDS_ONLY)


class Servers:
    """The servers, and whether the bot is in them."""

    def __init__(self, world: World, gateway: Gateway) -> None:
        self._world = world
        self._gateway = gateway

    async def listed(self, _asked: Json) -> list[Json]:
        """List all servers, the oldest first."""
        return [show_server(guild) for guild in self._world.guilds.values()]

    async def add(self, asked: Json) -> Json:
        """Create a server, to which the bot is added at once."""
        name = read_name(asked, "A server")
        locale = read_locale(asked) if "locale" in asked else NO_LOCALE
        bot = str(asked.get("bot") or Standing.MEMBER)
        if bot not in ADDED:
            raise ControlError(f"`bot` is one of {', '.join(ADDED)}.")
        guild = self._world.add_guild(name, locale, community=bool(asked.get("community")))
        guild.bot = Standing(bot)
        guild.denied = sorted(read_names(asked.get("denied") or []))
        self._tell(guild)
        return show_server(guild)

    async def move_bot(self, asked: Json) -> None:
        """Take the bot out of a server, make it a member, or have Discord lose the server for a while."""
        guild = self._world.server(asked["server"]) if "server" in asked else self._world.guild
        if asked["action"] == KICK:
            self._kick(guild)
        elif asked["action"] in (OUTAGE, RESTORE):
            self._lose(guild, lost=asked["action"] == OUTAGE)
        elif guild.bot is Standing.MEMBER:
            raise ControlError(f"The bot is a member of {guild.name} already.")
        else:
            guild.bot = Standing.MEMBER
            guild.denied = []
            self._tell(guild)

    def _kick(self, guild: Guild) -> None:
        if guild.bot is Standing.GONE:
            raise ControlError(f"The bot is not in {guild.name}.")
        if guild.bot is Standing.MEMBER:
            self._gateway.dispatch("GUILD_DELETE", {"id": guild.id}, guild=guild, intents=GUILDS)
        guild.bot = Standing.GONE
        for place in self._world.guild_channels(guild):
            place.members = [one for one in place.members if one != self._world.bot_id]
        self._world.commands.pop(guild.id, None)
        self._world.changed({"servers": True})

    def _lose(self, guild: Guild, *, lost: bool) -> None:
        """Make a server unavailable to the bot, or available again.

        Source: Discord's documentation, "Guild Availability" and "Guild Delete".
        """
        if guild.bot is not Standing.MEMBER:
            raise ControlError(f"The bot is not in {guild.name}.")
        if lost and not guild.out:
            told: Json = {"id": guild.id, "unavailable": True}
            self._gateway.dispatch("GUILD_DELETE", told, guild=guild, intents=GUILDS)
        back, guild.out = guild.out and not lost, lost
        if back:
            told = guilds.created(self._world, guild) | {"unavailable": False}
            self._gateway.dispatch("GUILD_CREATE", told, guild=guild, intents=GUILDS)

    def _tell(self, guild: Guild) -> None:
        if guild.bot is Standing.MEMBER:
            told = guilds.created(self._world, guild)
            self._gateway.dispatch("GUILD_CREATE", told, guild=guild, intents=GUILDS)
        self._world.changed({"servers": True})


def show_server(guild: Guild) -> Json:
    """Show a server on the control interface."""
    return {
        "id": guild.id,
        "name": guild.name,
        "locale": guild.preferred_locale,
        "community": guild.community,
        "denied": guild.denied,
        "bot": guild.bot.value,
    }
