"""Skull over the wire: whole evenings by command and by button, and what goes differently at a table."""

import asyncio

from tests.games.skull.whole_evening import THREE, Skull, rows_in
from tests.kit.playground_client import Playground
from tests.kit.wire_evening import buttons, pressable
from tests.kit.wire_other_games import shown_in


async def test_the_last_one_standing_wins_without_a_challenge_won(swift_playground: Playground) -> None:
    evening = await Skull.seated(swift_playground, THREE)
    for challenger in ("Tom", "Camille"):
        for _ in range(4):
            await evening.command("Léa", "failed", challenger=challenger, skull="Léa")
    final = await evening.final()
    assert rows_in(final) == [(1, 0, "Léa"), (2, 0, "Tom"), (2, 0, "Camille")]
    assert "Léa" in final["content"]


async def test_which_disc_was_lost_is_never_asked_and_four_equal_failures_are_four(
    swift_playground: Playground,
) -> None:
    evening = await Skull.seated(swift_playground, THREE)
    for _ in range(3):
        await evening.command("Tom", "failed", challenger="Tom", skull="Léa")
    board = await evening.board(4)
    shown = (await evening.press("Léa", board, "failed"))["message"]
    shown = (await evening.press("Léa", shown, "failed", 1))["message"]
    await evening.press("Léa", shown, "failed", 1, 2)
    told = await evening.told(4)
    assert "Tom failed on the skull of Camille" in told["content"]
    assert "Camille starts" in str(told["embeds"][0]["footer"])
    asked = (await evening.press("Léa", await evening.board(5), "won"))["message"]
    assert pressable(asked, "won", 1) is None


async def test_who_is_out_by_the_own_skull_names_who_starts(swift_playground: Playground) -> None:
    evening = await Skull.seated(swift_playground, THREE)
    for _ in range(3):
        await evening.command("Tom", "failed", challenger="Tom", skull="Tom")
    refused = await evening.command("Tom", "failed", challenger="Tom", skull="Tom")
    assert "names who starts" in refused["message"]["content"]
    last = {"challenger": "Tom", "won": False, "skull": "Tom", "next": "Camille"}
    await evening.tell("Tom", 4, last, THREE)
    assert "Camille starts" in str((await evening.told(4))["embeds"][0]["footer"])


async def test_two_who_tell_the_same_challenge_tell_it_once(swift_playground: Playground) -> None:
    evening = await Skull.seated(swift_playground, THREE)
    board = await evening.board(1)
    asked = []
    for name in ("Léa", "Tom"):
        shown = (await evening.press(name, board, "won"))["message"]
        asked.append((await evening.press(name, shown, "won", 2))["message"])
    said = await asyncio.gather(
        *(evening.press(name, shown, "won", 2, 3) for name, shown in zip(("Léa", "Tom"), asked, strict=True))
    )
    assert sum("nothing was changed" in each["message"]["content"] for each in said) == 1
    assert rows_in(await evening.told(1))[0] == (1, 1, "Camille")


async def test_a_challenge_is_undone_from_the_receipt_and_put_back(swift_playground: Playground) -> None:
    evening = await Skull.seated(swift_playground, THREE)
    receipt = (await evening.command("Tom", "won", challenger="Tom", bid=3))["message"]
    await evening.press("Tom", receipt, "undo")
    undone = await evening.posted("Tom undid")
    assert (await evening.type("Léa", "scores"))["message"]["embeds"] == []
    await evening.press("Camille", undone, "redo")
    await evening.posted("Camille put")
    assert rows_in((await evening.type("Léa", "scores"))["message"])[0] == (1, 1, "Tom")


async def test_a_past_challenge_is_corrected_by_command_and_by_form(swift_playground: Playground) -> None:
    evening = await Skull.seated(swift_playground, THREE)
    await evening.command("Tom", "won", challenger="Tom", bid=3)
    await evening.command("Tom", "failed", challenger="Tom", skull="Léa")
    await evening.board(3)
    await evening.command("Tom", "correct", round=1, challenger="Camille")
    await evening.posted("corrected challenge 1: ")
    assert rows_in((await evening.type("Léa", "scores"))["message"])[0] == (1, 1, "Camille")
    form = await evening.type("Léa", "correct round:1")
    assert shown_in(form["modal"]) == {
        "outcome": ["won"],
        "challenger": ["2"],
        "bid": "3",
        "skull": [],
        "next": [],
    }
    refused = await evening.send("Léa", form, outcome=["failed"], challenger=["2"], bid="three", skull=["0"])
    form = await evening.press("Léa", refused["message"], "correct")
    assert shown_in(form["modal"]) == {
        "outcome": ["failed"],
        "challenger": ["2"],
        "bid": "three",
        "skull": ["0"],
        "next": [],
    }
    done = await evening.send("Léa", form, outcome=["failed"], challenger=["2"], bid="+3", skull=["0"])
    assert pressable(done["message"], "undo")
    scores = rows_in((await evening.type("Léa", "scores"))["message"])
    assert sorted(scores) == [(1, 0, "Léa"), (2, 0, "Camille"), (2, 0, "Tom")]
    await evening.command("Camille", "correct", round=1, won=True)
    assert rows_in((await evening.type("Léa", "scores"))["message"])[0] == (1, 1, "Camille")
    refused = await evening.command("Camille", "correct", round=2, won=False, skull="Tom", next="Léa")
    assert "starts next by the rules" in refused["message"]["content"]


async def test_only_who_is_seated_tells_and_the_order_asks_for_flowers(swift_playground: Playground) -> None:
    evening = await Skull.seated(swift_playground, THREE)
    evening.people["Zoé"] = await swift_playground.person("Zoé")
    for said in (
        await evening.press("Zoé", await evening.board(1), "won"),
        await evening.command("Zoé", "won", challenger="Tom"),
    ):
        assert "not at this table" in said["message"]["content"]
    other = await Skull.gathered(swift_playground, THREE)
    lobby = (await other.type("Léa", "new"))["message"]
    asked = (await other.press("Léa", lobby, "order"))["message"]
    assert any("flowers" in str(button.get("placeholder")) for button in buttons(asked))
    assert pressable(lobby, "options") is None
    completed = await swift_playground.type(
        evening.people["Léa"],
        evening.channel,
        command="skull failed",
        options={"challenger": "Tom", "skull": "ca"},
        focused="skull",
    )
    assert [choice["value"] for choice in completed["choices"]] == ["Camille"]


async def test_impossible_challenges_are_refused_in_words(swift_playground: Playground) -> None:
    evening = await Skull.seated(swift_playground, THREE)
    refused = await evening.command("Tom", "won", challenger="Tom", bid=13)
    assert "12 discs are in play" in refused["message"]["content"]
    refused = await evening.command("Tom", "failed", challenger="Tom", skull="Nobody")
    assert "no Nobody" in refused["message"]["content"]


async def test_somebody_who_leaves_is_out_and_the_game_goes_on(swift_playground: Playground) -> None:
    evening = await Skull.seated(swift_playground, THREE)
    await evening.command("Tom", "won", challenger="Tom", bid=1)
    shown = (await evening.press("Léa", await evening.board(2), "won"))["message"]
    await evening.type("Camille", "leave")
    await evening.posted("Camille left")
    late = await evening.press("Léa", shown, "won", 2)
    assert late["message"] is not None
    await evening.command("Tom", "failed", challenger="Léa", skull="Tom")
    await evening.told(2)
    await evening.type("Léa", "leave")
    assert rows_in(await evening.final())[0] == (1, 1, "Tom")
