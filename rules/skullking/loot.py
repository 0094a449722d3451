"""Loot: an alliance between who played it and who won that trick."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

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


def unconfirmed(declared: Mapping[Seat, Declaration]) -> tuple[Alliance, ...]:
    """List the alliances that the ally, who has declared too, has not confirmed; each once."""
    named = dict.fromkeys((seat, ally) for seat, own in declared.items() for ally in own.loot_with)
    return tuple(
        (seat, ally) for seat, ally in named if ally in declared and seat not in declared[ally].took_loot
    )


def confirmed(declared: Mapping[Seat, Declaration]) -> dict[Seat, Declaration]:
    """Return the declarations with every alliance among them confirmed, and no other."""
    return {
        ally: replace(
            own, took_loot=tuple(seat for seat, other in declared.items() if ally in other.loot_with)
        )
        for ally, own in declared.items()
    }


def loot_lines(seat: Seat, pairs: Sequence[Alliance], exact: Sequence[bool], each: int) -> tuple[Line, ...]:
    """Pay both allies where both bids are exact, otherwise neither; each alliance by itself.

    Never halved, and a bid of zero may be an ally's. Sources: S4, EN21, FR-A; FAQ; LEDGER.

    Seat 0 played a Loot that seat 1 won, and one that seat 2 won; seats 0 and 1 made their bids.

    >>> [line.points for line in loot_lines(0, [(0, 1), (0, 2)], exact=[True, True, False], each=20)]
    [20, 0]
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
