"""A finger that presses twice: what comes in the first button's place is not pressed."""

from collections.abc import AsyncIterator, Iterator

import pytest

from bot.app.settings import Settings
from bot.ui.request.double_presses import DOUBLE_TAP, DoublePresses
from tests.kit.playground_client import Playground, client, process
from tests.kit.wire_evening import Evening, pressable

LONG = "600"
"""Seconds for which any press is a second one: no machine is slower than that."""


@pytest.fixture(scope="module")
def careful_url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder = tmp_path_factory.mktemp("double_presses")
    with process("--database", str(folder / "bot.sqlite3"), TALLYHO_DOUBLE_TAP=LONG) as running:
        yield running.url()


@pytest.fixture
async def careful(careful_url: str) -> AsyncIterator[Playground]:
    """Return a playground whose bot takes every further press on a changed message for a second tap."""
    async with client(careful_url) as connected:
        yield connected


def test_a_second_tap_is_one_within_six_tenths_of_a_second() -> None:
    now = 100.0
    double_presses = DoublePresses(clock=lambda: now)
    assert not double_presses.is_second(1)
    double_presses.redrawn(1)
    now += DOUBLE_TAP - 0.01
    assert double_presses.is_second(1)
    assert not double_presses.is_second(2)
    now += 0.01
    assert not double_presses.is_second(1)
    assert Settings.model_fields["tallyho_double_tap"].default == DOUBLE_TAP == 0.6


async def test_two_taps_on_a_guests_name_enter_no_bet(careful: Playground) -> None:
    evening = await Evening.open(careful, "Léa", "Tom")
    evening.people["Mamie"] = {}
    board = await evening.seat_all(first="Léa", options="rounds:3,3", guests=("Mamie",))
    pick = (await evening.press("Léa", board, "mine"))["message"]
    panel = (await evening.press("Léa", pick, "seat", 2))["message"]
    assert pressable(panel, "bet", 2, 0)
    again = await evening.press("Léa", panel, "bet", 2, 0)
    assert again["outcome"] == "update"
    await careful.settle()
    assert "Waiting for everybody" in (await evening.board(1))["content"]


async def test_two_taps_in_a_direct_message_are_one(careful: Playground) -> None:
    evening = await Evening.open(careful, "Léa", "Tom")
    await evening.seat_all(first="Léa", options="rounds:3,3")
    prompt = await evening.prompt("Tom")
    given = (await evening.press("Tom", prompt, "bet", 1, 2))["message"]
    assert pressable(given, "unbet", 1)
    await evening.press("Tom", given, "unbet", 1)
    await careful.settle()
    assert "Waiting for Léa" in (await evening.board(1))["content"]


async def test_a_board_that_all_see_takes_every_press(careful: Playground) -> None:
    evening = await Evening.open(careful, "Léa", "Tom", "Camille")
    lobby = (await evening.type("Léa", "new"))["message"]
    for name in ("Tom", "Camille"):
        await evening.press(name, lobby, "join")
    await evening.press("Camille", lobby, "leave")
    await evening.press("Camille", lobby, "join")
    begun = await evening.press("Léa", lobby, "begin")
    assert begun["outcome"] != "none"
    assert await evening.board(1)
