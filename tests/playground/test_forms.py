"""A form as somebody fills it in, with what Discord's client checks before sending it."""

from typing import Any

import pytest

from deploy.playground.errors import ControlError
from deploy.playground.forms import filled
from deploy.playground.resolving import Resolver
from deploy.playground.world import Kind, World

Json = dict[str, Any]


def sent(modal: Json, fields: Json) -> Json:
    world = World()
    return filled(modal, fields, Resolver(world, world.add_channel("room", Kind.TEXT)))


def form(**part: object) -> Json:
    row = {"type": 18, "label": "Field", "component": {"custom_id": "x", **part}}
    return {"custom_id": "f", "title": "t", "components": [row]}


def options(*defaults: str) -> list[Json]:
    return [{"label": v.upper(), "value": v, "default": v in defaults} for v in ("a", "b", "c")]


def value(modal: Json, fields: Json) -> object:
    part = sent(modal, fields)["components"][0]["component"]
    return part["values"] if "values" in part else part["value"]


TEXT: Json = {"type": 4, "style": 1}
SELECT: Json = {"type": 3, "options": options("b")}
RADIO: Json = {"type": 21, "options": options("b")}
BOXES: Json = {"type": 22, "options": options("a", "b"), "max_values": 3}
FILLED = [
    (form(**TEXT, value="was"), {}, "was"),
    (form(**TEXT, value="was"), {"x": "is"}, "is"),
    (form(**TEXT, required=False), {}, ""),
    (form(**TEXT, required=False, min_length=3), {"x": ""}, ""),
    (form(**SELECT), {}, ["b"]),
    (form(**SELECT), {"x": "C"}, ["c"]),
    (form(**SELECT), {"x": ["a"]}, ["a"]),
    (form(**SELECT, required=False), {"x": []}, []),
    (form(**RADIO), {}, "b"),
    (form(**RADIO), {"x": "A"}, "a"),
    (form(**RADIO, required=False), {"x": None}, None),
    (form(**BOXES), {}, ["a", "b"]),
    (form(**BOXES), {"x": ["C"]}, ["c"]),
    (form(**BOXES, required=False), {"x": []}, []),
    (form(type=22, options=options(), min_values=0, required=False), {}, []),
    (form(type=23, default=True), {}, True),
    (form(type=23), {}, False),
    (form(type=23), {"x": True}, True),
]
REFUSED = [
    (form(**TEXT), {}, "must be filled in"),
    (form(**TEXT, min_length=3), {"x": "ab"}, "3 to 4000"),
    (form(**TEXT, max_length=3), {"x": "abcd"}, "0 to 3"),
    (form(type=3, options=options()), {}, "1 to 1 choices, not 0"),
    (form(**SELECT), {"x": ["a", "b"]}, "1 to 1 choices, not 2"),
    (form(**SELECT, max_values=3), {"x": ["a", "a"]}, "chosen twice"),
    (form(**SELECT), {"x": "d"}, "no option d"),
    (form(type=21, options=options()), {}, "needs a choice"),
    (form(**BOXES, min_values=2), {"x": ["a"]}, "2 to 3 choices, not 1"),
    (form(**TEXT, value="was"), {"y": "z"}, "no field y"),
]


@pytest.mark.parametrize(("modal", "fields", "expected"), FILLED)
def test_a_form_is_filled_in(modal: Json, fields: Json, expected: object) -> None:
    assert value(modal, fields) == expected


@pytest.mark.parametrize(("modal", "fields", "sentence"), REFUSED)
def test_a_form_cannot_be_sent(modal: Json, fields: Json, sentence: str) -> None:
    with pytest.raises(ControlError, match=sentence):
        sent(modal, fields)


def test_texts_in_a_form_are_shown_and_rows_still_work() -> None:
    row = {"type": 1, "components": [{"type": 4, "custom_id": "x", "label": "l", "style": 1}]}
    modal = {"custom_id": "f", "title": "t", "components": [{"type": 10, "content": "read"}, row]}
    rows = sent(modal, {"x": "y"})["components"]
    assert [part["type"] for part in rows] == [10, 1]
    assert rows[1]["components"][0]["value"] == "y"
