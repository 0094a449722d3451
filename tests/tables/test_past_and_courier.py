"""Results, languages, what is owed to a channel, which messages are edited."""

from dataclasses import replace
from datetime import timedelta

from bot.tables import use_cases
from bot.tables.kinds import MessageKind
from bot.tables.outbox import GIVEN_UP, Noted
from bot.tables.people import Person
from rules.points.entries import Points
from tests.kit.table_evening import CHANNEL, GUILD, Evening


async def test_posts_are_due_until_they_are_posted_once(evening: Evening) -> None:
    tables, table = evening.tables, await evening.begun(options={"rounds": 1})
    await evening.round(table, Points, (1, 2, 3))
    scores, final = await tables.outbox.due_posts(table)
    assert (scores.nonce, final.nonce) == (f"{table}.1.scores", f"{table}.1.final")
    await tables.outbox.posted(scores, 555)
    await tables.outbox.posted(scores, 556)
    await tables.outbox.posted(final, GIVEN_UP)
    assert await tables.outbox.due_posts() == ()


async def test_the_buttons_of_a_post_are_judged_by_no_older_table(evening: Evening) -> None:
    tables, number = evening.tables, await evening.begun()
    await evening.round(number, Points, (1, 2, 3))
    before = await tables.get(number)
    await tables.change(evening.act(1), number, use_cases.undo)
    for post in await tables.outbox.due_posts(number):
        await tables.outbox.posted(post, 5, buttons=f"th:undo:{number}:1:{post.seq}")
    assert [post.seq for post in await tables.outbox.posts_with_buttons(before)] == [1]
    first, second = await tables.outbox.posts_with_buttons(await tables.get(number))
    assert (first.seq, second.seq) == (1, 2)
    assert await tables.outbox.with_buttons(timedelta(minutes=1)) == ()
    await tables.outbox.begin_post(first)
    await tables.outbox.bare(first)
    assert await tables.outbox.posts_with_buttons(await tables.get(number)) == (second,)


async def test_posts_of_all_tables_are_due_in_the_order_of_their_logs(evening: Evening) -> None:
    first = await evening.begun()
    second = await evening.begun(channel=CHANNEL + 1)
    for table in (second, first, second):
        await evening.round(table, Points, (1, 2, 3))
    due = await evening.tables.outbox.due_posts()
    assert [(post.table, post.seq) for post in due] == [(first, 1), (second, 1), (second, 2)]


async def test_a_late_post_tells_of_the_table_as_it_was(evening: Evening) -> None:
    table = await evening.begun()
    await evening.round(table, Points, (1, 2, 3))
    await evening.round(table, Points, (4, 4, 4))
    await evening.tables.change(evening.act(1), table, use_cases.give, Points(7))
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


async def test_a_message_is_announced_once_and_noted_once(evening: Evening) -> None:
    tables, table = evening.tables, await evening.tables.get(await evening.begun())
    announced = await tables.outbox.intend(table, MessageKind.BOARD, 1)
    assert announced is not None
    noted, fresh = announced
    assert (fresh, noted.message, await tables.outbox.noted(table.id, MessageKind.BOARD, 1)) == (
        True,
        None,
        None,
    )
    again = await tables.outbox.intend(table, MessageKind.BOARD, 1)
    assert again == (noted, False)
    assert again[0].nonce == noted.nonce
    sent = replace(noted, message=11, shows="looks")
    assert await tables.outbox.adopt(sent) == sent
    assert await tables.outbox.adopt(replace(noted, message=12)) == sent
    await tables.outbox.forget_message(replace(sent, message=12))
    assert await tables.outbox.messages(table.id) == (sent,)
    await tables.outbox.forget_message(sent)
    assert await tables.outbox.adopt(sent) is None
    evening.clock.now += timedelta(seconds=1)
    later = await tables.outbox.intend(table, MessageKind.BOARD, 1)
    assert later is not None
    assert later[0].nonce != noted.nonce


async def test_what_was_read_before_a_change_is_not_announced(evening: Evening) -> None:
    number = await evening.begun()
    before = await evening.tables.get(number)
    await evening.round(number, Points, (1, 2, 3))
    assert await evening.tables.outbox.intend(before, MessageKind.BOARD, before.moment) is None
    assert await evening.tables.outbox.messages(number) == ()


async def test_a_table_that_is_over_is_unfinished_while_it_has_a_board(evening: Evening) -> None:
    tables, table = evening.tables, await evening.tables.get(await evening.begun())
    board = Noted(table=table.id, kind=MessageKind.BOARD, key=1, channel=CHANNEL, message=11)
    assert await tables.outbox.note(board)
    assert await tables.outbox.unfinished() == ()
    await tables.change(evening.act(1), table.id, use_cases.end)
    assert await tables.outbox.unfinished() == (table.id,)
    await tables.outbox.forget_message(board)
    assert await tables.outbox.unfinished() == ()


