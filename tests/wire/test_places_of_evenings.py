"""One evening for each kind of place, server and language; never the product of them all."""

import re

import pytest

from rules.sheet import answer, read
from tests.kit.playground_client import Json, Playground
from tests.kit.wire_evening import Evening, eventually, sheet_totals, standings_in

SHEET: Json = {
    "game": "skullking",
    "players": ["Léa", "Tom"],
    "options": {"rounds": [1, 2]},
    "played": [
        {"bids": {"Léa": 1, "Tom": 0}, "tricks": {"Léa": 1, "Tom": 0}},
        {"bids": {"Léa": 0, "Tom": 2}, "tricks": {"Léa": 0, "Tom": 2}},
    ],
}
COMMUNITY = {"locale": "fr", "community": True}
PLAIN = {"locale": "fr", "community": False}
"""Discord tells of this one as of an English server: it has no language of its own, but its people have."""


async def played(evening: Evening) -> dict[str, int]:
    """Play two rounds, the bets by direct message and by command; give the final standings."""
    await evening.seat_all(first="Léa", options="rounds:1,2")
    for number, each in enumerate(SHEET["played"], 1):
        await evening.type("Léa", f"bet tricks:{each['bids']['Léa']}")
        prompt = await evening.prompt("Tom")
        await evening.press("Tom", prompt, "bet", 1, each["bids"]["Tom"])
        await evening.board(number)
        for name in ("Léa", "Tom"):
            await evening.type(name, f"result tricks:{each['tricks'][name]}")
        await evening.playground.settle()

    async def final() -> Json | None:
        return next((m for m in await evening.public() if m["attachments"]), None)

    return standings_in(await eventually(final, "the final board"))


async def seated_at(playground: Playground, kind: str, server: Json, locale: str) -> Evening:
    """Open a place on a server of its own, with two people in it."""
    of_its_own = await playground.server("Somewhere else", **server)
    people = {name: await playground.person(name, locale=locale) for name in ("Léa", "Tom")}
    await playground.channel("general", server=of_its_own["id"])
    given: Json = {"server": of_its_own["id"]}
    if kind == "private-thread":
        given["members"] = [*(one["id"] for one in people.values()), "bot"]
    channel = await playground.channel("the table", kind, **given)
    return Evening(playground, channel, people)


@pytest.mark.parametrize(
    ("kind", "server", "people", "language"),
    [
        ("text", COMMUNITY, "en-US", "fr"),
        ("voice", PLAIN, "fr", "fr"),
        ("thread", COMMUNITY, "fr", "fr"),
        ("private-thread", PLAIN, "en-US", "en"),
    ],
)
async def test_an_evening_ends_as_the_score_sheet_says(
    swift_playground: Playground, kind: str, server: Json, people: str, language: str
) -> None:
    evening = await seated_at(swift_playground, kind, server, people)
    assert await played(evening) == sheet_totals(answer(read(SHEET)))
    public = "\n".join(message["content"] for message in await evening.public())
    assert bool(re.search(r"\bmanche\b", public, re.IGNORECASE)) is (language == "fr")
