"""Several parts of a past round corrected together: all of them or none, undone in one."""

import asyncio
from typing import Any

import pytest

from bot.tables import use_cases
from bot.tables.model import Correction, TableError
from bot.tables.records import HeldCorrection
from rules.contract import TABLE, RuleError
from rules.skull.entries import Failed, Won
from rules.skullking.entries import Bid, Bonuses, Declaration, LostTricks
from rules.skyjo.entries import Finisher, Total
from tests.kit.table_evening import Evening, totals


def won(tricks: int) -> Declaration:
    return Declaration(tricks=tricks)


def put(kind: str, part: Any, seat: int | None = None) -> Correction:
    return Correction(kind=kind, make=lambda _: part, seat=seat)


async def scored(evening: Evening, rounds: str = "3,3") -> int:
    """Play a first round of three cards, a trick each as bet: everybody has 20."""
    table = await evening.begun("skullking", options={"rounds": rounds, "kraken": True})
    await evening.round(table, Bid, (1, 1, 1))
    await evening.round(table, won, (1, 1, 1))
    return table


async def test_bet_and_tricks_are_corrected_in_one_record_and_undone_in_one(evening: Evening) -> None:
    tables, table = evening.tables, await scored(evening)
    both = (put("bids", Bid(0), 1), put("tricks", won(0), 1), put("tricks", LostTricks(1), TABLE))
    change = await tables.change(evening.act(1), table, use_cases.correct, 1, both)
    assert change.happened == ("corrected",)
    assert (totals(change.after), change.after.log_length) == ((20, 30, 20), 3)
    assert await tables.get(table) == change.after
    assert (await evening.due(table))[-1] == (3, "corrected")
    change = await tables.change(evening.act(2), table, use_cases.undo)
    assert (totals(change.after), change.facts) == ((20, 20, 20), {"seq": 3, "round": 1, "kind": "bids"})
    change = await tables.change(evening.act(2), table, use_cases.redo, seq=4)
    assert totals(change.after) == (20, 30, 20)
    assert await tables.get(table) == change.after


async def test_a_bet_waits_with_the_tricks_that_do_not_add_up_yet(evening: Evening) -> None:
    tables, table = evening.tables, await scored(evening)
    both = (put("bids", Bid(2)), put("tricks", won(2)))
    change = await tables.change(evening.act(2), table, use_cases.correct, 1, both)
    assert change.happened == ("correction_held",)
    held = {(1, 1): HeldCorrection(kind="tricks", part=won(2), also=(("bids", Bid(2)),))}
    assert (totals(change.after), dict(change.after.held_corrections)) == ((20, 20, 20), held)
    assert change.after.parts_of(1, "bids")[1] == Bid(2)
    assert await tables.get(table) == change.after
    change = await tables.change(
        evening.act(3), table, use_cases.correct, 1, [Correction.to(won(0), kind="tricks", seat=None)]
    )
    assert (change.happened, totals(change.after)) == (("corrected",), (20, 40, -10))
    assert (change.after.log_length, dict(change.after.held_corrections)) == (3, {})


async def test_a_newer_bet_takes_the_place_of_one_that_waits(evening: Evening) -> None:
    tables, table = evening.tables, await scored(evening)
    await tables.change(
        evening.act(2), table, use_cases.correct, 1, (put("bids", Bid(2)), put("tricks", won(2)))
    )
    change = await tables.change(
        evening.act(2), table, use_cases.correct, 1, [Correction.to(Bid(3), kind="bids", seat=None)]
    )
    assert dict(change.after.held_corrections) == {(1, 1): HeldCorrection(kind="tricks", part=won(2))}
    change = await tables.change(
        evening.act(3), table, use_cases.correct, 1, [Correction.to(won(0), kind="tricks", seat=None)]
    )
    assert totals(change.after) == (20, -10, -10)


async def test_a_bet_that_cannot_be_leaves_the_tricks_as_they_were(evening: Evening) -> None:
    tables, table = evening.tables, await scored(evening)
    with pytest.raises(RuleError, match="bid_out_of_range"):
        await tables.change(
            evening.act(2), table, use_cases.correct, 1, (put("bids", Bid(4)), put("tricks", won(1)))
        )
    low = (put("bids", Bid(0)), put("tricks", Declaration(tricks=1, bid_change=-1)))
    with pytest.raises(RuleError, match="bid_change_out_of_range"):
        await tables.change(evening.act(2), table, use_cases.correct, 1, low)
    assert (await tables.get(table)).log_length == 2


