"""A guest, a mistake, a friend who takes over and a host who must go: an evening by mouse on one phone."""

import pytest
from playwright.async_api import Browser

from rules.sheet import answer, read
from tests.kit.page_evening import PageEvening
from tests.kit.page_window import driven
from tests.kit.playground_client import Playground
from tests.kit.wire_evening import sheet_totals

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

LEA, TOM, NICO, MAMIE = range(4)
"""Seats; the third one is Camille's until Nico takes it."""
SHEET = {
    "game": "skullking",
    "players": ["Léa", "Tom", "Nico", "Mamie"],
    "options": {"rounds": [3, 3, 3]},
    "played": [
        {
            "bids": {"Léa": 1, "Tom": 2, "Nico": 1, "Mamie": 0},
            "tricks": {"Léa": 1, "Tom": 1, "Nico": 1, "Mamie": 0},
        },
        {
            "bids": {"Léa": 1, "Tom": 1, "Nico": 2, "Mamie": 0},
            "tricks": {"Léa": 1, "Tom": 2, "Nico": 0, "Mamie": 0},
        },
        {
            "left": ["Léa"],
            "bids": {"Tom": 3, "Nico": 0, "Mamie": 0},
            "tricks": {"Tom": 3, "Nico": 0, "Mamie": 0},
        },
    ],
}
"""What was really played: Tom had bet 2 in the first round, and 1 was entered."""


class Phone(PageEvening):
    """Everybody takes turns at one phone; the host enters for the guest as well."""

    async def enter(self, who: str, action: str, seat: int, number: int, *, guest: bool = False) -> None:
        """Enter a bet or tricks by the board's first button; a host with a guest says first for whom."""
        await self.press(who, "mine")
        if guest:
            await self.press(who, "seat", seat)
        await self.press(who, action, seat, number)

    async def play(self, number: int, host: str, said: dict[str, tuple[int, int, int]]) -> None:
        """Play a round: seat, bet and tricks of each; the host's phone is the guest's too."""
        for at, action in ((1, "bet"), (2, "tricks")):
            for name, each in said.items():
                by = host if name == "Mamie" else name
                await self.enter(by, action, each[0], each[at], guest=by == host)
            if action == "bet":
                await self.sees(host, f"Round {number}: play, then declare your tricks")

    async def menu(self, who: str, action: str, *args: object) -> None:
        """Do what stands behind "More"."""
        await self.press(who, "menu")
        await self.press(who, action, *args)


@pytest.mark.thorough
async def test_a_guest_a_mistake_a_friend_and_another_host_come_to_the_right_end(
    fresh: Playground, browser: Browser
) -> None:
    channel = await fresh.channel("life happens", kind="voice")
    async with driven(browser, width=390, height=844) as page:
        await page.open(fresh.url)
        await page.use_channel(channel["name"])
        phone = Phone(page, dict.fromkeys(("Léa", "Tom", "Camille", "Nico"), 0), channel["name"])
        await phone.through("Léa")
        await page.type_command("skullking new")
        await phone.press("Tom", "join")
        await phone.press("Camille", "join")
        await phone.press("Léa", "players")
        await phone.press("Léa", "guest")
        assert await phone.fill("Léa", {"form-guest-name": "Mamie"}) is None
        await phone.press("Léa", "options")
        assert await phone.fill("Léa", {"form-rounds-list": "3, 3, 3"}) is None
        await phone.press("Léa", "begin")

        wrong = {"Léa": (LEA, 1, 1), "Tom": (TOM, 1, 1), "Camille": (NICO, 1, 1), "Mamie": (MAMIE, 0, 0)}
        await phone.play(1, "Léa", wrong)
        await phone.sees("Léa", "Round 2, 3 cards: bets are open")
        await phone.menu("Léa", "correct", 1)
        await phone.press("Léa", "correct", 1, TOM)
        await phone.press("Léa", "correct", 1, TOM, "numbers")
        assert await phone.fill("Léa", {"form-correct-bet": "2"}) is None
        await phone.sees("Tom", "Léa corrected")

        await phone.menu("Camille", "leave")
        await phone.sees("Nico", "Camille left with 20 points")
        await phone.press("Nico", "takeseat", NICO)
        await phone.press("Léa", "accept")
        await phone.sees("Nico", "Nico takes Camille’s seat, with 20 points")
        right = {"Léa": (LEA, 1, 1), "Tom": (TOM, 1, 2), "Nico": (NICO, 2, 0), "Mamie": (MAMIE, 0, 0)}
        await phone.play(2, "Léa", right)
        await phone.sees("Léa", "Round 3, 3 cards: bets are open")

        await phone.menu("Léa", "hosting")
        await phone.press("Léa", "hostto", TOM)
        await phone.sees("Tom", "Tom is the host now")
        await phone.menu("Léa", "leave")
        await phone.sees("Tom", "Léa left with 40 points")
        last = {"Tom": (TOM, 3, 3), "Nico": (NICO, 0, 0), "Mamie": (MAMIE, 0, 0)}
        await phone.play(3, "Tom", last)
        ended = await phone.standings("Nico", "Skull King is over")
        assert not await page.scrolls_sideways()
    assert ended == sheet_totals(answer(read(SHEET)))
    assert list(ended.items()) == [("Mamie", 90), ("Tom", 40), ("Nico", 30), ("Léa", 40)]
