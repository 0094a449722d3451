"""At the playground the doctor finds none: in both languages, beside the running bot, in any place."""

import pytest

from tests.doctor.doctor_process import PATIENCE, begun, ended, examined
from tests.kit.playground_client import Json, Playground
from tests.kit.wire_evening import eventually

MOST_REQUESTS = 40


async def test_beside_the_running_bot_in_english(shared_playground: Playground) -> None:
    shared_playground.expects_violations = True
    lea = await shared_playground.person("Léa", locale="en-GB")
    room = await shared_playground.channel("doctor")
    await shared_playground.type(lea, room, "/points new")
    await shared_playground.chat(lea, room, "Shall we begin?")
    await shared_playground.settle()
    before = await shared_playground.messages(room)
    commands = await shared_playground.commands(lea)
    since = await shared_playground.at_rest()

    said = await examined(shared_playground, f"<#{room['id']}>")

    assert said.status == 0, said.out
    assert said.err == ""
    assert said.lines[0] == "Tallyho#1234 on “Tallyho”, in doctor"
    assert said.lines[-1] == "Differences from the playground: none."
    assert not [line for line in said.lines if line.startswith("differs")]
    assert await shared_playground.messages(room) == before
    assert await shared_playground.commands(lea) == commands
    assert len(await shared_playground.calls(since)) <= MOST_REQUESTS
    assert (await shared_playground.type(lea, room, "/points join"))["outcome"] == "message"


@pytest.mark.thorough
async def test_beside_the_running_bot_in_french_with_a_press_in_a_voice_channel(
    shared_playground: Playground,
) -> None:
    shared_playground.expects_violations = True
    lea = await shared_playground.person("Léa", locale="fr")
    room = await shared_playground.channel("Soirée", "voice")

    async def button() -> Json | None:
        there = await shared_playground.messages(room)
        return next((one for one in there if "Appuie sur le bouton" in one["content"]), None)

    arguments = ("--press", "--wait", "500")
    async with begun(shared_playground, room, *arguments, LC_ALL="fr_FR.UTF-8") as running:
        there = await eventually(button, "the button", patience=PATIENCE)
        opened = await shared_playground.click(lea, there, "Appuie ici")
        sent = await shared_playground.submit(lea, opened)
        said = await ended(running)

    assert (opened["outcome"], sent["outcome"]) == ("modal", "update")
    assert said.status == 0, said.out
    assert said.lines[-1] == "Différences avec le petit Discord\N{NO-BREAK SPACE}: aucune."
    assert "Va maintenant dans le salon" in said.err
    assert await shared_playground.messages(room) == []


@pytest.mark.thorough
async def test_old_messages_are_tried_with_one_that_a_run_has_left(playground: Playground) -> None:
    thread = await playground.channel("doctor", "private-thread", members=["bot"])
    await playground.limits(old_edit_seconds=600)
    link = f"https://discord.com/channels/{(await playground.guild())['id']}/{thread['id']}"

    first = await examined(playground, link, "--json", "--leave")
    left = await playground.messages(thread)
    await playground.advance(3_700)
    second = await examined(playground, thread, "--json")

    assert (first.status, first.found, list(first.untried)) == (0, {}, ["old_edits"])
    assert "--leave" in first.untried["old_edits"]
    assert len(left) == 1
    assert (second.status, second.found, second.untried) == (0, {}, {})
    assert await playground.messages(thread) == []
