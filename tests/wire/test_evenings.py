"""Whole evenings over the wire, by commands alone and by buttons alone, against the score sheet."""

import asyncio

import pytest

from tests.games.skullking.whole_evening import (
    ACTS,
    THREE,
    SkullKing,
    by_button,
    by_command,
    invented,
    totals,
)
from tests.kit.playground_client import Json, Playground
from tests.kit.wire_evening import Evening, moment_of, standings_in
from tests.kit.wire_other_games import totals_in

STANDARD = tuple(range(1, 11))


async def test_first_seeds_fifth_round(swift_playground: Playground) -> None:
    evening = await Evening.open(swift_playground, *THREE, kind="voice")
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


@pytest.mark.thorough
async def test_ten_rounds_by_commands_alone_and_by_buttons_alone_end_as_the_score_sheet_says(
    swift_playground: Playground,
) -> None:
    await asyncio.gather(
        by_command(swift_playground, THREE, invented(THREE, STANDARD, 1)),
        by_button(swift_playground, THREE, invented(THREE, STANDARD, 2)),
    )


async def test_a_round_by_direct_message_takes_one_press_to_bet_and_one_to_declare(
    swift_playground: Playground,
) -> None:
    played = invented(THREE, (1, 2), 5)
    evening = await SkullKing.seated(swift_playground, THREE, options="rounds:1,2 kraken:True")
    for number, each in enumerate(played, 1):
        moment = moment_of(await evening.board(number), "mine")
        evening.acts.clear()
        for seat, name in enumerate(THREE):
            asked = await evening.prompt(name, moment)
            await evening.press(name, asked, "bet", seat, each["bids"][name])
        for seat, name in enumerate(THREE):
            asked = await evening.declared_by_message(name, moment)
            await evening.press(name, asked, "tricks", seat, each["tricks"][name])
        assert set(evening.acts.values()) == {ACTS}
    assert totals_in(await evening.final()) == totals(THREE, [{**each, "bonuses": {}} for each in played])


async def test_under_discords_rate_limits_an_evening_ends_as_the_score_sheet_says(
    shared_playground: Playground,
) -> None:
    await by_command(shared_playground, THREE, invented(THREE, STANDARD[:3], 1))
