"""Hands made up by chance, as they could be given after a round."""

from collections.abc import Collection
from typing import Final

from rules.contract import Chance
from rules.skyjo.entries import Card, Finisher, Grid, Part, Total
from rules.skyjo.grid import COLUMNS, HIGHEST_CARD, LOWEST_CARD, ROWS, Column
from rules.skyjo.scoring import HIGHEST_ENTRY, LOWEST_ENTRY, LOWEST_LIKELY

HIGH: Final = 40
"""Points that a hand seldom exceeds."""
SAID_BY_TABLE: Final = 0.25
"""How often the table says who closed the round, not a hand."""
RARE: Final = 0.04
"""How often a total is as high or as low as can be."""


def finisher_by_chance(seats: int, chance: Chance) -> Finisher | None:
    """Say for the table who closed the round, or leave that to the hands."""
    return Finisher(chance.randint(0, seats - 1)) if chance.random() < SAID_BY_TABLE else None


def hand_by_chance(to_come: int, others: Collection[Part], chance: Chance) -> Total | Grid:
    """Make up a hand; `to_come`: of so many, this one among them, one claims what none of the others has."""
    said = any(isinstance(other, Finisher) or other.finisher for other in others)
    finisher = not said and chance.randint(1, to_come) == 1
    if chance.random() < RARE:
        return Total(chance.choice((LOWEST_ENTRY, HIGHEST_ENTRY)), finisher)
    if chance.choice((True, False)):
        return Total(chance.randint(LOWEST_LIKELY, HIGH), finisher)
    return Grid(tuple(zip(*(_column(chance) for _ in range(COLUMNS)), strict=True)), finisher)


def _column(chance: Chance) -> Column:
    """Make up a column: gone, of equal cards, or of any."""
    equal: tuple[Card, ...] = (None, chance.randint(LOWEST_CARD, HIGHEST_CARD))
    anything = tuple(chance.randint(LOWEST_CARD, HIGHEST_CARD) for _ in range(ROWS))
    return chance.choice(((chance.choice(equal),) * ROWS, anything))
