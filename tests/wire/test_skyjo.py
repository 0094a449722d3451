"""Skyjo over the wire: whole evenings by command and by form, and what goes differently at a table."""

import pytest

from tests.games.skyjo.whole_evening import CARDS, EIGHT, THREE, TWO, Skyjo
from tests.kit.playground_client import Json, Playground
from tests.kit.wire_evening import buttons, eventually
from tests.kit.wire_other_games import shown_in, totals_in


async def test_the_host_enters_eight_by_one_form(swift_playground: Playground) -> None:
    evening = await Skyjo.seated(swift_playground, EIGHT)
    await evening.type("Tom", "score points:7")
    form = await evening.type("Léa", "round")
    lines = shown_in(form["modal"])["lines"].splitlines()
    assert [line.strip() for line in lines[:3]] == ["Léa:", "Tom: ✅", "Camille:"]
    # the trailing space is Discord's to keep
    filled = [
        f"{line}{number}" for line, number in zip(lines, (12, "", "−3", 0, "+5", 20, "x", 9), strict=True)
    ]
    refused = await evening.send("Léa", form, lines="\n".join([*filled[:-1], "Hugo: neuf"]), closer=["0"])
    assert "Hugo: neuf" in refused["message"]["content"]
    again = await evening.press("Léa", refused["message"], "all")
    assert shown_in(again["modal"])["lines"].splitlines()[:-1] == [line.strip() for line in filled[:-1]]
    assert shown_in(again["modal"])["closer"] == ["0"]
    await evening.send("Léa", again, lines="\n".join(filled), closer=["0"])
    scores = (await evening.scored(1))["embeds"][0]["description"]
    assert "Zoé** took no part" in scores
    found = totals_in(await evening.scored(1))
    assert (found["Léa"], found["Tom"], found["Camille"], found["Hugo"]) == (24, 7, -3, 9)


@pytest.mark.parametrize("cards", ["5 1 2 three / 5 4 6 7 / 5 8 9 10", "1 2 3 13 / 5 4 6 7 / 5 8 9 10"])
async def test_unreadable_cards_are_refused_and_come_back_in_the_form(
    swift_playground: Playground, cards: str
) -> None:
    evening = await Skyjo.seated(swift_playground, TWO)
    refused = (await evening.command("Tom", "grid", cards=cards, finisher=True))["message"]
    assert refused["ephemeral"]
    form = await evening.press("Tom", refused, "grid")
    assert shown_in(form["modal"]) == {"cards": cards, "closed": ["closed"]}
    refused = (await evening.send("Tom", form, cards=cards))["message"]
    form = await evening.press("Tom", refused, "grid")
    assert shown_in(form["modal"])["cards"] == cards
    given = await evening.send("Tom", form, cards=CARDS)
    assert "50 points, column 1 removed" in given["message"]["content"]


async def test_somebody_who_leaves_in_mid_round_is_not_waited_for(swift_playground: Playground) -> None:
    evening = await Skyjo.seated(swift_playground, THREE)
    await evening.type("Léa", "score points:3 finisher:True")
    await evening.type("Tom", "score points:9")
    await evening.type("Camille", "leave")
    assert totals_in(await evening.scored(1)) == {"Léa": 3, "Tom": 9, "Camille": 0}


async def test_a_table_plays_to_what_was_chosen_in_the_lobby(swift_playground: Playground) -> None:
    evening = await Skyjo.gathered(swift_playground, TWO)
    lobby = (await evening.type("Léa", "new threshold:200"))["message"]
    form = await evening.press("Léa", lobby, "options")
    assert shown_in(form["modal"]) == {"threshold": ["200"], "other-threshold": ""}
    refused = await evening.send("Léa", form, threshold=["50"], other_threshold="−30")
    form = await evening.press("Léa", refused["message"], "options")
    assert shown_in(form["modal"]) == {"threshold": ["50"], "other-threshold": "−30"}
    said = await evening.send("Léa", form, other_threshold="30")
    assert "30" in said["message"]["content"]
    told = await evening.press("Tom", lobby, "options")
    assert "30" in told["message"]["content"]
    asked = (await evening.press("Léa", lobby, "order"))["message"]
    assert any("highest" in str(button.get("placeholder")) for button in buttons(asked))
    choices = await swift_playground.type(
        evening.people["Tom"],
        evening.channel,
        command="skyjo new",
        options={"threshold": ""},
        focused="threshold",
    )
    assert [choice["value"] for choice in choices["choices"]] == [100, 50, 200]


