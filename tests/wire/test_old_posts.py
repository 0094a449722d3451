"""Posts whose moment has passed lose their buttons: by one quiet edit each, and nobody waits for it."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests.games.points.first_round import MISTAKE as POINTS
from tests.games.skullking.first_round import MISTAKE as SKULL_KING
from tests.kit.first_rounds import Table, each, table_of
from tests.kit.playground_client import Json, Playground
from tests.kit.seat_situations import come
from tests.kit.thorough import thoroughly
from tests.kit.wire_evening import buttons, pressable

AGAIN = each("score points:1")
NOT_ALLOWED = 50013
HOUR_OF_AN_ID = 3_600_000 << 22
"""By how much the ids of two messages differ that were sent an hour apart."""
PASSED = "That moment has passed"


def labels(message: Json) -> list[str]:
    return [str(button["label"]) for button in buttons(message)]


async def settled(evening: Table, says: str) -> Json:
    """Return a public message once the bot has nothing left to do."""
    await evening.playground.settle()
    return await evening.posted(says)


async def scores(evening: Table, round_: int) -> Json:
    """Return the post of a round's scores, once the bot has nothing left to do."""
    await evening.playground.settle()
    said = (m for m in await evening.public() if m["content"].startswith(f"Round {round_}: ") and m["embeds"])
    return next(m for m in said if not pressable(m, "menu"))


async def bare_scores(evening: Table, round_: int) -> Json:
    """Return the post of a round's scores in a channel without embeds: all stands in its content."""
    await evening.playground.settle()
    said = (m for m in await evening.public() if m["content"].startswith(f"Round {round_}: "))
    return next(m for m in said if not m["embeds"] and not pressable(m, "menu"))


async def edits(evening: Table, message: Json, since: int = 0) -> list[int]:
    """Return what became of each edit of a message: the status."""
    calls = await evening.playground.calls(since)
    path = f"/messages/{message['id']}"
    return [call["status"] for call in calls if call["method"] == "PATCH" and call["path"].endswith(path)]


async def late(evening: Table, who: str, message: Json, custom_id: str | None) -> str:
    """Press a button that has just gone; give what is said to who presses."""
    assert custom_id is not None
    person = evening.people[who]
    return str(
        (await evening.playground.click(person, message, custom_id=custom_id, forge=True))["message"][
            "content"
        ]
    )


async def test_scores_lose_their_undo_once_something_newer_is_told(swift_playground: Playground) -> None:
    evening = await table_of(swift_playground, POINTS)
    first = await scores(evening, 1)
    undo = pressable(first, "undo")
    assert labels(first) == ["Undo round 1"]
    await evening.play(*AGAIN)
    first, second = await scores(evening, 1), await scores(evening, 2)
    assert (labels(first), labels(second)) == ([], ["Undo round 2"])
    assert first["embeds"]
    assert PASSED in await late(evening, "Tom", first, undo)
    await evening.push("Tom", second, "Undo round 2")
    undone = await settled(evening, "Tom undid round 2")
    assert labels(await scores(evening, 2)) == []
    redo = pressable(undone, "redo")
    assert pressable(await evening.board(2), "undo")  # of round 1, which is the newest again
    await evening.press("Tom", undone, "redo")
    redone = await settled(evening, "Tom put round 2 back")
    assert labels(await evening.posted("Tom undid round 2")) == []
    assert labels(redone) == ["Scores", "Undo round 2"]
    assert PASSED in await late(evening, "Tom", undone, redo)
    assert [await edits(evening, post) for post in (first, second, undone)] == [[200], [200], [200]]
    assert await swift_playground.violations() == []


async def test_a_reveal_loses_its_undo_and_scores_keep_their_reasons(swift_playground: Playground) -> None:
    evening = await table_of(swift_playground, SKULL_KING)
    reveal, first = await settled(evening, "Yo-ho-ho! Round 1: "), await scores(evening, 1)
    assert (labels(reveal), labels(first)) == ([], ["Why?", "Undo round 1"])
    await evening.play(*each("bet tricks:1"))
    await evening.declaring(2)
    first = await scores(evening, 1)
    assert labels(first) == ["Why?"]
    assert first["embeds"]
    assert "20" in (await evening.press("Tom", first, "why"))["message"]["content"]
    assert labels(await evening.posted("Yo-ho-ho! Round 2: ")) == ["Undo the reveal"]
    assert await edits(evening, reveal) == [200]


async def test_a_seat_that_is_given_is_offered_no_more(swift_playground: Playground) -> None:
    evening = await table_of(swift_playground, POINTS)
    await evening.type("Camille", "leave")
    left = await settled(evening, "Camille left")
    give = pressable(left, "givewho")
    await come(evening, "Zoé")
    await evening.press("Zoé", left, "takeseat")
    left, asked = await settled(evening, "Camille left"), await evening.posted("Zoé asks")
    assert len(labels(left)) == 3
    accept = pressable(asked, "accept")
    await evening.press("Léa", asked, "accept")
    left, asked = await settled(evening, "Camille left"), await evening.posted("Zoé asks")
    assert (labels(left), labels(asked)) == ([], [])
    assert "sits there" in await late(evening, "Léa", left, give)
    assert "been answered" in await late(evening, "Léa", asked, accept)
    assert [await edits(evening, post) for post in (left, asked)] == [[200], [200]]


