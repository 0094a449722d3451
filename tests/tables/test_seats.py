"""Who is at the table: leaving, coming back, replacing, the host, the end, being forgotten."""

from datetime import timedelta

import pytest

from bot.tables import use_cases
from bot.tables.model import Status, TableError
from bot.tables.people import Person
from rules.contract import TABLE
from rules.points.entries import Points
from rules.skullking.entries import Bid, Bids, Declaration, LostTricks
from rules.skyjo.entries import Finisher, Grid, Scores, Total
from tests.kit.table_evening import CHANNEL, Evening


async def test_the_last_missing_player_leaves_and_the_round_moves_on(evening: Evening) -> None:
    tables, table = evening.tables, await evening.begun("skullking", options={"rounds": "1,2"})
    await tables.change(evening.act(1), table, use_cases.give, Bid(1))
    await tables.change(evening.act(2), table, use_cases.give, Bid(0))
    change = await tables.change(evening.act(3), table, use_cases.leave)
    assert change.happened == ("left", "revealed")
    assert change.after.steps[-1].entry == Bids((Bid(1), Bid(0), None))
    assert [chair.present for chair in change.after.chairs] == [True, True, False]
    assert await evening.due(table) == [(1, "seat"), (2, "reveal")]
    assert await tables.tables_of(3) == ()
    assert [found.id for found in await tables.tables_of(2)] == [table]


async def test_a_bid_of_who_leaves_is_dropped(evening: Evening) -> None:
    tables, table = evening.tables, await evening.begun("skullking")
    await tables.change(evening.act(3), table, use_cases.give, Bid(1))
    change = await tables.change(evening.act(3), table, use_cases.leave)
    assert dict(change.after.drafts) == {}
    assert await tables.get(table) == change.after


async def test_the_host_leaves_and_the_next_one_has_the_controls(evening: Evening) -> None:
    tables, table = evening.tables, await evening.begun()
    change = await tables.change(evening.act(1), table, use_cases.leave)
    assert change.happened == ("left", "host_passed")
    assert (change.after.host, change.facts and change.facts["host"]) == (2, "P2")
    with pytest.raises(TableError, match="left_already"):
        await tables.change(evening.act(1), table, use_cases.leave)
    with pytest.raises(TableError, match="left_already"):
        await tables.change(evening.act(1), table, use_cases.give, Points(1))


async def test_who_left_comes_back_to_the_own_seat(evening: Evening) -> None:
    tables, table = evening.tables, await evening.begun()
    await evening.round(table, Points, (1, 2, 3))
    await tables.change(evening.act(3), table, use_cases.leave)
    change = await tables.change(evening.act(3), table, use_cases.join)
    assert change.happened == ("come_back",)
    assert change.after.chairs[2].present
    assert await evening.due(table) == [(1, "scores"), (2, "seat"), (3, "seat")]
    assert (await tables.change(evening.act(3), table, use_cases.join)).happened == ("already_seated",)


async def test_too_few_are_left_and_the_table_ends_for_who_is_sure(evening: Evening) -> None:
    tables, table = evening.tables, await evening.begun(people=(1, 2))
    await tables.change(evening.act(1), table, use_cases.give, Points(5))
    before = await tables.get(table)
    for act in (
        tables.change(evening.act(2), table, use_cases.leave),
        tables.change(evening.act(1), table, use_cases.remove, 1),
    ):
        with pytest.raises(TableError, match="leave_closes"):
            await act
    assert await tables.get(table) == before
    change = await tables.change(evening.act(2), table, use_cases.leave, sure=True)
    assert change.happened == ("left", "too_few_left", "ended")
    assert (change.after.status, dict(change.after.drafts)) == (Status.ENDED, {})
    assert await tables.history.latest(1, 9) == ()
    assert await tables.get(table) == change.after
    with pytest.raises(TableError, match="not_live"):
        await tables.change(evening.act(1), table, use_cases.undo)


async def test_the_host_removes_who_is_gone(evening: Evening) -> None:
    tables, table = evening.tables, await evening.begun()
    with pytest.raises(TableError, match="host_only"):
        await tables.change(evening.act(2), table, use_cases.remove, 2)
    change = await tables.change(evening.act(1), table, use_cases.remove, 2)
    assert change.happened == ("removed",)
    with pytest.raises(TableError, match="left_already"):
        await tables.change(evening.act(1), table, use_cases.remove, 2)
    lobby = await evening.lobby(channel=CHANNEL + 1)
    change = await tables.change(evening.act(1), lobby, use_cases.remove, 1)
    assert (change.after.names, change.happened) == (("P1", "P3"), ("removed",))


