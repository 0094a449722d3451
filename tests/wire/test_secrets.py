"""A hidden bet is seen by nobody: two evenings that differ in one bet look the same to everybody else."""

import asyncio
import json
import re
from pathlib import Path
from typing import Any

import pytest

from tests.kit.playground_client import Json, Playground, client, process
from tests.kit.wire_evening import Evening

NAMES = ("Léa", "Tom", "Camille", "Passerby")
SEATED = NAMES[:3]
BETTOR = "Léa"
UNSTEADY = ("timestamp", "edited_timestamp", "joined_at", "ms", "username", "nonce")
"""What differs from one run to the next: the time, what is made of it, and names made from ids."""


async def evening_with(bet: int, database: Path) -> dict[str, Any]:
    """Play up to the last missing bet, and give everything that anybody but Léa could see."""
    with process("--database", str(database), LOG_LEVEL="debug") as running:
        async with client(running.url()) as playground:
            await playground.rate_limits(on=False)
            return await seen_with(bet, playground)


async def seen_with(bet: int, playground: Playground) -> dict[str, Any]:
    evening = await Evening.open(playground, *NAMES)
    lobby = (await evening.type("Léa", "new rounds:7"))["message"]
    for name in ("Tom", "Camille"):
        await evening.press(name, lobby, "join")
    await evening.type("Léa", "begin")
    board = await evening.board(1)
    await playground.settle()  # who bets before being written to is not written to
    await evening.press(BETTOR, await evening.prompt(BETTOR), "bet", 0, bet)
    await evening.type(BETTOR, f"bet tricks:{7 - bet}")
    await evening.type(BETTOR, "bet")
    await evening.type(BETTOR, f"bet tricks:{bet}")
    await evening.type("Tom", "bet tricks:1")
    await evening.posted("Waiting for Camille.")
    answers = [
        await evening.type(name, verb)
        for name in ("Tom", "Camille", "Passerby")
        for verb in ("bet", "scores", "why", "rules", "undo", "bet tricks:3 player:Léa", "need player:Léa")
        if not (name == "Camille" and verb.startswith("bet tricks"))
    ]
    answers += [
        await evening.press(name, board, action)
        for name in ("Tom", "Camille", "Passerby")
        for action in ("mine", "help", "rules", "menu")
    ]
    await playground.settle()
    others = [name for name in NAMES if name != BETTOR]
    return {
        "answers": answers,
        "channel": {
            name: await playground.messages(evening.channel, evening.people[name]) for name in others
        },
        "direct": {name: await playground.dms(evening.people[name]) for name in others},
        "log": sorted(re.sub(r"^\S+", "", line) for line in await playground.log()),
    }


def told_apart(seen: dict[str, Any]) -> str:
    """Write down what was seen, with ids in the order of their appearance and without the time."""
    text = json.dumps(_steady(seen), ensure_ascii=False, indent=1, sort_keys=True)
    names: dict[str, str] = {}
    return re.sub(r"\d{15,20}", lambda found: names.setdefault(found[0], f"id{len(names)}"), text)


def _steady(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _steady(each) for key, each in value.items() if key not in UNSTEADY}
    return [_steady(each) for each in value] if isinstance(value, list) else value


@pytest.mark.thorough
async def test_whatever_the_hidden_bet_everybody_else_sees_the_same(tmp_path: Path) -> None:
    one, other = await asyncio.gather(
        evening_with(2, tmp_path / "one.sqlite3"), evening_with(6, tmp_path / "other.sqlite3")
    )
    assert told_apart(one).splitlines() == told_apart(other).splitlines()


async def test_the_one_who_bet_sees_the_bet(swift_playground: Playground) -> None:
    evening = await Evening.open(swift_playground, "Léa", "Tom")
    await evening.seat_all(first="Léa", options="rounds:5")
    await evening.type("Léa", "bet tricks:4")
    shown: Json = (await evening.type("Léa", "bet"))["message"]
    assert shown["ephemeral"]
    assert "Your bet: 4" in shown["content"]
