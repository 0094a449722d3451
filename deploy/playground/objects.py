"""People, channels and the server as the JSON objects of Discord's API."""

from datetime import UTC, datetime

from deploy.playground import permissions
from deploy.playground.snowflakes import moment_of
from deploy.playground.world import Channel, Json, Kind, Person, World

CHANNEL_TYPES = {Kind.TEXT: 0, Kind.DM: 1, Kind.VOICE: 2, Kind.THREAD: 11}
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
    return {
        "id": person.id,
        "username": person.username,
        "global_name": person.name,
        "avatar": None,
        "discriminator": "0",
        "public_flags": 0,
        "flags": 0,
        "primary_guild": None,
    }


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


def member(person: Person) -> Json:
    """Show a person as a member of the server."""
    return {
        "user": user(person),
        "nick": None,
        "avatar": None,
        "banner": None,
        "roles": [],
        "joined_at": person.joined_at,
        "premium_since": None,
        "deaf": False,
        "mute": False,
        "flags": 0,
        "pending": False,
        "communication_disabled_until": None,
    }


def bot_member(world: World) -> Json:
    """Show the bot as a member of the server."""
    return {
        "user": bot_user(world),
        "nick": None,
        "avatar": None,
        "banner": None,
        "roles": [world.guild.bot_role],
        "joined_at": "2024-01-01T00:00:00+00:00",
        "premium_since": None,
        "deaf": False,
        "mute": False,
        "flags": 0,
        "pending": False,
        "communication_disabled_until": None,
    }


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
        "guild_id": world.guild.id,
        "name": place.name,
        "rate_limit_per_user": 0,
        "parent_id": place.parent,
    }
    if place.kind is Kind.THREAD:
        return shown | _thread(world, place)
    shown |= {
        "position": place.position,
        "nsfw": False,
        "permission_overwrites": _overwrites(world, place),
    }
    if place.kind is Kind.VOICE:
        shown |= {"bitrate": 64000, "user_limit": 0, "rtc_region": None}
    else:
        shown["topic"] = None
    return shown


def guild(world: World) -> Json:
    """Show the server as GUILD_CREATE does."""
    places = world.guild_channels()
    return {
        "id": world.guild.id,
        "name": world.guild.name,
        "icon": None,
        "splash": None,
        "discovery_splash": None,
        "description": None,
        "banner": None,
        "owner_id": world.guild.owner,
        "preferred_locale": world.guild.locale,
        "afk_channel_id": None,
        "afk_timeout": 300,
        "system_channel_id": next((place.id for place in places if place.kind is Kind.TEXT), None),
        "system_channel_flags": 0,
        "rules_channel_id": None,
        "public_updates_channel_id": None,
        "verification_level": 0,
        "default_message_notifications": 1,
        "explicit_content_filter": 0,
        "mfa_level": 0,
        "nsfw_level": 0,
        "premium_tier": 0,
        "premium_progress_bar_enabled": False,
        "features": [],
        "emojis": [],
        "stickers": [],
        "roles": _roles(world),
        "joined_at": "2024-01-01T00:00:00+00:00",
        "large": False,
        "unavailable": False,
        "member_count": 1 + sum(person.member for person in world.people.values()),
        "members": [bot_member(world)],
        "channels": [channel(world, place) for place in places if place.kind is not Kind.THREAD],
        "threads": [
            channel(world, place) for place in places if place.kind is Kind.THREAD and not place.archived
        ],
        "voice_states": [],
        "presences": [],
        "stage_instances": [],
        "guild_scheduled_events": [],
        "soundboard_sounds": [],
    }


def bot_permissions(world: World, place: Channel) -> int:
    """Give what the bot may do in a channel; a thread takes its parent's restrictions over."""
    denied = place.denied
    if place.parent in world.channels:
        denied |= world.channels[place.parent].denied
    if "view_channel" in denied:
        return 0
    return permissions.BOT & ~permissions.bits_of(denied)


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
        "approximate_guild_count": 1,
        "approximate_user_install_count": 0,
        "approximate_user_authorization_count": 0,
        "explicit_content_filter": 0,
        "team": None,
        "eligible_oauth2_scopes": [],
    }


def _roles(world: World) -> list[Json]:
    base = {
        "color": 0,
        "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
        "hoist": False,
        "icon": None,
        "unicode_emoji": None,
        "mentionable": False,
        "flags": 0,
    }
    everyone = {"id": world.guild.id, "name": "@everyone", "position": 0, "managed": False}
    own = {"id": world.guild.bot_role, "name": BOT_NAME, "position": 1, "managed": True}
    return [
        {**base, **everyone, "permissions": str(permissions.MEMBER)},
        {**base, **own, "permissions": str(permissions.BOT), "tags": {"bot_id": world.bot_id}},
    ]


def _overwrites(world: World, place: Channel) -> list[Json]:
    if not place.denied:
        return []
    return [{"id": world.bot_id, "type": 1, "allow": "0", "deny": str(permissions.bits_of(place.denied))}]


def _thread(world: World, place: Channel) -> Json:
    return {
        "owner_id": world.guild.owner,
        "message_count": len(place.messages),
        "member_count": 1,
        "total_message_sent": len(place.messages),
        "thread_metadata": {
            "archived": place.archived,
            "archive_timestamp": place.archived_at or _made_at(place),
            "auto_archive_duration": 1440,
            "locked": False,
        },
    }


def _made_at(place: Channel) -> str:
    return datetime.fromtimestamp(moment_of(place.id), UTC).isoformat()
