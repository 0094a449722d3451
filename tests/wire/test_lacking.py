"""What the bot lacks in a channel is said when a game opens there, once, and whenever it is asked for."""

import pytest

from bot.ui.request.missing_permissions import NAMES
from tests.kit.playground_client import Json, Playground
from tests.kit.wire_evening import buttons, pressable

ASKED = "permissions=274878024704"
"""What the invitation asks for, as Discord counts it."""
PLAYABLE = {
    "embed_links": ("Embed Links", "boards are plain text"),
    "attach_files": ("Attach Files", "no chart at the end"),
    "read_message_history": ("Read Message History", "post something twice"),
    "send_messages_in_threads": ("Send Messages in Threads", "this channel’s threads"),
}
BARRING = {
    "view_channel": ("View Channel", "I can show nothing here"),
    "send_messages": ("Send Messages", "no boards and no scores here"),
}
NBSP = "\N{NO-BREAK SPACE}"
FRENCH = {
    "view_channel": "Voir le salon",
    "send_messages": "Envoyer des messages",
    "send_messages_in_threads": "Envoyer des messages dans les fils",
    "embed_links": "Intégrer des liens",
    "attach_files": "Joindre des fichiers",
    "read_message_history": "Voir les anciens messages",
}


def test_every_permission_of_the_invitation_is_tried() -> None:
    assert set(NAMES) == {*PLAYABLE, *BARRING} == set(FRENCH)


async def told(playground: Playground, who: Json, room: Json) -> list[Json]:
    """List what somebody alone was told of permissions here."""
    await playground.settle()
    seen = await playground.messages(room, who)
    return [each for each in seen if each["ephemeral"] and "I lack" in each["content"]]


async def opened(playground: Playground, who: Json, room: Json, game: str = "skyjo") -> Json:
    """Open a game, and close it, so that the next one can be opened."""
    lobby: Json = (await playground.type(who, room, f"/{game} new"))["message"]
    assert pressable(lobby, "join"), lobby["content"]
    asked = (await playground.type(who, room, f"/{game} end"))["message"]
    await playground.click(who, asked, custom_id=pressable(asked, "endyes"))
    return lobby


@pytest.mark.parametrize("name", PLAYABLE)
async def test_whoever_opens_a_game_is_told_of_each_once_and_again_when_it_was_given_back(
    swift_playground: Playground, name: str
) -> None:
    lea = await swift_playground.person("Léa")
    room = await swift_playground.channel("room", denied=[name])
    lobby = await opened(swift_playground, lea, room)
    assert not lobby["ephemeral"]
    (said,) = await told(swift_playground, lea, room)
    called, without = PLAYABLE[name]
    assert f"- **{called}**: " in said["content"]
    assert said["content"].count("- **") == 1
    assert without in said["content"]
    assert "This channel takes it away from me: somebody with “Manage Permissions”" in said["content"]
    (link,) = buttons(said)
    assert ASKED in link["url"]
    assert f"guild_id={(await swift_playground.guild())['id']}" in link["url"]
    await opened(swift_playground, lea, room)
    assert len(await told(swift_playground, lea, room)) == 1
    helped = (await swift_playground.type(lea, room, "/tally help"))["message"]
    assert called in helped["content"]
    assert ASKED in list(buttons(helped))[-1]["url"]
    await swift_playground.change_channel(room, denied=[])
    await opened(swift_playground, lea, room)
    assert "I lack" not in (await swift_playground.type(lea, room, "/tally help"))["message"]["content"]
    await swift_playground.change_channel(room, denied=[name])
    await opened(swift_playground, lea, room)
    assert len(await told(swift_playground, lea, room)) == 3  # the help is one of them


@pytest.mark.parametrize("name", BARRING)
async def test_where_no_game_can_be_opened_the_answer_names_what_is_lacking(
    swift_playground: Playground, name: str
) -> None:
    lea = await swift_playground.person("Léa")
    room = await swift_playground.channel("room", denied=[name])
    answer = (await swift_playground.type(lea, room, "/skyjo new"))["message"]
    called, without = BARRING[name]
    assert f"- **{called}**: " in answer["content"]
    assert without in answer["content"]
    assert answer["content"].count("- **") == 1
    assert "“Manage Permissions”" in answer["content"]
    assert [ASKED in button["url"] for button in buttons(answer)] == [True]
    await swift_playground.change_channel(room, denied=[])
    await opened(swift_playground, lea, room)


