"""Skyjo over the wire: who closed the round, doubts, taking back, correcting."""

from tests.games.skyjo.whole_evening import CARDS, THREE, TWO, Skyjo
from tests.kit.playground_client import Playground
from tests.kit.wire_evening import pressable
from tests.kit.wire_other_games import shown_in, totals_in


async def test_who_closed_is_asked_where_nobody_said(swift_playground: Playground) -> None:
    evening = await Skyjo.seated(swift_playground, THREE)
    for name, points in zip(THREE, (10, 24, 10), strict=True):
        said = await evening.type(name, f"score points:{points}")
    assert "who closed the round" in said["message"]["content"]
    board = await evening.offering("closed", 2)
    await evening.press("Camille", board, "closed", 2)
    scores = await evening.scored(1)
    assert totals_in(scores) == {"Léa": 10, "Camille": 20, "Tom": 24}


async def test_two_who_claim_the_end_are_told_and_the_host_decides(swift_playground: Playground) -> None:
    evening = await Skyjo.seated(swift_playground, THREE)
    await evening.type("Tom", "score points:24 finisher:True")
    await evening.type("Camille", "score points:5 finisher:True")
    said = await evening.type("Léa", "score points:10")
    assert "both Tom and Camille" in said["message"]["content"]
    await evening.press("Léa", await evening.offering("closed", 2), "closed", 2)
    assert totals_in(await evening.scored(1)) == {"Camille": 5, "Léa": 10, "Tom": 24}


async def test_who_claimed_the_end_can_name_the_other(swift_playground: Playground) -> None:
    evening = await Skyjo.seated(swift_playground, THREE)
    await evening.type("Tom", "score points:24 finisher:True")
    await evening.type("Camille", "score points:5 finisher:True")
    await evening.type("Léa", "score points:10")
    await evening.press("Tom", await evening.offering("closed", 2), "closed", 2)
    assert totals_in(await evening.scored(1)) == {"Camille": 5, "Léa": 10, "Tom": 24}


async def test_closing_is_said_and_withdrawn_by_the_same_button(swift_playground: Playground) -> None:
    evening = await Skyjo.seated(swift_playground, TWO)
    panel = (await evening.press("Tom", await evening.panel("Tom"), "closed", 1))["message"]
    assert "Tom closed the round" in panel["content"]
    panel = (await evening.press("Tom", panel, "closed", 1))["message"]
    assert "closed the round." not in panel["content"]
    form = await evening.press("Tom", panel, "total", 1)
    panel = (await evening.send("Tom", form, points="3", closed=["closed"]))["message"]
    panel = (await evening.press("Tom", panel, "closed", 1))["message"]
    await evening.type("Léa", "score points:2 finisher:True")
    assert totals_in(await evening.scored(1)) == {"Léa": 2, "Tom": 3}


async def test_points_hardly_possible_are_taken_and_doubted(swift_playground: Playground) -> None:
    evening = await Skyjo.seated(swift_playground, TWO)
    said = (await evening.type("Tom", "score points:143"))["message"]["content"]
    assert "You entered 143 points" in said
    assert "143 points are hardly possible" in said
    await evening.type("Léa", "score points:1 finisher:True")
    assert totals_in(await evening.final()) == {"Léa": 1, "Tom": 143}


async def test_what_was_entered_can_be_taken_back_and_undone(swift_playground: Playground) -> None:
    evening = await Skyjo.seated(swift_playground, TWO)
    panel = (await evening.type("Tom", "score points:3"))["message"]
    panel = (await evening.press("Tom", panel, "unbet", 1))["message"]
    assert pressable(panel, "unbet") is None
    await evening.type("Tom", "score points:4 finisher:True")
    receipt = (await evening.type("Léa", "score points:9"))["message"]
    await evening.scored(1)
    await evening.press("Léa", receipt, "undo")
    await evening.posted("Léa undid")
    await evening.type("Tom", "score points:5")
    assert totals_in(await evening.posted("Tom +5 leads")) == {"Tom": 5, "Léa": 9}


