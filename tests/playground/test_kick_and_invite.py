"""The bot is removed from a server and invited again."""

import pytest

from tests.kit.hand_bot import HandBot
from tests.kit.playground_client import Json, Playground, Refused
from tests.playground.conftest import Table
from tests.playground.room_by_hand import BUTTON, DEFER, MESSAGE, MODAL, Room

FORM: Json = {
    "title": "t",
    "custom_id": "form",
    "components": [
        {"type": 1, "components": [{"type": 4, "custom_id": "a", "style": 1, "label": "A"}]},
    ],
}


@pytest.fixture
async def server(at: Room) -> Json:
    """Move to a server of its own, whose GUILD_CREATE has been heard."""
    server = await at.playground.server("Fickle")
    at.channel = await at.playground.channel("room", server=server["id"])
    return server


async def test_a_removed_bot_is_told_so_and_has_no_access(at: Room, server: Json, hand: HandBot) -> None:
    act = await at.says()
    await act.answer(DEFER)
    await at.playground.kick(server)
    assert (await hand.event("GUILD_DELETE")) == {"id": server["id"]}
    path = f"channels/{at.channel['id']}"
    assert await at.rest.refusal("GET", path) == (403, 50001)
    assert await at.rest.refusal("POST", f"{path}/messages", {"content": "x"}) == (403, 50001)
    assert await at.rest.refusal("GET", f"guilds/{server['id']}") == (404, 10004)
    assert (await act.webhook("POST", "", {"content": "said after all"}))[0] == 200


async def test_commands_buttons_and_forms_of_a_removed_bot_do_nothing(at: Room, server: Json) -> None:
    button = await at.button()
    pressed = await at.presses(button)
    await pressed.answer(MODAL, FORM)
    opened = await pressed.reaction()
    await at.playground.kick(server)
    assert await at.playground.commands(at.person, at.channel) == []
    with pytest.raises(Refused, match="has been removed from this server"):
        await at.playground.type(at.person, at.channel, "/say")
    assert (await at.playground.click(at.person, button, "Go"))["outcome"] == "none"
    assert (await at.playground.submit(at.person, opened, a="typed"))["outcome"] == "none"
    assert [message["content"] for message in await at.playground.messages(at.channel)] == ["press"]


async def test_what_a_removed_bot_does_not_hear(at: Room, server: Json, hand: HandBot) -> None:
    _, answer = await (await at.says()).answer(MESSAGE, {"content": "press", "components": [BUTTON]})
    await at.playground.kick(server)
    await hand.event("GUILD_DELETE")
    await at.playground.click(at.person, answer["resource"]["message"], "Go")
    await at.playground.channel("unheard", server=server["id"])
    await at.playground.channel("heard")
    heard = await hand.receive()
    assert (heard["t"], heard["d"]["name"]) == ("CHANNEL_CREATE", "heard")


async def test_an_invited_bot_hears_what_there_is_and_acts(at: Room, server: Json, hand: HandBot) -> None:
    await at.playground.kick(server)
    await hand.event("GUILD_DELETE")
    await at.playground.invite(server)
    told = await hand.event("GUILD_CREATE")
    assert (told["id"], [place["id"] for place in told["channels"]]) == (server["id"], [at.channel["id"]])
    path = f"channels/{at.channel['id']}/messages"
    assert (await at.rest.call("POST", path, {"content": "back"}))[0] == 200
    act = await at.says()
    await act.answer(MESSAGE, {"content": "x"})
    assert (await act.reaction())["outcome"] == "message"


async def test_a_server_is_lost_for_a_while(at: Room, server: Json, hand: HandBot) -> None:
    await at.playground.outage(server)
    assert await hand.event("GUILD_DELETE") == {"id": server["id"], "unavailable": True}
    await at.playground.channel("unheard", server=server["id"])
    act = await at.says()
    await act.answer(MESSAGE, {"content": "x"})
    assert (await act.reaction())["outcome"] == "message"
    await at.playground.restore(server)
    told = await hand.event("GUILD_CREATE")
    assert (told["id"], told["unavailable"]) == (server["id"], False)
    assert "unheard" in [place["name"] for place in told["channels"]]


async def test_who_shares_no_server_any_more_gets_no_direct_message(at: Room, server: Json) -> None:
    home = (await at.playground.servers())[0]
    _, dm = await at.rest.call("POST", "users/@me/channels", {"recipient_id": at.person["id"]})
    path = f"channels/{dm['id']}/messages"
    for other in await at.playground.servers():
        if other["id"] != server["id"]:
            await at.playground.change_person(at.person, member=False, server=other["id"])
    assert (await at.rest.call("POST", path, {"content": "x"}))[0] == 200
    await at.playground.kick(server)
    assert await at.rest.refusal("POST", path, {"content": "x"}) == (403, 50278)
    await at.playground.change_person(at.person, member=True, server=home["id"])
    assert (await at.rest.call("POST", path, {"content": "x"}))[0] == 200


async def test_commands_alone_become_a_membership(bare: Playground, hand: HandBot) -> None:
    server = await bare.server("Commands", bot="commands-only")
    await bare.invite(server)
    assert (await hand.event("GUILD_CREATE"))["id"] == server["id"]
    assert (await bare.servers())[-1]["bot"] == "member"


async def test_discord_py_leaves_and_joins(table: Table) -> None:
    await table.hears("ready")  # what comes before counts as having been there
    server = await table.playground.server("Revolving")
    await table.hears("joined Revolving")
    inside = await table.playground.channel("inside", server=server["id"])
    await table.playground.kick(server)
    await table.hears("left Revolving")
    await table.playground.invite(server)
    heard = await table.hears("joined Revolving")
    assert heard.index("left Revolving") < len(heard) - 1 - heard[::-1].index("joined Revolving")
    table.channel = inside
    assert await table.says("/try guild") == "Revolving True en-US"


@pytest.mark.parametrize(
    ("asked", "sentence"),
    [
        ({"action": "invite"}, "a member of Tallyho already"),
        ({"action": "kick", "server": "1"}, "no server 1"),
        (
            {"action": "stop", "server": "1"},
            "`server` belongs to the actions kick, invite, outage and restore",
        ),
    ],
)
async def test_what_cannot_be_done_is_a_sentence(bare: Playground, asked: Json, sentence: str) -> None:
    with pytest.raises(Refused, match=sentence):
        await bare.call("bot", **asked)


async def test_a_bot_is_removed_once(bare: Playground) -> None:
    server = await bare.server("Once")
    await bare.kick(server)
    with pytest.raises(Refused, match="not in Once"):
        await bare.kick(server)
