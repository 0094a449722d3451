"""Playing: parts, the reveal, scores, whole entries; what happens exactly once."""

import pytest

from bot.tables import use_cases
from bot.tables.model import Status, TableError
from bot.tables.play import CROSSED
from rules.contract import TABLE, Back, Left, RuleError, Shared
from rules.points.entries import Points
from rules.skull.entries import Failed, Won
from rules.skullking.entries import Bid, Bids, Deal, Declaration, LostTricks
from rules.skyjo.entries import Finisher, Total
from tests.kit.table_evening import CHANNEL, Evening, totals

ONE_ROUND = {"rounds": "1,2"}


def won(tricks: int) -> Declaration:
    return Declaration(tricks=tricks)


async def test_a_game_of_skull_king_from_the_first_bid_to_the_final_board(evening: Evening) -> None:
    tables = evening.tables
    table = await evening.begun("skullking", options=ONE_ROUND)
    for user, bid in ((1, 1), (2, 0)):
        change = await tables.change(evening.act(user), table, use_cases.give, Bid(bid), moment=1)
        assert change.happened == ("given",)
    assert change.after.missing == (2,)
    assert await evening.due(table) == []
    change = await tables.change(evening.act(3), table, use_cases.give, Bid(0), moment=1)
    assert change.happened == ("given", "revealed")
    assert (change.after.moment, change.after.drafts) == (2, {})
    assert change.after.steps[-1].entry == Bids((Bid(1), Bid(0), Bid(0)))
    change = await evening.round(table, won, (1, 0, 0))
    assert change.happened == ("given", "scored", "round_opened")
    assert totals(change.after) == (20, 10, 10)
    await evening.round(table, Bid, (1, 1, 0))
    change = await evening.round(table, won, (1, 1, 0))
    assert change.happened == ("given", "scored", "over")
    assert (change.after.status, change.after.ask) == (Status.OVER, None)
    assert totals(change.after) == (40, 30, 30)
    assert await evening.due(table) == [
        (1, "reveal"),
        (2, "scores"),
        (3, "reveal"),
        (4, "scores"),
        (4, "final"),
    ]
    (finished,) = await tables.history.latest(1, 5)
    assert [(row.user, row.score, row.rank, row.won) for row in finished.placed] == [
        (1, 40, 1, True),
        (2, 30, 2, False),
        (3, 30, 2, False),
    ]
    assert await tables.at(CHANNEL) is None
    assert await tables.last(CHANNEL) == change.after
    assert await tables.get(table) == change.after


async def test_a_tie_for_first_place_opens_an_extra_round_or_is_shared(evening: Evening) -> None:
    table = await evening.begun("skullking", options={"rounds": "1", "kraken": True})
    await evening.round(table, Bid, (0, 0, 1))
    change = await evening.round(table, won, (1, 0, 0))
    assert totals(change.after) == (-10, 10, -10)
    table = await evening.begun("skullking", options={"rounds": "1", "kraken": True}, channel=CHANNEL + 1)
    await evening.round(table, Bid, (1, 0, 0))
    await evening.tables.change(evening.act(1), table, use_cases.give, LostTricks(1), seat=TABLE)
    change = await evening.round(table, won, (0, 0, 0))
    assert change.happened == ("given", "scored", "extra_round")
    assert (await evening.due(table))[-2:] == [(2, "scores"), (2, "extra")]
    change = await evening.tables.change(evening.act(1), table, use_cases.enter, Shared())
    assert change.happened == ("shared", "over")
    assert change.after.game.winners(change.after.state) == (1, 2)


async def test_a_bid_may_be_changed_and_withdrawn_until_the_reveal(evening: Evening) -> None:
    tables, table = evening.tables, await evening.begun("skullking", people=(1, 2))
    await tables.change(evening.act(1), table, use_cases.give, Bid(1))
    assert (await tables.change(evening.act(1), table, use_cases.give, Bid(0))).happened == ("changed",)
    same = await tables.change(evening.act(1), table, use_cases.give, Bid(0))
    assert same.happened == ("same",)
    assert (await tables.get(table)).version == same.after.version
    assert (await tables.change(evening.act(1), table, use_cases.take_back)).after.missing == (0, 1)
    with pytest.raises(TableError, match="nothing_given"):
        await tables.change(evening.act(1), table, use_cases.take_back)
    await evening.round(table, Bid, (0, 1))
    with pytest.raises(RuleError, match="not_now"):
        await tables.change(evening.act(1), table, use_cases.give, Bid(1))


