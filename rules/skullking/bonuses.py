"""The bonuses of a round: 14s, captures, and the table's own."""

from collections.abc import Iterator
from typing import Final

from rules.contract import Line
from rules.skullking.editions import WORTH, Edition
from rules.skullking.entries import Bonuses
from rules.skullking.rascal import HALF

PERCENT: Final = 100


def bonus_lines(bonuses: Bonuses, edition: Edition, *, share: int, exact: bool) -> tuple[Line, ...]:
    """Pay the share (per cent) of 14s and captures; the house bonus in full, on an exact bid only.

    A 14 pays whoever holds it at the round's end, whoever played it (EN21). What the edition does
    not pay, and what the missed bid cost, are lines of 0 points. Sources: S0, EN21, EN24.
    """
    cards = tuple(_cards(bonuses, edition))
    paid = tuple(_paid(*card, share) for card in cards if card[2] and share)
    unpaid = tuple(not_in_edition(name, count) for name, count, each in cards if not each)
    house = (_house(bonuses.other),) if bonuses.other and exact else ()
    missed = 0 if share else sum(count * each for _, count, each in cards)
    missed += 0 if exact else bonuses.other
    lost = (Line(code="bonuses_lost", points=0, facts={"bonus": missed}),) if missed else ()
    return paid + unpaid + house + lost


def not_in_edition(name: str, count: int) -> Line:
    """Tell of a bonus that this edition of the game does not pay: 0 points (OLD, KR)."""
    return Line(code="not_in_edition", points=0, facts={"bonus": name, "count": count})


def _cards(bonuses: Bonuses, edition: Edition) -> Iterator[tuple[str, int, int]]:
    """Name, number and worth (points each) of the bonuses held, in the order of the rulebook."""
    worth = WORTH[edition]
    held = (
        ("fourteens", bonuses.fourteens, worth.fourteen),
        ("black_fourteen", int(bonuses.black_fourteen), worth.black_fourteen),
        ("mermaids", bonuses.mermaids, worth.mermaid),
        ("pirates", bonuses.pirates, worth.pirate),
        ("skull_king", int(bonuses.skull_king), worth.skull_king),
    )
    return (bonus for bonus in held if bonus[1])


def _paid(name: str, count: int, each: int, share: int) -> Line:
    """All of them are multiples of 10, so that their half is a whole number (derived)."""
    points = count * each * share // PERCENT
    return Line(code=name, points=points, facts={"count": count, "each": each, "halved": share == HALF})


def _house(points: int) -> Line:
    return Line(code="other", points=points, facts={})
