"""`/tally import` over the wire: a sheet becomes a table that is played on, or its final board; refusals."""

import json
from pathlib import Path
from typing import Any

import pytest

from rules.sheet import answer, read
from tests.kit.brought_by_games import NAMES, golden_sheets
from tests.kit.playground_client import Json, Playground
from tests.kit.wire_evening import Evening, pressable, sheet_totals, standings_in

EACH = 3
"""Sheets of each game; that every golden sheet is written as it was read is a test of the rules."""
ROUND_TRIPS = [path for game in NAMES for path in golden_sheets(game)[:EACH]]


def sheet_of(path: Path) -> dict[str, Any]:
    golden = json.loads(path.read_text("utf-8"))
    sheet: dict[str, Any] = golden.get("sheet", golden)
    return sheet


async def bring(evening: Evening, who: str, content: bytes) -> Json:
    answered = await evening.playground.type(
        evening.people[who], evening.channel, "/tally import", files={"sheet.json": content}
    )
    message: Json = answered["message"]
    return message


async def take(evening: Evening, who: str) -> Json:
    sent = await evening.playground.type(evening.people[who], evening.channel, "/tally export")
    sheet: Json = json.loads(await evening.playground.fetch(sent["message"]["attachments"][0]["url"]))
    return sheet


@pytest.mark.parametrize("path", ROUND_TRIPS, ids=lambda path: f"{path.parents[1].name}-{path.stem}")
async def test_what_is_exported_imported_and_exported_is_the_same(
    swift_playground: Playground, path: Path
) -> None:
    sheet = sheet_of(path)
    first = await Evening.open(swift_playground, "Somebody")
    told = await bring(first, "Somebody", json.dumps(sheet).encode())
    assert not told["ephemeral"], told["content"]
    one = await take(first, "Somebody")
    assert answer(read(one)) == answer(read(sheet))
    second = await Evening.open(swift_playground, "Somebody else")
    await bring(second, "Somebody else", json.dumps(one).encode())
    assert await take(second, "Somebody else") == one


PLAYED = {"cards": 5, "bids": {"Léa": 2, "Tom": 0}, "tricks": {"Léa": 2, "Tom": 3}}
LIVE = {"game": "skullking", "players": ["Léa", "Tom"], "options": {"rounds": [5, 1]}, "played": [PLAYED]}


async def test_play_goes_on_where_the_sheet_ends(swift_playground: Playground) -> None:
    evening = await Evening.open(swift_playground, "Léa", "Thomas")
    told = await bring(evening, "Léa", json.dumps(LIVE).encode())
    assert "Léa brought a game of Skull King" in told["content"]
    assert "Without an account: Tom" in told["content"]
    await evening.board(2)
    people = evening.people
    await evening.command("Léa", "seat replace", player="Tom", person=people["Thomas"]["id"])
    await evening.type("Léa", "bet tricks:1")
    await evening.type("Thomas", "bet tricks:0")
    await evening.revealed(2)
    await evening.type("Léa", "result tricks:1")
    await evening.type("Thomas", "result tricks:0")
    final = await evening.offering("rematch")
    assert standings_in(final) == {"Léa": 60, "Thomas": -40}
    await swift_playground.settle()
    assert len([m for m in await evening.public() if "Round 1" in m["content"]]) == 0


async def test_an_imported_round_is_corrected_and_undone_like_any_other(swift_playground: Playground) -> None:
    evening = await Evening.open(swift_playground, "Léa")
    await bring(evening, "Léa", json.dumps(LIVE).encode())
    await evening.type("Léa", "correct round:1 player:Tom bet:3")
    assert standings_in((await evening.type("Léa", "scores"))["message"]) == {"Tom": 60, "Léa": 40}
    await evening.type("Léa", "undo")
    await evening.type("Léa", "undo")
    told = await evening.type("Léa", "result tricks:1")
    assert "Scored" in told["message"]["content"]


async def test_a_finished_game_is_shown_and_kept_but_counts_for_nobody(swift_playground: Playground) -> None:
    evening = await Evening.open(swift_playground, "Léa", "Tom")
    over = {**LIVE, "options": {"rounds": [5]}}
    await bring(evening, "Léa", json.dumps(over).encode())
    final = await evening.offering("rematch")
    assert standings_in(final) == sheet_totals(answer(read(over)))
    history = await swift_playground.type(evening.people["Tom"], evening.channel, "/tally history")
    assert "**Léa 40**" in history["message"]["embeds"][0]["description"]
    stats = await swift_playground.type(evening.people["Léa"], evening.channel, "/tally stats")
    assert "finished no game" in stats["message"]["content"]
    again = await evening.press("Léa", final, "rematch")
    assert "Léa, Tom" in again["message"]["content"]


REFUSED: list[tuple[bytes, str]] = [
    (b"{", "is not JSON: something is wrong in line 1"),
    (b"", "is not JSON"),
    ('{"game": "L\xe9a"}'.encode("latin-1"), "not written in UTF-8"),
    (b"[" * 100_000, "nested too deeply"),
    (b"[1, 2]", "A sheet is one JSON object"),
    (b" " * (128 * 1024 + 1), "too large"),
    (json.dumps({**LIVE, "game": "whist"}).encode(), "no game “whist”"),
    (json.dumps({**LIVE, "played": [{**PLAYED, "tricks": {"Léa": 5, "Tom": 3}}]}).encode(), "Round 1"),
    (json.dumps({**LIVE, "played": [{**PLAYED, "bids": {"Léa": 2, "Tom": 9}}]}).encode(), "Round 1, Tom"),
    (json.dumps({**LIVE, "players": ["Léa", "*T*", "@everyone"]}).encode(), "“Tom” is not a player"),
    (json.dumps({**LIVE, "players": ["*T*", "*T*"]}).encode(), "called “\\*T\\*”"),
]


@pytest.mark.parametrize(("content", "said"), REFUSED, ids=[said for _, said in REFUSED])
async def test_a_sheet_is_refused_in_one_private_sentence(
    swift_playground: Playground, content: bytes, said: str
) -> None:
    evening = await Evening.open(swift_playground, "Léa")
    told = await bring(evening, "Léa", content)
    assert told["ephemeral"]
    assert said in told["content"]
    assert "othing was imported" in told["content"]
    assert await evening.public() == []


async def test_a_live_table_is_never_replaced(swift_playground: Playground) -> None:
    evening = await Evening.open(swift_playground, "Léa", "Tom")
    await evening.seat_all(first="Léa", options="rounds:5")
    told = await bring(evening, "Tom", json.dumps(LIVE).encode())
    assert told["ephemeral"]
    assert pressable(told, "resume")
