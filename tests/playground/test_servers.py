"""Several servers: their languages, who is in them, and how the bot was added to each."""

import aiohttp
import pytest

from tests.kit.hand_bot import HandBot, Rest
from tests.kit.playground_client import Json, Playground, Refused, client, process
from tests.playground.conftest import Table
from tests.playground.room_by_hand import BUTTON, MESSAGE, Room

EPHEMERAL = 64


@pytest.fixture
async def elsewhere(at: Room) -> Json:
    """Move to a server where the bot has its commands alone; give the server."""
    server = await at.playground.server("Elsewhere", bot="commands-only")
    at.channel = await at.playground.channel("far", server=server["id"])
    return server


async def test_a_server_is_told_to_the_bot_with_its_channels(bare: Playground, hand: HandBot) -> None:
    server = await bare.server("Second")
    told = await hand.event("GUILD_CREATE")
    assert (told["id"], told["name"], "unavailable" in told) == (server["id"], "Second", False)
    channel = await bare.channel("inside", server=server["id"])
    heard = await hand.event("CHANNEL_CREATE")
    assert (heard["id"], heard["guild_id"], channel["server"]) == (channel["id"], server["id"], server["id"])
    assert server in await bare.servers()


async def test_a_bot_that_comes_later_hears_of_every_server(bare: Playground, rest: Rest) -> None:
    server = await bare.server("Early")
    channel = await bare.channel("inside", server=server["id"])
    _, me = await rest.call("GET", "users/@me/guilds")
    assert server["id"] in [guild["id"] for guild in me]
    _, told = await rest.call("GET", f"guilds/{server['id']}/channels")
    assert [place["id"] for place in told] == [channel["id"]]


async def test_what_a_server_denies_the_bot_is_in_its_roles_until_it_is_invited_anew(at: Room) -> None:
    files = 1 << 15

    async def allowed() -> tuple[bool, list[bool]]:
        act = await at.says()
        await act.answer(MESSAGE, {"content": "x"})
        _, guild = await at.rest.call("GET", f"guilds/{server['id']}")
        roles = [bool(int(role["permissions"]) & files) for role in guild["roles"]]
        return bool(int(act.interaction["app_permissions"]) & files), roles

    server = await at.playground.server("Stingy", denied=["attach_files"])
    at.channel = await at.playground.channel("here", server=server["id"])
    assert server["denied"] == ["attach_files"]
    assert await allowed() == (False, [False, False])
    await at.playground.kick(server)
    await at.playground.invite(server)
    assert await allowed() == (True, [True, True])


LANGUAGES = [
    ({}, "en-US", []),
    ({"locale": "fr"}, "en-US", []),
    ({"locale": "fr", "community": True}, "fr", ["COMMUNITY"]),
]


@pytest.mark.parametrize(("given", "locale", "features"), LANGUAGES)
async def test_only_a_community_has_a_language_of_its_own(
    at: Room, given: Json, locale: str, features: list[str]
) -> None:
    server = await at.playground.server("Langues", **given)
    at.channel = await at.playground.channel("ici", server=server["id"])
    act = await at.says()
    told = act.interaction
    assert (server["locale"], told["guild_locale"], told["guild"]) == (
        locale,
        locale,
        {"id": server["id"], "locale": locale, "features": features},
    )
    assert (told["guild_id"], told["context"], told["authorizing_integration_owners"]) == (
        server["id"],
        0,
        {"0": server["id"]},
    )
    _, answer = await act.answer(MESSAGE, {"content": "x"})
    assert answer["interaction"]["guild_id"] == server["id"]
    _, guild = await at.rest.call("GET", f"guilds/{server['id']}")
    assert (guild["preferred_locale"], guild["features"]) == (locale, features)


async def test_the_first_server_is_french_where_the_playground_is() -> None:
    with process("--serve-only", "--lang", "fr") as running:
        async with client(running.url()) as playground:
            (server,) = await playground.servers()
            assert (server["locale"], server["community"]) == ("fr", True)


async def test_an_interaction_in_a_server_of_commands_alone_is_answered(at: Room, elsewhere: Json) -> None:
    act = await at.says()
    told = act.interaction
    assert (told["guild_id"], told["authorizing_integration_owners"]) == (
        elsewhere["id"],
        {"0": elsewhere["id"]},
    )
    _, answer = await act.answer(MESSAGE, {"content": "press", "components": [BUTTON]})
    pressed = await at.presses(answer["resource"]["message"])
    assert (await pressed.answer(MESSAGE, {"content": "seen", "flags": EPHEMERAL}))[0] == 200
    assert (await pressed.webhook("POST", "", {"content": "and more"}))[0] == 200
    assert (await pressed.webhook("PATCH", "/messages/@original", {"content": "changed"}))[0] == 200
    seen = [message["content"] for message in await at.playground.messages(at.channel, at.person)]
    assert seen == ["press", "changed", "and more"]


async def test_a_server_of_commands_alone_is_closed_to_the_bots_token(at: Room, elsewhere: Json) -> None:
    act = await at.says()
    _, answer = await act.answer(MESSAGE, {"content": "x"})
    channel = f"channels/{at.channel['id']}"
    message = f"{channel}/messages/{answer['resource']['message']['id']}"
    for method, path in [
        ("GET", channel),
        ("POST", f"{channel}/typing"),
        ("GET", f"{channel}/messages"),
        ("POST", f"{channel}/messages"),
        ("GET", message),
        ("PATCH", message),
        ("DELETE", message),
        ("PUT", message.replace("messages/", "messages/pins/")),
    ]:
        body = {"content": "y"} if method in ("POST", "PATCH") else None
        assert await at.rest.refusal(method, path, body) == (403, 50001), (method, path)
    assert await at.rest.refusal("GET", f"guilds/{elsewhere['id']}") == (404, 10004)
    assert await at.rest.refusal("GET", f"guilds/{elsewhere['id']}/members/1") == (404, 10004)


