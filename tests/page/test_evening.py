"""Whole evenings of Skull King in a browser: by the mouse alone, and by typed commands alone."""

import pytest
from playwright.async_api import Browser

from tests.kit.page_evening import LANGUAGES, PageEvening
from tests.kit.page_window import driven
from tests.kit.playground_client import Json, Playground
from tests.kit.wire_evening import Evening, eventually, standings_in
from tests.page.sheets_played import (
    FOURTH_SEED,
    SWIFT,
    play_by_keys,
    play_by_mouse,
    play_over_the_wire,
    sheet_standings,
)

pytestmark = [pytest.mark.browser, pytest.mark.thorough, pytest.mark.asyncio(loop_scope="session")]


async def test_an_evening_by_mouse_over_the_wire_and_by_score_sheet_ends_the_same(
    fresh: Playground, browser: Browser
) -> None:
    names = list(SWIFT[0]["bids"])
    async with driven(browser, width=1500, height=900) as page:
        await page.open(fresh.url, columns=len(names))
        for column, name in enumerate(names):
            await page.as_person(name, column)
        evening = PageEvening(page, {name: at for at, name in enumerate(names)})
        await page.column().locator("[data-start-here]").click()
        await evening.press("Tom", "join")
        await evening.press("Camille", "join")
        await evening.press("Léa", "options")
        rounds = "command-choice-rounds-swift-n-salty"
        assert (
            await evening.fill("Léa", {"form-rounds": [rounds], "form-switches": ["form-switch-kraken"]})
            is None
        )
        await evening.press("Léa", "begin")
        for number, each in enumerate(SWIFT, 1):
            await play_by_mouse(evening, number, each)
        by_mouse = await evening.standings("Tom", "Skull King is over")
    assert by_mouse == sheet_standings(SWIFT, "swift-n-salty")
    assert by_mouse == await over_the_wire(fresh, names)


async def over_the_wire(playground: Playground, names: list[str]) -> dict[str, int]:
    """Play the same evening by commands without a page, in another channel."""
    people = {one["name"]: one for one in await playground.people()}
    channel = await playground.channel("the same again")
    evening = Evening(playground, channel, {name: people[name] for name in names})
    await evening.seat_all(first=names[0], options="rounds:swift-n-salty kraken:True")
    for each in SWIFT:
        await play_over_the_wire(evening, each)

    async def final() -> Json | None:
        return next((m for m in await evening.public() if m["attachments"]), None)

    return standings_in(await eventually(final, "the end", patience=60))


async def test_the_fourth_seeds_round_by_mouse_with_loot_and_kraken(
    fresh: Playground, browser: Browser
) -> None:
    names = list(FOURTH_SEED["bids"])
    for name in ("Manon", "Patou"):
        await fresh.person(name, locale={"en": "en-GB", "fr": "fr"}[LANGUAGES[name]])
    channel = await fresh.channel("kraken, whale and loot")
    async with driven(browser) as page:
        await page.open(fresh.url)
        await page.use_channel(channel["name"])
        evening = PageEvening(page, dict.fromkeys(names, 0), channel["name"])
        await evening.through("Manon")
        await page.type_command("skullking new")
        for name in names[1:]:
            await evening.press(name, "join")
        await evening.press("Manon", "options")
        assert (
            await evening.fill("Manon", {"form-rounds": ["command-choice-rounds-skip-to-the-brawl"]}) is None
        )
        await evening.press("Manon", "begin")
        await play_by_mouse(evening, 1, FOURTH_SEED)
        by_mouse = await evening.standings("Manon", "Nico +60 leads with 60")
    assert by_mouse == sheet_standings((FOURTH_SEED,), "skip-to-the-brawl")


async def test_an_evening_by_typed_commands_alone(fresh: Playground, browser: Browser) -> None:
    names = list(SWIFT[0]["bids"])
    channel = await fresh.channel("typed")
    async with driven(browser) as page:
        await page.open(fresh.url)
        await page.use_channel(channel["name"])
        evening = PageEvening(page, dict.fromkeys(names, 0), channel["name"])
        await evening.type("Léa", "/skullking new rounds:5,5 kraken:True")
        await evening.type("Tom", "/skullking join")
        await evening.type("Camille", "/skullking join")
        await evening.type("Léa", "/skullking begin")
        for number, each in enumerate(SWIFT[:2], 1):
            await play_by_keys(evening, number, each)
        typed = await evening.standings("Tom", "Skull King is over")
    assert typed == sheet_standings(SWIFT[:2], [5, 5])
