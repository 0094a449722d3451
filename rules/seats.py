"""The seats of a table: how many there are, who has left, who is next, who ranks after leaving."""

from collections.abc import Sequence
from typing import Any, Final, Literal

from rules.contract import RuleError, Seat, Setup, Standing
from rules.ranking import ranked

FEWEST_PRESENT: Final = 2
"""Players without whom there is nothing to compare; the table is ended instead (our choice)."""


def check_setup(setup: Setup[Any], fewest: int, most: int) -> None:
    """Refuse a table too small or too large. RuleError `too_few_seats`, `too_many_seats`, `no_such_seat`."""
    if setup.seats < fewest:
        raise RuleError("too_few_seats", low=fewest, high=most, given=setup.seats)
    if setup.seats > most:
        raise RuleError("too_many_seats", low=fewest, high=most, given=setup.seats)
    check_seat(setup.seats, setup.first)


def check_seat(seats: int, seat: Seat) -> None:
    """Refuse a seat that the table does not have. RuleError `no_such_seat`."""
    if not 0 <= seat < seats:
        raise RuleError("no_such_seat", given=seat)


def check_present(seats: int, away: frozenset[Seat], seat: Seat, round_: int) -> None:
    """Refuse to hear a seat that has left. RuleError `no_such_seat`, `seat_left`."""
    check_seat(seats, seat)
    if seat in away:
        raise RuleError("seat_left", round=round_, seat=seat)


def leave(seats: int, away: frozenset[Seat], seat: Seat) -> frozenset[Seat]:
    """Tell who is away once this seat has left. RuleError `no_such_seat`, `already_left`."""
    check_seat(seats, seat)
    if seat in away:
        raise RuleError("already_left", seat=seat)
    return away | {seat}


def come_back(seats: int, away: frozenset[Seat], seat: Seat) -> frozenset[Seat]:
    """Tell who is away once this seat is taken again. RuleError `no_such_seat`, `not_left`."""
    check_seat(seats, seat)
    if seat not in away:
        raise RuleError("not_left", seat=seat)
    return away - {seat}


def check_enough(seats: int, away: frozenset[Seat]) -> None:
    """Refuse that fewer than two players go on. RuleError `too_few_left`."""
    if seats - len(away) < FEWEST_PRESENT:
        raise RuleError("too_few_left", low=FEWEST_PRESENT)


def present(seats: int, away: frozenset[Seat]) -> tuple[Seat, ...]:
    """List the seats that have not left, in the order in which they sit."""
    return tuple(seat for seat in range(seats) if seat not in away)


def from_seat(seat: Seat, playing: Sequence[Seat], seats: int) -> Seat:
    """Find this seat or, where it does not play, the next one clockwise that does."""
    return min(playing, key=lambda other: (other - seat) % seats)


def ranked_apart(
    scores: Sequence[int], wins: Literal["highest", "lowest"], away: frozenset[Seat]
) -> tuple[Standing, ...]:
    """Rank the seats by their scores (points), those who have left after all others.

    Who leaves a game of lowest totals early would else win it (our choice).
    """
    behind = max(scores) - min(scores) + 1
    if wins == "highest":
        behind = -behind
    ranking = [score + behind if seat in away else score for seat, score in enumerate(scores)]
    return tuple(
        Standing(seat=row.seat, score=scores[row.seat], rank=row.rank) for row in ranked(ranking, wins)
    )
