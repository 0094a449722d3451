"""What the bot hears of too late: Discord has given up waiting, and who did it does it again."""

import asyncio
from collections.abc import AsyncGenerator, AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

import pytest

from tests.games.points.first_round import MISTAKE as POINTS
from tests.games.skull.first_round import MISTAKE as SKULL
from tests.games.skyjo.first_round import MISTAKE as SKYJO
from tests.kit.first_rounds import Mistake, in_lobby, table_of
from tests.kit.playground_client import DISCORDS_PATIENCE, PATIENCE_SECONDS, Json, Playground
from tests.kit.restarted_stories import restarted, story
from tests.kit.seat_situations import menu, totals
from tests.kit.wire_evening import eventually, pressable
from tests.kit.wire_other_games import field_ids

NOT_FOUND: Final = 404
FINISHED: Final = (
    b'{"game": "points", "players": ["A", "B"], "options": {"rounds": 1},'
    b' "played": [{"scores": {"A": 1, "B": 2}}]}'
)
"""A score sheet of a game that is over."""


@asynccontextmanager
async def unheard(playground: Playground) -> AsyncIterator[None]:
    """Let the bot hear nothing for as long as Discord waits for an answer to what is done meanwhile."""
    since = await playground.at_rest()
    await playground.answer_within(DISCORDS_PATIENCE)
    await playground.gateway("pause", 10 * PATIENCE_SECONDS)
    try:
        yield
    finally:
        await playground.answer_within(PATIENCE_SECONDS)
        await playground.gateway("pause", 0)

    async def refused() -> bool:
        calls = await playground.calls(since)
        return any("/interactions/" in call["path"] and call["status"] == NOT_FOUND for call in calls)

    await eventually(refused, "the answers that Discord refuses")
    await playground.settle()


@story
@pytest.mark.situation("M19")
async def test_what_discord_no_longer_waits_for_does_not_happen(
    swift_playground: Playground,
) -> AsyncGenerator[None, None]:
    challenged = await table_of(swift_playground, SKULL)
    counted, closed = await table_of(swift_playground, POINTS), await table_of(swift_playground, SKYJO)
    await counted.play(("Léa", "score points:1"), ("Camille", "score points:3"))
    await closed.play(("Léa", "score points:1 finisher:True"), ("Camille", "score points:3"))
    failed, points = ("Tom", "failed challenger:Tom skull:Tom bid:3"), ("Tom", "score points:7")
    async with unheard(swift_playground):
        answers = await asyncio.gather(
            *(challenged.type("Léa", "undo") for _ in range(2)),
            *(challenged.type(*failed) for _ in range(2)),
            challenged.type("Tom", "won challenger:Tom"),
            *(evening.type(*points) for evening in (counted, closed) for _ in range(2)),
        )
        assert [answer["outcome"] for answer in answers] == ["none"] * len(answers)
    for evening in (counted, closed):
        assert "Waiting for Tom" in (await evening.board(2))["content"]
    assert "Challenge 2" in (await challenged.board(2))["content"]
    assert not [m for m in await challenged.public() if " undid " in m["content"]]
    yield
    for evening in (counted, closed):
        assert "Scored (round 2)" in (await evening.type(*points))["message"]["content"]
        await evening.board(3)
        await swift_playground.settle()
        assert "Waiting for everybody" in (await evening.board(3))["content"]
    assert "Scored (challenge 2)" in (await challenged.type(*failed))["message"]["content"]
    await challenged.board(3)
    await challenged.type("Léa", "undo")
    await swift_playground.settle()
    assert len([m for m in await challenged.public() if " undid " in m["content"]]) == 1
    assert "Challenge 2" in (await challenged.board(2))["content"]


@story
@pytest.mark.situation("M19")
@pytest.mark.parametrize("mistake", [SKYJO, POINTS], ids=str)
async def test_a_form_that_discord_no_longer_waits_for_counts_once(
    swift_playground: Playground, mistake: Mistake
) -> AsyncGenerator[None, None]:
    evening = await table_of(swift_playground, mistake)
    await evening.play(*(typed for typed in mistake.rounds[0] if typed[0] != "Tom"))
    form = await evening.press("Tom", await evening.board(2), "total")

    async def sent_again() -> Json:
        """Send the form once more: with Discord it stays open until it is answered."""
        fields = {field_ids(form["modal"])["points"]: "7"}
        return await swift_playground.forge_form(
            evening.people["Tom"], form["modal"]["custom_id"], fields, channel=evening.channel
        )

    async with unheard(swift_playground):
        answers = await asyncio.gather(evening.send("Tom", form, points="7"), sent_again())
        assert [answer["outcome"] for answer in answers] == ["none"] * len(answers)
    yield
    assert "nothing was changed" in (await sent_again())["message"]["content"]
    assert await evening.tom() == mistake.before + 7
    assert "Waiting for everybody" in (await evening.board(3))["content"]


@story
@pytest.mark.situation("M19")
@pytest.mark.thorough
async def test_a_guest_of_whom_discord_heard_nothing_is_seated_once(
    swift_playground: Playground,
) -> AsyncGenerator[None, None]:
    lobby, game = await in_lobby(swift_playground, POINTS), await table_of(swift_playground, POINTS)
    picking = (await lobby.press("Léa", await lobby.offering("players"), "players"))["message"]
    opened = await lobby.press("Léa", picking, "guest")
    picking = (await game.press("Léa", await menu(game, "Léa"), "addplayer"))["message"]
    late = await game.press("Léa", picking, "addseat")
    typed = ("Léa", "seat add name:Mamie")
    async with unheard(swift_playground):
        answers = await asyncio.gather(
            lobby.type("Léa", "guest name:Mamie"),
            lobby.send("Léa", opened, name="Mamie"),
            *(evening.type(*typed) for evening in (lobby, game)),
            game.send("Léa", late, name="Mamie", start=["zero"]),
        )
        assert [answer["outcome"] for answer in answers] == ["none"] * len(answers)
    assert "Mamie" not in str((await lobby.offering("players"))["embeds"])
    assert "Mamie" not in await totals(game)
    yield
    for evening in (lobby, game):
        await evening.type(*typed)
        await swift_playground.settle()
    assert str((await lobby.offering("players"))["embeds"]).count("Mamie") == 1
    assert [name for name in await totals(game) if "Mamie" in name] == ["Mamie"]


@story
@pytest.mark.situation("M19")
async def test_a_sheet_of_which_discord_heard_nothing_is_brought_once(
    swift_playground: Playground,
) -> AsyncGenerator[None, None]:
    person, channel = await swift_playground.person("Léa"), await swift_playground.channel("sheets")

    async def bring() -> Json:
        sheet = {"finished.json": FINISHED}
        return await swift_playground.type(person, channel, "/tally import", files=sheet)

    async def finals() -> int:
        await swift_playground.settle()
        return len([m for m in await swift_playground.messages(channel) if pressable(m, "rematch")])

    async with unheard(swift_playground):
        assert [answer["outcome"] for answer in await asyncio.gather(bring(), bring())] == ["none"] * 2
    assert await finals() == 0
    yield
    await bring()
    assert await finals() == 1


@pytest.mark.thorough
@pytest.mark.situation("M13")
async def test_a_restart_in_between_changes_nothing_of_that(mended_playground: Playground) -> None:
    await restarted(mended_playground, globals())
