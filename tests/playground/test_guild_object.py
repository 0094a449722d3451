"""The server as REST and the gateway show it."""

import pytest

from tests.kit.hand_bot import HandBot, Rest
from tests.kit.playground_client import Json, Playground

NEVER_LEFT_OUT = [
    "id",
    "name",
    "icon",
    "description",
    "home_header",
    "splash",
    "discovery_splash",
    "features",
    "banner",
    "owner_id",
    "application_id",
    "region",
    "afk_channel_id",
    "afk_timeout",
    "system_channel_id",
    "system_channel_flags",
    "widget_enabled",
    "widget_channel_id",
    "verification_level",
    "roles",
    "default_message_notifications",
    "mfa_level",
    "explicit_content_filter",
    "max_presences",
    "max_members",
    "max_stage_video_channel_users",
    "max_video_channel_users",
    "vanity_url_code",
    "premium_tier",
    "premium_subscription_count",
    "preferred_locale",
    "rules_channel_id",
    "safety_alerts_channel_id",
    "public_updates_channel_id",
    "premium_progress_bar_enabled",
    "nsfw",
    "nsfw_level",
    "emojis",
    "stickers",
    "incidents_data",
]
"""Source: Discord's description of its API, `GuildResponse`."""
GATEWAY_ALONE = ("joined_at", "large", "member_count", "voice_states", "members", "channels", "threads")


async def test_no_field_is_left_out_by_rest(bare: Playground, rest: Rest) -> None:
    _, guild = await rest.call("GET", f"guilds/{(await bare.guild())['id']}")
    assert sorted(guild) == sorted(NEVER_LEFT_OUT)


async def test_no_field_is_left_out_by_the_gateway(bare: Playground, hand: HandBot) -> None:
    await bare.server("Another")
    told = await hand.event("GUILD_CREATE")
    assert [key for key in (*NEVER_LEFT_OUT, *GATEWAY_ALONE) if key not in told] == []


@pytest.mark.parametrize("query", ["with_counts=true", "with_counts=1"])
async def test_members_are_counted_for_who_asks(bare: Playground, rest: Rest, lea: Json, query: str) -> None:
    path = f"guilds/{(await bare.guild())['id']}?{query}"
    _, before = await rest.call("GET", path)
    assert before["approximate_member_count"] == 1 + sum(
        person["member"] for person in await bare.people()
    )  # and the bot
    await bare.change_person(lea, member=False)
    _, after = await rest.call("GET", path)
    assert after["approximate_member_count"] == before["approximate_member_count"] - 1
    assert after["approximate_presence_count"] == after["approximate_member_count"]


async def test_a_community_has_channels_for_its_rules(bare: Playground, rest: Rest) -> None:
    server = await bare.server("Ville", locale="fr", community=True)
    channel = await bare.channel("accueil", server=server["id"])
    _, guild = await rest.call("GET", f"guilds/{server['id']}")
    assert (guild["rules_channel_id"], guild["public_updates_channel_id"]) == (channel["id"],) * 2