async def test_a_past_round_is_corrected_by_command_and_by_form(swift_playground: Playground) -> None:
    evening = await Skyjo.seated(swift_playground, THREE)
    for name, points in zip(THREE, (10, 24, 12), strict=True):
        await evening.type(name, f"score points:{points} finisher:{name == 'Léa'}")
    await evening.board(2)
    await evening.command("Léa", "correct", round=1, player="Tom", cards=CARDS)
    assert totals_in((await evening.type("Tom", "scores"))["message"])["Tom"] == 50
    form = await evening.type("Camille", "correct round:1")
    assert shown_in(form["modal"]) == {"points": "12", "cards": "", "closer": ["0"]}
    refused = await evening.send("Camille", form, points="dix", closer=["0"])
    form = await evening.press("Camille", refused["message"], "correct")
    assert shown_in(form["modal"])["points"] == "dix"
    await evening.send("Camille", form, points="9", closer=["0"])
    assert totals_in((await evening.type("Tom", "scores"))["message"]) == {
        "Camille": 9,
        "Léa": 20,
        "Tom": 50,
    }
    held = await evening.type("Léa", "correct round:1 player:Camille finisher:True")
    assert "both Léa and Camille" in held["message"]["content"]
    await evening.type("Léa", "correct round:1 player:Léa finisher:False")
    assert totals_in((await evening.type("Tom", "scores"))["message"])["Léa"] == 10


async def test_a_closer_named_by_the_table_is_corrected_at_once(swift_playground: Playground) -> None:
    evening = await Skyjo.seated(swift_playground, TWO)
    for name, points in zip(TWO, (10, 24), strict=True):
        await evening.type(name, f"score points:{points}")
    await evening.press("Léa", await evening.offering("closed", 1), "closed", 1)
    await evening.board(2)
    await evening.type("Léa", "correct round:1 player:Léa finisher:True")
    assert totals_in((await evening.type("Tom", "scores"))["message"]) == {"Léa": 10, "Tom": 24}


async def test_who_has_left_during_the_round_can_be_named_as_its_finisher(
    swift_playground: Playground,
) -> None:
    evening = await Skyjo.seated(swift_playground, THREE)
    await evening.type("Tom", "leave")
    await evening.type("Léa", "score points:10")
    said = await evening.type("Camille", "score points:5")
    assert "who closed the round" in said["message"]["content"]
    await evening.press("Léa", await evening.offering("closed", 1), "closed", 1)
    assert totals_in(await evening.scored(1)) == {"Camille": 5, "Léa": 10, "Tom": 0}


async def test_who_closed_the_round_and_leaves_it_has_closed_it(swift_playground: Playground) -> None:
    evening = await Skyjo.seated(swift_playground, THREE)
    await evening.type("Tom", "score points:3 finisher:True")
    await evening.type("Tom", "leave")
    await evening.type("Léa", "score points:10")
    said = await evening.type("Camille", "score points:5")
    assert "who closed the round" not in said["message"]["content"]
    assert totals_in(await evening.scored(1)) == {"Camille": 5, "Léa": 10, "Tom": 0}


async def test_one_of_two_who_leaves_is_asked_and_the_table_goes_on_once_closed(
    swift_playground: Playground,
) -> None:
    evening = await Skyjo.seated(swift_playground, TWO)
    for name, points in zip(TWO, (5, 9), strict=True):
        await evening.type(name, f"score points:{points} finisher:{name == 'Léa'}")
    await evening.board(2)
    asked = (await evening.type("Tom", "leave"))["message"]
    assert "too few players remain" in asked["content"]
    await evening.type("Tom", "score points:4")
    closed = (await evening.press("Tom", asked, "leaveyes"))["message"]
    assert totals_in(await evening.final()) == {"Léa": 5, "Tom": 9}
    await evening.press("Tom", closed, "reopen")
    await evening.posted("The table is open again")
    await evening.type("Tom", "score points:4")
    await evening.type("Léa", "score points:1 finisher:True")
    assert totals_in(await evening.scored(2)) == {"Léa": 6, "Tom": 13}
