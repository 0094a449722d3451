"""Undo, redo, correct, refused forms, and the host who enters for others, over the wire."""

from tests.kit.playground_client import Json, Playground
from tests.kit.wire_evening import Evening, pressable, standings_in
from tests.wire.scored_round import NAMES, scored


async def test_undo_brings_the_declarations_back_and_can_be_put_back(swift_playground: Playground) -> None:
    evening = await scored(swift_playground)
    await evening.type("Tom", "undo")
    undone = await evening.posted("Tom undid")
    assert "Back to" in undone["content"]
    await evening.press("Léa", undone, "redo")
    await evening.posted("put")
    scores = await evening.type("Léa", "scores")
    assert standings_in(scores["message"])["Tom"] == 20


async def test_undo_of_a_receipt_takes_back_nothing_newer(swift_playground: Playground) -> None:
    evening = await Evening.open(swift_playground, *NAMES)
    await evening.seat_all(first="Léa", options="rounds:5,5")
    for name in ("Léa", "Tom"):
        await evening.type(name, "bet tricks:1")
    receipt = (await evening.type("Camille", "bet tricks:1"))["message"]
    for name, tricks in (("Léa", 1), ("Tom", 1)):
        await evening.type(name, f"result tricks:{tricks}")
    await evening.type("Camille", "result tricks:3")
    late = await evening.press("Camille", receipt, "undo")
    assert "nothing was changed" in late["message"]["content"]


async def test_a_correction_changes_points_and_is_told_in_public(swift_playground: Playground) -> None:
    evening = await scored(swift_playground)
    held = await evening.type("Léa", "correct round:1 player:Tom tricks:2")
    assert "6 tricks declared for 5 cards" in held["message"]["content"]
    done = await evening.type("Léa", "correct round:1 player:Camille tricks:1")
    assert "Corrected" in done["message"]["content"]
    told = await evening.posted("corrected round 1")
    assert told["content"].split("\n") == [
        "Léa corrected round 1. ↩️",
        "**Tom**: tricks 1→2, total 20→−10",
        "**Camille**: tricks 2→1, total 40→−10",
    ]
    assert standings_in((await evening.type("Tom", "scores"))["message"]) == {
        "Léa": 40,
        "Tom": -10,
        "Camille": -10,
    }


async def test_a_loot_of_a_past_round_waits_on_the_board_for_its_ally(swift_playground: Playground) -> None:
    evening = await scored(swift_playground)
    held = await evening.command("Léa", "correct", round=1, loot_with="Tom")
    assert "Léa says that Tom won the trick with the Loot." in held["message"]["content"]
    board = await evening.offering("loot", 1, 0, 1)
    refused = await evening.press("Camille", board, "loot", 1, 0, 1)
    assert "That is for Léa, the host" in refused["message"]["content"]
    await evening.press("Tom", board, "loot", 1, 0, 1)
    told = await evening.posted("corrected round 1")
    assert told["content"].split("\n") == [
        "Tom corrected round 1. ↩️",
        "**Léa**: Loot with –→Tom, total 40→60",
        "**Tom**: total 20→40",
    ]


async def test_a_refused_form_comes_back_with_what_was_typed(swift_playground: Playground) -> None:
    evening = await Evening.open(swift_playground, *NAMES)
    await evening.seat_all(first="Léa", options="rounds:5,5")
    for name in NAMES:
        await evening.type(name, "bet tricks:1")
    panel = (await evening.press("Tom", await evening.declaring(1), "mine"))["message"]
    form = await evening.press("Tom", panel, "bonuses")
    fields = names_of(form["modal"])
    typed = {fields["taken"]: ["black-fourteen"], fields["other"]: "many"}
    refused = await swift_playground.submit_fields(evening.people["Tom"], form, typed)
    assert "“many” is no whole number" in refused["message"]["content"]
    again = await swift_playground.click(evening.people["Tom"], refused["message"], "Correct")
    assert again["outcome"] == "modal"
    shown = {name_of(label): label["component"] for label in again["modal"]["components"]}
    assert shown["other"]["value"] == "many"
    assert [o["value"] for o in shown["taken"]["options"] if o.get("default")] == ["black-fourteen"]
    fields = names_of(again["modal"])
    given = await swift_playground.submit_fields(
        evening.people["Tom"], again, {fields["taken"]: ["black-fourteen"], fields["other"]: " −5 "}
    )
    assert "black 14" in given["message"]["content"]


