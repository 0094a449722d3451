"""A server as the JSON objects of Discord's API."""

from deploy.playground import access, objects, permissions
from deploy.playground.members import bot_member, member
from deploy.playground.world import Channel, Guild, Json, Kind, Person, Standing, World

MEMBERS_MOST = 500_000
VIDEO_MOST, STAGE_MOST = 25, 50
MADE_AT = "2024-01-01T00:00:00+00:00"


def guild(world: World, one: Guild) -> Json:
    """Show a server as REST does: with every field that is not optional."""
    first = next((place.id for place in world.guild_channels(one) if place.kind is Kind.TEXT), None)
    return {
        "id": one.id,
        "name": one.name,
        "icon": None,
        "description": None,
        "home_header": None,
        "splash": None,
        "discovery_splash": None,
        "features": one.features,
        "banner": None,
        "owner_id": one.owner,
        "application_id": None,
        "region": "deprecated",
        "afk_channel_id": None,
        "afk_timeout": 300,
        "system_channel_id": first,
        "system_channel_flags": 0,
        "widget_enabled": False,
        "widget_channel_id": None,
        "verification_level": 0,
        "roles": _roles(world, one),
        "default_message_notifications": 1,
        "mfa_level": 0,
        "explicit_content_filter": 0,
        "max_presences": None,
        "max_members": MEMBERS_MOST,
        "max_stage_video_channel_users": STAGE_MOST,
        "max_video_channel_users": VIDEO_MOST,
        "vanity_url_code": None,
        "premium_tier": 0,
        "premium_subscription_count": 0,
        "preferred_locale": one.preferred_locale,
        "rules_channel_id": first if one.community else None,
        "safety_alerts_channel_id": None,
        "public_updates_channel_id": first if one.community else None,
        "premium_progress_bar_enabled": False,
        "nsfw": False,
        "nsfw_level": 0,
        "emojis": [],
        "stickers": [],
        "incidents_data": None,
    }


def brief(one: Guild) -> Json:
    """Show a server as the bot's own list of servers does."""
    return {
        "id": one.id,
        "name": one.name,
        "icon": None,
        "banner": None,
        "owner": False,
        "permissions": str(permissions.BOT),
        "features": one.features,
    }


def counts(world: World, one: Guild) -> Json:
    """Return what `with_counts` adds to a server: everybody counts as present."""
    count = _member_count(world, one)
    return {"approximate_member_count": count, "approximate_presence_count": count}


def created(world: World, one: Guild) -> Json:
    """Show a server as GUILD_CREATE does when the bot joins it: with its channels and the threads it sees.

    Of its members it names the bot and who is in a voice channel.
    Only after READY there is `unavailable` besides, which is false.
    Source: Discord's documentation, "Guild Create", and discord/discord-api-docs#5124.
    """
    places = world.guild_channels(one)
    speakers = world.speakers(one)
    threads = [place for place in places if place.parent and not place.archived and access.sees(world, place)]
    return {
        **guild(world, one),
        "joined_at": MADE_AT,
        "large": False,
        "member_count": _member_count(world, one),
        "members": [bot_member(world, one), *(member(person, one) for person, _ in speakers)],
        "channels": channels(world, one),
        "threads": [objects.channel(world, place) for place in threads],
        "voice_states": [voice_state(person, place) for person, place in speakers],
        "presences": [],
        "stage_instances": [],
        "guild_scheduled_events": [],
        "soundboard_sounds": [],
    }


def channels(world: World, one: Guild) -> list[Json]:
    """Show the channels of a server without its threads."""
    return [objects.channel(world, place) for place in world.guild_channels(one) if place.parent is None]


def voice_state(person: Person, place: Channel | None) -> Json:
    """Show where somebody is to be heard; None: nowhere any more."""
    return {
        "channel_id": None if place is None else place.id,
        "user_id": person.id,
        "session_id": f"{int(person.id):032x}",
        "deaf": False,
        "mute": False,
        "self_deaf": False,
        "self_mute": False,
        "self_stream": False,
        "self_video": False,
        "suppress": False,
        "request_to_speak_timestamp": None,
    }


def _member_count(world: World, one: Guild) -> int:
    present = sum(person.belongs_to(one) for person in world.people.values())
    return present + (one.bot is Standing.MEMBER)


def _roles(world: World, one: Guild) -> list[Json]:
    given = ~permissions.bits_of(frozenset(one.denied))
    everyone = _role(one.id, "@everyone", 0, permissions.MEMBER & given)
    own = _role(one.bot_role, objects.BOT_NAME, 1, permissions.BOT & given)
    made = [role(own_role, place) for place, own_role in enumerate(one.roles, start=2)]
    if one.bot is not Standing.MEMBER:
        return [everyone, *made]
    return [everyone, own | {"managed": True, "tags": {"bot_id": world.bot_id}}, *made]


def role(given: Json, position: int) -> Json:
    """Show a role that was made for people."""
    return _role(given["id"], given["name"], position, given["permissions"])


def _role(role_id: str, name: str, position: int, granted: int) -> Json:
    return {
        "id": role_id,
        "name": name,
        "position": position,
        "permissions": str(granted),
        "color": 0,
        "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
        "hoist": False,
        "icon": None,
        "unicode_emoji": None,
        "managed": False,
        "mentionable": False,
        "flags": 0,
    }
