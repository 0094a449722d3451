"""A hand given at the table, and who is said to have closed the round."""

from bot.tables.model import Table
from rules.contract import TABLE, Left, Seat
from rules.skyjo.entries import Finisher, Grid, Total
from rules.skyjo.game import scores
from rules.skyjo.scoring import Hand


def drafted(table: Table, seat: Seat | None) -> Hand | None:
    """Return the hand that a seat has entered, if it has."""
    hand = None if seat is None else table.drafts.get(seat)
    return hand if isinstance(hand, Total | Grid) else None


def claimants(table: Table) -> frozenset[Seat]:
    """List the seats that are said to have closed the round: by their own hands or by the table."""
    own = {seat for seat in table.drafts if (hand := drafted(table, seat)) is not None and hand.finisher}
    said = table.drafts.get(TABLE)
    return frozenset(own | ({said.seat} if isinstance(said, Finisher) else set()))


def possible_finishers(table: Table) -> tuple[Seat, ...]:
    """List the seats that can have closed the round: who plays it, and who has left during it."""
    gone: set[Seat] = set()
    for step in reversed(table.steps):
        if len(scores(step.after)) > len(scores(step.before)):
            break
        if isinstance(step.entry, Left):
            gone.add(step.entry.seat)
    asked = () if table.ask is None else table.ask.seats
    return tuple(sorted(gone.union(asked)))
