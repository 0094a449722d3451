"""The finished rounds of a game: their totals, and which of them there are."""

from rules.contract import RuleError, Score


def totals(rounds: tuple[Score, ...], seats: int) -> tuple[int, ...]:
    """Return each seat's total (points) so far; zero before the first round."""
    return rounds[-1].totals if rounds else (0,) * seats


def counted(rounds: tuple[Score, ...], points: tuple[int | None, ...]) -> Score:
    """Add a round's points to the totals; a seat that took no part keeps its own."""
    before = totals(rounds, len(points))
    return Score(
        points=points,
        totals=tuple(total + (gained or 0) for total, gained in zip(before, points, strict=True)),
    )


def check_round(rounds: tuple[Score, ...], number: int) -> None:
    """Refuse a round that was not played (1 = the first). RuleError `no_such_round`."""
    if not 1 <= number <= len(rounds):
        raise RuleError("no_such_round", given=number, low=1, high=len(rounds))
