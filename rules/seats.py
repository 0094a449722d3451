"""The seats of a table: how many there are, who has left, who is next, who ranks after leaving."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final, Literal, TypeVar

from rules.contract import Joined, RuleError, Score, Seat, Setup, Standing
from rules.limits import MOST_NUMBER
from rules.ranking import ranked
from rules.rounds import totals

Opted = TypeVar("Opted")

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
    """Return who is away once this seat has left. RuleError `no_such_seat`, `already_left`."""
    check_seat(seats, seat)
    if seat in away:
        raise RuleError("already_left", seat=seat)
    return away | {seat}


def come_back(seats: int, away: frozenset[Seat], seat: Seat) -> frozenset[Seat]:
    """Return who is away once this seat is taken again. RuleError `no_such_seat`, `not_left`."""
    check_seat(seats, seat)
    if seat not in away:
        raise RuleError("not_left", seat=seat)
    return away - {seat}


def check_join(joined: Joined, seats: int, most: int, rounds: tuple[Score, ...]) -> None:
    """Refuse a seat that cannot be added to so many.

    RuleError `too_many_seats`, `no_such_seat` (it is not the next one), `joined_out_of_range`,
    and `joined_first` for points before a round is finished, when nobody has any.
    """
    if seats >= most:
        raise RuleError("too_many_seats", low=FEWEST_PRESENT, high=most, given=seats + 1)
    if joined.seat != seats:
        raise RuleError("no_such_seat", given=joined.seat)
    if not -MOST_NUMBER <= joined.points <= MOST_NUMBER:
        raise RuleError("joined_out_of_range", low=-MOST_NUMBER, high=MOST_NUMBER, given=joined.points)
    if joined.points and not rounds:
        raise RuleError("joined_first", given=joined.points)


def one_seat_more(setup: Setup[Opted]) -> Setup[Opted]:
    """Return the setup of a table with one seat more."""
    return replace(setup, seats=setup.seats + 1)


def widened(rounds: tuple[Score, ...], joined: Joined) -> tuple[Score, ...]:
    """Return the finished rounds with the seat that was added: in none of them it took part."""
    return tuple(
        Score(points=(*score.points, None), totals=(*score.totals, joined.points)) for score in rounds
    )


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


def idle(rounds: Sequence[Score], seats: int) -> frozenset[Seat]:
    """Name the seats that took part in no finished round; everybody before the first."""
    return frozenset(seat for seat in range(seats) if all(score.points[seat] is None for score in rounds))


def ranked_apart(
    rounds: tuple[Score, ...], seats: int, wins: Literal["highest", "lowest"], away: frozenset[Seat]
) -> tuple[Standing, ...]:
    """Rank the seats by their totals (points): who plays, then who has left, then who never took part.

    Who leaves a game of lowest totals early would else win it, and where others fall below zero who
    took part in no round would (our choice).
    """
    scores = totals(rounds, seats)
    never = idle(rounds, seats)
    step = max(scores) - min(scores) + 1
    behind = [step * ((seat in away) + 2 * (seat in never)) for seat in range(seats)]
    sign = -1 if wins == "highest" else 1
    ranking = ranked([score + sign * own for score, own in zip(scores, behind, strict=True)], wins)
    return tuple(Standing(seat=row.seat, score=scores[row.seat], rank=row.rank) for row in ranking)
