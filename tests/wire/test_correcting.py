"""Correcting a past round by mouse: whom, what, a form filled with what stands, in all games."""

import json

import pytest

from tests.games.points.whole_evening import Points
from tests.games.skull.whole_evening import Skull
from tests.games.skyjo.whole_evening import Skyjo
from tests.kit.playground_client import Json, Playground
from tests.kit.wire_evening import Evening, pressable, standings_in
from tests.kit.wire_other_games import shown_in, totals_in
from tests.wire.scored_round import NAMES, scored, send


def asks(form: Json) -> str:
    return str(form["modal"]["title"])


@pytest.mark.parametrize("door", ["menu", "why", "command"])
async def test_the_host_says_whom_then_what_and_finds_what_stands(
    swift_playground: Playground, door: str
) -> None:
    evening = await scored(swift_playground)
    if door == "command":
        asked = (await evening.type("Léa", "correct"))["message"]
    else:
        opened = (await evening.press("Léa", await evening.board(2), door))["message"]
        asked = (await evening.press("Léa", opened, "correct", 1))["message"]
    assert asked["content"] == "Round 1: whose part is to be corrected?"
    assert [button["label"] for row in asked["components"] for button in row["components"]] == list(NAMES)
    what = (await evening.press("Léa", asked, "correct", 1, 1))["message"]
    assert what["content"] == "**Tom**, round 1: bet 1, tricks 1. What is to be corrected?"
    form = await evening.press("Léa", what, "correct", 1, 1, "numbers")
    assert asks(form) == "Tom, round 1"
    assert shown_in(form["modal"]) == {"bet": "1", "tricks": "1", "other": ""}
    form = await evening.press("Léa", what, "correct", 1, 1, "bonuses")
    assert shown_in(form["modal"]) == {"taken": [], "pirates": ["0"], "loot": [], "powers": [], "other": ""}
    done = await send(evening, "Léa", form, taken=["fourteen-1", "black-fourteen"], powers=["wager-10"])
    assert "Corrected" in done["message"]["content"]
    told = await evening.posted("corrected round 1")
    assert "14s 0→1" in told["content"]
    assert standings_in((await evening.type("Tom", "scores"))["message"])["Tom"] == 60


async def test_bet_and_tricks_wait_together_and_count_together(swift_playground: Playground) -> None:
    evening = await scored(swift_playground)
    what = (await evening.type("Tom", "correct"))["message"]
    assert pressable(what, "correct", 1) == pressable(what, "correct", 1, 1, "numbers")
    form = await evening.press("Tom", what, "correct", 1, 1, "numbers")
    held = await send(evening, "Tom", form, bet="+2", tricks="2")
    assert "6 tricks declared for 5 cards" in held["message"]["content"]
    assert standings_in((await evening.type("Tom", "scores"))["message"])["Tom"] == 20
    done = await evening.type("Camille", "correct round:1 tricks:1")
    told = await evening.posted("corrected round 1")
    assert told["content"].split("\n") == [
        "Camille corrected round 1. ↩️",
        "**Tom**: bet 1→2, tricks 1→2, total 20→40",
        "**Camille**: tricks 2→1, total 40→−10",
    ]
    await evening.press("Camille", done["message"], "undo")
    await evening.posted("Camille undid")
    assert standings_in((await evening.type("Tom", "scores"))["message"])["Tom"] == 20
    by_command = await evening.type("Tom", "correct round:1 bet:0 tricks:1")
    assert "Corrected" in by_command["message"]["content"]