async def test_somebodys_leaving_is_undone_by_the_host_or_that_person_alone(evening: Evening) -> None:
    tables, table = evening.tables, await evening.begun()
    await tables.change(evening.act(3), table, use_cases.leave)
    with pytest.raises(TableError, match="host_only"):
        await tables.change(evening.act(2), table, use_cases.undo)
    change = await tables.change(evening.act(3), table, use_cases.undo)
    assert change.after.chairs[2].present


async def test_drafts_stay_when_a_leaving_is_undone(evening: Evening) -> None:
    tables, table = evening.tables, await evening.begun()
    await tables.change(evening.act(2), table, use_cases.give, Points(4))
    await tables.change(evening.act(3), table, use_cases.leave)
    change = await tables.change(evening.act(1), table, use_cases.undo)
    assert dict(change.after.drafts) == {1: Points(4)}


async def test_another_person_takes_the_seat_and_its_score(evening: Evening) -> None:
    tables, table = evening.tables, await evening.begun()
    await evening.round(table, Points, (1, 2, 3))
    with pytest.raises(TableError, match="seated_already"):
        await tables.change(evening.act(1), table, use_cases.give_seat_to, 2, 2, "P2")
    change = await tables.change(evening.act(1), table, use_cases.give_seat_to, 2, 9, "P1")
    assert change.happened == ("replaced",)
    assert change.facts == {"seat": 2, "name": "P1 (2)", "previous": "P3"}
    assert (change.after.chairs[2].user, change.after.records[-1].kind) == (9, "seat")
    assert await evening.due(table) == [(1, "scores"), (2, "seat")]
    assert await tables.get(table) == change.after
    await evening.round(table, Points, (1, 2, 3))
    change = await tables.change(evening.act(1), table, use_cases.undo)
    assert change.after.chairs[2].user == 9


async def test_a_replacement_takes_a_seat_that_was_left_and_the_host_with_it(evening: Evening) -> None:
    tables, table = evening.tables, await evening.begun()
    await tables.change(evening.act(3), table, use_cases.leave)
    change = await tables.change(evening.act(1), table, use_cases.give_seat_to, 2, 9, "P9")
    assert change.after.chairs[2].present
    change = await tables.change(evening.act(1), table, use_cases.give_seat_to, 0, 8, "P8")
    assert (change.after.host, change.happened) == (8, ("replaced", "host_passed"))
    assert (await tables.get(table)).chairs == change.after.chairs


async def test_an_abandoned_table_is_ended_by_anybody_seated_after_a_day(evening: Evening) -> None:
    tables, table = evening.tables, await evening.begun()
    with pytest.raises(TableError, match="host_only"):
        await tables.change(evening.act(2), table, use_cases.end)
    evening.clock.goes_on(timedelta(hours=20))
    await tables.change(evening.act(1), table, use_cases.give, Points(1))
    evening.clock.goes_on(timedelta(hours=20))
    with pytest.raises(TableError, match="host_only"):
        await tables.change(evening.act(2), table, use_cases.end)
    evening.clock.goes_on(timedelta(hours=4))
    with pytest.raises(TableError, match="host_only"):
        await tables.change(evening.act(99), table, use_cases.end)
    change = await tables.change(evening.act(2), table, use_cases.end)
    assert (change.happened, change.after.status) == (("ended",), Status.ENDED)
    assert await tables.at(CHANNEL) is None


async def test_host_and_moderator_end_a_table_at_once(evening: Evening) -> None:
    for act in (evening.act(1), evening.act(99, moderates=True)):
        table = await evening.begun()
        assert (await evening.tables.change(act, table, use_cases.end)).after.status is Status.ENDED


async def test_a_person_is_forgotten_everywhere_and_the_games_go_on(evening: Evening) -> None:
    tables, old = evening.tables, await evening.begun(options={"rounds": 1})
    await evening.round(old, Points, (9, 2, 3))
    live = await evening.begun()
    await tables.change(evening.act(1), live, use_cases.give, Points(4))
    lobby = await evening.lobby(people=(1,), channel=CHANNEL + 1)
    await tables.people.set_dms_closed(1, closed=True)
    changed = await tables.forget(1)
    assert [table.id for table in changed] == [live, lobby]
    after = await tables.get(live)
    assert (after.names, after.host, after.seat_of(1)) == (("someone", "P2", "P3"), 2, None)
    assert dict(after.drafts) == {}  # whoever enters for the seat now must not see it
    assert (await tables.get(lobby)).status is Status.ENDED
    past = await tables.get(old)
    assert (past.names, past.host, past.log_length) == (("someone", "P2", "P3"), None, 1)
    (finished,) = await tables.history.latest(1, 9)
    assert [(row.user, row.name) for row in finished.placed] == [
        (None, "someone"),
        (3, "P3"),
        (2, "P2"),
    ]
    assert await tables.people.known([1]) == {1: Person()}
    assert await tables.tables_of(1) == ()
    await tables.change(evening.act(2), live, use_cases.give, Points(1), seat=0)


