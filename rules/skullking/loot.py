"""Loot: an alliance between who played it and who won that trick."""

from collections.abc import Iterator, Sequence

from rules.contract import Line, Seat
from rules.skullking.bonuses import not_in_edition
from rules.skullking.entries import Declaration

Alliance = tuple[Seat, Seat]
"""Who played the Loot, who won the trick."""


def alliances(declarations: Sequence[Declaration | None]) -> tuple[Alliance, ...]:
    """List the alliances of a round, by the seat of who played the Loot."""
    return tuple(
        (seat, winner)
        for seat, declaration in enumerate(declarations)
        if declaration is not None
        for winner in declaration.loot_with
    )


def loot_lines(seat: Seat, pairs: Sequence[Alliance], exact: Sequence[bool], each: int) -> tuple[Line, ...]:
    """Pay both allies where both bids are exact, otherwise neither; each alliance by itself.

    Never halved, and a bid of zero may be an ally's. Sources: S4, EN21, FR-A; FAQ; LEDGER.
    """
    return tuple(_line(seat, ally, exact, each) for ally in _allies(seat, pairs))


def _allies(seat: Seat, pairs: Sequence[Alliance]) -> Iterator[Seat]:
    for player, winner in pairs:
        if seat == player:
            yield winner
        elif seat == winner:
            yield player


def _line(seat: Seat, ally: Seat, exact: Sequence[bool], each: int) -> Line:
    if not each:
        return not_in_edition("loot", 1)
    missed = tuple(partner for partner in (seat, ally) if not exact[partner])
    if missed:
        return Line(code="loot_unpaid", points=0, facts={"ally": ally, "seats": missed, "each": each})
    return Line(code="loot_alliance", points=each, facts={"ally": ally, "each": each})