async def test_no_form_offers_what_it_would_refuse(swift_playground: Playground) -> None:
    evening = await Evening.open(swift_playground, *NAMES)
    await evening.seat_all(
        first="Léa", options="rounds:5,5 scoring:rascal kraken:True whale:False loot:False"
    )
    for name, bid in (("Léa", 2), ("Tom", 3)):
        await evening.type(name, f"bet tricks:{bid}")
    await evening.type("Léa", "reveal")
    await evening.revealed(1)
    await evening.type("Léa", "result tricks:0")
    await evening.type("Tom", "result tricks:5")
    await evening.board(2)
    asked = (await evening.type("Léa", "correct"))["message"]
    what = (await evening.press("Léa", asked, "correct", 1, 0))["message"]
    form = await evening.press("Léa", what, "correct", 1, 0, "numbers")
    assert shown_in(form["modal"]) == {"bet": "2", "cannonball": [], "tricks": "0", "lost": "0", "other": ""}
    form = await evening.press("Léa", what, "correct", 1, 0, "bonuses")
    assert shown_in(form["modal"]) == {"other": ""}
    back = (await swift_playground.click(evening.people["Léa"], what, "Another player"))["message"]
    out = (await evening.press("Léa", back, "correct", 1, 2))["message"]
    assert out["content"] == "**Camille** sat round 1 out. With a bet and tricks, Camille played it."
    assert pressable(out, "correct", 1, 2, "bonuses") is None
    form = await evening.press("Léa", out, "correct", 1, 2, "numbers")
    await send(evening, "Léa", form, bet="1", tricks="1", cannonball=["cannon"])
    what = (await evening.type("Tom", "correct"))["message"]
    form = await evening.press("Tom", what, "correct", 1, 1, "numbers")
    done = await send(evening, "Tom", form, tricks="3", lost="1")
    assert "Corrected" in done["message"]["content"]
    told = (await evening.posted("corrected round 1"))["content"].split("\n")
    assert told[0] == "Tom corrected round 1: lost tricks 0→1. ↩️"
    assert told[-1] == "**Camille**: bet –→1 (Cannonball), tricks –→1, total 0→75"


async def test_a_form_that_nobody_touched_changes_nothing_even_if_others_did(
    swift_playground: Playground,
) -> None:
    evening = await scored(swift_playground)
    what = (await evening.type("Tom", "correct"))["message"]
    form = await evening.press("Tom", what, "correct", 1, 1, "numbers")
    await evening.type("Léa", "correct round:1 player:Tom bet:3")
    await evening.posted("corrected round 1")
    done = await send(evening, "Tom", form, other="5")
    assert "Corrected" in done["message"]["content"]
    what = (await evening.type("Tom", "correct"))["message"]
    form = await evening.press("Tom", what, "correct", 1, 1, "numbers")
    assert shown_in(form["modal"]) == {"bet": "3", "tricks": "1", "other": "5"}
    same = await send(evening, "Tom", form)
    assert "it was so already" in same["message"]["content"]
    what = (await evening.type("Tom", "correct"))["message"]
    form = await evening.press("Tom", what, "correct", 1, 1, "numbers")
    refused = await send(evening, "Tom", form, bet="many")
    again = await swift_playground.click(evening.people["Tom"], refused["message"], "Correct")
    assert shown_in(again["modal"])["bet"] == "many"


async def test_outsiders_and_others_are_refused_before_any_form(swift_playground: Playground) -> None:
    evening = await scored(swift_playground)
    asked = (await evening.type("Léa", "correct"))["message"]
    evening.people["Zoé"] = await swift_playground.person("Zoé")
    said = await evening.type("Zoé", "correct")
    assert "not at this table" in said["message"]["content"]
    said = await evening.type("Tom", "correct round:1 player:Camille")
    assert "the host" in said["message"]["content"]
    press = pressable(asked, "correct", 1, 2)
    forged = await swift_playground.click(
        evening.people["Tom"], await evening.board(2), custom_id=f"{press}:numbers", forge=True
    )
    assert "the host" in forged["message"]["content"]


async def test_skyjo_takes_hand_and_closer_in_one_form(swift_playground: Playground) -> None:
    evening = await Skyjo.seated(swift_playground, NAMES)
    for name, points in zip(NAMES, (10, 24, 12), strict=True):
        await evening.type(name, f"score points:{points} finisher:{name == 'Léa'}")
    await evening.board(2)
    asked = (await evening.type("Léa", "correct"))["message"]
    form = await evening.press("Léa", asked, "correct", 1, 1)
    assert shown_in(form["modal"]) == {"points": "24", "cards": "", "closer": ["0"]}
    await evening.send("Léa", form, points="4", closer=["1"])
    told = await evening.posted("corrected round 1")
    assert "round closed by Léa→Tom" in told["content"]
    assert totals_in((await evening.type("Tom", "scores"))["message"]) == {"Tom": 4, "Léa": 10, "Camille": 12}
    form = await anew(evening)
    await evening.send("Léa", form, cards="5 1 2 3 / 5 4 6 7 / 5 8 9 10")
    form = await anew(evening)
    assert shown_in(form["modal"])["points"] == ""
    assert shown_in(form["modal"])["cards"].startswith("5 1 2 3")
    emptied = await evening.send("Léa", form, cards="")
    assert "Tom has nothing entered" in emptied["message"]["content"]
    both = await evening.send("Léa", await anew(evening), points="3", cards="1 1 1 1 / 2 2 2 2 / 3 3 3 4")
    assert "enter one of them" in both["message"]["content"]


