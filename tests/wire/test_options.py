"""What is played, changed in mid-game over the wire: by button, command and form, told to all."""

from collections.abc import Mapping

import pytest

from tests.games.points.whole_evening import Points
from tests.games.skyjo.whole_evening import Skyjo
from tests.kit.hand_made_messages import pressed
from tests.kit.playground_client import Json, Playground
from tests.kit.wire_evening import Evening, pressable, standings_in
from tests.kit.wire_other_games import OtherEvening, shown_in, totals_in
from tests.wire.scored_round import NAMES, scored, send

FIRST: Mapping[str, Json] = {
    "points": {"name": "", "wins": ["highest"], "threshold": "", "rounds": ""},
    "skyjo": {"threshold": ["100"], "other-threshold": ""},
}


async def opened(evening: Evening, who: str, door: str, round_: int) -> Json:
    """Open the options in mid-game by the menu's button or by the command."""
    if door == "command":
        return await evening.type(who, "options")
    menu = (await evening.press(who, await evening.board(round_), "menu"))["message"]
    return await evening.press(who, menu, "options")


@pytest.mark.parametrize("door", ["button", "command"])
async def test_mistaken_options_of_skull_king_were_wrong_from_the_start(
    swift_playground: Playground, door: str
) -> None:
    evening = await scored(swift_playground)
    await evening.type("Léa", "correct round:1 player:Tom bet:2")
    form = await opened(evening, "Léa", door, 2)
    assert shown_in(form["modal"])["switches"] == ["loot"]
    done = await send(evening, "Léa", form, scoring=["rascal"], switches=["loot", "kraken"])
    assert done["message"]["content"].startswith("Changed, for the whole game")
    told = await evening.posted("changed what is played")
    assert told["content"].split("\n") == [
        "Léa changed what is played, for the whole game: scoring Skull King’s→Rascal’s, Kraken no→yes. ↩️",
        "**Léa**: total 40→50",
        "**Tom**: total −10→25",
        "**Camille**: total 40→50",
        "Whoever had bet in round 2 bets again.",
    ]
    sheet = await swift_playground.type(evening.people["Tom"], evening.channel, "/tally export")
    assert sheet["message"]["attachments"]
    await swift_playground.click(evening.people["Léa"], done["message"], "Undo the change of options")
    undone = await evening.posted("Léa undid the change of what is played")
    assert standings_in((await evening.type("Tom", "scores"))["message"])["Tom"] == -10
    refused = await evening.press("Tom", undone, "redo")
    assert "the host" in refused["message"]["content"]
    await evening.press("Léa", undone, "redo")
    await evening.posted("Léa put the change of what is played back")
    assert standings_in((await evening.type("Tom", "scores"))["message"])["Tom"] == 25


async def test_a_hidden_bet_is_asked_for_again_where_the_cards_change(swift_playground: Playground) -> None:
    evening = await scored(swift_playground)
    await evening.type("Tom", "bet tricks:4")
    board = await evening.board(2)
    form = await opened(evening, "Léa", "command", 2)
    done = await send(evening, "Léa", form, list="5,3")
    assert "What Tom had entered in this round no longer counts" in done["message"]["content"]
    told = await evening.posted("rounds 5, 5→5, 3")
    assert "Whoever had bet in round 2 bets again." in told["content"]
    assert "No points changed." in told["content"]
    await swift_playground.settle()
    again = await evening.board(2)
    assert again["id"] != board["id"]
    assert "3 cards" in again["content"]
    assert "Waiting for everybody" in again["content"]
    stale = pressable(board, "mine")
    late = (await pressed(swift_playground, evening.people["Tom"], evening.channel, str(stale)))[str(stale)]
    assert "nothing was changed" in late["message"]["content"]


async def test_options_that_cannot_have_been_are_refused_by_name_and_change_nothing(
    swift_playground: Playground,
) -> None:
    evening = await scored(swift_playground)
    form = await opened(evening, "Léa", "command", 2)
    refused = await send(evening, "Léa", form, list="4,5")
    content = refused["message"]["content"]
    assert content.startswith(
        "A later entry would then be impossible. Round 1: 5 tricks declared for 4 cards"
    )
    again = await evening.press("Léa", refused["message"], "options")
    assert shown_in(again["modal"])["list"] == "4,5"
    await swift_playground.settle()
    assert not [m for m in await evening.public() if "changed what is played" in m["content"]]


@pytest.mark.parametrize("evening_of", [Skyjo, Points])
async def test_a_threshold_is_changed_during_play_and_after_the_end(
    swift_playground: Playground, evening_of: type[OtherEvening]
) -> None:
    evening = await evening_of.seated(swift_playground, NAMES)
    for round_, points in ((1, 10), (2, 20)):
        for name in NAMES:
            finisher = f" finisher:{name == 'Léa'}" if evening.game == "skyjo" else ""
            await evening.type(name, f"score points:{points}{finisher}")
        await evening.board(round_ + 1)
    form = await opened(evening, "Léa", "button", 3)
    assert shown_in(form["modal"]) == FIRST[evening.game]
    field = "threshold" if evening.game == "points" else "other_threshold"
    refused = await evening.send("Léa", form, **{field: "5"})
    assert "would have ended after round 1. Undo round 2 first." in refused["message"]["content"]
    done = await evening.send("Léa", await evening.type("Léa", "options"), **{field: "30"})
    assert "The game is over" in done["message"]["content"]
    await evening.final()
    form = await evening.type("Léa", "options")
    reopened = await evening.send("Léa", form, **{field: "90"})
    assert "The game goes on: round 3 comes next." in reopened["message"]["content"]
    board = await evening.board(3)
    assert totals_in((await evening.type("Tom", "scores"))["message"])["Tom"] == 30
    said = await evening.type("Tom", "options")
    assert "90" in said["message"]["content"]
    forged = str(pressable(board, "menu")).replace(":menu:", ":options:").partition(":@")[0]
    sent = await swift_playground.forge_form(
        evening.people["Tom"], forged, {"threshold": "1"}, channel=evening.channel
    )
    assert "the host" in sent["message"]["content"]
