"""What is entered in a game counted in plain points: each seat's points of a round."""

from dataclasses import dataclass

from rules.contract import Back, Joined, Left


@dataclass(frozen=True, slots=True)
class Points:
    """A seat's points for the round: any whole number, negative ones included."""

    points: int


@dataclass(frozen=True, slots=True)
class Scores:
    """A round: each seat's points. None: took no part."""

    points: tuple[int | None, ...]


Part = Points
Entry = Scores | Left | Back | Joined
