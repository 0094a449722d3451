"""An unmodified discord.py at the playground: everything a slash-command bot does, over the wire."""

import json
from typing import Any

import pytest

from tests.kit.hand_bot import HELD_MS
from tests.kit.playground_client import Refused
from tests.playground.conftest import Table


async def test_a_command_takes_options_of_every_type(table: Table) -> None:
    await table.playground.person("Zoé Dupont")
    said = await table.says('/try add number:2 to:3 text:"so to speak" who:Zoé Dupont loud:true')
    assert said == "5 SO TO SPEAK ZOÉ DUPONT"


async def test_a_command_can_be_typed_in_ones_own_language(table: Table) -> None:
    assert await table.says("/try ajouter nombre:2 to:5") == "7"


async def test_a_command_can_be_given_in_parts(table: Table) -> None:
    given: Any = {"command": "try add", "options": {"number": "4", "who": table.person["id"], "loud": False}}
    reaction = await table.playground.type(table.person, table.channel, **given)
    assert reaction["message"]["content"] == "4 Léa"


async def test_completions_follow_what_is_typed(table: Table) -> None:
    reaction = await table.types("/try colour colour:b", focused="colour")
    assert [choice["value"] for choice in reaction["choices"]] == ["blue", "black"]


async def test_a_choice_goes_by_name(table: Table) -> None:
    assert await table.says("/try choose what:Tea") == "Tea 1"


async def test_a_dynamic_button_counts(table: Table) -> None:
    message = await table.buttons()
    for count in (0, 1):
        reaction = await table.playground.click(table.person, message, f"Count {count}")
        assert (reaction["outcome"], reaction["message"]["content"]) == ("update", f"counted {count + 1}")


async def test_a_deferred_button_is_waited_for(table: Table) -> None:
    reaction = await table.playground.click(table.person, await table.buttons(), "Later")
    assert (reaction["outcome"], reaction["message"]["content"]) == ("update", "later is now")


async def test_a_press_that_is_only_acknowledged_is_not_waited_for_long(table: Table) -> None:
    message = await table.buttons()
    reaction = await table.playground.click(table.person, message, "Quiet")
    assert (reaction["outcome"], reaction["message"]["content"]) == ("update", message["content"])
    assert reaction["ms"] < HELD_MS


async def test_a_select_gives_its_values(table: Table) -> None:
    message = await table.buttons()
    reaction = await table.playground.click(table.person, message, custom_id="pick", values=["red", "Blue"])
    assert reaction["message"]["content"] == "picked red,blue"


@pytest.mark.parametrize(
    ("press", "sentence"),
    [
        ({"label": "Off"}, "disabled"),
        ({"label": "Read"}, "link"),
        ({"label": "Nix"}, "There is no “Nix”"),
        ({"custom_id": "pick", "values": []}, "1 to 2"),
        ({"custom_id": "pick", "values": ["red", "blue", "green"]}, "1 to 2"),
        ({"custom_id": "pick", "values": ["pink"]}, "no option pink"),
    ],
)
async def test_what_cannot_be_pressed_is_refused(table: Table, press: Any, sentence: str) -> None:
    with pytest.raises(Refused, match=sentence):
        await table.playground.click(table.person, await table.buttons(), **press)


async def test_a_form_has_every_kind_of_field(table: Table) -> None:
    opened = await table.types("/try form")
    assert [row["type"] for row in opened["modal"]["components"]] == [18] * 5
    sent = await table.playground.submit(table.person, opened, colour="red")
    assert sent["message"]["content"] == "Léa|red|l|1|True"
    fields = {"name": "Zoé", "colour": ["Blue"], "size": "Small", "extras": ["2", "Three"], "sure": False}
    sent = await table.playground.submit_fields(table.person, await table.types("/try form"), fields)
    assert sent["message"]["content"] == "Zoé|blue|s|2,3|False"


async def test_a_button_opens_a_form_that_updates_its_message(table: Table) -> None:
    message = await table.buttons()
    opened = await table.playground.click(table.person, message, "Note")
    sent = await table.playground.submit(table.person, opened, text="hello")
    assert (sent["outcome"], sent["message"]["content"]) == ("update", "note: hello")


async def test_a_form_on_a_form_is_refused_and_recorded(table: Table) -> None:
    table.playground.expects_violations = True
    opened = await table.types("/try form")
    sent = await table.playground.submit(table.person, opened, name="again", colour="red")
    assert sent["message"]["content"] == "refused 400/50035"


@pytest.mark.parametrize(
    ("text", "ephemeral"),
    [("/try slow", True), ("/try slow private:false", False), ("/try slow follow:no", True)],
)
async def test_a_late_answer_is_waited_for(table: Table, text: str, ephemeral: bool) -> None:
    reaction = await table.types(text)
    assert reaction["message"]["content"] == "at last"
    assert (reaction["message"]["ephemeral"], reaction["ms"] >= 50) == (ephemeral, True)


async def test_no_answer_is_told_after_three_seconds(table: Table) -> None:
    reaction = await table.types("/try silent")
    assert (reaction["outcome"], reaction["message"], reaction["ms"] >= 3000) == ("none", None, True)


