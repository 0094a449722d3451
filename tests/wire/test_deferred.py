"""What takes longer than Discord waits: the bot asks for more time, and answers where it would have."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

import asyncpg
import pytest

from tests.kit.databases import database, postgres, url
from tests.kit.playground_client import Json, Playground, client, process
from tests.kit.wire_evening import Evening, buttons, eventually, pressable
from tests.kit.wire_other_games import field_ids

__all__ = ["database", "postgres", "url"]

DEFER_AFTER: Final = "1.5"
pytestmark = [
    pytest.mark.parametrize("database", ["postgresql"], indirect=True),  # its locks hold up readers too
    pytest.mark.filterwarnings("error"),
]


class Slow:
    """A playground whose bot waits for its database as long as somebody says."""

    def __init__(self, playground: Playground, url: str) -> None:
        self.playground = playground
        self._url = url.replace("+asyncpg", "")

    @asynccontextmanager
    async def working(self) -> AsyncIterator[None]:
        """Hold the database up until the block has ended and Discord has been asked for more time."""
        since = await self.playground.at_rest()
        holder = await asyncpg.connect(self._url)
        try:
            async with holder.transaction():
                await holder.execute("LOCK TABLE tables IN ACCESS EXCLUSIVE MODE")
                yield

                async def deferred() -> bool:
                    calls = await self.playground.calls(since)
                    return any(call["path"].endswith("/callback") for call in calls)

                await eventually(deferred, "an answer that is deferred")
        finally:
            await holder.close()

    async def answered(self, act: "asyncio.Task[Json]") -> Json:
        """Return what comes of something that was done while the database was held up."""
        answer = await act
        await self.playground.settle()
        assert "unexpected" not in "\n".join(await self.playground.log())
        return answer


@pytest.fixture
async def slow(url: str) -> AsyncIterator[Slow]:
    """Return a playground of one's own whose bot defers as early as with people."""
    with process("--database", url, TALLYHO_DEFER_AFTER=DEFER_AFTER) as running:
        async with client(running.url()) as playground:
            await playground.rate_limits(on=False)
            yield Slow(playground, url)


async def seated(playground: Playground) -> Evening:
    evening = await Evening.open(playground, "Léa", "Tom")
    await evening.seat_all(first="Léa", options="rounds:3,3")
    await playground.settle()
    return evening


async def test_presses_and_forms_that_take_long_are_answered_where_they_would_have_been(slow: Slow) -> None:
    evening = await seated(slow.playground)
    board = await evening.board(1)
    # on a message for all: the answer is a new one, for this person alone
    async with slow.working():
        act = asyncio.create_task(evening.press("Tom", board, "mine"))
    panel = (await slow.answered(act))["message"]
    assert panel["ephemeral"]
    assert pressable(panel, "bet", 1, 1)
    # on a private message: that message changes
    async with slow.working():
        act = asyncio.create_task(evening.press("Tom", panel, "bet", 1, 1))
    given = await slow.answered(act)
    assert given["message"]["id"] == panel["id"]
    assert "Your bet: 1" in given["message"]["content"]
    assert len([m for m in await private(evening, "Tom") if "Your bet: 1" in m["content"]]) == 1
    # a form cannot come late: a button opens it
    menu = (await evening.press("Léa", await evening.board(1), "menu"))["message"]
    async with slow.working():
        act = asyncio.create_task(evening.press("Léa", menu, "options"))
    ready = (await slow.answered(act))["message"]
    assert ready["ephemeral"]
    assert ready["content"] == "The form is ready."
    assert [button["label"] for button in buttons(ready)] == ["Open the form"]
    form = await slow.playground.click(evening.people["Léa"], ready, "Open the form")
    assert form["outcome"] == "modal"
    # what a form does counts once, and its answer is for this person alone
    fields = {field_ids(form["modal"])["list"]: "4,4"}
    async with slow.working():
        act = asyncio.create_task(slow.playground.submit_fields(evening.people["Léa"], form, fields))
    done = await slow.answered(act)
    assert done["message"]["ephemeral"]
    assert done["message"]["content"].startswith("Changed")
    assert len([m for m in await evening.public() if "changed what is played" in m["content"]]) == 1
    assert "4 cards" in (await evening.board(1))["content"]


async def test_a_form_that_is_refused_late_is_corrected(slow: Slow) -> None:
    evening = await seated(slow.playground)
    menu = (await evening.press("Léa", await evening.board(1), "menu"))["message"]
    form = await evening.press("Léa", menu, "options")
    fields = {field_ids(form["modal"])["list"]: "many"}
    async with slow.working():
        act = asyncio.create_task(slow.playground.submit_fields(evening.people["Léa"], form, fields))
    refused = (await slow.answered(act))["message"]
    assert refused["ephemeral"]
    assert "many" in str(refused)
    again = await slow.playground.click(evening.people["Léa"], refused, "Correct")
    assert again["outcome"] == "modal"
    assert "many" in str(again["modal"])


async def private(evening: Evening, who: str) -> list[Json]:
    """Return what this person alone sees in the channel."""
    seen = await evening.playground.messages(evening.channel, evening.people[who])
    return [message for message in seen if message.get("ephemeral")]
