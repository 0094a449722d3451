"""Undo, redo, correct: nothing is erased, everything is recomputed."""

from collections.abc import Awaitable, Callable

import pytest

from bot.tables import use_cases
from bot.tables.model import Correction, Status, TableError
from bot.tables.records import HeldCorrection
from rules.contract import RuleError
from rules.points.entries import Points
from rules.skull.entries import Failed, Won
from rules.skullking.entries import Bid, Bids, Bonuses, Declaration, LostTricks
from rules.skyjo.entries import Total
from tests.kit.table_evening import CHANNEL, Evening, totals

TWO = {"rounds": 2}


def won(tricks: int) -> Declaration:
    return Declaration(tricks=tricks)


async def test_undoing_scores_brings_the_declarations_back(evening: Evening) -> None:
    tables, table = evening.tables, await evening.begun("skullking", options={"rounds": "3,3"})
    await evening.round(table, Bid, (1, 1, 1))
    await evening.round(table, won, (1, 1, 1))
    change = await tables.change(evening.act(2), table, use_cases.undo, seq=2)
    assert change.happened == ("undone",)
    assert change.facts == {"seq": 2, "round": 1, "kind": "tricks"}
    after = change.after
    assert dict(after.drafts) == {0: won(1), 1: won(1), 2: won(1)}
    assert after.steps[-1].entry == Bids((Bid(1), Bid(1), Bid(1)))
    assert (after.moment, after.log_length, after.ask.kind if after.ask else None) == (4, 3, "tricks")
    change = await tables.change(evening.act(2), table, use_cases.give, won(2))
    assert change.trouble is not None
    change = await tables.change(evening.act(3), table, use_cases.give, won(0))
    assert change.happened == ("changed", "scored", "round_opened")
    assert totals(change.after) == (20, -10, -10)
    assert await evening.due(table) == [(1, "reveal"), (2, "scores"), (3, "undone"), (4, "scores")]


async def test_undoing_bids_brings_them_back_and_they_may_change(evening: Evening) -> None:
    tables, table = evening.tables, await evening.begun("skullking", options={"rounds": "3"})
    await evening.round(table, Bid, (1, 1, 1))
    change = await tables.change(evening.act(1), table, use_cases.undo)
    assert (len(change.after.drafts), change.after.missing) == (3, ())
    change = await tables.change(evening.act(1), table, use_cases.give, Bid(3))
    assert change.happened == ("changed", "revealed")
    assert change.after.steps[-1].entry == Bids((Bid(3), Bid(1), Bid(1)))


async def test_an_undo_of_what_is_no_longer_last_is_stale(evening: Evening) -> None:
    tables, table = evening.tables, await evening.begun()
    with pytest.raises(TableError, match="nothing_to_undo"):
        await tables.change(evening.act(1), table, use_cases.undo)
    await evening.round(table, Points, (1, 2, 3))
    await evening.round(table, Points, (1, 2, 3))
    with pytest.raises(TableError, match="stale"):
        await tables.change(evening.act(1), table, use_cases.undo, seq=1)
    await tables.change(evening.act(1), table, use_cases.undo, seq=2)
    with pytest.raises(TableError, match="stale"):
        await tables.change(evening.act(2), table, use_cases.undo, seq=2)
    with pytest.raises(TableError, match="not_seated"):
        await tables.change(evening.act(99), table, use_cases.undo)


async def test_undos_are_redone_one_after_the_other(evening: Evening) -> None:
    tables, table = evening.tables, await evening.begun(options=TWO)
    await evening.round(table, Points, (1, 2, 3))
    played = (await evening.round(table, Points, (1, 2, 3))).after
    await tables.change(evening.act(1), table, use_cases.undo)
    await tables.change(evening.act(1), table, use_cases.undo)
    with pytest.raises(TableError, match="stale"):
        await tables.change(evening.act(1), table, use_cases.redo, seq=3)
    assert (await tables.change(evening.act(1), table, use_cases.redo, seq=4)).happened == ("redone",)
    change = await tables.change(evening.act(1), table, use_cases.redo, seq=3)
    assert change.happened == ("redone", "over")
    assert change.after.steps == played.steps
    with pytest.raises(TableError, match="stale"):
        await tables.change(evening.act(1), table, use_cases.redo, seq=3)


