"""Direct messages: each person's by itself, only to who sat down, opened slowly, and easily stopped."""

import re
import time
from pathlib import Path

import pytest

from bot.ui.courier.pace import Pace
from tests.kit.playground_client import Json, Playground, client, process
from tests.kit.wire_evening import Evening, eventually, pressable
from tests.wire.direct_messages import behind_the_board, openings

NAMES = ("Léa", "Tom", "Camille")
NEVER = 3_000.0
"""Seconds to wait that no test waits."""


async def seated(playground: Playground, options: str = "rounds:2,2") -> Evening:
    evening = await Evening.open(playground, *NAMES)
    await evening.seat_all(first="Léa", options=options)
    return evening


async def newest(evening: Evening, who: str) -> Json:
    return (await evening.playground.dms(evening.people[who]))[-1]


async def prompted(evening: Evening) -> dict[str, Json]:
    return {name: await evening.prompt(name) for name in NAMES}


async def bet(evening: Evening, round_: int = 1) -> None:
    for name in NAMES:
        await evening.type(name, "bet tricks:1")
    await evening.revealed(round_)


async def shows(evening: Evening, who: str, action: str) -> None:
    async def look() -> bool:
        return pressable(await newest(evening, who), action) is not None

    await eventually(look, f"“{action}” in {who}'s direct message")


@pytest.mark.thorough
@pytest.mark.parametrize("method", ["PATCH", "POST"])
async def test_nobody_waits_for_another_ones_direct_message(playground: Playground, method: str) -> None:
    evening = await seated(playground)
    prompts = await prompted(evening)
    toms = await playground.dm_channel(evening.people["Tom"])
    await playground.fault(
        rf"/channels/{toms}/messages", method=method, status=429, retry_after=NEVER, times=1
    )
    await bet(evening)
    await shows(evening, "Léa", "tricks")
    await shows(evening, "Camille", "tricks")
    if method == "PATCH":
        assert pressable(await newest(evening, "Tom"), "bet"), "Tom's message is held up"
    for name, tricks in (("Léa", 1), ("Tom", 1), ("Camille", 0)):
        await evening.type(name, f"result tricks:{tricks}")
    await evening.board(2)
    for name in ("Léa", "Camille"):
        await shows(evening, name, "bet")
        closed = next(m for m in await playground.dms(evening.people[name]) if m["id"] == prompts[name]["id"])
        assert pressable(closed, "tricks") is None
    await bet(evening, 2)
    for name in ("Léa", "Camille"):
        await shows(evening, name, "tricks")
    assert [m["id"] for m in await playground.dms(evening.people["Tom"])] == [prompts["Tom"]["id"]]


OPENING = r"/users/@me/channels$"


async def declared(evening: Evening) -> None:
    for name, tricks in (("Léa", 1), ("Tom", 1), ("Camille", 0)):
        await evening.type(name, f"result tricks:{tricks}")
    await evening.board(2)


@pytest.mark.thorough
async def test_a_channel_that_is_known_is_never_opened_again(playground: Playground) -> None:
    evening = await seated(playground)
    await prompted(evening)
    await playground.settle()
    assert len(await openings(playground, 0)) == len(NAMES)
    await playground.bot("kill")
    await playground.bot("start")
    since = await playground.at_rest()
    await bet(evening)
    await declared(evening)
    for name in NAMES:
        await shows(evening, name, "bet")
    assert await openings(playground, since) == []


@pytest.mark.thorough
async def test_after_a_refused_opening_none_is_opened_and_known_channels_go_on(
    playground: Playground,
) -> None:
    evening = await seated(playground)
    await prompted(evening)
    since = await playground.at_rest()
    await playground.fault(OPENING, code=40003, times=2)
    other = await Evening.open(playground, "Zoé", "Max", name="upstairs")
    await other.seat_all(first="Zoé", options="rounds:2,2")
    await behind_the_board(other, "Zoé", "Max")
    await playground.settle()
    refused = len(await openings(playground, since))
    assert 1 <= refused <= 2, "what had set out before the first refusal"
    third = await Evening.open(playground, "Ann", "Bob", name="downstairs")
    await third.seat_all(first="Ann", options="rounds:2,2")
    await behind_the_board(third, "Ann", "Bob")
    await bet(evening)
    await declared(evening)
    for name in NAMES:
        await shows(evening, name, "bet")
    await playground.bot("kill")
    await playground.bot("start")
    await third.type("Ann", "bet tricks:1")
    await behind_the_board(third, "Bob")
    await playground.settle()
    assert len(await openings(playground, since)) == refused
    assert await playground.dms(other.people["Zoé"]) == []


@pytest.mark.thorough
async def test_once_the_pause_is_over_people_are_written_to_by_itself(tmp_path: Path) -> None:
    database = str(tmp_path / "bot.sqlite3")
    with process("--database", database, TALLYHO_DM_PAUSE_SECONDS="1") as running:
        async with client(running.url()) as playground:
            await playground.fault(OPENING, code=40003, times=2)
            evening = await Evening.open(playground, "Zoé", "Max")
            await evening.seat_all(first="Zoé", options="rounds:2,2")
            for name in ("Zoé", "Max"):
                await evening.prompt(name)
            await behind_the_board(evening)


