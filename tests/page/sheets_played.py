"""Evenings as score sheets, and how they are played: through the page, and over the wire."""

from collections.abc import Mapping
from typing import Any

from rules.sheet import answer, read
from tests.kit.page_evening import PageEvening
from tests.kit.wire_evening import Evening, sheet_totals

Round = Mapping[str, Any]

FIRST_SEED: Round = {
    "cards": 5,
    "bids": {"Léa": 2, "Tom": 0, "Camille": 3},
    "tricks": {"Léa": 2, "Tom": 1, "Camille": 1},
    "lost_tricks": 1,
    "bonuses": {"Léa": {"black_fourteen": True}},
}
"""Round 5 of the first seed, with the Kraken in: Léa 60, Tom −50, Camille −20."""
SWIFT: tuple[Round, ...] = (
    FIRST_SEED,
    {
        "cards": 5,
        "bids": {"Léa": 1, "Tom": 2, "Camille": 1},
        "tricks": {"Léa": 1, "Tom": 2, "Camille": 2},
    },
    {
        "cards": 5,
        "bids": {"Léa": 0, "Tom": 3, "Camille": 2},
        "tricks": {"Léa": 0, "Tom": 3, "Camille": 2},
    },
    {
        "cards": 5,
        "bids": {"Léa": 4, "Tom": 1, "Camille": 0},
        "tricks": {"Léa": 3, "Tom": 1, "Camille": 1},
    },
    {
        "cards": 5,
        "bids": {"Léa": 2, "Tom": 2, "Camille": 1},
        "tricks": {"Léa": 2, "Tom": 2, "Camille": 1},
    },
)
"""A whole game of the structure swift-n-salty that begins with the first seed's round."""
FOURTH_SEED: Round = {
    "cards": 6,
    "bids": {"Manon": 1, "Nico": 2, "Patou": 2, "Léa": 1},
    "tricks": {"Manon": 1, "Nico": 2, "Patou": 1, "Léa": 1},
    "lost_tricks": 1,
    "alliances": [["Manon", "Nico"]],
}
"""Round 6 of the fourth seed: Manon 40, Nico 60, Patou −10, Léa 20."""


def sheet_standings(played: tuple[Round, ...], rounds: object) -> dict[str, int]:
    """Play a sheet by the rules; give names and totals, best first."""
    sheet = {
        "game": "skullking",
        "players": list(played[0]["bids"]),
        "options": {"rounds": rounds},
        "played": list(played),
    }
    return sheet_totals(answer(read(sheet)))


async def play_by_mouse(evening: PageEvening, number: int, each: Round) -> None:
    """Bet by direct message or by "My bet", declare "as bet" or by digit, and say what nobody won."""
    names = list(each["bids"])
    await evening.sees(names[0], f"Round {number}, {each['cards']} cards: bets are open")
    for seat, name in enumerate(names):
        column = await evening.through(name)
        if seat == number % len(names):
            await evening.page.use_dm(column)
            await evening.page.wait_for_text(evening.asks_for_bet(name, number, each["cards"]), column)
            await evening.press(name, "bet", seat, each["bids"][name])
            await evening.page.use_channel(evening.channel, column)
        else:
            await evening.press(name, "mine")
            await evening.press(name, "bet", seat, each["bids"][name])
    for name in names:
        await evening.sees(name, f"Yo-ho-ho! Round {number}: ")
        await evening.sees(name, f"Round {number}: play, then declare your tricks")
    for seat, name in enumerate(names):
        await evening.press(name, "mine")
        if name in each.get("bonuses", {}):
            await evening.press(name, "bonuses", seat)
            assert await evening.fill(name, {"form-taken": ["form-black-fourteen"]}) is None
        elif each["tricks"][name] == each["bids"][name]:
            await evening.press(name, "tricks", seat, each["tricks"][name], "bet")
        else:
            await evening.press(name, "tricks", seat, each["tricks"][name])
    for ally, other in each.get("alliances", ()):
        await evening.press(ally, "bonuses", names.index(ally))
        assert await evening.fill(ally, {"form-loot": [other]}) is None
        await confirm_loot(evening, other)
    if each.get("lost_tricks"):
        await evening.press(names[-1], "lost", 1, "kraken")


async def confirm_loot(evening: PageEvening, ally: str) -> None:
    """Let the ally say that the Loot was in the trick."""
    await evening.press(ally, "mine")
    await evening.press(ally, "loot")


async def play_by_keys(evening: PageEvening, number: int, each: Round) -> None:
    """Type every bet and every declaration as a command."""
    names = list(each["bids"])
    for name in names:
        await evening.type(name, f"/skullking bet tricks:{each['bids'][name]}")
    await evening.sees(names[0], f"Yo-ho-ho! Round {number}: ")
    if each.get("lost_tricks"):
        await evening.type(names[0], f"/skullking round lost:{each['lost_tricks']}")
    for name in names:
        bonus = " black_fourteen:True" if name in each.get("bonuses", {}) else ""
        await evening.type(name, f"/skullking result tricks:{each['tricks'][name]}{bonus}")


async def play_over_the_wire(evening: Evening, each: Round) -> None:
    """Play a round by commands without the page."""
    for name, bid in each["bids"].items():
        await evening.type(name, f"bet tricks:{bid}")
    if each.get("lost_tricks"):
        await evening.type(next(iter(each["bids"])), f"round lost:{each['lost_tricks']}")
    for name, tricks in each["tricks"].items():
        bonus = " black_fourteen:True" if name in each.get("bonuses", {}) else ""
        allies = [ally for looter, ally in each.get("alliances", ()) if looter == name]
        loot = f" loot_with:{allies[0]}" if allies else ""
        await evening.type(name, f"result tricks:{tricks}{bonus}{loot}")
