"""The bot killed at a chosen request: before it is carried out, or after, when it is not answered."""

import asyncio
from typing import Any

import pytest

from tests.kit.playground_client import Json, Playground, Refused

CALLBACK = r"/interactions/\d+/[^/]+/callback$"


async def lea_and_table(playground: Playground) -> tuple[Json, Json]:
    return (await playground.people())[0], (await playground.channels())[0]


@pytest.mark.thorough
async def test_before_a_request_the_bot_dies_and_nothing_has_happened(playground: Playground) -> None:
    lea, table = await lea_and_table(playground)
    armed = await playground.kill(2, "before", method="post", path=CALLBACK)
    assert armed == {"at": 2, "left": 2, "when": "before", "method": "POST", "path": CALLBACK}
    assert (await playground.type(lea, table, "/tally help"))["outcome"] == "message"
    assert (await playground.status())["kills"][0]["left"] == 1
    calls = await playground.calls()
    assert (await playground.type(lea, table, "/tally help"))["outcome"] == "none"
    status = await playground.killed()
    assert (status["bot"], status["killed"], status["kills"]) == ("stopped", 1, [])
    assert "killed before POST /api/v10/interactions/" in status["sentence"]
    assert [call["status"] for call in await playground.calls(since=len(calls))] == [0]
    assert (await playground.bot("start"))["bot"] == "ready"
    assert (await playground.type(lea, table, "/tally help"))["outcome"] == "message"
    assert not [line for line in await playground.log() if "stopped by itself" in line]


@pytest.mark.thorough
async def test_after_a_request_the_bot_dies_and_it_has_happened(playground: Playground) -> None:
    lea, table = await lea_and_table(playground)
    await playground.kill(when="after", path=CALLBACK)
    reaction = await playground.type(lea, table, "/points new")
    assert reaction["outcome"] == "message"
    status = await playground.killed()
    assert (status["bot"], "killed after POST" in status["sentence"]) == ("stopped", True)
    assert [seen["id"] for seen in await playground.messages(table)] == [reaction["message"]["id"]]
    assert (await playground.bot("start"))["bot"] == "ready"


@pytest.mark.thorough
async def test_the_bot_can_be_killed_while_it_starts(playground: Playground) -> None:
    await playground.bot("stop")
    await playground.kill(method="GET", path="/gateway/bot$")
    with pytest.raises(Refused, match="killed before GET") as refused:
        await playground.bot("start")
    assert refused.value.status == 409
    assert (await playground.status())["killed"] == 1
    assert (await playground.bot("start"))["bot"] == "ready"


async def test_a_kill_is_called_off(playground: Playground) -> None:
    lea, table = await lea_and_table(playground)
    await playground.kill(path=CALLBACK)
    await playground.no_kills()
    assert (await playground.type(lea, table, "/tally help"))["outcome"] == "message"
    status = await playground.status()
    assert (status["bot"], status["killed"], status["kills"]) == ("ready", 0, [])


@pytest.mark.thorough
async def test_a_start_right_after_a_kill_waits_for_its_end(playground: Playground) -> None:
    lea, table = await lea_and_table(playground)
    await playground.kill(path=CALLBACK)
    lost = asyncio.create_task(playground.type(lea, table, "/tally help"))
    for _ in range(3_000):
        if not (await playground.status())["kills"]:  # the kill has begun
            break
        await asyncio.sleep(0.001)
    assert (await playground.bot("start"))["bot"] == "ready"
    assert (await lost)["outcome"] == "none"


WRONG: list[tuple[Json, str]] = [
    ({"at": 0}, "counts the requests from 1"),
    ({"at": "1"}, "`at` has to be a whole number"),
    ({"at": True}, "`at` has to be a whole number"),
    ({"when": "during"}, "before or after"),
    ({"path": "("}, "no regular expression"),
    ({"pathh": "x"}, "no `pathh`"),
]


@pytest.mark.parametrize(("asked", "sentence"), WRONG)
async def test_a_kill_that_cannot_be_is_refused(
    shared_playground: Playground, asked: dict[str, Any], sentence: str
) -> None:
    with pytest.raises(Refused, match=sentence):
        await shared_playground.kill(**asked)
    assert (await shared_playground.status())["kills"] == []


async def test_where_there_is_no_bot_there_is_nothing_to_kill(bare: Playground) -> None:
    with pytest.raises(Refused, match="only serves") as refused:
        await bare.kill()
    assert refused.value.status == 409