async def test_a_button_of_a_moment_that_has_passed_changes_nothing(evening: Evening) -> None:
    tables, table = evening.tables, await evening.begun("points", people=(1, 2))
    await evening.round(table, Points, (1, 2))
    before = await tables.get(table)
    with pytest.raises(TableError, match="stale") as refused:
        await tables.change(evening.act(1), table, use_cases.give, Points(9), moment=1)
    assert refused.value.facts == {"moment": 2, "round": 2, "kind": "scores"}
    assert await tables.get(table) == before


async def test_the_same_interaction_acts_once(evening: Evening) -> None:
    tables, table = evening.tables, await evening.begun("points", people=(1, 2))
    once = evening.act(1, interaction=777)
    await tables.change(once, table, use_cases.give, Points(5))
    change = await tables.change(once, table, use_cases.give, Points(6))
    assert change.happened == ("repeated",)
    assert change.after.drafts == {0: Points(5)}


async def test_an_interaction_that_was_refused_may_be_tried_again(evening: Evening) -> None:
    tables, table = evening.tables, await evening.begun("skullking", people=(1, 2))
    once = evening.act(1, interaction=778)
    with pytest.raises(RuleError, match="bid_out_of_range"):
        await tables.change(once, table, use_cases.give, Bid(2))
    assert (await tables.change(once, table, use_cases.give, Bid(1))).happened == ("given",)


async def test_an_opening_that_is_delivered_twice_opens_one_table(evening: Evening) -> None:
    table = await evening.lobby(people=(1,))
    once = evening.act(1, interaction=1)
    change = await evening.tables.open(once, (await evening.tables.get(table)).place, "points", {})
    assert (change.happened, change.after.id) == (("repeated",), table)


async def test_outsiders_and_other_people_cannot_play_a_seat(evening: Evening) -> None:
    tables, table = evening.tables, await evening.begun("points")
    with pytest.raises(TableError, match="not_seated"):
        await tables.change(evening.act(99), table, use_cases.give, Points(1))
    with pytest.raises(TableError, match="host_only"):
        await tables.change(evening.act(2), table, use_cases.give, Points(1), seat=2)
    with pytest.raises(TableError, match="no_seat"):
        await tables.change(evening.act(1), table, use_cases.give, Points(1), seat=7)
    with pytest.raises(TableError, match="not_of_this_game"):
        await tables.change(evening.act(1), table, use_cases.give, Bid(1))
    change = await tables.change(evening.act(1), table, use_cases.give, Points(1), seat=2)
    assert change.after.missing == (0, 1)


async def test_tricks_that_do_not_add_up_are_kept_and_said(evening: Evening) -> None:
    tables, table = evening.tables, await evening.begun("skullking", options=ONE_ROUND)
    await evening.round(table, Bid, (1, 1, 0))
    change = await evening.round(table, won, (1, 1, 0))
    assert change.happened == ("given",)
    assert change.trouble is not None
    assert change.trouble.code == "tricks_do_not_add_up"
    assert change.after.missing == ()
    change = await tables.change(evening.act(2), table, use_cases.give, won(0))
    assert change.happened == ("changed", "scored", "round_opened")
    assert change.trouble is None


async def test_a_lost_trick_is_said_by_anybody_seated_and_completes_the_round(evening: Evening) -> None:
    tables, table = evening.tables, await evening.begun("skullking", options={**ONE_ROUND, "kraken": True})
    await evening.round(table, Bid, (1, 0, 0))
    assert (await evening.round(table, won, (0, 0, 0))).trouble is not None
    with pytest.raises(TableError, match="not_seated"):
        await tables.change(evening.act(99), table, use_cases.give, LostTricks(1), seat=TABLE)
    change = await tables.change(evening.act(3), table, use_cases.give, LostTricks(1), seat=TABLE)
    assert change.happened == ("given", "scored", "round_opened")


async def test_the_host_reveals_without_the_missing_who_then_stand_out(evening: Evening) -> None:
    tables, table = evening.tables, await evening.begun("skullking", options=ONE_ROUND)
    with pytest.raises(TableError, match="nothing_given"):
        await tables.change(evening.act(1), table, use_cases.reveal)
    await tables.change(evening.act(1), table, use_cases.give, Bid(1))
    await tables.change(evening.act(2), table, use_cases.give, Bid(0))
    with pytest.raises(TableError, match="host_only"):
        await tables.change(evening.act(2), table, use_cases.reveal)
    change = await tables.change(evening.act(1), table, use_cases.reveal)
    assert change.happened == ("revealed",)
    assert change.after.steps[-1].entry == Bids((Bid(1), Bid(0), None))
    with pytest.raises(TableError, match="not_asked"):
        await tables.change(evening.act(3), table, use_cases.give, won(0))
    await tables.change(evening.act(1), table, use_cases.give, won(1))
    change = await tables.change(evening.act(2), table, use_cases.give, won(0))
    assert change.after.game.scores(change.after.state)[0].points == (20, 10, None)


