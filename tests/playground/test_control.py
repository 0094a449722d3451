"""What the control interface refuses, and the document that lists its calls."""

from typing import Any

import aiohttp
import pytest

from deploy.playground.asked import CALLS
from tests.kit.playground_client import Json, Playground, Refused


async def answer(url: str, method: str, path: str, body: object) -> tuple[int, Json]:
    async with (
        aiohttp.ClientSession() as session,
        session.request(method, f"{url}/playground/{path}", json=body) as response,
    ):
        return response.status, await response.json()


@pytest.mark.parametrize(("method", "path"), CALLS)
async def test_every_call_refuses_a_key_that_it_does_not_know(
    bare: Playground, method: str, path: str
) -> None:
    status, told = await answer(bare.url, method, path.replace("{id}", "1"), {"nonsense": 1})
    assert (status, "no `nonsense` in this call" in told["error"]) == (400, True)


@pytest.mark.parametrize(
    ("path", "asked", "sentence"),
    [
        ("people", {"name": 7}, "`name` has to be a text"),
        ("people", {"name": "x", "moderator": "yes"}, "`moderator` has to be true or false"),
        ("people/1", {"member": 0}, "`member` has to be true or false"),
        ("people/1", {"roles": [{"name": "x"}]}, "`roles` has to be a list of roles"),
        ("channels", {"name": "x", "denied": "send_messages"}, "`denied` has to be a list of texts"),
        ("channels", {"name": "x", "guild": "1"}, "no `guild`"),
        ("type", {"person": 1.5}, "`person` has to be an id"),
        ("type", {"options": []}, "`options` has to be an object"),
        ("type", {"files": [{"name": "x"}]}, "`files` has to be a list of files"),
        ("click", {"values": {"a": 1}}, "`values` has to be a list"),
        ("submit", {"fields": "x"}, "`fields` has to be an object"),
        ("faults", {"drop": "sometimes"}, "`drop` has to be true, “before” or “after”"),
        ("faults", {"times": "3"}, "`times` has to be a whole number"),
        ("faults", {"delay_ms": True}, "`delay_ms` has to be a number"),
        ("gateway", {"action": "pause", "seconds": "1"}, "`seconds` has to be a number"),
        ("clock", {"advance": "1"}, "`advance` has to be a number"),
        ("limits", {"on": None, "off": True}, "no `off`"),
        ("bot", {"action": ["kill"]}, "`action` has to be a text"),
        ("bot", [], "has to be a JSON object"),
        ("bot", "kill", "has to be a JSON object"),
    ],
)
async def test_a_value_of_the_wrong_type_is_a_sentence(
    bare: Playground, path: str, asked: Any, sentence: str
) -> None:
    status, told = await answer(bare.url, "POST", path, asked)
    assert (status, sentence in told["error"]) == (400, True), told


async def test_what_is_null_counts_as_left_out(bare: Playground) -> None:
    person = await bare.person("Léa", locale=None, dms=None, moderator=None)
    assert (person["dms"], person["moderator"]) == ("open", False)


@pytest.mark.parametrize("since", ["x", "-1", "1.5"])
async def test_an_address_is_read_as_strictly(bare: Playground, since: str) -> None:
    status, told = await answer(bare.url, "GET", f"calls?since={since}", None)
    assert (status, "`since` has to be a whole number" in told["error"]) == (400, True)


@pytest.mark.parametrize(
    ("method", "path"), [("POST", "nothing"), ("GET", "type"), ("DELETE", "people"), ("POST", "people/1/2")]
)
async def test_an_unknown_call_is_a_sentence(bare: Playground, method: str, path: str) -> None:
    status, told = await answer(bare.url, method, path, {})
    assert (status, f"no call {method} /playground/{path}" in told["error"]) == (404, True)


async def test_no_call_at_all_is_a_sentence_too(bare: Playground) -> None:
    async with aiohttp.ClientSession() as session, session.get(f"{bare.url}/playground") as response:
        assert (response.status, list(await response.json())) == (404, ["error"])


async def test_ids_may_be_numbers(bare: Playground, room: Json, lea: Json) -> None:
    written = await bare.call("chat", person=int(lea["id"]), channel=int(room["id"]), text="hello")
    assert [message["content"] for message in written] == ["hello"]


async def test_a_refused_call_changes_nothing(bare: Playground, lea: Json) -> None:
    with pytest.raises(Refused, match="no `nickname`"):
        await bare.change_person(lea, dms="closed", nickname="x")
    assert lea in await bare.people()