async def test_the_host_enters_for_a_guest_and_for_all(swift_playground: Playground) -> None:
    evening = await Evening.open(swift_playground, "Léa", "Tom")
    evening.people["Papi_Jo"] = evening.people["Léa"]
    await evening.seat_all(first="Léa", options="rounds:5", guests=["Papi_Jo"])
    pick = (await evening.press("Léa", await evening.board(1), "mine"))["message"]
    panel = (await evening.press("Léa", pick, "seat", 2))["message"]
    await evening.press("Léa", panel, "bet", 2, 0)
    await evening.type("Léa", "bet tricks:2")
    await evening.type("Tom", "bet tricks:3")
    await evening.revealed(1)
    walk = (await evening.type("Léa", "round"))["message"]
    for given in ((2,), (2, 3), (2, 3, 0)):
        walk = (await evening.press("Léa", walk, "walk", *given))["message"]
    assert pressable(walk, "walkyes")
    await evening.press("Léa", walk, "walkyes")
    final = await evening.offering("rematch")
    assert standings_in(final) == {"Tom": 60, "Papi\\_Jo": 50, "Léa": 40}


async def test_reveal_lets_the_missing_stand_out(swift_playground: Playground) -> None:
    evening = await Evening.open(swift_playground, *NAMES)
    await evening.seat_all(first="Léa", options="rounds:3")
    await evening.type("Léa", "bet tricks:1")
    refused = await evening.type("Tom", "reveal")
    assert "the host" in refused["message"]["content"]
    await evening.type("Tom", "bet tricks:2")
    await evening.type("Léa", "reveal")
    await evening.revealed(1)
    await evening.type("Léa", "result tricks:1")
    await evening.type("Tom", "result tricks:2")
    await evening.offering("rematch")


async def test_options_are_chosen_by_form_in_the_lobby(swift_playground: Playground) -> None:
    evening = await Evening.open(swift_playground, "Léa", "Tom")
    lobby = (await evening.type("Léa", "new"))["message"]
    form = await evening.press("Léa", lobby, "options")
    fields = names_of(form["modal"])
    typed: dict[str, object] = {
        fields["list"]: "1, 3",
        fields["scoring"]: ["rascal"],
        fields["edition"]: ["2021"],
        fields["switches"]: ["loot"],
    }
    said = await swift_playground.submit_fields(evening.people["Léa"], form, typed)
    assert "Rascal" in said["message"]["content"]
    told = await evening.press("Tom", lobby, "options")
    assert "Rascal" in told["message"]["content"]


async def test_a_player_left_out_of_the_seats_is_named(swift_playground: Playground) -> None:
    evening = await Evening.open(swift_playground, *NAMES)
    await evening.seat_all(first="Léa", options="rounds:5")
    said = await evening.type("Léa", "bet tricks:1 player:Zoé")
    assert "Zoé" in said["message"]["content"]
    choices = await swift_playground.type(
        evening.people["Léa"],
        evening.channel,
        command="skullking bet",
        options={"player": "c"},
        focused="player",
    )
    assert [choice["value"] for choice in choices["choices"]] == ["Camille"]


async def test_trick_and_need_answer_in_private(swift_playground: Playground) -> None:
    evening = await scored(swift_playground)
    judged = await evening.command("Tom", "trick", cards="Léa yellow 14, Tom pirate, Camille skull king")
    assert "Camille wins the trick" in judged["message"]["content"]
    asked = await evening.command("Tom", "need", player="Léa")
    assert "Léa is 20 ahead of you." in asked["message"]["content"]


def names_of(modal: Json) -> dict[str, str]:
    """Return the custom_id of each field, by the field's name."""
    return {name_of(label): str(label["component"]["custom_id"]) for label in modal["components"]}


def name_of(label: Json) -> str:
    return str(label["component"]["custom_id"]).partition(":")[0]