async def test_cards_dealt_are_edited_and_all_bids_are_dropped(evening: Evening) -> None:
    tables, table = evening.tables, await evening.begun("skullking", options={"rounds": "5,5"})
    await tables.change(evening.act(1), table, use_cases.give, Bid(4))
    await tables.change(evening.act(2), table, use_cases.give, Bid(1))
    with pytest.raises(TableError, match="host_only"):
        await tables.change(evening.act(2), table, use_cases.enter, Deal(3))
    change = await tables.change(evening.act(1), table, use_cases.enter, Deal(3))
    assert change.happened == ("entered", "parts_dropped")
    assert (change.facts or {})["seats"] == (0, 1)
    assert await evening.due(table) == [(1, "cards")]
    assert (change.after.moment, dict(change.after.drafts)) == (2, {})


async def test_skyjo_scores_when_the_last_one_is_in_and_asks_who_finished(evening: Evening) -> None:
    tables, table = evening.tables, await evening.begun("skyjo", options={"threshold": 50})
    change = await evening.round(table, Total, (10, 60, 5))
    assert change.trouble is not None
    assert change.trouble.code == "no_finisher"
    change = await tables.change(evening.act(2), table, use_cases.give, Finisher(2), seat=TABLE)
    assert change.happened == ("given", "scored", "over")
    assert await evening.due(table) == [(1, "scores"), (1, "final")]


async def test_skull_is_entered_by_anybody_seated(evening: Evening) -> None:
    tables, table = evening.tables, await evening.begun("skull")
    with pytest.raises(TableError, match="not_seated"):
        await tables.change(evening.act(99), table, use_cases.enter, Won(challenger=0))
    with pytest.raises(TableError, match="nothing_asked"):
        await tables.change(evening.act(1), table, use_cases.give, Won(challenger=0))
    change = await tables.change(
        evening.act(3), table, use_cases.enter, Failed(challenger=0, skull=1), moment=1
    )
    assert change.happened == ("scored", "round_opened")
    assert change.after.moment == 2
    evening.clock.goes_on(CROSSED)
    for _ in range(3):
        change = await tables.change(evening.act(2), table, use_cases.enter, Failed(challenger=0, skull=1))
    change = await tables.change(evening.act(2), table, use_cases.enter, Won(challenger=1))
    change = await tables.change(evening.act(2), table, use_cases.enter, Won(challenger=1))
    assert change.happened == ("scored", "over")


async def test_who_leaves_or_comes_back_is_not_entered_by_hand(evening: Evening) -> None:
    table = await evening.begun()
    for entry in (Left(1), Back(1), Won(challenger=0)):
        with pytest.raises(TableError, match="not_of_this_game"):
            await evening.tables.change(evening.act(1), table, use_cases.enter, entry)


async def test_a_finished_table_takes_nothing_more(evening: Evening) -> None:
    table = await evening.begun(options={"rounds": 1})
    await evening.round(table, Points, (1, 2, 3))
    with pytest.raises(TableError, match="not_live"):
        await evening.tables.change(evening.act(1), table, use_cases.give, Points(1))
    with pytest.raises(TableError, match="not_live"):
        await evening.tables.change(evening.act(1), table, use_cases.end)


async def test_a_rematch_has_the_same_people_and_options_and_the_next_seat_first(evening: Evening) -> None:
    tables, table = evening.tables, await evening.begun(people=(1, 2, 3, 4), options={"rounds": 1})
    with pytest.raises(TableError, match="not_over"):
        await tables.rematch(evening.act(1), table)
    await tables.change(evening.act(2), table, use_cases.leave)
    for user in (1, 3, 4):
        await tables.change(evening.act(user), table, use_cases.give, Points(user))
    with pytest.raises(TableError, match="not_seated"):
        await tables.rematch(evening.act(99), table)
    change = await tables.rematch(evening.act(3), table)
    assert change.happened == ("opened", "rematch")
    after = change.after
    assert (after.names, after.host, after.first) == (("P1", "P3", "P4"), 3, 1)
    assert dict(after.options) == {"rounds": 1}
    with pytest.raises(TableError, match="table_here"):
        await tables.rematch(evening.act(1), table)