async def test_a_table_closed_after_a_round_owes_the_channel_its_scores(evening: Evening) -> None:
    tables, table = evening.tables, await evening.begun()
    for user in (1, 2, 3):
        await tables.change(evening.act(user), table, use_cases.give, Points(user))
    await tables.change(evening.act(1), table, use_cases.end)
    assert await evening.due(table) == [(1, "scores"), (2, "final")]
    other = await evening.begun(channel=CHANNEL + 1)
    await tables.change(evening.act(1), other, use_cases.end)
    assert await evening.due(other) == [(1, "final")]


async def test_two_of_three_leave_before_the_first_challenge_and_nobody_has_won(evening: Evening) -> None:
    tables, table = evening.tables, await evening.begun("skull")
    await tables.change(evening.act(2), table, use_cases.leave)
    with pytest.raises(TableError, match="leave_closes"):
        await tables.change(evening.act(3), table, use_cases.leave)
    change = await tables.change(evening.act(3), table, use_cases.leave, sure=True)
    assert change.happened == ("left", "too_few_left", "ended")
    assert change.after.status is Status.ENDED
    assert await tables.history.latest(1, 5) == ()
    change = await tables.change(evening.act(3), table, use_cases.reopen)
    assert (change.after.status, [chair.present for chair in change.after.chairs]) == (
        Status.PLAYING,
        [True, False, True],
    )


@pytest.mark.parametrize(
    "hand", [Total(3, finisher=True), Grid(((1, 0, 0, 0), (1, 2, 0, 0), (0, 0, 0, 0)), True)]
)
async def test_who_closed_the_round_and_leaves_stays_the_finisher(
    evening: Evening, hand: Total | Grid
) -> None:
    tables, table = evening.tables, await evening.begun("skyjo")
    await tables.change(evening.act(2), table, use_cases.give, hand)
    change = await tables.change(evening.act(2), table, use_cases.leave)
    assert dict(change.after.drafts) == {TABLE: Finisher(1)}
    await tables.change(evening.act(1), table, use_cases.give, Total(10))
    change = await tables.change(evening.act(3), table, use_cases.give, Total(5))
    assert change.happened == ("given", "scored", "round_opened")
    assert change.after.steps[-1].entry == Scores(hands=(Total(10), None, Total(5)), finisher=1)


async def test_what_the_table_said_of_the_end_is_kept_when_another_claimant_leaves(evening: Evening) -> None:
    tables, table = evening.tables, await evening.begun("skyjo")
    await tables.change(evening.act(1), table, use_cases.give, Finisher(2), seat=TABLE)
    await tables.change(evening.act(2), table, use_cases.give, Total(4, finisher=True))
    change = await tables.change(evening.act(2), table, use_cases.leave)
    assert dict(change.after.drafts) == {TABLE: Finisher(2)}


async def test_a_loot_shared_with_who_leaves_holds_nothing_up(evening: Evening) -> None:
    tables, table = evening.tables, await evening.begun("skullking", options={"rounds": "2"})
    for user in (1, 2, 3):
        await tables.change(evening.act(user), table, use_cases.give, Bid(1))
    await tables.change(evening.act(1), table, use_cases.give, Declaration(tricks=1, loot_with=(2,)))
    await tables.change(evening.act(2), table, use_cases.give, Declaration(tricks=0))
    change = await tables.change(evening.act(3), table, use_cases.leave)
    assert change.happened == ("left", "scored", "over")
    assert change.after.game.scores(change.after.state)[0].points == (20, -10, None)


async def test_a_trick_that_nobody_won_is_kept_when_somebody_leaves(evening: Evening) -> None:
    tables, table = evening.tables, await evening.begun("skullking", options={"rounds": "2", "kraken": True})
    for user in (1, 2, 3):
        await tables.change(evening.act(user), table, use_cases.give, Bid(1))
    await tables.change(evening.act(1), table, use_cases.give, LostTricks(1), seat=TABLE)
    change = await tables.change(evening.act(3), table, use_cases.leave)
    assert dict(change.after.drafts) == {TABLE: LostTricks(1)}