async def test_a_redo_would_lose_what_was_given_since_and_is_refused(evening: Evening) -> None:
    tables, table = evening.tables, await evening.begun(options={"rounds": 3})
    await evening.round(table, Points, (1, 2, 3))
    await tables.change(evening.act(1), table, use_cases.undo)
    await tables.change(evening.act(1), table, use_cases.take_back)
    with pytest.raises(TableError, match="stale"):
        await tables.change(evening.act(1), table, use_cases.redo, seq=2)
    await tables.change(evening.act(1), table, use_cases.give, Points(9))
    with pytest.raises(TableError, match="stale"):
        await tables.change(evening.act(1), table, use_cases.redo, seq=2)


async def test_an_undo_of_the_end_takes_the_result_back_until_it_ends_again(evening: Evening) -> None:
    tables, table = evening.tables, await evening.begun(options=TWO)
    await evening.round(table, Points, (1, 2, 3))
    await evening.round(table, Points, (1, 2, 3))
    assert len(await tables.history.latest(1, 9)) == 1
    change = await tables.change(evening.act(1), table, use_cases.undo)
    assert change.happened == ("undone", "reopened")
    assert change.after.status is Status.PLAYING
    assert await tables.history.latest(1, 9) == ()
    assert await tables.at(CHANNEL) == change.after
    await tables.change(evening.act(1), table, use_cases.give, Points(100))
    (finished,) = await tables.history.latest(1, 9)
    assert finished.placed[0].user == 1


async def test_a_table_does_not_come_back_where_another_one_stands(evening: Evening) -> None:
    tables, table = evening.tables, await evening.begun(options={"rounds": 1})
    await evening.round(table, Points, (1, 2, 3))
    other = await evening.lobby()
    with pytest.raises(TableError, match="table_here") as refused:
        await tables.change(evening.act(1), table, use_cases.undo)
    assert refused.value.facts == {"table": other, "status": "lobby"}
    assert (await tables.get(table)).status is Status.OVER


async def test_a_correction_recomputes_everything_after_it(evening: Evening) -> None:
    tables, table = evening.tables, await evening.begun(options=TWO)
    await evening.round(table, Points, (1, 2, 3))
    await evening.round(table, Points, (10, 10, 10))
    change = await tables.change(
        evening.act(2), table, use_cases.correct, 1, [Correction.to(Points(50), kind="scores", seat=None)]
    )
    assert change.happened == ("corrected", "over")
    assert totals(change.after) == (11, 60, 13)
    assert [step.seq for step in change.after.steps] == [1, 2]
    assert (await evening.due(table))[-2:] == [(3, "corrected"), (3, "final")]
    (finished,) = await tables.history.latest(1, 9)
    assert (finished.placed[0].user, finished.placed[0].score) == (2, 60)
    assert totals(await tables.as_of(table, 2)) == (11, 12, 13)


async def test_a_correction_may_reopen_the_game(evening: Evening) -> None:
    tables, table = evening.tables, await evening.begun(options={"threshold": 20})
    await evening.round(table, Points, (10, 2, 3))
    await evening.round(table, Points, (10, 10, 10))
    change = await tables.change(
        evening.act(1), table, use_cases.correct, 2, [Correction.to(Points(1), kind="scores", seat=None)]
    )
    assert change.happened == ("corrected", "reopened")
    assert (change.facts or {})["next"] == 3
    assert (change.after.status, await tables.history.latest(1, 9)) == (Status.PLAYING, ())


async def threshold_of_points(evening: Evening) -> tuple[int, Correction]:
    table = await evening.begun(options={"threshold": 20})
    for _ in range(3):
        await evening.round(table, Points, (5, 2, 3))
    return table, Correction(kind="scores", seat=0, make=lambda _: Points(15))


async def threshold_of_skyjo(evening: Evening) -> tuple[int, Correction]:
    table = await evening.begun("skyjo", options={"threshold": 50})
    for _ in range(3):
        for user in (1, 2, 3):
            await evening.tables.change(
                evening.act(user), table, use_cases.give, Total(user, finisher=user == 1)
            )
    return table, Correction(kind="scores", seat=2, make=lambda _: Total(47))


