"""What people are called and which roles they have in a server, through the control interface."""

from deploy.playground import guilds, permissions
from deploy.playground.errors import ControlError
from deploy.playground.gateway import Gateway
from deploy.playground.intents import GUILDS
from deploy.playground.permissions import bits_of, read_names
from deploy.playground.world import Guild, Json, Person, Standing, World

NICK_MOST, NAME_MOST = 32, 100
"""Characters of a nickname, and of a role's name. Source: Discord's documentation."""
MODERATOR = "moderator"
MODERATORS_MORE = frozenset({"manage_guild", "manage_channels"})
"""What a role of this name allows beside what a person who is `moderator` may do."""


def read_nick(asked: Json) -> str:
    """Read a nickname; an empty one takes the nickname back."""
    nick = str(asked["nick"]).strip()
    if len(nick) > NICK_MOST:
        raise ControlError(f"`nick` takes {NICK_MOST} characters at most, not {len(nick)}.")
    return nick


def read_roles(asked: Json) -> list[Json]:
    """Read roles: names, or objects with a name and a list of permissions."""
    return [_read(entry if isinstance(entry, dict) else {"name": entry}) for entry in asked["roles"]]


def set_roles(world: World, gateway: Gateway, person: Person, guild: Guild, roles: list[Json]) -> None:
    """Give somebody these roles in a server and no other; roles that are not there are made."""
    person.roles[guild.id] = list(dict.fromkeys(_made(world, gateway, guild, role) for role in roles))


def names_of(person: Person, guild: Guild) -> list[str]:
    """List the names of somebody's roles in a server."""
    own = person.roles.get(guild.id, [])
    return [role["name"] for role in guild.roles if role["id"] in own]


def _read(given: Json) -> Json:
    name = given["name"].strip()
    if not 1 <= len(name) <= NAME_MOST:
        raise ControlError(f"A role’s name takes 1 to {NAME_MOST} characters.")
    if "permissions" in given:
        return {"name": name, "permissions": bits_of(read_names(given["permissions"]))}
    return {"name": name}


def _made(world: World, gateway: Gateway, guild: Guild, given: Json) -> str:
    role = next((one for one in guild.roles if one["name"] == given["name"]), None)
    if role is None:
        role = {"id": world.ids.take(), "permissions": _usual(given["name"]), **given}
        guild.roles.append(role)
        _tell(gateway, guild, role, "GUILD_ROLE_CREATE")
    elif role | given != role:
        role.update(given)
        _tell(gateway, guild, role, "GUILD_ROLE_UPDATE")
    return str(role["id"])


def _usual(name: str) -> int:
    return permissions.MODERATOR | bits_of(MODERATORS_MORE) if name.casefold() == MODERATOR else 0


def _tell(gateway: Gateway, guild: Guild, role: Json, event: str) -> None:
    if guild.bot is Standing.MEMBER:
        shown = guilds.role(role, guild.roles.index(role) + 2)
        gateway.dispatch(event, {"guild_id": guild.id, "role": shown}, guild=guild, intents=GUILDS)