async def test_direct_messages_arrive_and_their_buttons_work(table: Table) -> None:
    assert await table.says("/try dm") == "written"
    message = (await table.playground.dms(table.person))[0]
    reaction = await table.playground.click(table.person, message, "Count 0")
    assert reaction["message"]["content"] == "counted 1"


async def test_closed_direct_messages_are_told_to_the_bot(table: Table) -> None:
    await table.playground.change_person(table.person, dms="closed")
    assert await table.says("/try dm") == "403/50007"


async def test_files_go_both_ways(table: Table) -> None:
    reaction = await table.types("/try file given:0", files={"mine.txt": b"my words"})
    attached = reaction["message"]["attachments"][0]
    assert (attached["filename"], attached["description"], attached["size"]) == ("back.txt", "a text", 8)
    assert await table.playground.fetch(attached["url"]) == b"my words"
    assert reaction["message"]["embeds"][0]["image"]["url"] == attached["url"]


async def test_the_bot_posts_edits_reads_back_and_pins(table: Table) -> None:
    assert await table.says("/try post") == "1 True"
    message = (await table.playground.messages(table.channel))[0]
    assert (message["content"], message["pinned"]) == ("edited", True)


async def test_the_same_nonce_posts_once(table: Table) -> None:
    assert await table.says("/try post nonce:once times:2") == "1 True"
    assert len(await table.playground.messages(table.channel)) == 1


async def test_discord_py_keeps_the_rate_limit(table: Table) -> None:
    since = (await table.playground.calls())[-1]["n"]
    reaction = await table.types("/try post times:6")
    assert reaction["ms"] >= 4000
    statuses = [call["status"] for call in await table.playground.calls(since)]
    assert 429 not in statuses


async def test_discord_py_tries_again_after_a_429(table: Table) -> None:
    await table.playground.fault("/messages$", method="POST", status=429, retry_after=0.1)
    assert await table.says("/try post") == "1 True"


async def test_a_thread_is_reopened(table: Table) -> None:
    thread = await table.playground.channel("thread", "thread")
    await table.playground.change_channel(thread, archived=True)
    table.channel = thread
    assert await table.says("/try unarchive") == "ok"


async def test_who_has_left_is_not_found_and_cannot_type(table: Table) -> None:
    gone = await table.playground.person("Gone")
    assert await table.says(f"/try member user:{gone['id']}") == "Gone"
    await table.playground.change_person(gone, member=False)
    assert await table.says(f"/try member user:{gone['id']}") == "404/10007"
    with pytest.raises(Refused, match="not a member"):
        await table.playground.type(gone, table.channel, "/try events")


async def test_an_interaction_tells_language_and_permissions(table: Table) -> None:
    assert await table.says("/try about") == "fr en-US False True False TextChannel"
    table.person = await table.playground.person("Mo", locale="en-GB", moderator=True)
    table.channel = await table.playground.channel("voice", "voice", denied=["send_messages"])
    assert await table.says("/try about") == "en-GB en-US True False False VoiceChannel"


async def test_a_breach_reaches_the_bot_as_an_error(table: Table) -> None:
    table.playground.expects_violations = True
    assert await table.says("/try raw length:2000") == "x" * 2000
    assert await table.says("/try raw length:2001") == "400/50035"


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("hello", "nobody to talk to"),
        ("/nix", "no command /nix"),
        ("/try", "no command /try"),
        ("/try add", "needs the option nombre"),
        ("/try add number:two", "whole number"),
        ("/try add number:101", "at most 100"),
        ("/try add number:-1", "at least 0"),
        ("/try add nix:1 number:1", "no option nix"),
        ("/try add number:1 number:2", "twice"),
        ("/try add number:1 who:Nobody", "nobody called Nobody"),
        ("/try add number:1 loud:perhaps", "True or False"),
        ("/try choose what:Milk", "none of the choices"),
        ("/try file given:nix.txt", "no file"),
    ],
)
async def test_what_discords_client_would_not_send_is_refused(table: Table, text: str, sentence: str) -> None:
    with pytest.raises(Refused, match=sentence) as refused:
        await table.types(text)
    assert refused.value.status == 400


async def test_two_people_of_one_name_go_by_id(table: Table) -> None:
    twin = await table.playground.person("Twin")
    await table.playground.person("Twin")
    with pytest.raises(Refused, match="several people"):
        await table.types("/try add number:1 who:Twin")
    assert await table.says(f"/try add number:1 who:<@{twin['id']}>") == "1 Twin"


async def test_commands_are_listed_in_ones_own_language(table: Table) -> None:
    add = (await table.playground.commands(table.person))[0]
    assert (add["name"], add["localized"], add["description"]) == (
        "try add",
        "try ajouter",
        "Additionne deux nombres",
    )
    number = add["options"][0]
    assert (number["localized"], number["required"], number["max_value"]) == ("nombre", True, 100)


async def test_changes_are_told_as_they_happen(table: Table) -> None:
    async with table.playground.following() as events:
        await table.says("/try add number:1")
        assert json.loads(await anext(events)) == {"channel": table.channel["id"]}
