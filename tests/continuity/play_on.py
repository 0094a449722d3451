"""How a table is played to its end, whatever phase it is found in: the same way each time."""

from dataclasses import dataclass, replace
from typing import Any

from bot.tables import Tables, use_cases
from bot.tables.model import Act, Status, Table
from rules.bidding.state import State
from rules.contract import TABLE, Seat
from rules.points.entries import Points
from rules.skull.entries import Won
from rules.skull.game import playing
from rules.skullking.entries import Bid, Declaration, LostTricks
from rules.skullking.loot import unconfirmed
from rules.skyjo.entries import Finisher, Grid, Total

STEP = 30
"""Points of Skyjo that each seat has more than the one before it: two rounds end a game."""
MOST = 100
"""Moves that no table here needs."""


@dataclass(frozen=True, slots=True)
class Move:
    """What is entered next, and for which seat (TABLE: for the whole table)."""

    seat: Seat
    part: Any


def next_move(table: Table) -> Move:
    """Return the next part that the table needs; what is given already stays as it is where it can."""
    moves = {
        "bids": _bid,
        "tricks": _tricks,
        "challenge": _challenge,
        "scores": _total if table.game.name == "skyjo" else _points,
    }
    assert table.ask is not None, table
    return moves[table.ask.kind](table)


async def play_on(tables: Tables, number: int) -> Table:
    """Play a table to its end through the use-cases, each part by whoever may enter it."""
    for _ in range(MOST):
        table = await tables.get(number)
        if not table.live:
            return table
        if table.status is Status.LOBBY:
            await tables.change(act_of(table, TABLE), number, use_cases.begin)
            continue
        move = next_move(table)
        act = act_of(table, move.seat)
        if isinstance(move.part, Won):
            await tables.change(act, number, use_cases.enter, move.part)
        else:
            await tables.change(act, number, use_cases.give, move.part, seat=move.seat)
    raise AssertionError(f"table {number} does not end")


def act_of(table: Table, seat: Seat) -> Act:
    """Let the person of a seat act, or the host for a guest and for the whole table."""
    user = None if seat == TABLE else table.chairs[seat].user
    user = table.host if user is None else user
    assert user is not None, table
    # acts of the recording have the ids of real interactions: far higher ones
    return Act(interaction=table.id * 1_000_000 + table.version, user=user, name="–")


def _bid(table: Table) -> Move:
    """The first seat bids all cards, the others one: no tie lasts. What was undone changes."""
    assert table.ask is not None
    first, cards = table.ask.seats[0], _cards(table)
    if table.missing:
        seat = table.missing[0]
        return Move(seat, Bid(cards if seat == first else 1))
    own = table.drafts[first]
    return Move(first, replace(own, tricks=0 if own.tricks else cards))


def _tricks(table: Table) -> Move:
    """The first seat takes what is left, else the last; a Loot is confirmed; what was undone changes."""
    assert table.ask is not None
    first, last = table.ask.seats[0], table.ask.seats[-1]
    declared = {seat: own for seat, own in table.drafts.items() if isinstance(own, Declaration)}
    nobodys = table.drafts.get(TABLE)
    left = _cards(table) - sum(own.tricks for own in declared.values())
    left -= nobodys.tricks if isinstance(nobodys, LostTricks) else 0
    if table.missing:
        seat = table.missing[0]
        return Move(seat, Declaration(tricks=left if seat == first or len(table.missing) == 1 else 0))
    for player, ally in unconfirmed(declared):
        took = (*declared[ally].took_loot, player)
        return Move(ally, replace(declared[ally], took_loot=took))
    if left:
        return Move(last, replace(declared[last], tricks=declared[last].tricks + left))
    return Move(first, replace(declared[first], tricks=0))


def _total(table: Table) -> Move:
    """The first seat has the fewest points and closes the round, where nobody else has."""
    assert table.ask is not None
    first = table.ask.seats[0]
    hands = {seat: hand for seat, hand in table.drafts.items() if isinstance(hand, Total | Grid)}
    closed = TABLE in table.drafts or any(hand.finisher for hand in hands.values())
    if table.missing:
        seat = table.missing[0]
        return Move(seat, Total(STEP * seat, finisher=seat == first and not closed))
    if not closed:
        return Move(TABLE, Finisher(first))
    own = hands[first]
    assert isinstance(own, Total), own
    return Move(first, replace(own, points=own.points + 1))


def _points(table: Table) -> Move:
    """Each seat has ten points more than the one before it; what was undone changes by one."""
    assert table.ask is not None
    if table.missing:
        return Move(table.missing[0], Points(10 * (table.missing[0] + 1)))
    first = table.ask.seats[0]
    return Move(first, Points(table.drafts[first].points + 1))


def _challenge(table: Table) -> Move:
    """The first seat that still plays wins."""
    assert table.state is not None
    first = playing(table.state)[0]
    return Move(first, Won(challenger=first))


def _cards(table: Table) -> int:
    assert isinstance(table.state, State)
    return table.state.cards