async def test_a_seat_that_an_undo_empties_is_offered_again(swift_playground: Playground) -> None:
    evening = await table_of(swift_playground, POINTS)
    await evening.type("Camille", "leave")
    await evening.type("Camille", "join")
    assert labels(await settled(evening, "Camille left")) == []
    await evening.type("Camille", "undo")
    undone = await settled(evening, "Camille undid ")
    await come(evening, "Zoé")
    await evening.press("Zoé", undone, "takeseat")
    await evening.press("Léa", await evening.posted("Zoé asks"), "accept")
    await evening.posted("Zoé takes Camille")


async def test_what_is_newest_after_an_undo_can_be_undone_where_no_board_stands(
    swift_playground: Playground,
) -> None:
    evening = await table_of(swift_playground, POINTS, "rounds:2")
    await evening.play(*AGAIN)
    await evening.final()
    await evening.command("Léa", "correct", round=1, player="Tom", points=30)
    corrected = await settled(evening, "Léa corrected ")
    assert labels(await scores(evening, 2)) == []
    await evening.push("Léa", corrected, "Undo the correction")
    undone = await settled(evening, "Léa undid the correction")
    assert labels(undone) == ["Redo", "Undo round 2"]
    await evening.push("Léa", undone, "Undo round 2")
    await evening.board(2)


@pytest.mark.thorough
async def test_a_kill_in_between_changes_nothing_and_a_start_without_news_asks_for_nothing(
    playground: Playground, tmp_path: Path
) -> None:
    evening = await table_of(playground, POINTS)
    first = await scores(evening, 1)
    await playground.kill(method="PATCH", path=f"/messages/{first['id']}", when="before")
    await evening.play(*AGAIN)
    await playground.killed()
    await playground.bot("start")
    assert labels(await scores(evening, 1)) == []
    await playground.bot("stop")
    since = (await playground.calls())[-1]["n"]
    await playground.bot("start")
    second = await scores(evening, 2)
    assert labels(second) == ["Undo round 2"]
    assert [await edits(evening, post, since) for post in (first, second)] == [[], []]
    await playground.bot("stop")
    with closing(sqlite3.connect(tmp_path / "bot.sqlite3")) as connection:
        connection.execute("UPDATE posts SET message = message - ?", (HOUR_OF_AN_ID,))
        connection.commit()
    await playground.bot("start")
    await evening.play(*AGAIN)
    assert labels(await scores(evening, 3)) == ["Undo round 3"]
    calls = await playground.calls(since)
    assert str(int(second["id"]) - HOUR_OF_AN_ID) not in str(calls)
    with closing(sqlite3.connect(tmp_path / "bot.sqlite3")) as connection:
        left = connection.execute("SELECT seq, buttons FROM posts WHERE buttons IS NOT NULL").fetchall()
    assert [seq for seq, _ in left] == [3]


async def test_a_post_that_is_gone_or_may_not_be_edited_is_let_be(mended_playground: Playground) -> None:
    evening = await table_of(mended_playground, POINTS)
    first = await scores(evening, 1)
    await mended_playground.delete(first)
    await evening.play(*AGAIN)
    second = await scores(evening, 2)
    path = f"/messages/{second['id']}"
    await mended_playground.fault(path, method="PATCH", status=403, code=NOT_ALLOWED)
    await evening.play(*AGAIN)
    await scores(evening, 3)
    await evening.play(*AGAIN)
    third = await scores(evening, 3)
    assert [await edits(evening, post) for post in (first, second, third)] == [[404], [403], [200]]
    assert labels(await scores(evening, 2)) == ["Undo round 2"]


async def test_posts_that_went_out_bare_lose_their_buttons_too(swift_playground: Playground) -> None:
    evening = await table_of(swift_playground, POINTS)
    await swift_playground.change_channel(evening.channel, denied=["embed_links"])
    await evening.play(*AGAIN)
    bare = await bare_scores(evening, 2)
    undo = pressable(bare, "undo")
    assert labels(bare) == ["Undo round 2"]
    await evening.play(*AGAIN)
    second, third = await bare_scores(evening, 2), await bare_scores(evening, 3)
    assert (labels(second), labels(third)) == ([], ["Undo round 3"])
    assert second["content"] == bare["content"]
    assert PASSED in await late(evening, "Tom", second, undo)
    await swift_playground.change_channel(evening.channel, denied=[])
    second, third = await scores(evening, 2), await scores(evening, 3)
    assert (labels(second), labels(third)) == ([], ["Undo round 3"])
    await evening.play(*AGAIN)
    assert labels(await scores(evening, 3)) == []
    assert [await edits(evening, post) for post in (second, third)] == [[200, 200], [200, 200]]
    assert await swift_playground.violations() == []


@pytest.mark.parametrize(
    "fault",
    [
        {"status": 503},
        *map(thoroughly, ({"drop": "after"}, {"status": 502}, {"drop": "before"}, {"retry_after": 0.1})),
    ],
)
async def test_what_fails_in_passing_is_tried_again_later(
    mended_playground: Playground, fault: dict[str, object]
) -> None:
    evening = await table_of(mended_playground, POINTS)
    first = await scores(evening, 1)
    await mended_playground.fault(f"/messages/{first['id']}", method="PATCH", times=2, **fault)
    await evening.play(*AGAIN)
    second = await scores(evening, 2)
    assert (labels(await scores(evening, 1)), labels(second)) == ([], ["Undo round 2"])
    outcomes = await edits(evening, first)
    assert (len(outcomes), outcomes[-1]) == (3, 200)
    assert await mended_playground.faults() == []
