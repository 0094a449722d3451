"""The referee over the wire: the verdict, and its bonus written into the round of who won the trick."""

import asyncio

import pytest

from tests.kit.playground_client import Json, Playground
from tests.kit.wire_evening import Evening, pressable, standings_in

NAMES = ("Léa", "Tom", "Camille")
TRICK = "Léa yellow 14, Tom pirate, Camille skull king"
"""Camille takes a 14 (10 points) and a Pirate (30)."""


async def revealed(playground: Playground, options: str = "rounds:3") -> Evening:
    evening = await Evening.open(playground, *NAMES)
    await evening.seat_all(first="Léa", options=options)
    for name in NAMES:
        await evening.type(name, "bet tricks:1")
    await evening.revealed(1)
    return evening


async def judged(evening: Evening, who: str, cards: str = TRICK) -> Json:
    message: Json = (await evening.command(who, "trick", cards=cards))["message"]
    return message


async def test_the_winner_writes_the_bonus_down_and_it_counts(swift_playground: Playground) -> None:
    evening = await revealed(swift_playground)
    verdict = await judged(evening, "Camille")
    assert "Camille wins the trick" in verdict["content"]
    written = (await evening.press("Camille", verdict, "spoils", 2))["message"]
    assert "+30" in written["content"]
    assert "one stands there as bet" in written["content"]
    for name in ("Léa", "Tom"):
        await evening.type(name, "result tricks:1")
    assert standings_in(await evening.offering("rematch")) == {"Camille": 60, "Léa": 20, "Tom": 20}


async def test_the_verdict_comes_first_and_cards_go_by_the_names_of_the_rulebooks(
    swift_playground: Playground,
) -> None:
    evening = await revealed(swift_playground)
    cards = "Léa: Rosie D'Laney; Tom : Drapeau pirate 14, Camille\u00a0Mermaid"
    said = (await judged(evening, "Tom", cards))["content"].split("\n")
    assert said[0].startswith("Léa wins the trick with Pirate")
    assert said[-1] == "Léa: Pirate · Tom: black 14 · Camille: Mermaid"
    assert "```" not in "".join(said)
    guests = (await judged(evening, "Tom", "*Zoé*: Loot, Nico: Treasure Map 3"))["content"].split("\n")
    assert guests[0].startswith("Nico wins the trick with purple 3")
    assert guests[-1] == r"\*Zoé\*: Loot · Nico: purple 3"
    alone = (await judged(evening, "Tom", "noir: 14, 3:vert"))["content"].split("\n")
    assert alone[-1] == "Card 1: black 14 · Card 2: green 3"


HOSTILE = (
    *("Léa " + "pirate " * 700, "yellow 14 14", "Léa: ", ": : :", "Léa: Tom: pirate", ",;,", "\u2800\u3000"),
    *(
        "Tom " * 1_000,
        "🦜 14, 🦜 14",
        "\u0316\u0301" * 2_000,
        "noir ٣, noir ３",
        "a:" * 2_000,
        "pirate," * 800,
    ),
)


@pytest.mark.parametrize("cards", HOSTILE, ids=lambda cards: ascii(cards[:12]))
async def test_what_cannot_be_a_trick_is_refused_in_a_sentence(
    swift_playground: Playground, cards: str
) -> None:
    evening = await Evening.open(swift_playground, *NAMES)
    await evening.seat_all(first="Léa", options="rounds:3")
    refusal = (await judged(evening, "Tom", cards))["content"]
    assert 10 < len(refusal) < 300
    assert "could not" not in refusal
    assert "wins the trick" not in refusal


async def test_two_tricks_add_up_with_what_was_entered(swift_playground: Playground) -> None:
    evening = await revealed(swift_playground)
    await evening.type("Camille", "result tricks:2 black_fourteen:True other:5")
    await evening.press("Camille", await judged(evening, "Camille"), "spoils")
    other = await judged(evening, "Léa", "Camille green 14, Tom green 2, Léa green 1")
    written = (await evening.press("Léa", other, "spoils"))["message"]["content"]
    assert "2 tricks, two coloured 14s" in written or "2 coloured 14s" in written
    assert "black 14" in written


async def test_a_double_press_and_a_late_one_add_nothing_twice(swift_playground: Playground) -> None:
    evening = await revealed(swift_playground)
    first, second = await judged(evening, "Camille"), await judged(evening, "Camille")
    pick = pressable(first, "spoils")
    person = evening.people["Camille"]
    await asyncio.gather(
        *(swift_playground.click(person, first, custom_id=pick) for _ in range(2)), return_exceptions=True
    )
    again = await evening.press("Camille", second, "spoils")
    assert "added twice" in again["message"]["content"]
    third = await judged(evening, "Camille", "Tom green 14, Camille skull king")
    await evening.type("Camille", "result tricks:2")
    late = await evening.press("Camille", third, "spoils")
    assert "nothing was added" in late["message"]["content"]


async def test_only_the_winner_and_the_host_are_offered_it_once_bets_are_shown(
    swift_playground: Playground,
) -> None:
    evening = await Evening.open(swift_playground, *NAMES)
    await evening.seat_all(first="Léa", options="rounds:3")
    assert pressable(await judged(evening, "Camille"), "spoils") is None
    for name in NAMES:
        await evening.type(name, "bet tricks:0")
    await evening.revealed(1)
    assert pressable(await judged(evening, "Tom"), "spoils") is None
    assert pressable(await judged(evening, "Léa"), "spoils")
    assert pressable(await judged(evening, "Camille", "yellow 14, pirate"), "spoils") is None
    assert pressable(await judged(evening, "Camille", "Tom yellow 3, Camille yellow 5"), "spoils") is None


async def test_a_loot_in_the_trick_is_confirmed_for_the_winner(swift_playground: Playground) -> None:
    evening = await revealed(swift_playground, "rounds:3,3")
    verdict = await judged(evening, "Camille", "Tom loot, Camille yellow 5, Léa yellow 3")
    written = (await evening.press("Camille", verdict, "spoils"))["message"]
    assert "Loot of Tom is confirmed" in written["content"]
    await evening.type("Tom", "result tricks:1 loot_with:Camille")
    await evening.type("Léa", "result tricks:1")
    await evening.board(2)
    scores = (await evening.type("Léa", "scores"))["message"]
    assert standings_in(scores) == {"Tom": 40, "Camille": 40, "Léa": 20}