async def second_challenge_of_skull(evening: Evening) -> tuple[int, Correction]:
    table = await evening.begun("skull")
    for entry in (Won(challenger=0), Failed(challenger=0, skull=1), Won(challenger=1)):
        await evening.tables.change(evening.act(1), table, use_cases.enter, entry)
    return table, Correction(kind="challenge", seat=0, make=lambda _: Won(challenger=0))


async def tie_of_skullking(evening: Evening) -> tuple[int, Correction]:
    table = await evening.begun("skullking", options={"rounds": "3,3"})
    for _ in range(2):
        await evening.round(table, Bid, (1, 1, 1))
        await evening.round(table, won, (1, 1, 1))
    await evening.round(table, Bid, (1, 1, 1))
    bonus = Declaration(tricks=1, bonuses=Bonuses(black_fourteen=True))
    return table, Correction(kind="tricks", seat=0, make=lambda _: bonus)


@pytest.mark.parametrize(
    "play", [threshold_of_points, threshold_of_skyjo, second_challenge_of_skull, tie_of_skullking]
)
async def test_a_correction_that_would_have_ended_the_game_says_after_which_round(
    evening: Evening, play: Callable[[Evening], Awaitable[tuple[int, Correction]]]
) -> None:
    tables = evening.tables
    table, correction = await play(evening)
    before = await tables.get(table)
    with pytest.raises(TableError, match="ends_earlier") as refused:
        await tables.change(evening.act(1), table, use_cases.correct, 2, (correction,))
    assert refused.value.facts == {"round": 2, "later": 3, "last": 3, "several": False}
    assert await tables.get(table) == before
    await tables.change(evening.act(1), table, use_cases.undo)
    change = await tables.change(evening.act(1), table, use_cases.correct, 2, (correction,))
    assert change.happened[:2] == ("corrected", "over")


async def test_a_correction_that_breaks_a_later_entry_is_refused_and_names_it(evening: Evening) -> None:
    tables, table = evening.tables, await evening.begun("skull", people=(1, 2, 3))
    for _ in range(3):
        await tables.change(evening.act(1), table, use_cases.enter, Failed(challenger=0, skull=1))
    await tables.change(evening.act(1), table, use_cases.enter, Won(challenger=0))
    await tables.change(evening.act(1), table, use_cases.enter, Failed(challenger=1, skull=0))
    with pytest.raises(RuleError, match="skull_out") as refused:
        await tables.change(
            evening.act(1),
            table,
            use_cases.correct,
            4,
            [Correction.to(Failed(challenger=0, skull=1), kind="challenge", seat=0)],
        )
    assert refused.value.facts["later_round"] == 5


async def test_a_correction_is_held_until_the_round_adds_up(evening: Evening) -> None:
    tables, table = evening.tables, await evening.begun("skullking", options={"rounds": "3,3"})
    await evening.round(table, Bid, (1, 1, 1))
    await evening.round(table, won, (1, 1, 1))
    change = await tables.change(
        evening.act(2), table, use_cases.correct, 1, [Correction.to(won(2), kind="tricks", seat=None)]
    )
    assert change.happened == ("correction_held",)
    assert change.trouble is not None
    assert dict(change.after.held_corrections) == {(1, 1): HeldCorrection(kind="tricks", part=won(2))}
    assert (totals(change.after), await tables.get(table)) == ((20, 20, 20), change.after)
    change = await tables.change(
        evening.act(3), table, use_cases.correct, 1, [Correction.to(won(0), kind="tricks", seat=None)]
    )
    assert change.happened == ("corrected",)
    assert (totals(change.after), dict(change.after.held_corrections)) == ((20, -10, -10), {})
    change = await tables.change(evening.act(3), table, use_cases.undo, seq=change.after.last)
    assert totals(change.after) == (20, 20, 20)
    change = await tables.change(evening.act(3), table, use_cases.redo, seq=4)
    assert totals(change.after) == (20, -10, -10)


