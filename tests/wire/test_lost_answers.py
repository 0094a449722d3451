"""An interaction that has expired (Discord's 10062): what was done counts, and nobody makes a fuss."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

import pytest

from tests.kit.playground_client import PATIENCE_SECONDS, Playground
from tests.kit.wire_evening import Evening, pressable
from tests.kit.wire_other_games import field_ids

UNKNOWN_INTERACTION: Final = 10062
FUSS: Final = ("[error", "unexpected", "Traceback", "never retrieved")


async def seated(playground: Playground) -> Evening:
    evening = await Evening.open(playground, "Léa", "Tom")
    await evening.seat_all(first="Léa", options="rounds:3,3")
    await playground.settle()
    return evening


@asynccontextmanager
async def expired(playground: Playground) -> AsyncIterator[None]:
    """Have Discord know nothing more of what is pressed, typed or sent meanwhile; the log tells it calmly."""
    await playground.settle()
    before = len(await playground.log())
    await playground.answer_within(1)
    await playground.fault("/callback$", method="POST", status=404, code=UNKNOWN_INTERACTION, times=2)
    yield
    await playground.no_faults()
    await playground.answer_within(PATIENCE_SECONDS)
    await playground.settle()
    said = "\n".join((await playground.log())[before:])
    assert "interaction_gone" in said
    assert [word for word in FUSS if word in said] == []


@pytest.mark.parametrize("door", ["command", "button"])
async def test_a_bet_whose_answer_is_lost_counts_and_is_not_counted_twice(
    mended_playground: Playground, door: str
) -> None:
    evening = await seated(mended_playground)
    panel = (await evening.press("Tom", await evening.board(1), "mine"))["message"]

    async def bet() -> str:
        if door == "command":
            answer = await evening.type("Tom", "bet tricks:1")
        else:
            answer = await evening.press("Tom", panel, "bet", 1, 1)
        return str(answer["message"]["content"]) if answer["outcome"] != "none" else ""

    async with expired(mended_playground):
        assert await bet() == ""
    await evening.posted("Waiting for Léa.")
    assert "Your bet: 1" in await bet()
    await evening.type("Léa", "bet tricks:2")
    assert "Léa 2, Tom 1" in (await evening.revealed(1))["content"]


async def test_a_form_that_could_not_open_opens_with_the_next_press(mended_playground: Playground) -> None:
    evening = await seated(mended_playground)
    menu = (await evening.press("Léa", await evening.board(1), "menu"))["message"]
    async with expired(mended_playground):
        assert (await evening.press("Léa", menu, "options"))["outcome"] == "none"
    assert (await evening.press("Léa", menu, "options"))["outcome"] == "modal"


async def test_a_form_whose_answer_is_lost_counts(mended_playground: Playground) -> None:
    evening = await seated(mended_playground)
    menu = (await evening.press("Léa", await evening.board(1), "menu"))["message"]
    form = await evening.press("Léa", menu, "options")
    fields = {field_ids(form["modal"])["list"]: "4,4"}
    async with expired(mended_playground):
        sent = await mended_playground.submit_fields(evening.people["Léa"], form, fields)
        assert sent["outcome"] == "none"
    assert len([m for m in await evening.public() if "changed what is played" in m["content"]]) == 1
    assert "4 cards" in (await evening.board(1))["content"]


async def test_a_guest_of_whose_form_discord_knows_nothing_more_is_seated_by_the_next(
    mended_playground: Playground,
) -> None:
    evening = await Evening.open(mended_playground, "Léa")
    lobby = (await evening.type("Léa", "new"))["message"]
    picking = (await evening.press("Léa", lobby, "players"))["message"]
    form = await evening.press("Léa", picking, "guest")
    (name,) = field_ids(form["modal"]).values()
    async with expired(mended_playground):
        sent = await mended_playground.submit_fields(evening.people["Léa"], form, {name: "Mamie"})
        assert sent["outcome"] == "none"
    assert "Mamie" not in str((await evening.offering("players"))["embeds"])
    form = await evening.press("Léa", picking, "guest")
    (name,) = field_ids(form["modal"]).values()
    await mended_playground.submit_fields(evening.people["Léa"], form, {name: "Mamie"})
    await mended_playground.settle()
    assert str((await evening.offering("players"))["embeds"]).count("Mamie") == 1


async def test_a_completion_that_nobody_waits_for_is_no_error(mended_playground: Playground) -> None:
    evening = await seated(mended_playground)
    async with expired(mended_playground):
        await mended_playground.type(
            evening.people["Tom"], evening.channel, command="skullking why", options={"player": "t"},
            focused="player",
        )  # fmt: skip
    assert pressable(await evening.board(1), "mine")
