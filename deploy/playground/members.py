"""People and the bot as members of a server."""

from deploy.playground import objects, permissions
from deploy.playground.world import Guild, Json, Person, World

BOT_JOINED = "2024-01-01T00:00:00+00:00"


def member(person: Person, guild: Guild) -> Json:
    """Show a person as a member of a server."""
    nick, roles = person.nicks.get(guild.id) or None, person.roles.get(guild.id, [])
    return _shown(objects.user(person), nick, roles, person.joined_at)


def bot_member(world: World, guild: Guild) -> Json:
    """Show the bot as a member of a server."""
    return _shown(objects.bot_user(world), guild.bot_nick, [guild.bot_role], BOT_JOINED)


def _shown(user: Json, nick: str | None, roles: list[str], joined_at: str) -> Json:
    return {
        "user": user,
        "nick": nick,
        "avatar": None,
        "banner": None,
        "roles": roles,
        "joined_at": joined_at,
        "premium_since": None,
        "deaf": False,
        "mute": False,
        "flags": 0,
        "pending": False,
        "communication_disabled_until": None,
    }


def granted(person: Person, guild: Guild | None) -> int:
    """Return what somebody may do: in a server what everybody may, and what each of the roles adds."""
    may = permissions.MODERATOR if person.moderator else permissions.MEMBER
    if guild is not None:
        own = person.roles.get(guild.id, [])
        for role in guild.roles:
            may |= role["permissions"] if role["id"] in own else 0
    return permissions.ALL if may & permissions.BITS["administrator"] else may


def may(person: Person, guild: Guild | None, permission: str) -> bool:
    """Say whether somebody has a permission in a server."""
    return bool(granted(person, guild) & permissions.BITS[permission])
