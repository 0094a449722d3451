"""Whole evenings over the wire, by commands alone and by buttons alone, against the score sheet."""

import asyncio
import random
from typing import Any

from rules.sheet import answer, read
from tests.playground_client import Json, Playground
from tests.wire.evening import Evening, eventually, moment_of, sheet_totals, standings_in

NAMES = ("Léa", "Tom", "Camille")
ROUNDS = 10


def invented(seed: int, rounds: int = ROUNDS) -> list[dict[str, Any]]:
    """Invent an evening: bids, tricks that add up, now and then a bonus or a lost trick."""
    chance = random.Random(seed)
    played = []
    for cards in range(1, rounds + 1):
        lost = 1 if cards > 3 and chance.random() < 0.3 else 0
        tricks = dict.fromkeys(NAMES, 0)
        for _ in range(cards - lost):
            tricks[chance.choice(NAMES)] += 1
        bids = {
            name: max(0, min(cards, won + chance.choice((0, 0, 0, -1, 1)))) for name, won in tricks.items()
        }
        winner = max(NAMES, key=lambda name: tricks[name])
        bonuses = {winner: {"black_fourteen": True}} if chance.random() < 0.5 else {}
        played.append(
            {"cards": cards, "bids": bids, "tricks": tricks, "lost_tricks": lost, "bonuses": bonuses}
        )
    return played


def totals(played: list[dict[str, Any]]) -> dict[str, int]:
    return sheet_totals(answer(read({"game": "skullking", "players": list(NAMES), "played": played})))


async def final_of(evening: Evening) -> Json:
    async def look() -> Json | None:
        return next((m for m in await evening.public() if m["attachments"]), None)

    return await eventually(look, "the final leaderboard", patience=60)


async def test_first_seeds_fifth_round(swift_playground: Playground) -> None:
    evening = await Evening.open(swift_playground, *NAMES, kind="voice")
    await evening.seat_all(first="Léa", options="rounds:5 kraken:True")
    for name, bid in (("Léa", 2), ("Tom", 0), ("Camille", 3)):
        await evening.type(name, f"bet tricks:{bid}")
    await evening.revealed(1)
    await evening.type("Léa", "result tricks:2 black_fourteen:True")
    await evening.type("Tom", "result tricks:1")
    said = await evening.type("Camille", "result tricks:1")
    assert "4 tricks declared for 5 cards" in said["message"]["content"]
    await evening.press("Camille", said["message"], "lost", 1, "kraken")
    scores = await evening.posted("Léa +60 leads with 60")
    assert standings_in(scores) == {"Léa": 60, "Camille": -20, "Tom": -50}


async def test_fourth_seeds_sixth_round_with_kraken_whale_and_loot(swift_playground: Playground) -> None:
    evening = await Evening.open(swift_playground, "Manon", "Nico", "Patou", "Léa")
    await evening.seat_all(first="Manon", options="rounds:6")
    for name, bid in (("Manon", 1), ("Nico", 2), ("Patou", 2), ("Léa", 1)):
        await evening.press(name, await evening.prompt(name), "bet", evening_seat(name), bid)
    asked = await evening.declaring(1)
    for name, tricks in (("Nico", 2), ("Patou", 1), ("Léa", 1), ("Manon", 1)):
        panel = (await evening.press(name, asked, "mine"))["message"]
        panel = (await evening.press(name, panel, "tricks", evening_seat(name), tricks))["message"]
    assert "5 tricks declared for 6 cards" in panel["content"]
    form = await evening.press("Manon", panel, "bonuses")
    assert form["outcome"] == "modal"
    loot = field_of(form["modal"], "loot")
    taken = await swift_playground.submit_fields(evening.people["Manon"], form, {loot: ["1"]})
    assert "Nico" in taken["message"]["content"]
    await evening.press("Patou", await evening.offering("lost", 1, "kraken"), "lost", 1, "kraken")
    asked = await evening.posted("Manon says that Nico won the trick with the Loot.")
    refused = await evening.press("Léa", asked, "loot", 1, 0)
    assert "That is for Manon, the host" in refused["message"]["content"]
    await evening.press("Nico", asked, "loot", 1, 0)
    scores = await evening.posted("Nico +60 leads with 60")
    assert standings_in(scores) == {"Nico": 60, "Manon": 40, "Léa": 20, "Patou": -10}


def evening_seat(name: str) -> int:
    return ("Manon", "Nico", "Patou", "Léa").index(name)


def field_of(modal: Json, name: str) -> str:
    """Find the custom_id of a form's field by the name it begins with."""
    for label in modal["components"]:
        custom_id = str(label["component"]["custom_id"])
        if custom_id.partition(":")[0] == name:
            return custom_id
    raise AssertionError(f"no field {name}")


async def test_ten_rounds_by_commands_alone_and_by_buttons_alone_end_as_the_score_sheet_says(
    swift_playground: Playground,
) -> None:
    await asyncio.gather(by_commands(swift_playground), by_buttons(swift_playground))


async def test_under_discords_rate_limits_an_evening_ends_as_the_score_sheet_says(
    shared_playground: Playground,
) -> None:
    await by_commands(shared_playground, rounds=3)


async def by_commands(playground: Playground, rounds: int = ROUNDS) -> None:
    played = invented(1, rounds)
    evening = await Evening.open(playground, *NAMES)
    await evening.type("Léa", f"new kraken:True rounds:{','.join(str(each['cards']) for each in played)}")
    await evening.type("Tom", "join")
    await evening.type("Camille", "join")
    await evening.type("Léa", "begin")
    for each in played:
        for name in NAMES:
            said = await evening.type(name, f"bet tricks:{each['bids'][name]}")
            assert said["outcome"] == "message"
            assert said["message"]["ephemeral"]
        if each["lost_tricks"]:
            await evening.type("Léa", "round lost:1")
        for name in NAMES:
            bonus = " black_fourteen:True" if name in each["bonuses"] else ""
            await evening.type(name, f"result tricks:{each['tricks'][name]}{bonus}")
    final = await final_of(evening)
    assert standings_in(final) == totals(played)
    assert final["attachments"][0]["description"]


async def by_buttons(playground: Playground) -> None:
    played = invented(2)
    evening = await Evening.open(playground, *NAMES, locale="fr")
    opened = await playground.type(evening.people["Léa"], evening.channel, "/skullking new kraken:True")
    lobby = opened["message"]
    for name in ("Tom", "Camille"):
        await evening.press(name, lobby, "join")
    await evening.press("Léa", lobby, "begin")
    for number, each in enumerate(played, 1):
        moment = moment_of(await evening.board(number), "mine")
        for seat, name in enumerate(NAMES):
            await evening.press(name, await evening.prompt(name, moment), "bet", seat, each["bids"][name])
        await evening.revealed(number)
        board = await evening.declaring(number)
        if each["lost_tricks"]:
            await evening.press("Tom", await evening.offering("lost", 1), "lost", 1)
        for seat, name in enumerate(NAMES):
            panel = (await evening.press(name, board, "mine"))["message"]
            exact = each["tricks"][name] == each["bids"][name]
            if name in each["bonuses"] and exact:
                form = await evening.press(name, panel, "bonuses")
                taken = field_of(form["modal"], "taken")
                person = evening.people[name]
                await playground.submit_fields(person, form, {taken: ["black-fourteen"]})
                continue
            action = ("bet",) if exact else ()
            await evening.press(name, panel, "tricks", seat, each["tricks"][name], *action)
    final = await final_of(evening)
    assert standings_in(final) == totals(played)