async def test_a_lost_trick_completes_a_held_correction(evening: Evening) -> None:
    tables, table = (
        evening.tables,
        await evening.begun("skullking", options={"rounds": "3,3", "kraken": True}),
    )
    await evening.round(table, Bid, (1, 1, 1))
    await evening.round(table, won, (1, 1, 1))
    await tables.change(
        evening.act(2), table, use_cases.correct, 1, [Correction.to(won(0), kind="tricks", seat=None)]
    )
    change = await tables.change(
        evening.act(1), table, use_cases.correct, 1, [Correction.to(LostTricks(1), kind="tricks", seat=-1)]
    )
    assert change.happened == ("corrected",)
    assert totals(change.after) == (20, -10, 20)


async def test_held_corrections_go_with_the_round_that_is_undone(evening: Evening) -> None:
    tables, table = evening.tables, await evening.begun("skullking", options={"rounds": "3,3"})
    await evening.round(table, Bid, (1, 1, 1))
    await evening.round(table, won, (1, 1, 1))
    await tables.change(
        evening.act(2), table, use_cases.correct, 1, [Correction.to(won(2), kind="tricks", seat=None)]
    )
    change = await tables.change(evening.act(1), table, use_cases.undo)
    assert dict(change.after.held_corrections) == {}
    assert await tables.get(table) == change.after


async def test_corrected_bids_keep_the_tricks(evening: Evening) -> None:
    tables, table = evening.tables, await evening.begun("skullking", options={"rounds": "3,3"})
    await evening.round(table, Bid, (1, 1, 1))
    await evening.round(table, won, (1, 1, 1))
    change = await tables.change(
        evening.act(1), table, use_cases.correct, 1, [Correction.to(Bid(0), kind="bids", seat=2)]
    )
    assert totals(change.after) == (20, 20, -30)


async def test_a_correction_is_for_the_own_seat_or_the_host_and_for_a_past_round(evening: Evening) -> None:
    tables, table = evening.tables, await evening.begun()
    await evening.round(table, Points, (1, 2, 3))
    with pytest.raises(TableError, match="host_only"):
        await tables.change(
            evening.act(2), table, use_cases.correct, 1, [Correction.to(Points(4), kind="scores", seat=2)]
        )
    with pytest.raises(TableError, match="no_such_entry"):
        await tables.change(
            evening.act(2), table, use_cases.correct, 2, [Correction.to(Points(4), kind="scores", seat=None)]
        )
    with pytest.raises(TableError, match="not_of_this_game"):
        await tables.change(
            evening.act(2), table, use_cases.correct, 1, [Correction.to(Bid(4), kind="scores", seat=None)]
        )
    change = await tables.change(
        evening.act(2), table, use_cases.correct, 1, [Correction.to(Points(2), kind="scores", seat=None)]
    )
    assert (change.happened, change.after.log_length) == (("same",), 1)


async def test_a_challenge_of_skull_is_corrected_whole(evening: Evening) -> None:
    tables, table = evening.tables, await evening.begun("skull")
    await tables.change(evening.act(1), table, use_cases.enter, Won(challenger=0))
    await tables.change(evening.act(1), table, use_cases.enter, Failed(challenger=1, skull=2))
    change = await tables.change(
        evening.act(1),
        table,
        use_cases.correct,
        1,
        [Correction.to(Failed(challenger=0, skull=1), kind="challenge", seat=0)],
    )
    assert change.happened == ("corrected",)
    assert totals(change.after) == (0, 0, 0)


async def test_undo_of_an_older_correction_leaves_newer_entries_alone(evening: Evening) -> None:
    tables, table = evening.tables, await evening.begun(options={"rounds": 5})
    await evening.round(table, Points, (1, 2, 3))
    await tables.change(
        evening.act(1), table, use_cases.correct, 1, [Correction.to(Points(9), kind="scores", seat=None)]
    )
    await evening.round(table, Points, (1, 1, 1))
    with pytest.raises(TableError, match="stale"):
        await tables.change(evening.act(1), table, use_cases.undo, seq=2)
    await tables.change(evening.act(1), table, use_cases.undo)
    change = await tables.change(evening.act(1), table, use_cases.undo)
    assert change.facts == {"seq": 2, "round": 1, "kind": "scores"}
    assert totals(change.after) == (1, 2, 3)
