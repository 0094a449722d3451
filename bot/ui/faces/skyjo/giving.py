"""A hand given at the table: who closed the round is kept, and what looks mistaken is told."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from bot.tables.model import Table
from bot.ui.acts import play
from bot.ui.answer import rule_said
from bot.ui.visit import Visit
from rules.contract import TABLE, Seat
from rules.skyjo.entries import Finisher, Grid, Total
from rules.skyjo.scoring import Hand, doubts


async def give(
    visit: Visit, table: Table, hand: Hand, *, seat: Seat | None = None, moment: int | None = None
) -> None:
    """Write a seat's hand down; what is allowed but hardly right is told besides."""
    ask = table.ask
    await play.give(visit, table.id, hand, seat=seat, moment=moment)
    about = table.seat_of(visit.act.user) if seat is None else seat
    if ask is None or about is None:
        return
    for doubt in doubts(hand, ask.round, about):
        await visit.tell(rule_said(doubt, visit.words, visit.table))


def drafted(table: Table, seat: Seat | None) -> Hand | None:
    """Give the hand that a seat has entered, if it has."""
    hand = None if seat is None else table.drafts.get(seat)
    return hand if isinstance(hand, Total | Grid) else None


def claimants(table: Table) -> frozenset[Seat]:
    """List the seats that are said to have closed the round: by their own hands or by the table."""
    own = {seat for seat in table.drafts if (hand := drafted(table, seat)) is not None and hand.finisher}
    said = table.drafts.get(TABLE)
    return frozenset(own | ({said.seat} if isinstance(said, Finisher) else set()))


def closed_by(parts: Mapping[Seat, Any], closer: Seat) -> dict[Seat, Any]:
    """Give everybody's parts with one closer: said by the table, whatever the hands claim."""
    hands = {seat: replace(part, finisher=False) for seat, part in parts.items() if seat != TABLE}
    return {**hands, TABLE: Finisher(closer)}
