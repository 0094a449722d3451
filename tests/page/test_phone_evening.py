"""A whole evening of Skyjo on one phone: the person switch, the mouse, and numbers typed into forms."""

from typing import Any

import pytest
from playwright.async_api import Browser

from rules.sheet import answer, read
from tests.kit.page_evening import PageEvening
from tests.kit.page_window import driven
from tests.kit.playground_client import Playground
from tests.kit.wire_evening import sheet_totals

pytestmark = [pytest.mark.browser, pytest.mark.thorough, pytest.mark.asyncio(loop_scope="session")]

NAMES = ("Tom", "Léa", "Nico")
GRID = [[5, 1, 2, 3], [5, 4, 6, 7], [5, 8, 9, 10]]
PLAYED: tuple[dict[str, Any], ...] = (
    {"finisher": "Tom", "scores": {"Tom": 4, "Léa": -3, "Nico": 2}},
    {"finisher": "Léa", "scores": {"Tom": 12, "Léa": 9}, "grids": {"Nico": GRID}},
)
"""In the first round Tom is doubled (8); in the second Nico’s fives go, and 50 points end the game."""


async def test_a_phone_finishes_an_evening_of_skyjo(fresh: Playground, browser: Browser) -> None:
    channel = await fresh.channel("skyjo by phone", kind="voice")
    async with driven(browser, width=390, height=844) as page:
        await page.open(fresh.url)
        await page.use_channel(channel["name"])
        evening = PageEvening(page, dict.fromkeys(NAMES, 0), channel["name"])
        await evening.through("Tom")
        await page.type_command("skyjo new", {"threshold": "50"})
        for name in NAMES[1:]:
            await evening.press(name, "join")
        assert not await page.scrolls_sideways()
        await evening.press("Tom", "begin")
        for number, each in enumerate(PLAYED, 1):
            for name in NAMES:
                await evening.sees(name, f"Round {number}: play")
                await hand_in(evening, name, each)
            await evening.sees("Tom", f"Round {number}: ")
            assert not await page.scrolls_sideways()
        ended = await evening.standings("Nico", "Skyjo is over")
        assert not await page.scrolls_sideways()
    sheet = {"game": "skyjo", "players": list(NAMES), "options": {"threshold": 50}, "played": list(PLAYED)}
    assert ended == sheet_totals(answer(read(sheet))) == {"Léa": 6, "Tom": 20, "Nico": 52}


async def hand_in(evening: PageEvening, name: str, each: dict[str, Any]) -> None:
    """Enter a total, or twelve cards, by form; whoever closed the round says so in it."""
    seat = NAMES.index(name)
    closed = ["form-closed-you"] if each["finisher"] == name else []
    await evening.press(name, "mine")
    if name in each.get("grids", {}):
        cards = "\n".join(" ".join(map(str, row)) for row in each["grids"][name])
        await evening.press(name, "grid", seat)
        assert not await evening.page.scrolls_sideways()
        assert await evening.fill(name, {"form-cards": cards, "form-closed": closed}) is None
        return
    await evening.press(name, "total", seat)
    assert await evening.fill(name, {"form-points": str(each["scores"][name]), "form-closed": closed}) is None