async def test_several_are_named_together_and_only_news_is_told_again(swift_playground: Playground) -> None:
    lea = await swift_playground.person("Léa")
    room = await swift_playground.channel("room", denied=["embed_links", "attach_files"])
    await opened(swift_playground, lea, room)
    (said,) = await told(swift_playground, lea, room)
    assert "I lack 2 permissions" in said["content"]
    assert "takes them away" in said["content"]
    await swift_playground.change_channel(room, denied=["attach_files"])
    await opened(swift_playground, lea, room)
    assert len(await told(swift_playground, lea, room)) == 1
    await swift_playground.change_channel(room, denied=["attach_files", "read_message_history"])
    await opened(swift_playground, lea, room)
    assert len(await told(swift_playground, lea, room)) == 2


async def test_it_is_said_with_the_names_of_the_readers_own_client(swift_playground: Playground) -> None:
    remi = await swift_playground.person("Rémi", locale="fr")
    await swift_playground.change_person(
        remi, roles=[{"name": "Les *chefs*", "permissions": ["manage_roles"]}]
    )
    for name, called in FRENCH.items():
        room = await swift_playground.channel("salon", denied=[name])
        answer = (await swift_playground.type(remi, room, "/tally help"))["message"]
        assert f"- **{called}**{NBSP}: sans elle" in answer["content"]
        assert f"«{NBSP}Gérer les permissions{NBSP}» (ici{NBSP}: Les \\*chefs\\*)" in answer["content"]


async def test_what_the_whole_server_lacks_is_told_once_for_all_its_channels(
    swift_playground: Playground,
) -> None:
    server = await swift_playground.server("Stingy", denied=["attach_files"])
    lea = await swift_playground.person("Léa")
    rooms = [await swift_playground.channel(name, server=server["id"]) for name in ("one", "two")]
    for room in rooms:
        await opened(swift_playground, lea, room)
    (said,) = await told(swift_playground, lea, rooms[0])
    assert "My role on this server does not have it: somebody with “Manage Roles”" in said["content"]
    assert await told(swift_playground, lea, rooms[1]) == []
    barred = await swift_playground.channel("three", server=server["id"], denied=["view_channel"])
    answer = (await swift_playground.type(lea, barred, "/skyjo new"))["message"]
    assert answer["content"].count("- **") == 2
    await swift_playground.kick(server)
    await swift_playground.invite(server)
    helped = (await swift_playground.type(lea, rooms[0], "/tally help"))["message"]
    assert "I lack" not in helped["content"]


async def test_in_a_thread_only_what_threads_need_counts(swift_playground: Playground) -> None:
    lea = await swift_playground.person("Léa")
    thread = await swift_playground.channel("thread", kind="thread", denied=["send_messages"])
    await opened(swift_playground, lea, thread)
    assert await told(swift_playground, lea, thread) == []
    await swift_playground.change_channel(thread, denied=["send_messages_in_threads"])
    answer = (await swift_playground.type(lea, thread, "/skyjo new"))["message"]
    assert "- **Send Messages in Threads**: without it there are no boards" in answer["content"]


async def test_a_voice_channel_has_no_threads_to_ask_for(swift_playground: Playground) -> None:
    lea = await swift_playground.person("Léa")
    room = await swift_playground.channel("voice", kind="voice", denied=["send_messages_in_threads"])
    await opened(swift_playground, lea, room)
    assert await told(swift_playground, lea, room) == []


async def test_help_says_that_a_server_has_the_commands_alone(swift_playground: Playground) -> None:
    server = await swift_playground.server("Commands only", bot="commands-only")
    room = await swift_playground.channel("here", server=server["id"])
    lea = await swift_playground.person("Léa")
    helped = (await swift_playground.type(lea, room, "/tally help"))["message"]
    assert "This server has my commands, but not me" in helped["content"]
    assert ASKED in list(buttons(helped))[-1]["url"]
