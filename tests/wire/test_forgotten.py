"""Who asks to be forgotten in mid-game is gone from boards, direct messages and the very bytes, at once."""

import json
import re
from pathlib import Path

import pytest

from tests.kit.playground_client import Json, Playground
from tests.kit.wire_evening import Evening, buttons, pressable

NAME = "Zébulon"
NAMES = ("Léa", NAME, "Camille")


async def forget(evening: Evening, who: str) -> Json:
    answer = await evening.playground.type(evening.people[who], evening.channel, "/tally forget-me")
    await evening.playground.settle()
    message: Json = answer["message"]
    return message


def traces(folder: Path, person: Json) -> list[str]:
    """List the database's files in which a person's name or id still stands."""
    wanted = (person["name"].encode(), int(person["id"]).to_bytes(8, "big"))
    return [
        file.name
        for file in sorted(folder.glob("bot.sqlite3*"))
        if not file.name.endswith(".json") and any(trace in file.read_bytes() for trace in wanted)
    ]


async def shown(evening: Evening) -> str:
    """Return what can be pressed: the newest board or lobby, and everybody else's newest direct message."""
    board = [m for m in await evening.public() if list(buttons(m))][-1]
    others = [person for name, person in evening.people.items() if name != NAME]
    direct = [(await evening.playground.dms(person))[-1:] for person in others]
    return str((board["content"], board["embeds"], board["components"], direct))


@pytest.mark.parametrize("phase", ["lobby", "bets", "tricks", "next round"])
async def test_boards_and_messages_name_them_no_more(swift_playground: Playground, phase: str) -> None:
    evening = await Evening.open(swift_playground, *NAMES)
    lobby = (await evening.type("Léa", "new rounds:2,2"))["message"]
    for name in NAMES[1:]:
        await evening.press(name, lobby, "join")
    prompt: Json | None = None
    if phase != "lobby":
        await evening.type("Léa", "begin")
        prompt = await evening.prompt(NAME)
    if phase in ("tricks", "next round"):
        for name in NAMES:
            await evening.type(name, "bet tricks:1")
        await evening.declaring(1)
    if phase == "next round":
        for name, tricks in zip(NAMES, (1, 1, 0), strict=True):
            await evening.type(name, f"result tricks:{tricks}")
        await evening.board(2)
    await swift_playground.settle()
    assert NAME in await shown(evening)
    answer = await forget(evening, NAME)
    assert "posted in a channel before stays" in answer["content"]
    assert NAME not in await shown(evening)
    for message in await swift_playground.dms(evening.people[NAME]):
        assert not any(pressable(message, action) for action in ("bet", "tricks", "back", "dmstop")), message
    assert (prompt is None) is (phase == "lobby")
    # as docs/privacy.md says: the log names nobody, forgotten or not
    log = "\n".join(await swift_playground.log())
    assert "ready" in log
    assert [name for name in (NAME, *(who["id"] for who in evening.people.values())) if name in log] == []


@pytest.mark.thorough
async def test_the_bytes_leave_the_files(playground: Playground, tmp_path: Path) -> None:
    evening = await Evening.open(playground, *NAMES)
    person = evening.people[NAME]
    await evening.seat_all(first="Léa", options="rounds:1")
    for name in NAMES:
        await evening.type(name, "bet tricks:1")
    for name, tricks in zip(NAMES, (1, 0, 0), strict=True):
        await evening.type(name, f"result tricks:{tricks}")
    await evening.offering("rematch")
    await evening.seat_all(first=NAME, options="rounds:2,2")
    await evening.type(NAME, "leave")
    await evening.prompt("Camille")
    other = await Evening.open(playground, name="upstairs")
    other.people.update(evening.people)
    await other.type("Léa", "new rounds:2,2")
    await other.press("Camille", await other.offering("join"), "join")
    await other.type("Léa", "begin")
    for name in ("Léa", "Camille"):
        await other.type(name, "bet tricks:1")
    for name in ("Léa", "Camille"):
        await other.type(name, "result tricks:1")
    await other.board(2)
    await other.type(NAME, "seat ask")
    await other.posted(NAME)
    await playground.settle()
    assert traces(tmp_path, person) != []
    assert "gone" in (await forget(evening, NAME))["content"]
    assert traces(tmp_path, person) == []


async def test_a_finished_sheet_that_they_brought_names_them_no_more(
    playground: Playground, tmp_path: Path
) -> None:
    evening = await Evening.open(playground, *NAMES)
    finished = {"players": list(NAMES), "game": "points", "options": {"rounds": 1}}
    sheet = {**finished, "played": [{"scores": dict.fromkeys(NAMES, 7)}]}
    brought = await playground.type(
        evening.people[NAME],
        evening.channel,
        "/tally import",
        files={"sheet.json": json.dumps(sheet).encode()},
    )
    assert not brought["message"]["ephemeral"], brought["message"]["content"]
    await evening.offering("rematch")
    assert traces(tmp_path, evening.people[NAME]) != []
    await forget(evening, NAME)
    assert traces(tmp_path, evening.people[NAME]) == []


async def test_nobody_is_offered_their_name(swift_playground: Playground) -> None:
    evening = await Evening.open(swift_playground, *NAMES)
    await evening.seat_all(first="Léa", options="rounds:2,2")
    await forget(evening, NAME)
    for command, option in (("skullking why", "player"), ("tally stats", "player")):
        answer = await swift_playground.type(
            evening.people["Léa"], evening.channel, command=command, options={option: ""}, focused=option
        )
        assert not re.search(NAME, str(answer["choices"])), command