async def test_a_guest_is_entered_by_the_host(swift_playground: Playground) -> None:
    evening = await Skyjo.gathered(swift_playground, TWO)
    lobby = (await evening.type("Léa", "new"))["message"]
    picking = (await evening.press("Léa", lobby, "players"))["message"]
    form = await evening.press("Léa", picking, "guest")
    await evening.send("Léa", form, name="Papi_Jo")
    await evening.type("Léa", "begin")
    pick = await evening.panel("Léa")
    panel = (await evening.press("Léa", pick, "seat", 1))["message"]
    form = await evening.press("Léa", panel, "total", 1)
    await evening.send("Léa", form, points="4", closed=["closed"])
    refused = await evening.type("Tom", "score points:3")
    assert "not at this table" in refused["message"]["content"]
    completed = await swift_playground.type(
        evening.people["Léa"],
        evening.channel,
        command="skyjo score",
        options={"player": "pap"},
        focused="player",
    )
    assert [choice["value"] for choice in completed["choices"]] == ["Papi_Jo"]
    await evening.type("Léa", "score points:8")
    assert totals_in(await evening.scored(1)) == {"Papi\\_Jo": 4, "Léa": 8}


async def test_forms_are_refused_to_others_and_after_their_moment(swift_playground: Playground) -> None:
    evening = await Skyjo.seated(swift_playground, THREE)
    board = await evening.board(1)
    refused = await evening.type("Tom", "round")
    assert "the host" in refused["message"]["content"]
    refused = await evening.type("Tom", "score points:3 player:Camille")
    assert "the host" in refused["message"]["content"]
    late = await evening.press("Tom", board, "total")
    for name, points in zip(THREE, (10, 24, 12), strict=True):
        await evening.type(name, f"score points:{points} finisher:{name == 'Léa'}")
    await evening.board(2)
    said = await evening.send("Tom", late, points="99")
    assert "nothing was changed" in said["message"]["content"]


async def test_names_of_every_kind_fit_everywhere(swift_playground: Playground) -> None:
    names = (
        "**Bold** _Anna_ | `code`",
        "@everyone everywhere",
        "👩‍👩‍👧‍👦 family of four 🎉🎉",
        "שלום עולם וכל טוב",
        "Zoë̶̶̶ the combining",
        "<@123456789012345678>",
        "12 Apostles: 7",
        "漢字漢字漢字漢字漢字漢字",
    )
    evening = await Skyjo.seated(swift_playground, names)
    host = names[0]
    lines = shown_in((form := await evening.type(host, "round"))["modal"])["lines"].splitlines()
    filled = "\n".join(f"{line}{number}" for number, line in enumerate(lines, 1))
    await evening.send(host, form, lines=filled, closer=["0"])
    scores = await evening.scored(1)
    assert sorted(totals_in(scores).values()) == list(range(1, 9))
    refused = await evening.type(host, "round")
    refused = (await evening.send(host, refused, lines=lines[6] + "x\nnobody", closer=["0"]))["message"]
    assert "nobody" in refused["content"]


async def test_hidden_points_are_seen_by_nobody_else(swift_playground: Playground) -> None:
    seen = [await _seen_by_others(swift_playground, points) for points in (7, 31)]
    assert seen[0] == seen[1]


async def _seen_by_others(playground: Playground, points: int) -> list[str]:
    """Play up to the last missing hand; give all that Tom sees, without ids."""
    evening = await Skyjo.seated(playground, THREE)
    await evening.type("Léa", f"score points:{points}")
    form = await evening.press("Léa", await evening.panel("Léa"), "grid", 0)
    await evening.send("Léa", form, cards=CARDS)
    await evening.type("Léa", f"score points:{points}")
    await evening.type("Camille", "score points:1")

    async def waits() -> bool:
        return "Waiting for Tom." in (await evening.board(1))["content"]

    await eventually(waits, "the board that waits for Tom")
    answers: list[Json] = [
        await evening.press("Tom", await evening.board(1), action)
        for action in ("mine", "help", "menu", "rules")
    ]
    answers.append(await evening.type("Tom", "scores"))
    messages = [answer["message"] for answer in answers]
    messages += await playground.messages(evening.channel, evening.people["Tom"])
    return [message["content"] + str(message["embeds"]) for message in messages]
