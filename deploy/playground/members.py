"""People and the bot as members of a server."""

from deploy.playground import objects, permissions
from deploy.playground.world import Guild, Json, Person, World


def member(person: Person, guild: Guild) -> Json:
    """Show a person as a member of a server."""
    return {
        "user": objects.user(person),
        "nick": person.nicks.get(guild.id) or None,
        "avatar": None,
        "banner": None,
        "roles": person.roles.get(guild.id, []),
        "joined_at": person.joined_at,
        "premium_since": None,
        "deaf": False,
        "mute": False,
        "flags": 0,
        "pending": False,
        "communication_disabled_until": None,
    }


def bot_member(world: World, guild: Guild) -> Json:
    """Show the bot as a member of a server."""
    return {
        "user": objects.bot_user(world),
        "nick": guild.bot_nick,
        "avatar": None,
        "banner": None,
        "roles": [guild.bot_role],
        "joined_at": "2024-01-01T00:00:00+00:00",
        "premium_since": None,
        "deaf": False,
        "mute": False,
        "flags": 0,
        "pending": False,
        "communication_disabled_until": None,
    }


def granted(person: Person, guild: Guild | None) -> int:
    """Give what somebody may do: in a server what everybody may, and what each of the roles adds."""
    may = permissions.MODERATOR if person.moderator else permissions.MEMBER
    if guild is not None:
        own = person.roles.get(guild.id, [])
        for role in guild.roles:
            may |= role["permissions"] if role["id"] in own else 0
    return permissions.ALL if may & permissions.BITS["administrator"] else may


def may(person: Person, guild: Guild | None, permission: str) -> bool:
    """Say whether somebody has a permission in a server."""
    return bool(granted(person, guild) & permissions.BITS[permission])
