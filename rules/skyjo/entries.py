"""What is entered in a game of Skyjo: each seat's cards or total, and the round they make."""

from dataclasses import dataclass

from rules.contract import Back, Joined, Left, Seat

Card = int | None
"""−2…12; None: a card removed with its column."""


@dataclass(frozen=True, slots=True)
class Total:
    """A seat's points for the round before any doubling. `finisher`: it closed the round."""

    points: int
    finisher: bool = False


@dataclass(frozen=True, slots=True)
class Grid:
    """A seat's twelve cards: three rows of four. `finisher`: it closed the round."""

    rows: tuple[tuple[Card, ...], ...]
    finisher: bool = False


@dataclass(frozen=True, slots=True)
class Finisher:
    """The table's own part: who closed the round, where no seat's own part says so."""

    seat: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class Scores:
    """A round: what each seat entered (None: took no part), and who closed it."""

    hands: tuple[Total | Grid | None, ...]
    finisher: Seat


Part = Total | Grid | Finisher
Entry = Scores | Left | Back | Joined
