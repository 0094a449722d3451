"""Every documented limit of a form, one row each."""

from typing import Any

import pytest

from deploy.playground.breaches import noting_ignored
from deploy.playground.errors import DiscordError
from deploy.playground.modal_limits import check_modal

Json = dict[str, Any]


def form(*rows: Json, **given: object) -> Json:
    return {"title": "t", "custom_id": "f", "components": list(rows), **given}


def label(component: Json, **given: object) -> Json:
    return {"type": 18, "label": "l", "component": component, **given}


def text(**given: object) -> Json:
    return {"type": 4, "style": 1, "custom_id": "a", **given}


def options(count: int, **given: object) -> list[Json]:
    return [{"label": f"o{n}", "value": str(n), **given} for n in range(count)]


def radio(count: int = 2) -> Json:
    return {"type": 21, "custom_id": "r", "options": options(count)}


def boxes(count: int = 1, **given: object) -> Json:
    return {"type": 22, "custom_id": "c", "options": options(count), **given}


def select(count: int = 1, **given: object) -> Json:
    return {"type": 3, "custom_id": "s", "options": options(count), **given}


INPUT = "data.components.0.component"
ALLOWED = {
    "title of 45": form(label(text()), title="x" * 45),
    "five rows": form(*(label(text(custom_id=str(n))) for n in range(5))),
    "label of 45": form(label(text(), label="x" * 45)),
    "description of 100": form(label(text(), description="x" * 100)),
    "an action row with a text input": form({"type": 1, "components": [text(label="l")]}),
    "a text display": form({"type": 10, "content": "x"}, label(text())),
    "two radio options": form(label(radio(2))),
    "ten radio options": form(label(radio(10))),
    "one checkbox": form(label(boxes(1))),
    "ten checkboxes": form(label(boxes(10))),
    "no checkbox chosen": form(label(boxes(2, min_values=0, required=False))),
    "several checked": form(label({"type": 22, "custom_id": "c", "options": options(3, default=True)})),
    "a lone checkbox": form(label({"type": 23, "custom_id": "b", "default": True})),
    "a select of 25": form(label(select(25))),
    "a value of 4,000": form(label(text(value="x" * 4000))),
    "a file upload": form(label({"type": 19, "custom_id": "u"})),
}
IGNORED = {
    "an unknown field": (form(label(text()), colour=1), "data.colour"),
    "a required lone checkbox": (
        form(label({"type": 23, "custom_id": "b", "required": True})),
        f"{INPUT}.required",
    ),
}
REFUSED = {
    "title of 46": (form(label(text()), title="x" * 46), "data.title", "BASE_TYPE_MAX_LENGTH"),
    "no title": (form(label(text()), title=""), "data.title", "BASE_TYPE_REQUIRED"),
    "custom_id of 101": (form(label(text()), custom_id="x" * 101), "data.custom_id", "BASE_TYPE_MAX_LENGTH"),
    "six rows": (
        form(*(label(text(custom_id=str(n))) for n in range(6))),
        "data.components",
        "BASE_TYPE_BAD_LENGTH",
    ),
    "no rows": (form(), "data.components", "BASE_TYPE_BAD_LENGTH"),
    "label of 46": (form(label(text(), label="x" * 46)), "data.components.0.label", "BASE_TYPE_MAX_LENGTH"),
    "no label": (form(label(text(), label="")), "data.components.0.label", "BASE_TYPE_REQUIRED"),
    "description of 101": (
        form(label(text(), description="x" * 101)),
        "data.components.0.description",
        "BASE_TYPE_MAX_LENGTH",
    ),
    "a button": (form({"type": 2, "custom_id": "b"}), "data.components.0.type", "BASE_TYPE_CHOICES"),
    "a button in a label": (form(label({"type": 2, "custom_id": "b"})), f"{INPUT}.type", "BASE_TYPE_CHOICES"),
    "a bare input without a label": (
        form({"type": 1, "components": [text()]}),
        "data.components.0.components.0.label",
        "BASE_TYPE_STRING",
    ),
    "two inputs in a row": (
        form({"type": 1, "components": [text(label="l"), text(label="l", custom_id="b")]}),
        "data.components.0.components",
        "BASE_TYPE_BAD_LENGTH",
    ),
    "no custom_id": (form(label(text(custom_id=None))), f"{INPUT}.custom_id", "BASE_TYPE_STRING"),
    "the same custom_id twice": (
        form(label(text()), label(text())),
        "data.components.1.component.custom_id",
        "COMPONENT_CUSTOM_ID_DUPLICATED",
    ),
    "a value of 4,001": (form(label(text(value="x" * 4001))), f"{INPUT}.value", "BASE_TYPE_MAX_LENGTH"),
    "a value over its own limit": (
        form(label(text(value="xxx", max_length=2))),
        f"{INPUT}.value",
        "BASE_TYPE_MAX_LENGTH",
    ),
    "a placeholder of 101": (
        form(label(text(placeholder="x" * 101))),
        f"{INPUT}.placeholder",
        "BASE_TYPE_MAX_LENGTH",
    ),
    "a maximum of 4,001": (form(label(text(max_length=4001))), f"{INPUT}.max_length", "NUMBER_TYPE_MAX"),
    "a third style": (form(label(text(style=3))), f"{INPUT}.style", "NUMBER_TYPE_MAX"),
    "one radio option": (form(label(radio(1))), f"{INPUT}.options", "BASE_TYPE_BAD_LENGTH"),
    "eleven radio options": (form(label(radio(11))), f"{INPUT}.options", "BASE_TYPE_BAD_LENGTH"),
    "no checkboxes": (form(label(boxes(0))), f"{INPUT}.options", "BASE_TYPE_BAD_LENGTH"),
    "eleven checkboxes": (form(label(boxes(11))), f"{INPUT}.options", "BASE_TYPE_BAD_LENGTH"),
    "none to choose but required": (
        form(label(boxes(2, min_values=0))),
        f"{INPUT}.required",
        "CHECKBOX_GROUP_REQUIRED",
    ),
    "26 select options": (form(label(select(26))), f"{INPUT}.options", "BASE_TYPE_BAD_LENGTH"),
    "an empty text display": (
        form({"type": 10, "content": ""}),
        "data.components.0.content",
        "BASE_TYPE_REQUIRED",
    ),
}


@pytest.mark.parametrize("body", ALLOWED.values(), ids=ALLOWED)
def test_a_form_may_hold(body: Json) -> None:
    check_modal(body)


@pytest.mark.parametrize(("body", "path"), IGNORED.values(), ids=IGNORED)
def test_what_discord_ignores_in_a_form_is_noted(body: Json, path: str) -> None:
    with noting_ignored() as ignored:
        check_modal(body)
    node: Any = ignored
    for step in path.split("."):
        assert step in node, f"{path} is not in {ignored}"
        node = node[step]
    assert [reason["code"] for reason in node["_errors"]] == ["UNKNOWN_FIELD"]


@pytest.mark.parametrize(("body", "path", "code"), REFUSED.values(), ids=REFUSED)
def test_a_form_may_not_hold(body: Json, path: str, code: str) -> None:
    with pytest.raises(DiscordError) as refused:
        check_modal(body)
    node: Any = refused.value.errors
    for step in path.split("."):
        assert step in node, f"{path} is not in {refused.value.errors}"
        node = node[step]
    assert code in [reason["code"] for reason in node["_errors"]]
