"""Presses and forms that nothing on the page offers, as somebody sends them who makes requests by hand."""

import asyncio
from typing import Any

import pytest

from tests.kit.playground_client import Json, Playground, Refused
from tests.playground.conftest import Table
from tests.playground.room_by_hand import BUTTON, MESSAGE, UPDATE, Room


async def test_a_button_that_is_not_there_is_pressed(at: Room) -> None:
    message = await at.button()
    act = await at.begins(at.playground.click(at.person, message, custom_id="nothing:9", forge=True))
    assert act.interaction["data"] == {"component_type": 2, "id": 1, "custom_id": "nothing:9"}
    assert act.interaction["message"]["id"] == message["id"]
    await act.answer(UPDATE, {"content": "pressed"})
    assert (await act.reaction())["outcome"] == "update"


async def test_a_disabled_button_and_a_missing_select_are_used(at: Room) -> None:
    off = {"type": 1, "components": [{**BUTTON["components"][0], "disabled": True}]}
    sent = {"content": "x", "components": [off]}
    _, message = await at.rest.call("POST", f"channels/{at.channel['id']}/messages", sent)
    with pytest.raises(Refused, match="disabled"):
        await at.playground.click(at.person, message, custom_id="go")
    pressed = await at.begins(at.playground.click(at.person, message, custom_id="go", forge=True))
    assert pressed.interaction["data"]["custom_id"] == "go"
    await pressed.answer(MESSAGE, {"content": "x"})
    values = ["a", "a", "anything"]
    chosen = await at.begins(
        at.playground.click(at.person, message, custom_id="pick", values=values, forge=True)
    )
    data = chosen.interaction["data"]
    assert (data["component_type"], data["values"]) == (3, values)
    await chosen.answer(MESSAGE, {"content": "x"})


async def test_a_form_that_was_never_opened_is_sent(at: Room) -> None:
    fields = {"a": "typed", "n": 7, "b": True, "l": ["x", "y"], "r": {"type": 21, "value": "20"}}
    act = await at.begins(at.playground.forge_form(at.person, "form:1", fields, channel=at.channel))
    data = act.interaction["data"]
    assert (act.interaction["type"], data["custom_id"], "message" in act.interaction) == (5, "form:1", False)
    parts = [row["component"] for row in data["components"]]
    assert [(part["type"], part["custom_id"], part.get("value", part.get("values"))) for part in parts] == [
        (4, "a", "typed"),
        (4, "n", "7"),
        (23, "b", True),
        (3, "l", ["x", "y"]),
        (21, "r", "20"),
    ]
    await act.answer(MESSAGE, {"content": "taken"})
    assert (await act.reaction())["message"]["content"] == "taken"


async def test_a_forged_form_may_come_from_a_message(at: Room) -> None:
    message = await at.button()
    act = await at.begins(at.playground.forge_form(at.person, "form:1", {}, message=message))
    assert act.interaction["message"]["id"] == message["id"]
    await act.answer(UPDATE, {"content": "updated"})
    assert (await act.reaction())["outcome"] == "update"


async def test_discord_py_takes_a_forged_press(table: Table) -> None:
    message = (await table.types("/try add number:1"))["message"]
    opened = await table.playground.click(table.person, message, custom_id="open-form", forge=True)
    assert opened["modal"]["custom_id"] == "form"


@pytest.mark.parametrize(
    ("call", "asked", "sentence"),
    [
        ("click", {"forge": True}, "goes by its `custom_id`"),
        ("click", {"forge": "yes", "custom_id": "x"}, "`forge` has to be true or false"),
        ("submit", {"forge": True, "channel": "room"}, "goes by its `custom_id`"),
        ("submit", {"forge": True, "custom_id": "x"}, "no channel None"),
        ("submit", {"forge": True, "custom_id": "x", "channel": "room", "interaction": "1"}, "custom_id"),
        ("submit", {"interaction": "1", "custom_id": "x"}, "belongs to a form that is forged"),
        ("submit", {"forge": True, "custom_id": "x", "channel": "room", "fields": []}, "an object"),
    ],
)
async def test_a_forgery_that_cannot_be_is_refused(at: Room, call: str, asked: Json, sentence: str) -> None:
    message = await at.button()
    body = {"person": at.person["id"], **({"message": message["id"]} if call == "click" else {}), **asked}
    if body.get("channel") == "room":
        body["channel"] = at.channel["id"]
    with pytest.raises(Refused, match=sentence):
        await at.playground.call(call, **body)


async def test_who_has_left_forges_nothing(at: Room) -> None:
    message = await at.button()
    await at.playground.change_person(at.person, member=False)
    forged: list[Any] = [
        at.playground.click(at.person, message, custom_id="x", forge=True),
        at.playground.forge_form(at.person, "x", {}, channel=at.channel),
    ]
    for refused in await asyncio.gather(*forged, return_exceptions=True):
        assert isinstance(refused, Refused)
        assert "not a member" in str(refused)


async def test_a_private_message_of_somebody_else_cannot_be_pressed(at: Room, bare: Playground) -> None:
    message = await at.button(flags=64)
    with pytest.raises(Refused, match="does not see"):
        await bare.click(await bare.person("Tom"), message, custom_id="go", forge=True)