async def test_a_bet_and_the_change_of_it_pass_over_what_neither_could_alone(evening: Evening) -> None:
    tables = evening.tables
    table = await evening.begun("skullking", people=(1, 2), options={"rounds": "1,1"})
    await evening.round(table, Bid, (1, 0))
    parts = (Declaration(tricks=1, bid_change=-1), won(0))
    for user, part in enumerate(parts, 1):
        await tables.change(evening.act(user), table, use_cases.give, part)
    both = (put("bids", Bid(0)), put("tricks", Declaration(tricks=1, bid_change=1)))
    change = await tables.change(evening.act(1), table, use_cases.correct, 1, both)
    assert totals(change.after) == (20, 10)


async def test_who_stood_out_is_entered_with_bet_and_tricks(evening: Evening) -> None:
    tables = evening.tables
    table = await evening.begun("skullking", options={"rounds": "3,3"})
    await tables.change(evening.act(1), table, use_cases.give, Bid(1))
    await tables.change(evening.act(2), table, use_cases.give, Bid(1))
    await tables.change(evening.act(1), table, use_cases.reveal)
    await tables.change(evening.act(1), table, use_cases.give, won(1))
    await tables.change(evening.act(2), table, use_cases.give, won(2))
    with pytest.raises(RuleError, match="declarations_missing"):
        await tables.change(
            evening.act(3), table, use_cases.correct, 1, [Correction.to(Bid(1), kind="bids", seat=None)]
        )
    three = (put("bids", Bid(1)), put("tricks", won(1)))
    held = await tables.change(evening.act(3), table, use_cases.correct, 1, three)
    assert held.happened == ("correction_held",)
    change = await tables.change(
        evening.act(2), table, use_cases.correct, 1, [Correction.to(won(1), kind="tricks", seat=None)]
    )
    assert totals(change.after) == (20, 20, 20)


async def test_two_who_correct_one_seat_in_the_same_instant_lose_nothing_of_each_other(
    evening: Evening,
) -> None:
    tables, table = evening.tables, await scored(evening)

    def black(own: Declaration) -> Declaration:
        return Declaration(tricks=own.tricks, bonuses=Bonuses(black_fourteen=True, other=own.bonuses.other))

    def other(own: Declaration) -> Declaration:
        return Declaration(
            tricks=own.tricks, bonuses=Bonuses(black_fourteen=own.bonuses.black_fourteen, other=5)
        )

    await asyncio.gather(
        tables.change(
            evening.act(2), table, use_cases.correct, 1, (Correction(kind="tricks", make=black, seat=1),)
        ),
        tables.change(
            evening.act(1), table, use_cases.correct, 1, (Correction(kind="tricks", make=other, seat=1),)
        ),
    )
    assert totals(await tables.get(table)) == (20, 45, 20)


async def test_hands_and_who_closed_are_one_correction_of_skyjo(evening: Evening) -> None:
    tables, table = evening.tables, await evening.begun("skyjo")
    await tables.change(evening.act(1), table, use_cases.give, Total(5, finisher=True))
    await tables.change(evening.act(2), table, use_cases.give, Total(10))
    await tables.change(evening.act(3), table, use_cases.give, Total(20))
    both = (put("scores", Total(5), 0), put("scores", Total(4), 1), put("scores", Finisher(1), TABLE))
    change = await tables.change(evening.act(1), table, use_cases.correct, 1, both)
    assert (change.happened, totals(change.after)) == (("corrected",), (5, 4, 20))


async def test_a_challenge_that_cannot_be_is_refused_and_never_held(evening: Evening) -> None:
    tables, table = evening.tables, await evening.begun("skull")
    await tables.change(evening.act(1), table, use_cases.enter, Won(challenger=0))
    with pytest.raises(RuleError, match="next_wrong"):
        await tables.change(
            evening.act(1),
            table,
            use_cases.correct,
            1,
            [Correction.to(Failed(challenger=0, skull=1, next=2), kind="challenge", seat=0)],
        )
    assert dict((await tables.get(table)).held_corrections) == {}


async def test_others_correct_their_own_part_alone(evening: Evening) -> None:
    tables, table = evening.tables, await scored(evening)
    with pytest.raises(TableError, match="host_only"):
        await tables.change(
            evening.act(2), table, use_cases.correct, 1, (put("bids", Bid(0)), put("tricks", won(1), 2))
        )
    assert (await tables.get(table)).log_length == 2
