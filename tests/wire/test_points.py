"""Plain points over the wire: whole evenings by command and by form, and what goes differently."""

import pytest

from tests.games.points.whole_evening import THREE, TWELVE, TWO, Points
from tests.kit.playground_client import Playground
from tests.kit.wire_evening import buttons, eventually, pressable
from tests.kit.wire_other_games import shown_in, totals_in


async def test_the_host_enters_twelve_by_one_form(swift_playground: Playground) -> None:
    evening = await Points.seated(swift_playground, TWELVE, options="threshold:100")
    menu = (await evening.press("Léa", await evening.board(1), "menu"))["message"]
    form = await evening.press("Léa", menu, "all")
    lines = shown_in(form["modal"])["lines"].splitlines()
    assert len(lines) == len(TWELVE)
    filled = [f"{line} {number}" for number, line in enumerate(lines)]
    refused = await evening.send("Léa", form, lines="\n".join(filled[:-2]))
    assert "No points for Kim, Lou" in refused["message"]["content"]
    form = await evening.press("Léa", refused["message"], "all")
    twice = await evening.send("Léa", form, lines="\n".join([*filled, "Tom 4"]))
    assert "Tom stands there twice" in twice["message"]["content"]
    form = await evening.press("Léa", twice["message"], "all")
    receipt = await evening.send("Léa", form, lines="\n".join([*filled[:-1], "lou = 100"]))
    assert pressable(receipt["message"], "undo") or receipt["message"]["content"]
    assert totals_in(await evening.final())["Lou"] == 100


@pytest.mark.parametrize("typed", ["−3", " –3 "])
async def test_every_kind_of_minus_sign_is_one(swift_playground: Playground, typed: str) -> None:
    evening = await Points.seated(swift_playground, TWO)
    form = await evening.press("Tom", await evening.panel("Tom"), "total", 1)
    said = await evening.send("Tom", form, points=typed)
    assert "You entered −3" in said["message"]["content"]


async def test_a_refused_form_comes_back_with_what_was_typed(swift_playground: Playground) -> None:
    evening = await Points.seated(swift_playground, TWO)
    form = await evening.press("Tom", await evening.panel("Tom"), "total", 1)
    refused = await evening.send("Tom", form, points="many")
    form = await evening.press("Tom", refused["message"], "total", 1)
    assert shown_in(form["modal"]) == {"points": "many"}
    panel = (await evening.send("Tom", form, points="+5"))["message"]
    panel = (await evening.press("Tom", panel, "unbet", 1))["message"]
    assert pressable(panel, "unbet") is None


async def test_what_is_played_is_chosen_by_form_and_shown(swift_playground: Playground) -> None:
    evening = await Points.gathered(swift_playground, TWO)
    lobby = (await evening.command("Léa", "new", name="Oh Hell"))["message"]
    form = await evening.press("Léa", lobby, "options")
    assert shown_in(form["modal"]) == {
        "name": "Oh Hell",
        "wins": ["highest"],
        "threshold": "",
        "rounds": "",
    }
    refused = await evening.send("Léa", form, name="Belote", wins=["lowest"], threshold="0", rounds="7")
    form = await evening.press("Léa", refused["message"], "options")
    assert shown_in(form["modal"]) == {"name": "Belote", "wins": ["lowest"], "threshold": "0", "rounds": "7"}
    said = await evening.send("Léa", form, name="Belote", wins=["lowest"], threshold="", rounds="7")
    assert "Belote" in said["message"]["content"]
    assert "lowest" in said["message"]["content"]
    assert "7 rounds" in said["message"]["content"]
    asked = (await evening.press("Léa", lobby, "order"))["message"]
    assert any("starts" in str(button.get("placeholder")) for button in buttons(asked))


async def test_a_past_round_is_corrected_by_command_and_by_form(swift_playground: Playground) -> None:
    evening = await Points.seated(swift_playground, TWO, options="threshold:50")
    await evening.type("Léa", "score points:10")
    await evening.type("Tom", "score points:20")
    await evening.board(2)
    refused = await evening.type("Tom", "correct round:1 player:Léa points:3")
    assert "the host" in refused["message"]["content"]
    await evening.type("Léa", "correct round:1 player:Tom points:30")
    asked = (await evening.type("Léa", "correct round:1"))["message"]
    form = await evening.press("Léa", asked, "correct", 1, 0)
    done = await evening.send("Léa", form, points="−7")
    assert pressable(done["message"], "undo")
    assert totals_in((await evening.type("Tom", "scores"))["message"]) == {"Tom": 30, "Léa": -7}
    await evening.type("Léa", "correct round:1 player:Tom points:50")
    assert totals_in(await evening.final()) == {"Tom": 50, "Léa": -7}


async def test_somebody_who_leaves_or_is_missing_does_not_stop_the_round(
    swift_playground: Playground,
) -> None:
    evening = await Points.seated(swift_playground, (*THREE, "Nico"))
    for name in ("Léa", "Tom"):
        await evening.type(name, "score points:3")
    await evening.type("Camille", "leave")
    asked = (await evening.press("Léa", await evening.board(1), "menu"))["message"]
    asked = (await evening.press("Léa", asked, "reveal"))["message"]
    await evening.press("Léa", asked, "revealyes")
    found = totals_in(await evening.scored(1))
    assert found == {"Léa": 3, "Tom": 3, "Nico": 0, "Camille": 0}


async def test_hidden_points_are_seen_by_nobody_else(swift_playground: Playground) -> None:
    seen = []
    for points in (7, 31):
        evening = await Points.seated(swift_playground, THREE)
        await evening.type("Léa", f"score points:{points}")
        await evening.type("Camille", "score points:1")

        async def waits(evening: Points = evening) -> bool:
            return "Waiting for Tom." in (await evening.board(1))["content"]

        await eventually(waits, "the board that waits for Tom")
        answers = [
            (await evening.press("Tom", await evening.board(1), action))["message"]
            for action in ("mine", "help", "menu", "rules")
        ]
        answers += await swift_playground.messages(evening.channel, evening.people["Tom"])
        seen.append([message["content"] + str(message["embeds"]) for message in answers])
    assert seen[0] == seen[1]
