"""How many cards each round of Oh Hell deals, for how many players (as commonly played)."""

from typing import Final

from rules.bidding import hands as bidding
from rules.bidding.hands import largest_hand, up_and_down

FEWEST_SEATS: Final = 3
MOST_SEATS: Final = 7
DECK: Final = 52
MOST_CARDS: Final = 10


def largest(seats: int) -> int:
    """Return the cards of the largest hand: as many as the deck has for each, and never more than ten.

    >>> [largest(seats) for seats in range(3, 8)]
    [10, 10, 10, 8, 7]
    """
    return largest_hand(DECK, players=seats, most=MOST_CARDS)


def scheduled(seats: int) -> tuple[int, ...]:
    """Return the cards of each round: one, two, up to the largest hand and down to one again."""
    return up_and_down(largest(seats))


def rescheduled(rounds: tuple[int, ...], played: int, seats: int) -> tuple[int, ...]:
    """Return the cards of each round where one more sits down after so many were played.

    >>> rescheduled(scheduled(5), 2, 6) == scheduled(6)
    True
    >>> rescheduled(scheduled(5), 16, 6)[14:]
    (5, 4, 3, 2, 1)
    """
    return bidding.rescheduled(rounds, played, scheduled(seats), largest(seats))