async def anew(evening: Skyjo) -> Json:
    """Open the form of Tom's first round again."""
    asked = (await evening.type("Léa", "correct round:1"))["message"]
    return await evening.press("Léa", asked, "correct", 1, 1)


async def test_a_challenge_and_points_open_filled(swift_playground: Playground) -> None:
    skull = await Skull.seated(swift_playground, NAMES)
    await skull.command("Tom", "failed", challenger="Tom", skull="Léa", bid=3)
    await skull.board(2)
    menu = (await skull.press("Tom", await skull.board(2), "menu"))["message"]
    form = await skull.press("Tom", menu, "correct", 1)
    assert shown_in(form["modal"]) == {
        "outcome": ["failed"], "challenger": ["1"], "bid": "3", "skull": ["0"], "next": [],
    }  # fmt: skip
    await skull.send("Tom", form, bid="")
    assert "discs bid 3→–" in (await skull.posted("corrected challenge 1"))["content"]
    counted = await Points.seated(swift_playground, NAMES)
    for name in NAMES:
        await counted.type(name, "score points:7")
    menu = (await counted.press("Tom", await counted.board(2), "menu"))["message"]
    form = await counted.press("Tom", menu, "correct", 1)
    assert shown_in(form["modal"]) == {"points": "7"}
    await counted.send("Tom", form, points="8")
    assert "points 7→8" in (await counted.posted("corrected round 1"))["content"]


async def test_what_a_correction_makes_impossible_is_named(swift_playground: Playground) -> None:
    evening = await Skull.seated(swift_playground, NAMES)
    for _ in range(3):
        await evening.command("Léa", "failed", challenger="Tom", skull="Léa")
    await evening.command("Léa", "won", challenger="Tom")
    await evening.command("Léa", "failed", challenger="Camille", skull="Tom")
    await evening.board(6)
    refused = await evening.command("Léa", "correct", round=4, won=False, skull="Léa")
    content = refused["message"]["content"]
    assert content.startswith("A later entry would then be impossible. Challenge 5: Tom is out of play")


@pytest.mark.parametrize("game", ["skullking", "skyjo"])
async def test_questions_and_forms_hold_eight_wide_names_in_french(
    swift_playground: Playground, game: str
) -> None:
    names = ["Léa", *(f"{number}" + "漢" * 31 for number in range(2, 9))]
    scores = {"finisher": "Léa", "scores": dict.fromkeys(names, 9)}
    round_ = {"bids": dict.fromkeys(names, 1), "tricks": dict.fromkeys(names, 1), "cards": 8}
    options = {"scoring": "rascal", "rounds": [8, 8]} if game == "skullking" else {}
    played = [round_ if game == "skullking" else scores]
    sheet = {"game": game, "players": names, "options": options, "played": played}
    evening = await Evening.open(swift_playground, "Léa", locale="fr")
    await evening.playground.type(
        evening.people["Léa"],
        evening.channel,
        "/tally import",
        files={"sheet.json": json.dumps(sheet).encode()},
    )
    asked = await swift_playground.type(evening.people["Léa"], evening.channel, f"/{game} correct")
    assert len([button for row in asked["message"]["components"] for button in row["components"]]) == 8
    shown = await evening.press("Léa", asked["message"], "correct", 1, 7)
    for aspect in ("numbers", "bonuses") if game == "skullking" else ():
        form = await evening.press("Léa", shown["message"], "correct", 1, 7, aspect)
        assert form["outcome"] == "modal"
    if game == "skyjo":
        assert shown["outcome"] == "modal"
