"""First contact: the message on a new server, once, where the bot may write, and what its buttons do."""

import asyncio

import pytest

from rules.games import GAMES as REGISTERED
from tests.kit.playground_client import Json, Playground
from tests.kit.thorough import thoroughly
from tests.kit.wire_evening import buttons, pressable

ENGLISH, FRENCH = "Tallyho keeps score while you play", "Tallyho tient les scores"
GAMES = tuple(game.name for game in REGISTERED)


async def invited(playground: Playground, *places: Json, **server: object) -> tuple[Json, list[Json]]:
    """Have the bot invited to a server that has these channels already."""
    made = await playground.server("Fresh", bot="commands-only", **server)
    rooms = [
        await playground.channel(**{"name": f"room {number}", **place}, server=made["id"])
        for number, place in enumerate(places or ({},))
    ]
    await playground.settle()  # what the bot joins while it starts is no news to it
    await playground.invite(made)
    await playground.settle()
    return made, rooms


async def welcomes(playground: Playground, room: Json) -> list[Json]:
    return [message for message in await playground.messages(room) if pressable(message, "start")]


async def press(playground: Playground, who: Json, message: Json, action: str, *args: object) -> Json:
    custom_id = pressable(message, action, *args)
    assert custom_id is not None, (action, args, list(buttons(message)))
    return await playground.click(who, message, custom_id=custom_id)


@pytest.mark.parametrize(
    ("places", "chosen"),
    [
        ([{}, {}], 0),
        ([{"denied": ["send_messages"]}, {}, {}], 1),
        ([{"denied": ["view_channel"]}, {"kind": "voice"}, {}], 2),
        ([{"denied": ["send_messages"]}, {"kind": "voice"}], 1),
        ([{"kind": "voice", "denied": ["connect"]}, {"kind": "voice"}], 1),
        ([{"denied": ["send_messages"]}, {"kind": "voice", "denied": ["connect"]}], None),
    ],
)
async def test_it_stands_where_the_bot_may_write_and_is_never_tried_elsewhere(
    swift_playground: Playground, places: list[Json], chosen: int | None
) -> None:
    since = await swift_playground.at_rest()
    _, rooms = await invited(swift_playground, *places)
    found = [len(await welcomes(swift_playground, room)) for room in rooms]
    assert found == [int(number == chosen) for number in range(len(rooms))]
    doors = {f"/channels/{room['id']}/messages" for room in rooms}
    sent = [
        call
        for call in await swift_playground.calls(since)
        if call["method"] == "POST" and any(call["path"].endswith(door) for door in doors)
    ]
    assert [call["status"] for call in sent] == ([] if chosen is None else [200])


@pytest.mark.parametrize(
    ("server", "first"),
    [({"locale": "fr", "community": True}, FRENCH), ({"locale": "en-GB", "community": True}, ENGLISH)],
)
async def test_a_community_is_greeted_in_its_language(
    swift_playground: Playground, server: Json, first: str
) -> None:
    _, (room,) = await invited(swift_playground, **server)
    (welcome,) = await welcomes(swift_playground, room)
    assert first in welcome["content"]
    assert welcome["content"].count("Tallyho") == 1
    assert "</skullking new:" in welcome["content"]


async def test_a_server_whose_language_is_not_known_is_greeted_in_each(swift_playground: Playground) -> None:
    _, (room,) = await invited(swift_playground, locale="fr")
    (welcome,) = await welcomes(swift_playground, room)
    assert ENGLISH in welcome["content"]
    assert FRENCH in welcome["content"]
    assert [button["label"] for button in buttons(welcome)] == [
        "Start a game · Lancer une partie",
        "Rules in a minute · Règles express",
        "Language · Langue",
    ]


@pytest.mark.parametrize("game", GAMES)
async def test_a_game_is_opened_by_two_presses_as_by_its_command(
    swift_playground: Playground, game: str
) -> None:
    _, (room,) = await invited(swift_playground)
    lea = await swift_playground.person("Léa")
    (welcome,) = await welcomes(swift_playground, room)
    asked = (await press(swift_playground, lea, welcome, "start"))["message"]
    assert asked["ephemeral"]
    assert [pressable(asked, "open", each) is not None for each in GAMES] == [True] * len(GAMES)
    told = await press(swift_playground, lea, asked, "open", game)
    assert told["message"]["ephemeral"]
    assert not list(buttons(told["message"]))
    await swift_playground.settle()
    (lobby,) = [message for message in await swift_playground.messages(room) if pressable(message, "begin")]
    assert "Léa is in" in lobby["content"]
    tom = await swift_playground.person("Tom")
    await press(swift_playground, tom, lobby, "join")
    again = (await swift_playground.type(tom, room, f"/{game} new"))["message"]
    other = (await press(swift_playground, tom, welcome, "start"))["message"]
    refused = (await press(swift_playground, tom, other, "open", game))["message"]
    assert refused["content"] == again["content"]
    assert pressable(refused, "resume") == pressable(again, "resume")


async def test_a_double_press_and_two_people_at_once_open_one_game(swift_playground: Playground) -> None:
    _, (room,) = await invited(swift_playground)
    people = [await swift_playground.person(name) for name in ("Léa", "Tom")]
    (welcome,) = await welcomes(swift_playground, room)
    asked = [(await press(swift_playground, who, welcome, "start"))["message"] for who in people]
    presses = [
        press(swift_playground, who, message, "open", game)
        for who, message, game in zip(people * 2, asked * 2, ("skyjo", "skull") * 2, strict=True)
    ]
    await asyncio.gather(*presses)
    await swift_playground.settle()
    lobbies = [message for message in await swift_playground.messages(room) if pressable(message, "join")]
    assert len(lobbies) == 1


