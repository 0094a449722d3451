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


def rescheduled(
    rounds: tuple[int, ...], played: int, wanted: tuple[int, ...], largest: int
) -> tuple[int, ...]:
    """Return the cards of each round where one more sits down after so many of `rounds` were played.

    `wanted`: the rounds of a table of so many from its beginning; `largest`: its largest hand. They are
    as `wanted`, where such a table would have played the same until now. Otherwise the hands that were
    planned stay, as far as the deck has them (no rulebook says; our choice).

    >>> rescheduled(up_and_down(4), 2, up_and_down(3), 3)
    (1, 2, 3, 2, 1)
    >>> rescheduled(up_and_down(4), 6, up_and_down(3), 3)
    (1, 2, 3, 3, 3, 2, 1)
    """
    if wanted[:played] == rounds[:played]:
        return wanted
    return tuple(min(cards, largest) for cards in rounds)
