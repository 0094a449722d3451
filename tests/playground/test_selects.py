"""Selects of people, roles and channels, in messages, forms and commands, with what Discord sends along."""

from typing import Any

import pytest

from tests.kit.playground_client import Json, Refused
from tests.playground.room_by_hand import MESSAGE, MODAL, Act, Room

PEOPLE, ROLES, MENTIONABLES, PLACES = 5, 6, 7, 8


def select(kind: int, **given: object) -> Json:
    return {"type": kind, "custom_id": "pick", **given}


async def shown(at: Room, part: Json) -> Json:
    act = await at.says()
    _, answer = await act.answer(
        MESSAGE, {"content": "choose", "components": [{"type": 1, "components": [part]}]}
    )
    await act.reaction()
    message: Json = answer["resource"]["message"]
    return message


async def ended(act: Act) -> Json:
    """Answer; give what the bot was told of the act."""
    await act.answer(MESSAGE, {"content": "ok"})
    await act.reaction()
    data: Json = act.interaction["data"]
    return data


async def picked(at: Room, part: Json, *values: str) -> Json:
    message = await shown(at, part)
    return await ended(
        await at.begins(at.playground.click(at.person, message, custom_id="pick", values=list(values)))
    )


async def test_people_come_with_what_they_are_in_the_server(at: Room) -> None:
    gone = await at.playground.person("Gone")
    await at.playground.change_person(gone, member=False)
    data = await picked(at, select(PEOPLE, max_values=3), at.person["id"], gone["id"], "Tallyho")
    bot = at.bot_id
    assert data["values"] == [at.person["id"], gone["id"], bot]
    assert data["resolved"]["users"].keys() == set(data["values"])
    assert data["resolved"]["members"].keys() == {at.person["id"], bot}
    assert "user" not in data["resolved"]["members"][bot]
    assert data["resolved"]["users"][bot]["bot"] is True


async def test_roles_come_whole(at: Room) -> None:
    data = await picked(at, select(ROLES), "Tallyho")
    (role,) = data["resolved"]["roles"].values()
    assert (data["values"], role["name"], role["managed"]) == ([role["id"]], "Tallyho", True)


async def test_people_and_roles_may_be_mixed(at: Room) -> None:
    data = await picked(at, select(MENTIONABLES, max_values=2), at.person["id"], "@everyone")
    assert data["resolved"].keys() == {"users", "members", "roles"}
    assert data["values"] == [at.person["id"], *data["resolved"]["roles"]]


async def test_channels_are_those_of_the_kinds_that_are_asked_for(at: Room) -> None:
    voice = await at.playground.channel("talk", "voice")
    data = await picked(at, select(PLACES, channel_types=[2]), voice["id"])
    assert data["resolved"]["channels"][voice["id"]]["name"] == "talk"
    message = await shown(at, select(PLACES, channel_types=[2]))
    with pytest.raises(Refused, match="There is no channel"):
        await at.playground.click(at.person, message, custom_id="pick", values=[at.channel["id"]])


@pytest.mark.parametrize(
    ("kind", "sentence"),
    [(PEOPLE, "nobody called"), (ROLES, "no role"), (MENTIONABLES, "nobody called"), (PLACES, "no channel")],
)
async def test_what_is_not_there_cannot_be_chosen(at: Room, kind: int, sentence: str) -> None:
    message = await shown(at, select(kind))
    with pytest.raises(Refused, match=sentence):
        await at.playground.click(at.person, message, custom_id="pick", values=["nothing"])


async def test_a_form_has_them_too_and_keeps_what_it_opened_with(at: Room) -> None:
    chosen = {"id": at.channel["id"], "type": "channel"}
    rows = [
        {"type": 18, "label": "Who", "component": select(PEOPLE)},
        {"type": 18, "label": "Where", "component": select(PLACES, custom_id="x", default_values=[chosen])},
    ]
    act = await at.says()
    await act.answer(MODAL, {"custom_id": "form", "title": "t", "components": rows})
    opened = await act.reaction()
    data = await ended(await at.begins(at.playground.submit(at.person, opened, pick=at.person["id"])))
    assert [row["component"]["values"] for row in data["components"]] == [
        [at.person["id"]],
        [at.channel["id"]],
    ]
    assert data["resolved"].keys() == {"users", "members", "channels"}


@pytest.mark.parametrize(("kind", "value", "along"), [(8, "Tallyho", "roles"), (9, "@everyone", "roles")])
async def test_commands_take_roles(at: Room, kind: int, value: str, along: str) -> None:
    application = at.bot_id
    options: list[dict[str, Any]] = [{"name": "who", "description": "d", "type": kind}]
    path = f"applications/{application}/commands"
    before = (await at.rest.call("GET", path))[1]
    command = {"name": "look", "description": "d", "options": options}
    assert (await at.rest.call("PUT", path, [*before, command]))[0] == 200
    data = await ended(await at.says(f"/look who:{value}"))
    assert data["options"][0]["value"] in data["resolved"][along]
