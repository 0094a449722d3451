"""How many cards each round deals: what the deck has for so many players, rising and falling."""


def largest_hand(deck: int, players: int, most: int) -> int:
    """Return the largest hand that a deck of so many cards has for each player, and never more than `most`.

    >>> largest_hand(52, players=7, most=10), largest_hand(52, players=4, most=10)
    (7, 10)
    """
    return min(most, deck // players)


def up_and_down(largest: int) -> tuple[int, ...]:
    """Return the cards of each round, from one up to the largest hand and down to one again.

    >>> up_and_down(4)
    (1, 2, 3, 4, 3, 2, 1)
    """
    return (*range(1, largest), *range(largest, 0, -1))
