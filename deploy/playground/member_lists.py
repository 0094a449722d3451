"""The members of a server as a bot asks for them: by the beginning of a name, or by ids."""

from deploy.playground import members, objects
from deploy.playground.world import Guild, Json, World

CHUNK = 1_000
QUERY_MOST = 100


def everybody(world: World, guild: Guild) -> list[Json]:
    """List the members, the bot among them."""
    people = [members.member(person, guild) for person in world.people.values() if person.belongs_to(guild)]
    return [members.bot_member(world, guild), *people]


def beginning(world: World, guild: Guild, query: str) -> list[Json]:
    """List the members whose user name, name or nick begins like this."""
    start = query.casefold()
    return [
        member
        for member in everybody(world, guild)
        if any((name or "").casefold().startswith(start) for name in _names(member))
    ]


def chunks(world: World, guild: Guild, asked: Json) -> list[Json]:
    """Answer op 8: by `user_ids`, or by `query` and `limit` (0 with an empty query: all)."""
    wanted = asked.get("user_ids") or []
    wanted = [str(user) for user in (wanted if isinstance(wanted, list) else [wanted])]
    if wanted:
        found = [member for member in everybody(world, guild) if member["user"]["id"] in wanted]
    else:
        query, limit = str(asked.get("query") or ""), int(asked.get("limit") or 0)
        most = min(limit or QUERY_MOST, QUERY_MOST) if query else limit or None
        found = beginning(world, guild, query)[:most]
    known = {*world.people, world.bot_id}
    parts = [found[start : start + CHUNK] for start in range(0, len(found), CHUNK)] or [[]]
    nonce = {"nonce": asked["nonce"]} if asked.get("nonce") else {}
    return [
        {
            "guild_id": guild.id,
            "members": part,
            "chunk_index": number,
            "chunk_count": len(parts),
            "not_found": [user for user in wanted if user not in known],
            **nonce,
        }
        for number, part in enumerate(parts)
    ]


def _names(member: Json) -> tuple[str | None, ...]:
    user = member["user"]
    name = objects.BOT_NAME if user.get("bot") else user["global_name"]
    return user["username"], name, member["nick"]
