"""People, channels and the application as the JSON objects of Discord's API."""

from datetime import UTC, datetime

from deploy.playground import permissions
from deploy.playground.snowflakes import moment_of
from deploy.playground.world import SPOKEN, THREADS, Channel, Json, Kind, Person, Standing, World

CHANNEL_TYPES = {
    Kind.TEXT: 0,
    Kind.DM: 1,
    Kind.VOICE: 2,
    Kind.THREAD: 11,
    Kind.PRIVATE_THREAD: 12,
    Kind.STAGE: 13,
}
LOCALES = frozenset(
    {
        "ar",
        "bg",
        "cs",
        "da",
        "de",
        "el",
        "en-GB",
        "en-US",
        "es-419",
        "es-ES",
        "fi",
        "fr",
        "he",
        "hi",
        "hr",
        "hu",
        "id",
        "it",
        "ja",
        "ko",
        "lt",
        "nl",
        "no",
        "pl",
        "pt-BR",
        "ro",
        "ru",
        "sv-SE",
        "th",
        "tr",
        "uk",
        "vi",
        "zh-CN",
        "zh-TW",
    }
)
BOT_NAME = "Tallyho"


def user(person: Person) -> Json:
    """Show a person as a user."""
    shown = {
        "id": person.id,
        "username": person.username,
        "global_name": person.name,
        "avatar": None,
        "discriminator": "0",
        "public_flags": 0,
        "flags": 0,
        "primary_guild": None,
    }
    return shown | {"bot": True} if person.bot else shown


def bot_user(world: World) -> Json:
    """Show the bot as a user."""
    return {
        "id": world.bot_id,
        "username": BOT_NAME,
        "global_name": None,
        "avatar": None,
        "discriminator": "1234",
        "public_flags": 0,
        "flags": 0,
        "primary_guild": None,
        "bot": True,
    }


def own_user(world: World) -> Json:
    """Show the bot to itself."""
    return {**bot_user(world), "mfa_enabled": True, "locale": "en-US", "verified": True, "email": None}


def channel(world: World, place: Channel) -> Json:
    """Show a channel, a thread or direct messages."""
    shown: Json = {
        "id": place.id,
        "type": CHANNEL_TYPES[place.kind],
        "last_message_id": place.last_message_id,
        "flags": 0,
    }
    if place.kind is Kind.DM:
        shown["recipients"] = [user(world.people[place.recipient])] if place.recipient in world.people else []
        return shown
    shown |= {
        "guild_id": place.server,
        "name": place.name,
        "rate_limit_per_user": 0,
        "parent_id": place.parent,
    }
    if place.kind in THREADS:
        return shown | _thread(world, place)
    shown |= {
        "position": place.position,
        "nsfw": False,
        "permission_overwrites": _overwrites(world, place),
    }
    if place.kind in SPOKEN:
        shown |= {"bitrate": 64000, "user_limit": 0, "rtc_region": None}
    else:
        shown["topic"] = None
    return shown


def application(world: World) -> Json:
    """Show the bot's application."""
    return {
        "id": world.bot_id,
        "name": BOT_NAME,
        "icon": None,
        "description": "",
        "type": None,
        "bot": bot_user(world),
        "bot_public": True,
        "bot_require_code_grant": False,
        "verify_key": "0" * 64,
        "flags": 0,
        "flags_new": "0",
        "redirect_uris": [],
        "interactions_endpoint_url": None,
        "role_connections_verification_url": None,
        "owner": {
            **bot_user(world),
            "id": world.guild.owner,
            "username": "owner",
            "discriminator": "0",
            "bot": False,
        },
        "approximate_guild_count": sum(one.bot is Standing.MEMBER for one in world.guilds.values()),
        "approximate_user_install_count": 0,
        "approximate_user_authorization_count": 0,
        "explicit_content_filter": 0,
        "team": None,
        "eligible_oauth2_scopes": [],
    }


def _overwrites(world: World, place: Channel) -> list[Json]:
    if not place.denied:
        return []
    return [{"id": world.bot_id, "type": 1, "allow": "0", "deny": str(permissions.bits_of(place.denied))}]


def _thread(world: World, place: Channel) -> Json:
    metadata = {
        "archived": place.archived,
        "archive_timestamp": place.archived_at or made_at(place),
        "auto_archive_duration": 1440,
        "locked": place.locked,
    }
    shown: Json = {
        "owner_id": world.guilds[place.server or ""].owner,
        "message_count": len(place.messages),
        "member_count": max(1, len(place.members)),
        "total_message_sent": len(place.messages),
        "thread_metadata": metadata,
    }
    if place.kind is Kind.PRIVATE_THREAD:
        metadata["invitable"] = True
    if world.bot_id in place.members:
        shown["member"] = thread_member(world, place)
    return shown


def thread_member(world: World, place: Channel) -> Json:
    """Show the bot as a member of a thread."""
    return {"id": place.id, "user_id": world.bot_id, "join_timestamp": made_at(place), "flags": 0}


def made_at(place: Channel) -> str:
    """Return the time when a channel was made, as Discord writes it."""
    return datetime.fromtimestamp(moment_of(place.id), UTC).isoformat()