async def test_a_place_that_is_barred_is_said_by_the_button_too(swift_playground: Playground) -> None:
    _, (room,) = await invited(swift_playground)
    lea = await swift_playground.person("Léa")
    (welcome,) = await welcomes(swift_playground, room)
    asked = (await press(swift_playground, lea, welcome, "start"))["message"]
    await swift_playground.change_channel(room, denied=["send_messages"])
    told = (await press(swift_playground, lea, asked, "open", "skyjo"))["message"]
    typed = (await swift_playground.type(lea, room, "/skyjo new"))["message"]
    assert told["content"] == typed["content"]
    assert "Send Messages" in told["content"]


async def test_the_rules_are_read_in_ones_own_language(swift_playground: Playground) -> None:
    _, (room,) = await invited(swift_playground, locale="en-GB", community=True)
    remi = await swift_playground.person("Rémi", locale="fr")
    (welcome,) = await welcomes(swift_playground, room)
    for game in GAMES:
        asked = (await press(swift_playground, remi, welcome, "minute"))["message"]
        assert asked["ephemeral"]
        shown = (await press(swift_playground, remi, asked, "minute", game))["message"]
        assert "en une minute" in shown["content"]
        assert shown["id"] == asked["id"]
        assert pressable(shown, "rulesof", game)


async def test_who_manages_the_server_chooses_its_language_and_the_welcome_follows(
    swift_playground: Playground,
) -> None:
    _, (room,) = await invited(swift_playground)
    mia = await swift_playground.person("Mia", moderator=True)
    remi = await swift_playground.person("Rémi", locale="fr")
    (welcome,) = await welcomes(swift_playground, room)
    told = (await press(swift_playground, remi, welcome, "serverlanguage"))["message"]
    assert FRENCH in told["content"]
    assert "«\N{NO-BREAK SPACE}Gérer le serveur\N{NO-BREAK SPACE}»" in told["content"]
    assert not list(buttons(told))
    asked = (await press(swift_playground, mia, welcome, "serverlanguage"))["message"]
    assert [button["label"] for button in buttons(asked)] == ["English", "Français"]
    custom_id = pressable(asked, "speakall", "fr")
    refused = await swift_playground.click(remi, welcome, custom_id=custom_id, forge=True)
    assert refused["message"]["ephemeral"]
    assert "gestion du serveur" in refused["message"]["content"]
    said = (await press(swift_playground, mia, asked, "speakall", "fr"))["message"]
    assert "je parle français" in said["content"]
    await swift_playground.settle()
    (after,) = await welcomes(swift_playground, room)
    assert after["id"] == welcome["id"]
    assert FRENCH in after["content"]
    assert ENGLISH not in after["content"]
    await swift_playground.type(mia, room, command="tally language", options={"language": "en"})
    await swift_playground.settle()
    (after,) = await welcomes(swift_playground, room)
    assert ENGLISH in after["content"]
    await swift_playground.delete(after)
    again = await swift_playground.type(mia, room, command="tally language", options={"language": "fr"})
    assert "je parle français" in again["message"]["content"]


@pytest.mark.parametrize(
    "custom_id", ["th:open:0:0", "th:open:0:0:chess", "th:minute:0:0:x", "th:speakall:0:0:x"]
)
async def test_a_forged_press_opens_nothing(swift_playground: Playground, custom_id: str) -> None:
    _, (room,) = await invited(swift_playground)
    mia = await swift_playground.person("Mia", moderator=True)
    (welcome,) = await welcomes(swift_playground, room)
    told = await swift_playground.click(mia, welcome, custom_id=custom_id, forge=True)
    assert "no longer up to date" in told["message"]["content"]


@pytest.mark.thorough
async def test_a_server_that_invites_again_is_not_welcomed_again(swift_playground: Playground) -> None:
    server, (room,) = await invited(swift_playground)
    await swift_playground.kick(server)
    await swift_playground.invite(server)
    await swift_playground.gateway("invalidate")
    await swift_playground.settle()
    (welcome,) = await welcomes(swift_playground, room)
    lea = await swift_playground.person("Léa")
    assert pressable((await press(swift_playground, lea, welcome, "start"))["message"], "open", "skyjo")


@pytest.mark.thorough
@pytest.mark.parametrize("when", [thoroughly("before"), "after"])
async def test_it_stands_once_though_the_bot_is_killed_around_its_sending(
    playground: Playground, when: str
) -> None:
    server = await playground.server("Fresh", bot="commands-only")
    room = await playground.channel("room", server=server["id"])
    await playground.settle()
    await playground.kill(method="POST", path=rf"channels/{room['id']}/messages$", when=when)
    await playground.invite(server)
    await playground.killed()
    await playground.bot("start")
    await playground.settle()
    (welcome,) = await welcomes(playground, room)
    await playground.bot("kill")
    await playground.bot("start")
    await playground.settle()
    assert await welcomes(playground, room) == [welcome]
    lea = await playground.person("Léa", locale="fr")
    asked = (await press(playground, lea, welcome, "start"))["message"]
    assert "Quel jeu" in asked["content"]