@pytest.mark.thorough
async def test_where_nothing_can_be_sent_to_five_people_nobody_is_written_to(playground: Playground) -> None:
    many = ("Ann", "Bob", "Cleo", "Dan", "Eve")
    other = await Evening.open(playground, "Zoé", "Max")
    await other.seat_all(first="Zoé", options="rounds:2,2")
    await other.prompt("Zoé")
    await other.prompt("Max")
    evening = await Evening.open(playground, *many, name="upstairs")
    directs = r"/channels/(?!" + evening.channel["id"] + "|" + other.channel["id"] + r")\d+/messages$"
    await playground.fault(directs, method="POST", status=403, code=20026, times=5)
    await evening.seat_all(first="Ann", options="rounds:2,2")
    await behind_the_board(evening, "Ann", "Bob", "Cleo", "Dan", "Eve")
    since = await playground.at_rest()
    for verb in ("bet", "result"):
        for name in ("Zoé", "Max"):
            await other.type(name, f"{verb} tricks:1")
    await behind_the_board(other, "Zoé", "Max", round_=2)
    await playground.settle()
    told = [call for call in await playground.calls(since) if re.search(directs, call["path"])]
    assert [call for call in told if call["method"] == "POST"] == []


async def test_who_wants_no_messages_is_marked_alone(mended_playground: Playground) -> None:
    evening = await Evening.open(mended_playground, *NAMES)
    await mended_playground.change_person(evening.people["Tom"], dms="closed")
    await evening.seat_all(first="Léa", options="rounds:2,2")
    await evening.prompt("Léa")
    await evening.prompt("Camille")
    await behind_the_board(evening, "Tom")
    other = await Evening.open(mended_playground, "Zoé", "Max")
    await other.seat_all(first="Zoé")
    await other.prompt("Zoé")
    await other.prompt("Max")


@pytest.mark.parametrize("door", ["added", "replaced"])
async def test_who_was_seated_by_somebody_else_is_written_to_after_an_act_of_their_own(
    swift_playground: Playground, door: str
) -> None:
    evening = await Evening.open(swift_playground, *NAMES)
    camille = evening.people["Camille"]["id"]
    lobby = (await evening.type("Léa", "new rounds:2,2"))["message"]
    await evening.press("Tom", lobby, "join")
    if door == "added":
        await evening.command("Léa", "seat add", person=camille)
    else:
        await evening.command("Léa", "guest", name="Mamie")
        await evening.command("Léa", "seat replace", player="Mamie", person=camille)
    await evening.type("Léa", "begin")
    board = await evening.board(1)
    await evening.prompt("Tom")
    await behind_the_board(evening, "Camille")
    await swift_playground.settle()
    assert await swift_playground.dms(evening.people["Camille"]) == []
    panel = (await evening.press("Camille", board, "mine"))["message"]
    await evening.press("Camille", panel, "bet", 2, 1)
    await swift_playground.settle()
    assert await swift_playground.dms(evening.people["Camille"]) == [], "the bet is given already"
    await bet(evening)
    await declared(evening)
    await evening.prompt("Camille")


async def test_who_asked_for_the_seat_is_written_to_at_once(swift_playground: Playground) -> None:
    evening = await seated(swift_playground, options="rounds:1,1")
    for name in NAMES:
        await evening.type(name, "bet tricks:0")
    for name in NAMES:
        await evening.type(name, f"result tricks:{int(name == 'Tom')}")
    await evening.board(2)
    evening.people["Zoé"] = await swift_playground.person("Zoé")
    await evening.type("Zoé", "seat ask")
    await evening.press("Léa", await evening.offering("accept"), "accept")
    await evening.prompt("Zoé")


@pytest.mark.parametrize(
    ("locale", "label", "told", "again"),
    [
        ("en-US", "Stop writing to me", "I will not write to you directly", "Write to me again"),
        ("fr", "Ne plus m’écrire", "Je ne t’écrirai plus", "M’écrire de nouveau"),
    ],
)
async def test_the_message_itself_stops_them(
    swift_playground: Playground, locale: str, label: str, told: str, again: str
) -> None:
    evening = await Evening.open(swift_playground, "Léa", "Tom", locale=locale)
    await evening.type("Léa", "new rounds:2,2")
    await evening.press("Tom", await evening.offering("join"), "join")
    await evening.type("Léa", "begin")
    tom = evening.people["Tom"]
    prompt = await evening.prompt("Tom")
    answer = await swift_playground.click(tom, prompt, label)
    assert answer["outcome"] == "update"
    assert told in answer["message"]["content"]
    assert "/tally" in answer["message"]["content"]
    assert pressable(answer["message"], "bet") is None
    await swift_playground.settle()
    stopped = await newest(evening, "Tom")
    assert stopped["id"] == prompt["id"]
    assert told in stopped["content"], "nothing writes over it"
    await swift_playground.click(tom, stopped, again)
    assert (await evening.prompt("Tom"))["id"] == prompt["id"], "it asks again"
    await swift_playground.click(tom, await evening.prompt("Tom"), label)
    direct = await swift_playground.dm_channel(tom)
    assert direct is not None
    await swift_playground.type(tom, direct, "/tally dm wanted:True")
    await evening.prompt("Tom")


@pytest.mark.thorough
async def test_new_channels_are_opened_one_a_second(tmp_path: Path) -> None:
    true = str(Pace().opening.total_seconds())
    assert true == "1.0"
    database = str(tmp_path / "bot.sqlite3")
    with process("--database", database, TALLYHO_NEW_DM_SECONDS=true) as running:
        async with client(running.url()) as playground:
            began = time.monotonic()
            evening = await seated(playground)
            await prompted(evening)
            assert time.monotonic() - began >= len(NAMES) - 1
