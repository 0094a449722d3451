"""Where nothing can be tried: one clear sentence in the terminal's language, and exit status 2."""

import pytest

from bot.app.main import StartError
from bot.app.settings import Settings
from bot.doctor.main import Asked, examine
from bot.texts import words
from deploy.playground.tokens import WRONG_TOKEN
from tests.doctor.doctor_process import examined
from tests.kit.playground_client import Json, Playground

NARROW = "\N{NO-BREAK SPACE}"


async def refused(playground: Playground, channel: Json | str, language: str = "en") -> str:
    """Examine in this process; give the sentence."""
    settings = Settings(discord_token="x", tallyho_discord_url=playground.url)  # noqa: S106 -- no secret
    asked = Asked(channel if isinstance(channel, str) else channel["id"])
    with pytest.raises(StartError) as refusal:
        await examine(settings, asked, words(language), print)
    assert refusal.value.status == 2
    return refusal.value.sentence


async def test_a_token_that_is_not_accepted(playground: Playground) -> None:
    room = await playground.channel("doctor")
    said = await examined(playground, room, LC_ALL="fr_FR.UTF-8", DISCORD_TOKEN=WRONG_TOKEN)
    assert (said.status, said.out) == (2, "")
    assert "accepte pas ce jeton." in said.err


async def test_a_channel_that_does_not_exist(playground: Playground) -> None:
    said = await examined(playground, "123456789012345678", "--json")
    assert (said.status, said.out) == (2, "")
    assert said.err.startswith("There is no channel with this id.")


@pytest.mark.parametrize("channel", ["card-table", "", "12 34", "1" * 30, "https://discord.com/channels/1/"])
async def test_what_is_no_id(playground: Playground, channel: str) -> None:
    assert "Copy Channel ID" in await refused(playground, channel)
    assert "Copier l’identifiant du salon" in await refused(playground, channel, "fr")


@pytest.mark.parametrize(
    ("kind", "denied", "sentence"),
    [
        ("text", ["send_messages"], "in doctor: Send Messages."),
        ("voice", ["connect"], "in doctor: Connect."),
        ("text", ["view_channel"], "View Channel is missing there."),
        ("private-thread", [], "The bot cannot see this channel"),
    ],
)
async def test_a_permission_without_which_nothing_can_be_tried(
    playground: Playground, kind: str, denied: list[str], sentence: str
) -> None:
    room = await playground.channel("doctor", kind, denied=denied)
    assert sentence in await refused(playground, room)
    assert await playground.messages(room) == []


async def test_a_thread_takes_its_channels_permissions(playground: Playground) -> None:
    thread = await playground.channel("doctor", "thread")
    await playground.change_channel(thread["parent"], denied=["send_messages_in_threads"])
    sentence = await refused(playground, thread)
    await playground.change_channel(thread["parent"], denied=[])
    assert "in doctor: Send Messages in Threads." in sentence


async def test_such_a_permission_in_french(playground: Playground) -> None:
    room = await playground.channel("doctor", denied=["send_messages"])
    assert await refused(playground, room, "fr") == (
        f"Sans ces permissions, rien ne peut être essayé dans doctor{NARROW}: Envoyer des messages."
    )


async def test_a_thread_that_is_archived(playground: Playground) -> None:
    thread = await playground.channel("doctor", "thread")
    await playground.change_channel(thread, archived=True)
    assert "archived" in await refused(playground, thread)


async def test_a_discord_that_cannot_be_reached(playground: Playground) -> None:
    await playground.fault("/users/@me$", drop="before", times=9)
    assert "cannot be reached" in await refused(playground, "1")


async def test_a_discord_that_answers_as_it_should_not(playground: Playground) -> None:
    await playground.fault("/users/@me$", status=501, times=1)
    assert "(501)" in await refused(playground, "1")
