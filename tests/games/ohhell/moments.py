"""The moments of Oh Hell at which anything may be tried."""

from typing import Final

from tests.kit.moments_of_games import BEGIN, HOST, REMATCH, TOM, Moment, Typed, all_type

BETS: Final = all_type("bet tricks:1", "bet tricks:0", "bet tricks:0")
TRICKS: Final = all_type("tricks tricks:1", "tricks tricks:0", "tricks tricks:0")
HANDS: Final = (*range(1, 10), *range(10, 0, -1))
"""The cards of each round of three players."""


def _evening() -> tuple[Typed, ...]:
    """Return a whole game, in which the host wins every trick."""
    typed: list[Typed] = [BEGIN]
    for cards in HANDS:
        typed += BETS
        typed += all_type(f"tricks tricks:{cards}", "tricks tricks:0", "tricks tricks:0")
    return tuple(typed)


MOMENTS: Final = (
    Moment(game="ohhell", name="lobby", next=BEGIN),
    Moment(game="ohhell", name="bets", typed=(BEGIN, *BETS[:1]), next=(TOM, "bet tricks:1")),
    Moment(game="ohhell", name="tricks", typed=(BEGIN, *BETS), next=(TOM, "tricks tricks:1")),
    Moment(game="ohhell", name="next bets", typed=(BEGIN, *BETS, *TRICKS), next=(TOM, "bet tricks:1")),
    Moment(
        game="ohhell",
        name="held correction",
        typed=(BEGIN, *BETS, *TRICKS, (HOST, "correct round:1 player:Léa tricks:0")),
        next=(TOM, "bet tricks:1"),
    ),
    Moment(game="ohhell", name="over", typed=_evening(), next=REMATCH),
)