async def test_a_server_of_commands_alone_is_never_told_of(
    bare: Playground, hand: HandBot, rest: Rest
) -> None:
    quiet = await bare.server("Quiet", bot="commands-only")
    await bare.channel("unheard", server=quiet["id"])
    await bare.channel("heard")
    heard = await hand.receive()
    assert (heard["t"], heard["d"]["name"]) == ("CHANNEL_CREATE", "heard")
    assert quiet["id"] not in [guild["id"] for guild in (await rest.call("GET", "users/@me/guilds"))[1]]


async def test_discord_py_lives_with_a_server_it_is_no_member_of(table: Table) -> None:
    server = await table.playground.server("Commands", bot="commands-only")
    table.channel = await table.playground.channel("alone", server=server["id"])
    assert "False" in await table.says("/try guild")
    assert await table.says("/try add number:1 to:2") == "3"
    assert await table.says("/try post") == "403/50001"
    table.channel = await table.playground.channel("at home")
    assert await table.says("/try guild") == "Tallyho True en-US"


async def test_who_leaves_one_server_stays_in_the_others(bare: Playground, rest: Rest, lea: Json) -> None:
    second = await bare.server("Second home")
    channel = await bare.channel("inside", server=second["id"])
    _, dm = await rest.call("POST", "users/@me/channels", {"recipient_id": lea["id"]})
    path = f"channels/{dm['id']}/messages"
    changed = await bare.change_person(lea, member=False, server=second["id"])
    assert (changed["member"], changed["left"]) == (True, [second["id"]])
    assert await rest.refusal("GET", f"guilds/{second['id']}/members/{lea['id']}") == (404, 10007)
    with pytest.raises(Refused, match="not a member"):
        await bare.chat(lea, channel, "hello")
    assert (await rest.call("POST", path, {"content": "x"}))[0] == 200
    await bare.change_person(lea, member=False)
    assert await rest.refusal("POST", path, {"content": "x"}) == (403, 50278)
    back = await bare.change_person(lea, member=True, server=second["id"])
    assert (back["member"], second["id"] in back["left"], len(back["left"]) > 0) == (True, False, True)
    assert (await rest.call("POST", path, {"content": "x"}))[0] == 200


async def test_members_of_commands_alone_share_no_server_with_the_bot() -> None:
    with process("--serve-only") as running:
        async with client(running.url()) as playground, aiohttp.ClientSession() as session:
            rest = Rest(playground.url, session)
            person = (await playground.people())[0]
            (home,) = await playground.servers()
            await playground.server("Commands", bot="commands-only")
            _, dm = await rest.call("POST", "users/@me/channels", {"recipient_id": person["id"]})
            path = f"channels/{dm['id']}/messages"
            assert (await rest.call("POST", path, {"content": "x"}))[0] == 200
            await playground.change_person(person, member=False, server=home["id"])
            assert (await playground.people())[0]["member"] is True
            assert await rest.refusal("POST", path, {"content": "x"}) == (403, 50278)


async def test_who_left_the_only_server_is_a_member_of_the_next_one() -> None:
    with process("--serve-only") as running:
        async with client(running.url()) as playground:
            person = (await playground.people())[0]
            (home,) = await playground.servers()
            gone = await playground.change_person(person, member=False, server=home["id"])
            assert (gone["member"], gone["left"]) == (False, [home["id"]])
            channel = await playground.channel("new", server=(await playground.server("Next"))["id"])
            assert len(await playground.chat(person, channel, "here I am")) == 1
            assert (await playground.people())[0]["member"] is True


async def test_a_guilds_commands_are_its_own(bare: Playground, rest: Rest, lea: Json) -> None:
    server = await bare.server("Own")
    here, there = await bare.channel("here"), await bare.channel("there", server=server["id"])
    _, me = await rest.call("GET", "users/@me")
    path = f"applications/{me['id']}/guilds/{server['id']}/commands"
    await rest.call("PUT", path, [{"name": "local", "description": "d"}])
    known = [
        "local" in [command["name"] for command in await bare.commands(lea, place)] for place in (here, there)
    ]
    assert known == [False, True]


async def test_a_channel_of_another_server_is_no_value_of_an_option(table: Table) -> None:
    server = await table.playground.server("Away")
    await table.playground.channel("over-there", server=server["id"])
    with pytest.raises(Refused, match="no channel over-there"):
        await table.types("/try place channel:over-there")


@pytest.mark.parametrize(
    ("path", "asked", "sentence"),
    [
        ("servers", {}, "A server needs a name"),
        ("servers", {"name": "x", "locale": "xx"}, "no locale xx"),
        ("servers", {"name": "x", "bot": "gone"}, "`bot` is one of member, commands-only"),
        ("channels", {"name": "x", "server": "1"}, "no server 1"),
    ],
)
async def test_what_is_no_server_is_a_sentence(
    bare: Playground, path: str, asked: Json, sentence: str
) -> None:
    with pytest.raises(Refused, match=sentence):
        await bare.call(path, **asked)
