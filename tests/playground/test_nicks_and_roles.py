"""Nicknames and roles: what an interaction tells of whoever makes it."""

import pytest

from tests.kit.hand_bot import HandBot
from tests.kit.playground_client import Json, Playground, Refused
from tests.playground.conftest import Table
from tests.playground.room_by_hand import MESSAGE, Room

MANAGE_CHANNELS, MANAGE_GUILD, MANAGE_MESSAGES = 1 << 4, 1 << 5, 1 << 13


async def member_of(at: Room) -> Json:
    """Type a command; give the member that the bot is told of."""
    act = await at.says()
    await act.answer(MESSAGE, {"content": "x"})
    member: Json = act.interaction["member"]
    return member


async def test_the_next_interaction_tells_a_new_nickname(at: Room, hand: HandBot) -> None:
    assert (await member_of(at))["nick"] is None
    changed = await at.playground.change_person(at.person, nick="Cap’n")
    assert changed["nick"] == "Cap’n"
    member = await member_of(at)
    assert (member["nick"], member["user"]["global_name"]) == ("Cap’n", "Léa")
    assert (await at.playground.change_person(at.person, nick=""))["nick"] is None
    assert (await member_of(at))["nick"] is None
    await at.playground.channel("heard")
    heard = await hand.receive()  # no event told of the nickname: that needs the intent for members
    assert (heard["t"], heard["d"]["name"]) == ("CHANNEL_CREATE", "heard")


async def test_roles_are_made_told_and_add_permissions(at: Room, hand: HandBot) -> None:
    roles = ["Pirates", {"name": "Crew", "permissions": ["manage_guild"]}]
    changed = await at.playground.change_person(at.person, roles=roles)
    assert changed["roles"] == ["Pirates", "Crew"]
    made = [(await hand.event("GUILD_ROLE_CREATE"))["role"] for _ in roles]
    member = await member_of(at)
    assert member["roles"] == [role["id"] for role in made]
    assert int(member["permissions"]) & (MANAGE_GUILD | MANAGE_MESSAGES) == MANAGE_GUILD
    _, guild = await at.rest.call("GET", f"guilds/{(await at.playground.guild())['id']}")
    assert [role["name"] for role in guild["roles"]][-2:] == ["Pirates", "Crew"]
    await at.playground.change_person(at.person, roles=[{"name": "Crew", "permissions": []}])
    assert (await hand.event("GUILD_ROLE_UPDATE"))["role"]["permissions"] == "0"
    member = await member_of(at)
    assert (member["roles"], int(member["permissions"]) & MANAGE_GUILD) == ([made[1]["id"]], 0)


async def test_a_role_called_moderator_moderates(at: Room) -> None:
    await at.playground.change_person(at.person, roles=["moderator"])
    wanted = MANAGE_CHANNELS | MANAGE_GUILD | MANAGE_MESSAGES
    assert int((await member_of(at))["permissions"]) & wanted == wanted
    await at.playground.change_person(at.person, roles=[])
    assert int((await member_of(at))["permissions"]) & wanted == 0


async def test_nick_and_roles_are_of_one_server_where_it_is_named(at: Room) -> None:
    server = await at.playground.server("Second")
    changed = await at.playground.change_person(
        at.person, server=server["id"], nick="Elsewhere", roles=["Guests"]
    )
    assert (changed["nick"], changed["roles"]) == ("Elsewhere", ["Guests"])
    assert ((await member_of(at))["nick"], (await member_of(at))["roles"]) == (None, [])
    at.channel = await at.playground.channel("room", server=server["id"])
    member = await member_of(at)
    assert (member["nick"], len(member["roles"])) == ("Elsewhere", 1)


async def test_a_role_opens_commands_and_private_threads(at: Room) -> None:
    thread = await at.playground.channel("secret", "private-thread")
    _, me = await at.rest.call("GET", "users/@me")
    body = [{"name": "say", "description": "d", "default_member_permissions": str(MANAGE_GUILD)}]
    await at.rest.call("PUT", f"applications/{me['id']}/commands", body)
    with pytest.raises(Refused, match="may not use /say"):
        await at.playground.type(at.person, at.channel, "/say")
    await at.playground.change_person(at.person, roles=["moderator"])
    at.channel = thread
    assert (await member_of(at))["user"]["id"] == at.person["id"]


async def test_discord_py_knows_names_roles_and_permissions(table: Table, lea: Json) -> None:
    table.person = lea
    assert await table.says("/try me") == "Léa  False"
    # roles of this test alone: the playground is shared, and discord.py sorts roles by when they were made
    mates = {"name": "First mates", "permissions": ["manage_guild"]}
    await table.playground.change_person(lea, nick="Cap’n", roles=["Deckhands", mates])
    assert await table.says("/try me") == "Cap’n Deckhands+First mates True"
    await table.playground.change_person(lea, nick="", roles=[])
    assert await table.says("/try me") == "Léa  False"


@pytest.mark.parametrize(
    ("asked", "sentence"),
    [
        ({"nick": "x" * 33}, "`nick` takes 32 characters at most, not 33"),
        ({"roles": [""]}, "A role’s name takes 1 to 100 characters"),
        ({"roles": [{"name": "x", "permissions": ["fly"]}]}, "No permission is called fly"),
    ],
)
async def test_what_cannot_be_changes_nothing(
    bare: Playground, lea: Json, asked: Json, sentence: str
) -> None:
    with pytest.raises(Refused, match=sentence):
        await bare.change_person(lea, dms="closed", **asked)
    assert lea in await bare.people()
