"""Results, languages, what is owed to a channel, which messages are edited."""

from bot.tables.courier import GIVEN_UP, Noted
from bot.tables.people import Person
from rules.points.entries import Points
from tests.tables.evening import CHANNEL, GUILD, Evening


async def test_posts_are_due_until_they_are_posted_once(evening: Evening) -> None:
    tables, table = evening.tables, await evening.begun(options={"rounds": 1})
    await evening.round(table, Points, (1, 2, 3))
    scores, final = await tables.due_posts(table)
    assert (scores.nonce, final.nonce) == (f"{table}.1.scores", f"{table}.1.final")
    await tables.posted(scores, 555)
    await tables.posted(scores, 556)
    await tables.posted(final, GIVEN_UP)
    assert await tables.due_posts() == ()


async def test_posts_of_all_tables_are_due_in_the_order_of_their_logs(evening: Evening) -> None:
    first = await evening.begun()
    second = await evening.begun(channel=CHANNEL + 1)
    for table in (second, first, second):
        await evening.round(table, Points, (1, 2, 3))
    due = await evening.tables.due_posts()
    assert [(post.table, post.seq) for post in due] == [(first, 1), (second, 1), (second, 2)]


async def test_a_late_post_tells_of_the_table_as_it_was(evening: Evening) -> None:
    table = await evening.begun()
    await evening.round(table, Points, (1, 2, 3))
    await evening.round(table, Points, (4, 4, 4))
    await evening.tables.give(evening.act(1), table, Points(7))
    then = await evening.tables.as_of(table, 1)
    assert (then.log_length, len(then.steps), dict(then.drafts), then.moment) == (1, 1, {}, 2)
    assert (await evening.tables.as_of(table, 2)).drafts == {}
    assert (await evening.tables.as_of(table, 0)).steps == ()


async def test_a_finished_table_was_being_played_before_its_last_entry(evening: Evening) -> None:
    table = await evening.begun(options={"rounds": 2})
    await evening.round(table, Points, (1, 2, 3))
    await evening.round(table, Points, (1, 2, 3))
    assert (await evening.tables.as_of(table, 1)).live
    assert not (await evening.tables.as_of(table, 2)).live


async def test_messages_are_noted_replaced_and_forgotten(evening: Evening) -> None:
    tables, table = evening.tables, await evening.begun()
    assert await tables.noted(table, "board", 1) is None
    await tables.note_message(table, "board", 1, CHANNEL, 11)
    await tables.note_message(table, "board", 1, CHANNEL, 12)
    await tables.note_message(table, "board", 2, CHANNEL, 13)
    assert await tables.noted(table, "board", 1) == Noted(1, CHANNEL, 12)
    assert [noted.key for noted in await tables.all_noted(table, "board")] == [1, 2]
    await tables.forget_message(table, "board", 1)
    assert await tables.noted(table, "board", 1) is None


async def test_live_tables_are_listed_for_a_restart(evening: Evening) -> None:
    first = await evening.begun()
    second = await evening.lobby(channel=CHANNEL + 1)
    ended = await evening.lobby(channel=CHANNEL + 2)
    await evening.tables.end(evening.act(1), ended)
    assert await evening.tables.live() == (first, second)


async def test_languages_and_closed_messages_are_remembered(evening: Evening) -> None:
    tables = evening.tables
    assert await tables.server_locale(GUILD) is None
    await tables.set_server_locale(GUILD, "fr")
    await tables.set_server_locale(GUILD, "en")
    assert await tables.server_locale(GUILD) == "en"
    assert await tables.people([]) == {}
    assert await tables.people([5, 6]) == {5: Person(), 6: Person()}
    await tables.set_dms_closed(5, closed=True)
    await tables.set_language(6, "fr")
    assert await tables.people([5, 6]) == {5: Person(dms_closed=True), 6: Person(locale="fr")}
    await tables.set_language(5, "en")
    assert await tables.people([5]) == {5: Person(dms_closed=True, locale="en")}
    await tables.set_dms_closed(5, closed=False)
    assert await tables.people([5]) == {5: Person(locale="en")}


async def test_a_server_has_its_history_leaderboard_and_each_person_a_tally(evening: Evening) -> None:
    tables = evening.tables
    for scores in ((3, 2, 1), (1, 5, 2), (9, 2, 4)):
        table = await evening.begun(options={"rounds": 1})
        await evening.round(table, Points, scores)
    skyjo = await evening.begun()
    await tables.end(evening.act(1), skyjo)
    history = await tables.history(GUILD, 2)
    assert [finished.table for finished in history] == [3, 2]
    assert [placed.score for placed in history[0].placed] == [9, 4, 2]
    board = await tables.leaderboard(GUILD, "points")
    assert [(row.user, row.wins, row.games, row.highest) for row in board] == [
        (1, 2, 3, 9),
        (2, 1, 3, 5),
        (3, 0, 3, 4),
    ]
    (tally,) = await tables.stats(GUILD, 3)
    assert (tally.game, tally.games, tally.lowest, tally.mean_rank) == ("points", 3, 1, 7 / 3)
    assert await tables.leaderboard(GUILD, "skyjo") == ()
    assert await tables.history(GUILD + 1, 5) == ()