async def test_what_a_message_shows_is_known_where_nobody_else_edits_it(evening: Evening) -> None:
    tables, table = evening.tables, await evening.tables.get(await evening.begun())
    board = Noted(table=table.id, kind=MessageKind.BOARD, key=1, channel=CHANNEL, message=11)
    assert await tables.outbox.note(board)
    mine = await tables.outbox.editing(board)
    assert mine is not None
    theirs = await tables.outbox.editing(board)
    assert theirs is not None
    assert not await tables.outbox.note_shown(replace(mine, shows="mine"), table.version)
    assert not await tables.outbox.note_shown(replace(theirs, shows="old"), table.version + 1)
    assert (await tables.outbox.messages(table.id))[0].shows is None
    assert await tables.outbox.note_shown(replace(theirs, shows="theirs"), table.version)
    assert (await tables.outbox.messages(table.id))[0].shows == "theirs"
    await tables.outbox.doubt(table.id)
    assert (await tables.outbox.messages(table.id))[0].shows is None
    assert await tables.outbox.editing(replace(board, message=12)) is None


async def test_a_post_is_begun_once_and_knows_since_when(evening: Evening) -> None:
    tables, table = evening.tables, await evening.begun()
    await evening.round(table, Points, (1, 2, 3))
    (post,) = await tables.outbox.due_posts(table)
    assert post.at is None
    assert await tables.outbox.begin_post(post)
    assert not await tables.outbox.begin_post(post)
    assert (await tables.outbox.due_posts(table))[0].at is not None
    assert await tables.outbox.posted(post, 555, shows="less") == 555
    assert await tables.outbox.posted(post, 556) == 555
    (lesser,) = await tables.outbox.lesser_posts()
    assert (lesser.message, lesser.shows) == (555, "less")
    await tables.outbox.post_shows(post, None)
    assert await tables.outbox.lesser_posts() == ()


async def test_live_tables_are_listed_for_a_restart(evening: Evening) -> None:
    first = await evening.begun()
    second = await evening.lobby(channel=CHANNEL + 1)
    ended = await evening.lobby(channel=CHANNEL + 2)
    await evening.tables.change(evening.act(1), ended, use_cases.end)
    assert await evening.tables.live() == (first, second)


async def test_languages_and_closed_messages_are_remembered(evening: Evening) -> None:
    tables = evening.tables
    assert await tables.servers.locale(GUILD) is None
    await tables.servers.set_locale(GUILD, "fr")
    await tables.servers.set_locale(GUILD, "en")
    assert await tables.servers.locale(GUILD) == "en"
    assert await tables.people.known([]) == {}
    assert await tables.people.known([5, 6]) == {5: Person(), 6: Person()}
    await tables.people.set_dms_closed(5, closed=True)
    await tables.people.set_language(6, "fr")
    assert await tables.people.known([5, 6]) == {5: Person(dms_closed=True), 6: Person(locale="fr")}
    await tables.people.set_language(5, "en")
    assert await tables.people.known([5]) == {5: Person(dms_closed=True, locale="en")}
    await tables.people.set_dms_closed(5, closed=False)
    assert await tables.people.known([5]) == {5: Person(locale="en")}


async def test_a_server_has_its_history_leaderboard_and_each_person_a_tally(evening: Evening) -> None:
    tables = evening.tables
    for scores in ((3, 2, 1), (1, 5, 2), (9, 2, 4)):
        table = await evening.begun(options={"rounds": 1})
        await evening.round(table, Points, scores)
    skyjo = await evening.begun()
    await tables.change(evening.act(1), skyjo, use_cases.end)
    history = await tables.history.latest(GUILD, 2)
    assert [finished.table for finished in history] == [3, 2]
    assert [placed.score for placed in history[0].placed] == [9, 4, 2]
    board = await tables.history.leaderboard(GUILD, "points")
    assert [(row.user, row.wins, row.games, row.highest) for row in board] == [
        (1, 2, 3, 9),
        (2, 1, 3, 5),
        (3, 0, 3, 4),
    ]
    (tally,) = await tables.history.stats(GUILD, 3)
    assert (tally.game, tally.games, tally.lowest, tally.mean_rank) == ("points", 3, 1, 7 / 3)
    assert await tables.history.leaderboard(GUILD, "skyjo") == ()
    assert await tables.history.latest(GUILD + 1, 5) == ()
