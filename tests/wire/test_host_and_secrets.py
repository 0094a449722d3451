"""The host may overwrite a hidden part of somebody with an account, and sees none, by whatever way."""

import json
import re

import pytest

from tests.kit.playground_client import Json, Playground
from tests.kit.wire_evening import Evening, buttons, eventually, pressable


def everything(message: Json | None) -> str:
    """Return all that a message or form says, without ids and times."""
    shown = message or {}
    text = json.dumps([shown.get(key) for key in ("content", "embeds", "components")], ensure_ascii=False)
    return re.sub(r'"(custom_id|id|max_length|min_length|type)": ("[^"]*"|\d+)', "", text)


def chosen(message: Json) -> list[str]:
    """Return the labels of buttons that stand out as chosen."""
    return [b["label"] for b in buttons(message) if "✓" in b.get("label", "") or b.get("style") == 3]


async def test_the_host_sees_no_bet_of_a_person_with_an_account(swift_playground: Playground) -> None:
    evening = await Evening.open(swift_playground, "Léa", "Tom", "Zoé")
    await evening.seat_all(first="Léa", options="rounds:7 scoring:rascal")
    await evening.type("Tom", "bet tricks:6 cannonball:True")
    for text in ("bet player:Tom", "bet tricks:3 player:Zoé"):
        answer = (await evening.type("Léa", text))["message"]
        assert chosen(answer) == [], text
        assert pressable(answer, "unbet") is None
    assert "Only Tom sees" in (await evening.type("Léa", "bet player:Tom"))["message"]["content"]
    panel = (await evening.type("Léa", "bet player:Tom"))["message"]
    forged = await evening.press("Léa", panel, "bet", 1, 2)
    assert "Entered for Tom" in forged["message"]["content"]
    assert chosen(forged["message"]) == []
    await evening.type("Tom", "bet tricks:6 cannonball:True")
    custom_id = str(pressable(panel, "bet", 1, 2)).replace(":bet:", ":shot:").replace(":1:2", ":1:grape")
    with pytest.raises(Exception, match="disabled"):
        await swift_playground.click(evening.people["Léa"], panel, custom_id=custom_id)
    walk = (await evening.type("Léa", "round"))["message"]
    assert chosen(walk) == []
    sheet = await swift_playground.type(evening.people["Léa"], evening.channel, "/tally export")
    found = await swift_playground.fetch(sheet["message"]["attachments"][0]["url"])
    assert json.loads(found)["played"] == []
    for verb in ("correct round:1 player:Tom bet:1", "undo", "why", "scores"):
        answer = await evening.type("Léa", verb)
        assert "6" not in (answer["message"] or {"content": ""})["content"], verb
    await evening.type("Léa", "bet tricks:1")
    await evening.type("Zoé", "bet tricks:0")
    assert "Tom 6" in (await evening.revealed(1))["content"]


async def test_the_host_sees_a_guests_bet_and_a_moderator_does_not(swift_playground: Playground) -> None:
    evening = await Evening.open(swift_playground, "Léa", "Tom")
    evening.people["Mamie"] = evening.people["Léa"]
    await evening.seat_all(first="Léa", options="rounds:7", guests=["Mamie"])
    evening.people["Max"] = await swift_playground.person("Max", moderator=True)
    await evening.type("Léa", "bet tricks:4 player:Mamie")
    assert chosen((await evening.type("Léa", "bet player:Mamie"))["message"]) == ["✓ 4"]
    assert chosen((await evening.type("Max", "bet player:Mamie"))["message"]) == []


async def test_who_takes_a_seat_over_sees_no_bet_of_who_sat_there(swift_playground: Playground) -> None:
    evening = await Evening.open(swift_playground, "Léa", "Tom")
    await evening.seat_all(first="Léa", options="rounds:7,7")
    evening.people["Max"] = await swift_playground.person("Max", moderator=True)
    old = await evening.prompt("Tom")
    await evening.press("Tom", old, "bet", 1, 6)
    await evening.command("Max", "seat replace", player="Tom", person=evening.people["Max"]["id"])
    fresh = await evening.prompt("Max")
    assert chosen(fresh) == []

    async def closed() -> bool:
        return not any(pressable(m, "bet") for m in await swift_playground.dms(evening.people["Tom"]))

    await eventually(closed, "the old prompt without buttons")
    await evening.press("Max", fresh, "bet", 1, 3)
    await swift_playground.settle()
    assert all("3" not in m["content"] for m in await swift_playground.dms(evening.people["Tom"]))
    await evening.type("Léa", "bet tricks:1")
    assert "Max 3" in (await evening.revealed(1))["content"]


async def test_the_bet_of_who_was_forgotten_is_dropped(swift_playground: Playground) -> None:
    evening = await Evening.open(swift_playground, "Léa", "Tom", "Zoé")
    await evening.seat_all(first="Léa", options="rounds:7")
    await evening.type("Tom", "bet tricks:6")
    await swift_playground.type(evening.people["Tom"], evening.channel, "/tally forget-me")
    assert chosen((await evening.type("Léa", "bet player:someone"))["message"]) == []


@pytest.mark.parametrize(
    ("game", "given", "secret"),
    [
        ("skyjo", "score points:77", "77"),
        ("points", "score points:77", "77"),
        ("skyjo", "grid cards:'{}'", "9"),
    ],
)
async def test_other_games_hide_a_persons_points_from_the_host(
    swift_playground: Playground, game: str, given: str, secret: str
) -> None:
    evening = await Evening.open(swift_playground, "Léa", "Tom", "Zoé")

    async def type_(who: str, text: str) -> Json:
        return await swift_playground.type(evening.people[who], evening.channel, f"/{game} {text}")

    await type_("Léa", "new")
    for name in ("Tom", "Zoé"):
        await type_(name, "join")
    await type_("Léa", "begin")
    board = await evening.board(1)
    cards = "9 9 8 9 / 9 8 9 9 / 8 9 9 8"
    await type_("Tom", given.format(cards).replace("'", '"'))
    shown = [everything((await type_("Zoé", "scores"))["message"])]
    menu = (await evening.press("Léa", board, "menu"))["message"]
    form = await evening.press("Léa", menu, "all")
    shown.append(everything(form["modal"]))
    overwritten = await type_("Léa", "score points:5 player:Tom")
    assert "Entered for Tom" in overwritten["message"]["content"]
    await type_("Tom", given.format(cards).replace("'", '"'))
    for action in ("total", "grid"):
        if pressable(overwritten["message"], action, 1):
            opened = await evening.press("Léa", overwritten["message"], action, 1)
            shown.append(everything(opened["modal"]))
    shown += [m["content"] for m in await swift_playground.messages(evening.channel)]
    assert [text for text in shown if secret in text] == []
