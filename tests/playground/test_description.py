"""Requests and answers against Discord's own description, where a file with it is named."""

import os
from pathlib import Path

import pytest

from deploy.playground.calls import Call
from deploy.playground.description import Description
from deploy.playground.server import DESCRIPTION_VARIABLE
from deploy.playground.world import World

FILE = os.environ.get(DESCRIPTION_VARIABLE)
pytestmark = pytest.mark.skipif(
    not FILE, reason=f"{DESCRIPTION_VARIABLE} names no file with Discord's description"
)

MESSAGES = "channels/{}/messages"
CALLBACK = "interactions/{}/{}/callback"
COMMANDS = "applications/{}/commands"


@pytest.fixture(scope="module")
def judge() -> tuple[Description, World]:
    world = World()
    return Description(Path(FILE or ""), world), world


def complaints(judge: tuple[Description, World]) -> list[str]:
    _, world = judge
    told = [f"{entry['wrong']}: {entry['message']}" for entry in world.violations]
    world.violations.clear()
    return told


def call(method: str, route: str, body: object = None, names: tuple[str, ...] = ("1",)) -> Call:
    return Call(method, route.format(*names), {}, route, names, body)


REQUESTS = [
    ("POST", MESSAGES, {"content": "x", "nonce": "1", "flags": 4096}, None),
    ("POST", MESSAGES, {"attachments": [{"id": 0, "filename": "a.png"}]}, None),
    ("POST", MESSAGES, {"content": 1}, "$.content"),
    ("POST", MESSAGES, {"embeds": [{"title": "x" * 257}]}, "$.embeds[0].title"),
    ("POST", MESSAGES, {"components": [{"type": 1, "components": []}]}, "$.components[0].components"),
    ("POST", MESSAGES, {"components": [{"type": 99}]}, "$.components[0].type"),
    ("POST", CALLBACK, {"type": 5, "data": {"flags": 64}}, None),
    ("POST", CALLBACK, {"type": 9, "data": {"title": "t", "custom_id": "c"}}, "$.data"),
    ("POST", CALLBACK, {"type": 3}, "$.type"),
    ("PUT", COMMANDS, [{"name": "bet", "description": "d", "default_member_permissions": None}], None),
    ("PUT", COMMANDS, [{"description": "d"}], "$[0]"),
]


@pytest.mark.parametrize(("method", "route", "body", "place"), REQUESTS)
def test_a_request_is_judged(
    judge: tuple[Description, World], method: str, route: str, body: object, place: str | None
) -> None:
    judge[0].check_request(call(method, route, body, ("1", "2")[: route.count("{}")]))
    told = complaints(judge)
    if place is None:
        assert told == []
    else:
        assert len(told) == 1
        assert told[0].startswith(f"request: against Discord's description: {place}:")


def test_the_playgrounds_own_answers_are_judged(judge: tuple[Description, World]) -> None:
    judge[0].check_answer(call("GET", "gateway", names=()), 200, {"url": "ws://127.0.0.1"})
    assert complaints(judge) == []
    judge[0].check_answer(call("GET", "gateway", names=()), 200, {})
    judge[0].check_answer(call("GET", "gateway", names=()), 201, {})
    judge[0].check_answer(call("POST", MESSAGES), 404, {"message": "Unknown Channel"})
    told = complaints(judge)
    assert [entry.split(":")[0] for entry in told] == ["answer"] * 3


def test_errors_and_limits_are_judged_too(judge: tuple[Description, World]) -> None:
    reasons = {"content": {"_errors": [{"code": "BASE_TYPE_REQUIRED", "message": "m"}]}}
    judge[0].check_answer(
        call("POST", MESSAGES), 400, {"code": 50035, "message": "Invalid Form Body", "errors": reasons}
    )
    judge[0].check_answer(
        call("POST", MESSAGES), 429, {"code": 0, "message": "m", "retry_after": 1, "global": False}
    )
    assert complaints(judge) == []


def test_what_the_description_does_not_have_is_not_judged(judge: tuple[Description, World]) -> None:
    judge[0].check_request(call("POST", "nowhere/{}", {"x": 1}))
    judge[0].check_answer(call("POST", "nowhere/{}"), 200, {"x": 1})
    assert complaints(judge) == []
