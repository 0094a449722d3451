"""A name typed in whatever way means its player; where it fits several, they are named."""

import json
import unicodedata
from typing import Literal

import pytest

from rules.names import as_seen
from tests.kit.playground_client import Json, Playground
from tests.kit.wire_evening import Evening
from tests.kit.wire_other_games import OtherEvening


class Points(OtherEvening):
    game = "points"


async def table(playground: Playground, *names: str, guests: tuple[str, ...] = ()) -> Points:
    evening = await Points.gathered(playground, names)
    lobby = (await evening.type(names[0], "new"))["message"]
    for name in names[1:]:
        await evening.press(name, lobby, "join")
    for guest in guests:
        await evening.command(names[0], "guest", name=guest)
    await evening.type(names[0], "begin")
    return evening


async def entered(evening: Points, player: str) -> str:
    """Have the host enter points for this player; give the answer."""
    answer = await evening.command(next(iter(evening.people)), "score", points=5, player=player)
    return str(answer["message"]["content"])


@pytest.mark.parametrize(
    "typed", ["Éloïse", "e\u0301loi\u0308se", "ELOISE", " éloïse\u200b ", "\u202eÉloïse\u202c", "Ｅloise"]
)
async def test_a_player_is_known_however_the_name_is_typed(swift_playground: Playground, typed: str) -> None:
    evening = await table(swift_playground, "Tom", "Éloïse")
    assert "Entered for Éloïse" in await entered(evening, typed)


async def test_a_name_that_fits_two_names_both(swift_playground: Playground) -> None:
    evening = await table(swift_playground, "Tom", "Léa", "Lea")
    said = await entered(evening, "lea")
    assert "More than one player fits “lea”: Léa, Lea" in said
    assert "Entered for Lea" in await entered(evening, "Lea")
    assert "Entered for Léa" in await entered(evening, "LE\u0301A")
    form = await evening.type("Tom", "round")
    sent = await evening.send("Tom", form, lines="Tom: 1\nlea: 2\nLéa: 3")
    assert "Léa, Lea" in sent["message"]["content"]


async def test_seats_that_only_look_the_same_are_told_apart(swift_playground: Playground) -> None:
    evening = await table(swift_playground, "Tom", guests=("Bob", "Bob\u2800", "Bob\ufe0f"))
    shown = await swift_playground.type(
        evening.people["Tom"], evening.channel, command="points score",
        options={"points": 1, "player": "bob"}, focused="player",
    )  # fmt: skip
    assert [as_seen(choice["name"]) for choice in shown["choices"]] == ["Bob", "Bob (2)", "Bob (3)"]
    for choice in shown["choices"]:
        answer = await evening.command("Tom", "score", points=5, player=choice["value"])
        assert as_seen(choice["name"]) in as_seen(answer["message"]["content"])


async def test_completions_leave_out_accents_and_capitals(swift_playground: Playground) -> None:
    evening = await table(swift_playground, "Tom", "Éloïse")
    for command, option in (("points score", "player"), ("tally stats", "player")):
        options: dict[str, object] = {option: "elo"}
        if command == "points score":
            options["points"] = 1
        asked = await swift_playground.type(
            evening.people["Tom"], evening.channel, command=command, options=options, focused=option
        )
        assert [choice["value"] for choice in asked["choices"]] == ["Éloïse"], command


async def test_a_mention_is_of_the_person_whatever_a_guest_is_called(swift_playground: Playground) -> None:
    evening = await Points.gathered(swift_playground, ("Tom", "Zoé"))
    mention = f"<@{evening.people['Zoé']['id']}>"
    lobby = (await evening.type("Tom", "new"))["message"]
    await evening.command("Tom", "guest", name=mention)
    await evening.press("Zoé", lobby, "join")
    await evening.type("Tom", "begin")
    assert "Entered for Zoé" in await entered(evening, mention)


@pytest.mark.parametrize("form", ["NFC", "NFD"])
async def test_who_imports_a_sheet_finds_the_own_seat(
    swift_playground: Playground, form: Literal["NFC", "NFD"]
) -> None:
    evening = await Evening.open(swift_playground, "Léa")
    name = unicodedata.normalize(form, "Léa")
    sheet: Json = {"game": "points", "players": ["Tom", name], "played": [{"scores": {"Tom": 1, name: 2}}]}
    answer = await swift_playground.type(
        evening.people["Léa"],
        evening.channel,
        "/tally import file:sheet.json",
        files={"sheet.json": json.dumps(sheet).encode()},
    )
    assert "Without an account: Tom." in answer["message"]["content"]
